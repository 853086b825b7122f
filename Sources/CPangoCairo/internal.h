#ifndef CPANGOCAIRO_INTERNAL_H
#define CPANGOCAIRO_INTERNAL_H

#include "libraries.h"

#include "CPangoCairo.h"

struct pc_buffer {
  uint8_t *bytes;
  size_t length, capacity;
};

struct pc_image {
  cairo_surface_t *surface;
  /* Its opacity alone, made when it is first needed. */
  cairo_surface_t *mask;
  int width, height;
};

struct pc_canvas {
  cairo_surface_t *surface;
  cairo_t *cr;
  /* Where a PDF is written; NULL for a bitmap. */
  pc_buffer *output;
  /* Made with the first text. */
  PangoLayout *layout;
};

pc_buffer *pc_buffer_create(void);
/* 0 when there is no memory. */
int pc_buffer_append(pc_buffer *buffer, const void *bytes, size_t length);
/* A cairo stream that appends to the pc_buffer `closure`. */
cairo_status_t pc_buffer_write(void *closure, const unsigned char *bytes, unsigned int length);
/* An ARGB32 surface as a PNG file, or NULL. */
pc_buffer *pc_encode_png(cairo_surface_t *surface);

#endif
