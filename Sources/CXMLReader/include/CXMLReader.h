#ifndef CXMLREADER_H
#define CXMLREADER_H
int xr_placeholder(void);
#endif
