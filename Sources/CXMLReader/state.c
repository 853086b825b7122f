#include "state.h"

#include <stdlib.h>
#include <string.h>

// MARK: Growing arrays

int xr_grow(void **array, uint32_t *capacity, uint32_t wanted, size_t size) {
  if (wanted <= *capacity) return 1;
  size_t next = *capacity ? (size_t)*capacity * 2 : 256;
  while (next < wanted) next *= 2;
  if (next > UINT32_MAX / 2) return 0;
  void *bigger = realloc(*array, next * size);
  if (!bigger) return 0;
  *array = bigger;
  *capacity = (uint32_t)next;
  return 1;
}

void xr_no_memory(state *s) {
  s->out_of_memory = 1;
  if (s->ctxt) xmlStopParser(s->ctxt);
}

uint32_t xr_arena_append(state *s, const char *bytes, size_t length) {
  xr_document *d = &s->doc;
  size_t wanted = (size_t)d->arena_length + length;
  if (wanted > MAX_SOURCE) {
    xr_no_memory(s);
    return d->arena_length;
  }
  if (wanted > s->arena_capacity) {
    size_t next = s->arena_capacity ? s->arena_capacity * 2 : 1024;
    while (next < wanted) next *= 2;
    char *bigger = realloc(d->arena, next);
    if (!bigger) {
      xr_no_memory(s);
      return d->arena_length;
    }
    d->arena = bigger;
    s->arena_capacity = next;
  }
  uint32_t offset = d->arena_length;
  memcpy(d->arena + offset, bytes, length);
  d->arena_length = (uint32_t)wanted;
  return offset;
}

// MARK: Names

static uint32_t hash(const xmlChar *pointer, uint32_t size) {
  uint64_t h = (uint64_t)(uintptr_t)pointer * 0x9E3779B97F4A7C15ull;
  return (uint32_t)(h >> 40) & (size - 1);
}

static void rehash(state *s, uint32_t size) {
  const xmlChar **keys = calloc(size, sizeof *keys);
  uint32_t *values = calloc(size, sizeof *values);
  if (!keys || !values) {
    free(keys), free(values);
    xr_no_memory(s);
    return;
  }
  for (uint32_t i = 0; i < s->table_size; i++)
    if (s->table_keys[i]) {
      uint32_t at = hash(s->table_keys[i], size);
      while (keys[at]) at = (at + 1) & (size - 1);
      keys[at] = s->table_keys[i], values[at] = s->table_values[i];
    }
  free(s->table_keys), free(s->table_values);
  s->table_keys = keys, s->table_values = values, s->table_size = size;
}

uint32_t xr_name_index(state *s, const xmlChar *local, const xmlChar *prefix) {
  if (prefix) local = xmlDictQLookup(s->ctxt->dict, prefix, local);
  if (!local) return 0;
  if ((s->doc.name_count + 1) * 2 > s->table_size) rehash(s, s->table_size ? s->table_size * 2 : 512);
  if (s->out_of_memory) return 0;
  uint32_t at = hash(local, s->table_size);
  while (s->table_keys[at]) {
    if (s->table_keys[at] == local) return s->table_values[at];
    at = (at + 1) & (s->table_size - 1);
  }
  if (!xr_grow((void **)&s->doc.names, &s->name_capacity, s->doc.name_count + 1, sizeof(char *))) {
    xr_no_memory(s);
    return 0;
  }
  s->doc.names[s->doc.name_count] = (const char *)local;
  s->table_keys[at] = local, s->table_values[at] = s->doc.name_count;
  return s->doc.name_count++;
}
