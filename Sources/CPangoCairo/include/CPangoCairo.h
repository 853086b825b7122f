/* Drawing, text and pictures behind opaque pointers: no header of cairo, pango, glib or gdk-pixbuf is visible here, so
 * that who imports this module compiles none of them. Every function takes NULL for "nothing there" and does nothing. */
#ifndef CPANGOCAIRO_H
#define CPANGOCAIRO_H

#include <stddef.h>
#include <stdint.h>

/* The library that is needed for drawing and that this machine lacks, NULL when all are there. */
const char *pc_libraries_problem(void);

/* Bytes that the caller frees. */
typedef struct pc_buffer pc_buffer;
const uint8_t *pc_buffer_bytes(const pc_buffer *buffer);
size_t pc_buffer_length(const pc_buffer *buffer);
void pc_buffer_free(pc_buffer *buffer);

/* The bytes of a regular file of at most `limit` bytes, or NULL. Never waits for a pipe or a device. */
pc_buffer *pc_read_file(const char *path, size_t limit);

/* A deflate stream without a header, unpacked: at most `limit` bytes, what there is of a truncated stream, or NULL. */
pc_buffer *pc_inflate_raw(const uint8_t *bytes, size_t length, size_t limit);
/* A zlib stream, or NULL. */
pc_buffer *pc_deflate(const uint8_t *bytes, size_t length);
uint32_t pc_crc32(const uint8_t *bytes, size_t length);

/* A decoded picture. */
typedef struct pc_image pc_image;
enum { PC_IMAGE_OK = 0, PC_IMAGE_BROKEN = 1, PC_IMAGE_TOO_LARGE = 2 };
enum { PC_ORDER_RGBA = 0, PC_ORDER_BGR = 1, PC_ORDER_BGRA_PREMULTIPLIED = 2 };
/* `type` is gdk-pixbuf's name of the format ("png", "jpeg", "gif", "bmp", "tiff"); `order` is how the file's samples
 * are to be read. NULL with a reason in `status` when the picture is broken or has more than `max_pixels` pixels. */
pc_image *pc_image_decode(
    const uint8_t *bytes, size_t length, const char *type, int64_t max_pixels, int order, int *status);
int pc_image_width(const pc_image *image);
int pc_image_height(const pc_image *image);
/* Opacity, red, green and blue from the highest byte to the lowest, the colours multiplied by the opacity; 0 outside. */
uint32_t pc_image_pixel(const pc_image *image, int x, int y);
/* The picture as a PNG file, or NULL. */
pc_buffer *pc_image_encode_png(const pc_image *image);
void pc_image_free(pc_image *image);

/* A surface to draw on; coordinates are points, y downwards. */
typedef struct pc_canvas pc_canvas;
/* A picture of so many pixels, `scale` pixels a point. NULL when there is no memory. */
pc_canvas *pc_canvas_create_bitmap(int width, int height, double scale);
/* A PDF page, in points. NULL when there is no memory. */
pc_canvas *pc_canvas_create_pdf(double width, double height);
void pc_canvas_free(pc_canvas *canvas);
/* The PNG or PDF file, or NULL when drawing failed. Nothing can be drawn afterwards. */
pc_buffer *pc_canvas_finish(pc_canvas *canvas);
/* A copy of what is drawn on a bitmap so far, or NULL. */
pc_image *pc_canvas_copy_image(pc_canvas *canvas);
/* Why drawing failed, NULL when it did not; the text lives for ever. */
const char *pc_canvas_failure(pc_canvas *canvas);

void pc_canvas_save(pc_canvas *canvas);
void pc_canvas_restore(pc_canvas *canvas);
/* 0 when the transform would fold everything onto a line; it is not applied then. */
int pc_canvas_concat(pc_canvas *canvas, double a, double b, double c, double d, double tx, double ty);
void pc_canvas_begin_group(pc_canvas *canvas);
void pc_canvas_end_group(pc_canvas *canvas, double alpha);

void pc_canvas_move(pc_canvas *canvas, double x, double y);
void pc_canvas_line(pc_canvas *canvas, double x, double y);
void pc_canvas_curve(pc_canvas *canvas, double x1, double y1, double x2, double y2, double x3, double y3);
void pc_canvas_close(pc_canvas *canvas);
/* Each of these uses the outline up and forgets it. */
void pc_canvas_clip(pc_canvas *canvas);
void pc_canvas_fill(pc_canvas *canvas, double red, double green, double blue, double alpha);
void pc_canvas_stroke(pc_canvas *canvas, double red, double green, double blue, double alpha, double width);
void pc_canvas_shadow(
    pc_canvas *canvas, double red, double green, double blue, double alpha, double dx, double dy, double sigma);

/* A part of a picture (in its pixels) stretched into a rectangle. */
typedef struct {
  int source_x, source_y, source_width, source_height;
  double x, y, width, height;
} pc_placement;
void pc_canvas_draw_image(pc_canvas *canvas, const pc_image *image, pc_placement placement);
/* The picture's opacity, filled with a colour. */
void pc_canvas_draw_mask(
    pc_canvas *canvas, pc_image *image, pc_placement placement, double red, double green, double blue,
    double alpha);

/* One line of text. */
typedef struct {
  /* Font families, best first, with commas between. */
  const char *families;
  /* In points. */
  double size;
  /* 100 to 900. */
  int weight;
  int italic;
  /* The left end of the baseline, and the advance that the line is fitted to (0: its natural one). */
  double x, baseline, width;
  /* Whether the letters may be moved apart or together; otherwise they are only stretched. */
  int spaces_letters;
  /* Whether a bitmap gets outlines (exact places) and not the font's own pictures (colour glyphs). */
  int draws_outlines;
  double red, green, blue, alpha;
} pc_text_style;
/* 0 when the text is too large to be drawn. */
int pc_canvas_draw_text(pc_canvas *canvas, const char *utf8, int length, pc_text_style style);

#endif
