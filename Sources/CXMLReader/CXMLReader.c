#include "CXMLReader.h"
int xr_placeholder(void) { return 0; }
