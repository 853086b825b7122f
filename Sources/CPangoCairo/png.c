#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "internal.h"

/* Cairo's own writer tries all five filters and packs hard, which takes more time than all the drawing. */

static void put_number(uint8_t *to, uint32_t number) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(number >> (24 - 8 * i));
}

static int append_chunk(pc_buffer *file, const char *type, const uint8_t *content, size_t length) {
  uint8_t head[8], tail[4];
  put_number(head, (uint32_t)length);
  memcpy(head + 4, type, 4);
  uLong sum = crc32_z(crc32_z(0, NULL, 0), head + 4, 4);
  if (length) sum = crc32_z(sum, content, length);
  put_number(tail, (uint32_t)sum);
  return pc_buffer_append(file, head, 8) && pc_buffer_append(file, content, length) && pc_buffer_append(file, tail, 4);
}

static int is_opaque(const uint8_t *data, size_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(data + (size_t)y * stride);
    for (int x = 0; x < width; x++)
      if (row[x] >> 24 != 255) return 0;
  }
  return 1;
}

static void straighten_row(const uint32_t *from, uint8_t *to, int width, int channels) {
  for (int x = 0; x < width; x++, to += channels) {
    uint32_t alpha = from[x] >> 24;
    for (int i = 0; i < 3; i++) {
      uint32_t sample = from[x] >> (16 - 8 * i) & 255;
      if (alpha != 255 && alpha != 0) sample = (sample * 255 + alpha / 2) / alpha;
      to[i] = alpha == 0 ? 0 : (uint8_t)(sample > 255 ? 255 : sample);
    }
    if (channels == 4) to[3] = (uint8_t)alpha;
  }
}

/* Each filter's row begins with its number; the one with the smaller differences packs better. */
static const uint8_t *filter_row(
    const uint8_t *row, const uint8_t *above, size_t length, size_t channels, uint8_t *left_row, uint8_t *up_row) {
  uint64_t left_sum = 0, up_sum = 0;
  left_row[0] = 1;
  up_row[0] = 2;
  for (size_t i = 0; i < length; i++) {
    uint8_t left = (uint8_t)(row[i] - (i >= channels ? row[i - channels] : 0));
    uint8_t up = (uint8_t)(row[i] - above[i]);
    left_sum += left < 128 ? left : 256u - left;
    up_sum += up < 128 ? up : 256u - up;
    left_row[i + 1] = left;
    up_row[i + 1] = up;
  }
  return left_sum < up_sum ? left_row : up_row;
}

static int pack(z_stream *stream, const uint8_t *bytes, size_t length, int flush, pc_buffer *packed) {
  uint8_t chunk[16384];
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)length;
  do {
    stream->next_out = chunk;
    stream->avail_out = sizeof chunk;
    if (deflate(stream, flush) == Z_STREAM_ERROR) return 0;
    if (!pc_buffer_append(packed, chunk, sizeof chunk - stream->avail_out)) return 0;
  } while (stream->avail_out == 0);
  return 1;
}

static int pack_rows(
    const uint8_t *data, size_t stride, int width, int height, int channels, uint8_t *rows, pc_buffer *packed) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit(&stream, 4) != Z_OK) return 0;
  size_t length = (size_t)width * (size_t)channels;
  uint8_t *row = rows, *above = rows + length, *left = rows + 2 * length, *up = left + length + 1;
  int is_packed = 1;
  for (int y = 0; y < height && is_packed; y++) {
    straighten_row((const uint32_t *)(const void *)(data + (size_t)y * stride), row, width, channels);
    const uint8_t *best = filter_row(row, above, length, (size_t)channels, left, up);
    is_packed = pack(&stream, best, length + 1, Z_NO_FLUSH, packed);
    uint8_t *swap = row;
    row = above;
    above = swap;
  }
  is_packed = is_packed && pack(&stream, NULL, 0, Z_FINISH, packed);
  deflateEnd(&stream);
  return is_packed;
}

pc_buffer *pc_encode_png(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  const uint8_t *data = cairo_image_surface_get_data(surface);
  if (!data || width <= 0 || height <= 0) return NULL;
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  int channels = is_opaque(data, stride, width, height) ? 3 : 4;
  uint8_t header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, channels == 3 ? 2 : 6, 0, 0, 0};
  put_number(header, (uint32_t)width);
  put_number(header + 4, (uint32_t)height);
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};

  pc_buffer *file = pc_buffer_create(), *packed = pc_buffer_create();
  /* Two rows of samples and two filtered ones. */
  uint8_t *rows = calloc(4 * (size_t)width * (size_t)channels + 2, 1);
  int is_written = file && packed && rows && pack_rows(data, stride, width, height, channels, rows, packed)
      && packed->length <= INT32_MAX && pc_buffer_append(file, signature, sizeof signature)
      && append_chunk(file, "IHDR", header, sizeof header)
      && append_chunk(file, "IDAT", packed->bytes, packed->length) && append_chunk(file, "IEND", NULL, 0);
  free(rows);
  pc_buffer_free(packed);
  if (is_written) return file;
  pc_buffer_free(file);
  return NULL;
}
