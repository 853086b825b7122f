// A document while it is read, and how its arrays grow.
#ifndef STATE_H
#define STATE_H

#include "CXMLReader.h"

#include <libxml/parser.h>

#define MAX_SOURCE 0x7fffff00u

typedef struct {
  xr_document doc;
  xmlParserCtxtPtr ctxt;
  const char *text;  // what is parsed, in UTF-8
  size_t text_length;
  uint32_t shift;  // bytes before what libxml2 is given
  uint32_t node_capacity, attribute_capacity, name_capacity;
  size_t arena_capacity;
  uint32_t depth, max_depth;
  uint32_t parent;         // the open element
  uint32_t pending;        // arena offset where text not yet in a node begins
  uint32_t pending_start;  // its place in the source
  uint32_t last_end;       // where in the source the last piece of markup ended
  int has_pending;
  char encoding[64];
  // Interned names: libxml2's dictionary gives one pointer for a name, this table gives its index.
  const xmlChar **table_keys;
  uint32_t *table_values;
  uint32_t table_size;
  int out_of_memory;
} state;

/// Makes room for `wanted` elements; 0 when there is no memory.
int xr_grow(void **array, uint32_t *capacity, uint32_t wanted, size_t size);

/// Ends reading for want of memory.
void xr_no_memory(state *s);

/// Keeps decoded text; answers where it begins in the arena.
uint32_t xr_arena_append(state *s, const char *bytes, size_t length);

/// The number of a name of libxml2's dictionary, made when it is new.
uint32_t xr_name_index(state *s, const xmlChar *local, const xmlChar *prefix);

#endif
