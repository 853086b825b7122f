#include <math.h>
#include <stdlib.h>

#include "internal.h"

/* One pass of a running mean over `count` samples, `step` bytes apart; `line` holds a copy of them. */
static void box_blur_line(uint8_t *samples, int count, size_t step, int radius, uint8_t *line) {
  for (int i = 0; i < count; i++) line[i] = samples[(size_t)i * step];
  uint32_t size = 2 * (uint32_t)radius + 1, sum = 0;
  for (int i = 0; i <= radius && i < count; i++) sum += line[i];
  for (int i = 0; i < count; i++) {
    samples[(size_t)i * step] = (uint8_t)((sum + size / 2) / size);
    if (i + radius + 1 < count) sum += line[i + radius + 1];
    if (i - radius >= 0) sum -= line[i - radius];
  }
}

/* Three box blurs come within 3 % of a Gaussian blur. */
static void blur(cairo_surface_t *surface, double sigma) {
  int radius = (int)(sigma * 3 * sqrt(2 * G_PI) / 4 + 0.5) / 2;
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  uint8_t *line = malloc((size_t)(width > height ? width : height));
  if (!line) return;
  cairo_surface_flush(surface);
  uint8_t *data = cairo_image_surface_get_data(surface);
  for (int pass = 0; pass < 3 && radius > 0; pass++) {
    for (int y = 0; y < height; y++) box_blur_line(data + (size_t)y * stride, width, 1, radius, line);
    for (int x = 0; x < width; x++) box_blur_line(data + x, height, stride, radius, line);
  }
  cairo_surface_mark_dirty(surface);
  free(line);
}

/* The outline, filled and blurred, as the opacity of pixels `density` to a device unit from (left, top) on. */
static cairo_surface_t *shadow_mask(
    const cairo_path_t *path, double left, double top, int width, int height, double density, double sigma) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *cr = cairo_create(mask);
  cairo_scale(cr, density, density);
  cairo_translate(cr, -left, -top);
  cairo_append_path(cr, path);
  cairo_fill(cr);
  int is_drawn = cairo_status(cr) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(cr);
  if (is_drawn) {
    blur(mask, sigma * density);
    return mask;
  }
  cairo_surface_destroy(mask);
  return NULL;
}

void pc_canvas_shadow(
    pc_canvas *canvas, double red, double green, double blue, double alpha, double dx, double dy, double sigma) {
  if (!canvas) return;
  cairo_t *cr = canvas->cr;
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  cairo_user_to_device_distance(cr, &dx, &dy);
  sigma = fmin(sigma * sqrt(fabs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)), 300);
  double margin = ceil(3 * sigma) + 1;

  cairo_save(cr);
  cairo_identity_matrix(cr);
  double left, top, right, bottom, clip_left, clip_top, clip_right, clip_bottom;
  cairo_path_extents(cr, &left, &top, &right, &bottom);
  cairo_clip_extents(cr, &clip_left, &clip_top, &clip_right, &clip_bottom);
  /* Only what can reach the clip is drawn: the mask stays about as small as the canvas. */
  left = floor(fmax(left, clip_left - dx - margin) - margin);
  top = floor(fmax(top, clip_top - dy - margin) - margin);
  right = ceil(fmin(right, clip_right - dx + margin) + margin);
  bottom = ceil(fmin(bottom, clip_bottom - dy + margin) + margin);
  double density = canvas->output ? 2 : 1;
  double width = (right - left) * density, height = (bottom - top) * density;
  cairo_path_t *path = cairo_copy_path(cr);
  cairo_new_path(cr);
  cairo_surface_t *mask = NULL;
  if (path->status == CAIRO_STATUS_SUCCESS && width > 0 && height > 0 && width <= 32767 && height <= 32767
      && clip_right > clip_left && clip_bottom > clip_top)
    mask = shadow_mask(path, left, top, (int)width, (int)height, density, sigma);
  if (mask) {
    cairo_translate(cr, left + dx, top + dy);
    cairo_scale(cr, 1 / density, 1 / density);
    cairo_set_source_rgba(cr, red, green, blue, alpha);
    cairo_mask_surface(cr, mask, 0, 0);
    cairo_surface_destroy(mask);
  }
  cairo_path_destroy(path);
  cairo_restore(cr);
}
