#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H
int pc_placeholder(void);
#endif
