#include "CPangoCairo.h"
int pc_placeholder(void) { return 0; }
