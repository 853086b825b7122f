#include <stdlib.h>

#include "internal.h"

/* A pattern of the placed part, whose edge pixels do not run into the neighbouring part. */
static cairo_pattern_t *pattern_of(
    pc_canvas *canvas, const pc_image *image, cairo_surface_t *surface, pc_placement p) {
  if (!surface || p.source_width <= 0 || p.source_height <= 0 || p.source_x < 0 || p.source_y < 0
      || p.source_x > image->width - p.source_width || p.source_y > image->height - p.source_height)
    return NULL;
  cairo_surface_t *part = surface;
  int is_whole = p.source_width == image->width && p.source_height == image->height;
  if (!is_whole)
    part = cairo_surface_create_for_rectangle(part, p.source_x, p.source_y, p.source_width, p.source_height);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(part);
  if (!is_whole) cairo_surface_destroy(part);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, p.source_width / p.width, p.source_height / p.height);
  cairo_matrix_translate(&matrix, -p.x, -p.y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
  /* A page needs no padding at the edges: its viewer samples the picture, and cairo would draw it larger. */
  cairo_pattern_set_extend(pattern, canvas->output ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD);
  return pattern;
}

/* Parts that meet between two pixels would let the ground shine through, were their edges smooth. */
static void meet_at_pixels(pc_canvas *canvas, const pc_image *image, pc_placement p) {
  cairo_matrix_t matrix;
  cairo_get_matrix(canvas->cr, &matrix);
  int is_upright = (matrix.xy == 0 && matrix.yx == 0) || (matrix.xx == 0 && matrix.yy == 0);
  int is_whole = p.source_width == image->width && p.source_height == image->height;
  if (is_upright && !is_whole) cairo_set_antialias(canvas->cr, CAIRO_ANTIALIAS_NONE);
}

void pc_canvas_draw_image(pc_canvas *canvas, const pc_image *image, pc_placement p) {
  cairo_pattern_t *pattern = canvas && image ? pattern_of(canvas, image, image->surface, p) : NULL;
  if (!pattern) return;
  cairo_save(canvas->cr);
  meet_at_pixels(canvas, image, p);
  cairo_new_path(canvas->cr);
  cairo_rectangle(canvas->cr, p.x, p.y, p.width, p.height);
  cairo_set_source(canvas->cr, pattern);
  cairo_fill(canvas->cr);
  cairo_restore(canvas->cr);
  cairo_pattern_destroy(pattern);
}

/* On a page, cairo takes an opaque picture with colours for itself and not for its opacity. */
static cairo_surface_t *mask_of(pc_image *image) {
  if (image->mask) return image->mask;
  image->mask = cairo_image_surface_create(CAIRO_FORMAT_A8, image->width, image->height);
  cairo_t *cr = cairo_create(image->mask);
  cairo_set_source_surface(cr, image->surface, 0, 0);
  cairo_paint(cr);
  cairo_destroy(cr);
  return image->mask;
}

void pc_canvas_draw_mask(
    pc_canvas *canvas, pc_image *image, pc_placement p, double red, double green, double blue, double alpha) {
  cairo_pattern_t *pattern = canvas && image ? pattern_of(canvas, image, mask_of(image), p) : NULL;
  if (!pattern) return;
  cairo_save(canvas->cr);
  meet_at_pixels(canvas, image, p);
  cairo_new_path(canvas->cr);
  cairo_rectangle(canvas->cr, p.x, p.y, p.width, p.height);
  cairo_clip(canvas->cr);
  cairo_set_source_rgba(canvas->cr, red, green, blue, alpha);
  cairo_mask(canvas->cr, pattern);
  cairo_restore(canvas->cr);
  cairo_pattern_destroy(pattern);
}

pc_image *pc_canvas_copy_image(pc_canvas *canvas) {
  if (!canvas || canvas->output) return NULL;
  int width = cairo_image_surface_get_width(canvas->surface), height = cairo_image_surface_get_height(canvas->surface);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_surface(cr, canvas->surface, 0, 0);
  cairo_paint(cr);
  pc_image *image = cairo_status(cr) == CAIRO_STATUS_SUCCESS ? calloc(1, sizeof *image) : NULL;
  cairo_destroy(cr);
  if (!image) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  image->surface = surface;
  image->width = width;
  image->height = height;
  return image;
}
