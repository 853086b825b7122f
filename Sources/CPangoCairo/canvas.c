#include <math.h>
#include <stdlib.h>

#include "internal.h"

pc_canvas *pc_canvas_create_bitmap(int width, int height, double scale) {
  pc_canvas *canvas = pc_open_libraries() ? calloc(1, sizeof *canvas) : NULL;
  if (!canvas) return NULL;
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  canvas->cr = cairo_create(canvas->surface);
  if (cairo_status(canvas->cr) != CAIRO_STATUS_SUCCESS) {
    pc_canvas_free(canvas);
    return NULL;
  }
  cairo_scale(canvas->cr, scale, scale);
  cairo_set_antialias(canvas->cr, CAIRO_ANTIALIAS_GOOD);
  return canvas;
}

pc_canvas *pc_canvas_create_pdf(double width, double height) {
  pc_canvas *canvas = pc_open_libraries() ? calloc(1, sizeof *canvas) : NULL;
  if (!canvas) return NULL;
  canvas->output = pc_buffer_create();
  if (!canvas->output) {
    free(canvas);
    return NULL;
  }
  canvas->surface = cairo_pdf_surface_create_for_stream(pc_buffer_write, canvas->output, width, height);
  /* Otherwise the clock would be in the file. */
  cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
  canvas->cr = cairo_create(canvas->surface);
  if (cairo_status(canvas->cr) != CAIRO_STATUS_SUCCESS) {
    pc_canvas_free(canvas);
    return NULL;
  }
  cairo_set_antialias(canvas->cr, CAIRO_ANTIALIAS_GOOD);
  return canvas;
}

void pc_canvas_free(pc_canvas *canvas) {
  if (!canvas) return;
  if (canvas->layout) g_object_unref(canvas->layout);
  cairo_destroy(canvas->cr);
  cairo_surface_finish(canvas->surface);
  cairo_surface_destroy(canvas->surface);
  pc_buffer_free(canvas->output);
  free(canvas);
}

pc_buffer *pc_canvas_finish(pc_canvas *canvas) {
  if (!canvas || cairo_status(canvas->cr) != CAIRO_STATUS_SUCCESS) return NULL;
  if (!canvas->output) return pc_encode_png(canvas->surface);
  cairo_show_page(canvas->cr);
  cairo_surface_finish(canvas->surface);
  if (cairo_surface_status(canvas->surface) != CAIRO_STATUS_SUCCESS) return NULL;
  pc_buffer *copy = pc_buffer_create();
  if (copy && pc_buffer_append(copy, canvas->output->bytes, canvas->output->length)) return copy;
  pc_buffer_free(copy);
  return NULL;
}

const char *pc_canvas_failure(pc_canvas *canvas) {
  if (!canvas) return cairo_status_to_string(CAIRO_STATUS_NO_MEMORY);
  cairo_status_t status = cairo_status(canvas->cr);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas->surface);
  return status == CAIRO_STATUS_SUCCESS ? NULL : cairo_status_to_string(status);
}

void pc_canvas_save(pc_canvas *canvas) {
  if (canvas) cairo_save(canvas->cr);
}

void pc_canvas_restore(pc_canvas *canvas) {
  if (canvas) cairo_restore(canvas->cr);
}

int pc_canvas_concat(pc_canvas *canvas, double a, double b, double c, double d, double tx, double ty) {
  if (!canvas) return 0;
  cairo_matrix_t step = {a, b, c, d, tx, ty}, current, result;
  cairo_get_matrix(canvas->cr, &current);
  cairo_matrix_multiply(&result, &step, &current);
  cairo_matrix_t inverse = result;
  if (!isfinite(result.x0) || !isfinite(result.y0) || cairo_matrix_invert(&inverse) != CAIRO_STATUS_SUCCESS) return 0;
  if (!isfinite(inverse.xx) || !isfinite(inverse.yy) || !isfinite(inverse.x0) || !isfinite(inverse.y0)) return 0;
  if (fabs(result.xx * result.yy - result.xy * result.yx) < 1e-12) return 0;
  cairo_set_matrix(canvas->cr, &result);
  return 1;
}

void pc_canvas_begin_group(pc_canvas *canvas) {
  if (canvas) cairo_push_group(canvas->cr);
}

void pc_canvas_end_group(pc_canvas *canvas, double alpha) {
  if (!canvas) return;
  cairo_pop_group_to_source(canvas->cr);
  cairo_paint_with_alpha(canvas->cr, alpha);
  /* The group's picture is large: let it go. */
  cairo_set_source_rgb(canvas->cr, 0, 0, 0);
}

/* Cairo's coordinates are 24 bits wide and wrap around beyond that. */
static void keep_in_range(pc_canvas *canvas, double *x, double *y) {
  const double limit = 4e6;
  double device_x = *x, device_y = *y;
  cairo_user_to_device(canvas->cr, &device_x, &device_y);
  if (fabs(device_x) <= limit && fabs(device_y) <= limit) return;
  device_x = fmin(fmax(device_x, -limit), limit);
  device_y = fmin(fmax(device_y, -limit), limit);
  cairo_device_to_user(canvas->cr, &device_x, &device_y);
  *x = device_x;
  *y = device_y;
}

void pc_canvas_move(pc_canvas *canvas, double x, double y) {
  if (!canvas) return;
  keep_in_range(canvas, &x, &y);
  cairo_move_to(canvas->cr, x, y);
}

void pc_canvas_line(pc_canvas *canvas, double x, double y) {
  if (!canvas) return;
  keep_in_range(canvas, &x, &y);
  cairo_line_to(canvas->cr, x, y);
}

void pc_canvas_curve(pc_canvas *canvas, double x1, double y1, double x2, double y2, double x3, double y3) {
  if (!canvas) return;
  keep_in_range(canvas, &x1, &y1);
  keep_in_range(canvas, &x2, &y2);
  keep_in_range(canvas, &x3, &y3);
  cairo_curve_to(canvas->cr, x1, y1, x2, y2, x3, y3);
}

void pc_canvas_close(pc_canvas *canvas) {
  if (canvas) cairo_close_path(canvas->cr);
}

void pc_canvas_clip(pc_canvas *canvas) {
  if (canvas) cairo_clip(canvas->cr);
}

void pc_canvas_fill(pc_canvas *canvas, double red, double green, double blue, double alpha) {
  if (!canvas) return;
  cairo_set_source_rgba(canvas->cr, red, green, blue, alpha);
  cairo_fill(canvas->cr);
}

void pc_canvas_stroke(pc_canvas *canvas, double red, double green, double blue, double alpha, double width) {
  if (!canvas) return;
  cairo_set_line_width(canvas->cr, fmin(width, 1e5));
  cairo_set_source_rgba(canvas->cr, red, green, blue, alpha);
  cairo_stroke(canvas->cr);
}
