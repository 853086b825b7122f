#include <stdlib.h>

#include "internal.h"

typedef struct {
  int64_t max_pixels;
  int is_too_large;
  /* The rows that were decoded: from the first to before the last, none yet when both are 0. */
  int first_row, end_row;
} load_check;

/* Called before the pixels are allocated; a size of nothing makes the loader stop. */
static void check_size(GdkPixbufLoader *loader, int width, int height, gpointer closure) {
  load_check *check = closure;
  if (width > 0 && height > 0 && width <= 32767 && height <= 32767
      && (int64_t)width * height <= check->max_pixels)
    return;
  check->is_too_large = 1;
  gdk_pixbuf_loader_set_size(loader, 0, 0);
}

/* A damaged file may fill only a part of the pixels; the others must not be what was in memory before. */
static void clear_pixels(GdkPixbufLoader *loader, gpointer closure) {
  (void)closure;
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
  if (pixbuf) gdk_pixbuf_fill(pixbuf, 0);
}

static void note_rows(GdkPixbufLoader *loader, int x, int y, int width, int height, gpointer closure) {
  (void)loader, (void)x, (void)width;
  load_check *check = closure;
  if (check->end_row == 0 || y < check->first_row) check->first_row = y;
  if (y + height > check->end_row) check->end_row = y + height;
}

/* gdk-pixbuf says nothing of files that end early. A GIF's first frame need not cover all rows, but it is checked. */
static int has_all_rows(const load_check *check, GdkPixbuf *pixbuf, const char *type) {
  return g_str_equal(type, "gif") || (check->first_row == 0 && check->end_row >= gdk_pixbuf_get_height(pixbuf));
}

static uint32_t premultiplied(uint32_t sample, uint32_t alpha) { return (sample * alpha + 127) / 255; }

static uint32_t at_most(uint32_t sample, uint32_t alpha) { return sample < alpha ? sample : alpha; }

static void copy_row(const guchar *from, uint32_t *to, int width, int channels, int order) {
  for (int x = 0; x < width; x++, from += channels) {
    uint32_t alpha = channels == 4 ? from[3] : 255;
    uint32_t red = order == PC_ORDER_RGBA ? from[0] : from[2];
    uint32_t green = from[1];
    uint32_t blue = order == PC_ORDER_RGBA ? from[2] : from[0];
    if (order == PC_ORDER_BGRA_PREMULTIPLIED) {
      red = at_most(red, alpha);
      green = at_most(green, alpha);
      blue = at_most(blue, alpha);
    } else if (alpha != 255) {
      red = premultiplied(red, alpha);
      green = premultiplied(green, alpha);
      blue = premultiplied(blue, alpha);
    }
    to[x] = alpha << 24 | red << 16 | green << 8 | blue;
  }
}

static pc_image *image_from_pixbuf(GdkPixbuf *pixbuf, int order) {
  int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
  int channels = gdk_pixbuf_get_n_channels(pixbuf);
  if (channels != 3 && channels != 4) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  pc_image *image = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? calloc(1, sizeof *image) : NULL;
  if (!image) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_surface_flush(surface);
  const guchar *from = gdk_pixbuf_read_pixels(pixbuf);
  size_t from_stride = (size_t)gdk_pixbuf_get_rowstride(pixbuf);
  unsigned char *to = cairo_image_surface_get_data(surface);
  size_t to_stride = (size_t)cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height; y++)
    copy_row(from + (size_t)y * from_stride, (uint32_t *)(void *)(to + (size_t)y * to_stride), width, channels, order);
  cairo_surface_mark_dirty(surface);
  image->surface = surface;
  image->width = width;
  image->height = height;
  return image;
}

pc_image *pc_image_decode(
    const uint8_t *bytes, size_t length, const char *type, int64_t max_pixels, int order, int *status) {
  *status = PC_IMAGE_BROKEN;
  if (!pc_open_libraries()) return NULL;
  GdkPixbufLoader *loader = bytes && length ? gdk_pixbuf_loader_new_with_type(type, NULL) : NULL;
  if (!loader) return NULL;
  load_check check = {max_pixels, 0, 0, 0};
  g_signal_connect(loader, "size-prepared", G_CALLBACK(check_size), &check);
  g_signal_connect(loader, "area-prepared", G_CALLBACK(clear_pixels), NULL);
  g_signal_connect(loader, "area-updated", G_CALLBACK(note_rows), &check);
  int is_whole = gdk_pixbuf_loader_write(loader, bytes, length, NULL);
  is_whole = gdk_pixbuf_loader_close(loader, NULL) && is_whole;
  GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
  pc_image *image = NULL;
  if (check.is_too_large) {
    *status = PC_IMAGE_TOO_LARGE;
  } else if (is_whole && pixbuf && has_all_rows(&check, pixbuf, type)) {
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
    if (upright) {
      image = image_from_pixbuf(upright, order);
      g_object_unref(upright);
    }
    if (image) *status = PC_IMAGE_OK;
  }
  g_object_unref(loader);
  return image;
}

int pc_image_width(const pc_image *image) { return image ? image->width : 0; }

int pc_image_height(const pc_image *image) { return image ? image->height : 0; }

uint32_t pc_image_pixel(const pc_image *image, int x, int y) {
  if (!image || x < 0 || y < 0 || x >= image->width || y >= image->height) return 0;
  const unsigned char *row = cairo_image_surface_get_data(image->surface)
      + (size_t)y * (size_t)cairo_image_surface_get_stride(image->surface);
  return ((const uint32_t *)(const void *)row)[x];
}

pc_buffer *pc_image_encode_png(const pc_image *image) { return image ? pc_encode_png(image->surface) : NULL; }

void pc_image_free(pc_image *image) {
  if (!image) return;
  cairo_surface_destroy(image->surface);
  if (image->mask) cairo_surface_destroy(image->mask);
  free(image);
}
