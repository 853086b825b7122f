#include <limits.h>
#include <string.h>
#include <zlib.h>

#include "internal.h"

pc_buffer *pc_inflate_raw(const uint8_t *bytes, size_t length, size_t limit) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (!bytes || length > UINT_MAX || inflateInit2(&stream, -15) != Z_OK) return NULL;
  pc_buffer *buffer = pc_buffer_create();
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  uint8_t chunk[65536];
  int result = Z_OK;
  while (buffer && result == Z_OK && buffer->length < limit) {
    stream.next_out = chunk;
    stream.avail_out = sizeof chunk;
    result = inflate(&stream, Z_NO_FLUSH);
    size_t count = sizeof chunk - stream.avail_out;
    if (count > limit - buffer->length) count = limit - buffer->length;
    if (!pc_buffer_append(buffer, chunk, count)) break;
  }
  inflateEnd(&stream);
  return buffer;
}

pc_buffer *pc_deflate(const uint8_t *bytes, size_t length) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (!bytes || length > UINT_MAX || deflateInit(&stream, Z_BEST_SPEED) != Z_OK) return NULL;
  pc_buffer *buffer = pc_buffer_create();
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)length;
  uint8_t chunk[65536];
  int result = Z_OK;
  while (buffer && result == Z_OK) {
    stream.next_out = chunk;
    stream.avail_out = sizeof chunk;
    result = deflate(&stream, Z_FINISH);
    if (!pc_buffer_append(buffer, chunk, sizeof chunk - stream.avail_out)) result = Z_MEM_ERROR;
  }
  deflateEnd(&stream);
  if (result == Z_STREAM_END) return buffer;
  pc_buffer_free(buffer);
  return NULL;
}

uint32_t pc_crc32(const uint8_t *bytes, size_t length) {
  return bytes ? (uint32_t)crc32_z(crc32_z(0, NULL, 0), bytes, length) : 0;
}
