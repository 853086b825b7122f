#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

pc_buffer *pc_buffer_create(void) { return calloc(1, sizeof(pc_buffer)); }

const uint8_t *pc_buffer_bytes(const pc_buffer *buffer) { return buffer ? buffer->bytes : NULL; }

size_t pc_buffer_length(const pc_buffer *buffer) { return buffer ? buffer->length : 0; }

void pc_buffer_free(pc_buffer *buffer) {
  if (!buffer) return;
  free(buffer->bytes);
  free(buffer);
}

int pc_buffer_append(pc_buffer *buffer, const void *bytes, size_t length) {
  if (length > SIZE_MAX / 4 - buffer->length) return 0;
  size_t needed = buffer->length + length;
  if (needed > buffer->capacity) {
    size_t capacity = needed + needed / 2 + 4096;
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (!grown) return 0;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  if (length) memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length = needed;
  return 1;
}

cairo_status_t pc_buffer_write(void *closure, const unsigned char *bytes, unsigned int length) {
  return pc_buffer_append(closure, bytes, length) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

pc_buffer *pc_read_file(const char *path, size_t limit) {
  /* Without O_NONBLOCK, opening a pipe waits for its other end. */
  int file = path ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
  if (file < 0) return NULL;
  struct stat about;
  pc_buffer *buffer = NULL;
  if (fstat(file, &about) == 0 && S_ISREG(about.st_mode)) buffer = pc_buffer_create();
  uint8_t chunk[65536];
  ssize_t count = 0;
  while (buffer && (count = read(file, chunk, sizeof chunk)) > 0) {
    if ((size_t)count > limit || buffer->length > limit - (size_t)count
        || !pc_buffer_append(buffer, chunk, (size_t)count)) {
      count = -1;
      break;
    }
  }
  close(file);
  if (count < 0) {
    pc_buffer_free(buffer);
    return NULL;
  }
  return buffer;
}
