// Here the functions go by their own names.
#define PC_DEFINES_LIBRARIES
#include "libraries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#include "CPangoCairo.h"

static const char *problem;

const char *pc_libraries_problem(void) { return pc_open_libraries() ? NULL : problem; }

#if defined(__APPLE__)

int pc_open_libraries(void) { return 1; }

#else

struct pc_library_functions pc_libraries;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *open_library(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library && !problem) problem = name;
  return library;
}

#define PC_FIND(name)                                                             \
  if (library && !(*(void **)&pc_libraries.name = dlsym(library, #name))) \
    problem = problem ? problem : #name;

static void open_all(void) {
  void *library;
  library = open_library("libcairo.so.2");
  PC_CAIRO_FUNCTIONS(PC_FIND)
  library = open_library("libpango-1.0.so.0");
  PC_PANGO_FUNCTIONS(PC_FIND)
  library = open_library("libpangocairo-1.0.so.0");
  PC_PANGOCAIRO_FUNCTIONS(PC_FIND)
  library = open_library("libgobject-2.0.so.0");
  PC_GOBJECT_FUNCTIONS(PC_FIND)
  library = open_library("libgdk_pixbuf-2.0.so.0");
  PC_PIXBUF_FUNCTIONS(PC_FIND)
}

int pc_open_libraries(void) {
  pthread_once(&once, open_all);
  return problem == NULL;
}

#endif
