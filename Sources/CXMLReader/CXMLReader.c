#include "CXMLReader.h"

#include <libxml/SAX2.h>
#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ERRORS 16
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
  int has_pending;
  int in_cdata;
  // Interned names: libxml2's dictionary gives one pointer for a name, this table gives its index.
  const xmlChar **table_keys;
  uint32_t *table_values;
  uint32_t table_size;
  int out_of_memory;
} state;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static xmlParserInputPtr refuse(const char *url, const char *id, xmlParserCtxtPtr ctxt) {
  (void)url, (void)id, (void)ctxt;
  return NULL;
}

static void set_up(void) {
  xmlInitParser();
  xmlSetExternalEntityLoader(refuse);
}

// MARK: Growing arrays

static int grow(void **array, uint32_t *capacity, uint32_t wanted, size_t size) {
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

static void no_memory(state *s) {
  s->out_of_memory = 1;
  if (s->ctxt) xmlStopParser(s->ctxt);
}

static uint32_t arena_append(state *s, const char *bytes, size_t length) {
  xr_document *d = &s->doc;
  size_t wanted = (size_t)d->arena_length + length;
  if (wanted > MAX_SOURCE) {
    no_memory(s);
    return d->arena_length;
  }
  if (wanted > s->arena_capacity) {
    size_t next = s->arena_capacity ? s->arena_capacity * 2 : 1024;
    while (next < wanted) next *= 2;
    char *bigger = realloc(d->arena, next);
    if (!bigger) {
      no_memory(s);
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
    no_memory(s);
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

static uint32_t name_index(state *s, const xmlChar *local, const xmlChar *prefix) {
  if (prefix) local = xmlDictQLookup(s->ctxt->dict, prefix, local);
  if (!local) return 0;
  if ((s->doc.name_count + 1) * 2 > s->table_size) rehash(s, s->table_size ? s->table_size * 2 : 512);
  if (s->out_of_memory) return 0;
  uint32_t at = hash(local, s->table_size);
  while (s->table_keys[at]) {
    if (s->table_keys[at] == local) return s->table_values[at];
    at = (at + 1) & (s->table_size - 1);
  }
  if (!grow((void **)&s->doc.names, &s->name_capacity, s->doc.name_count + 1, sizeof(char *))) {
    no_memory(s);
    return 0;
  }
  s->doc.names[s->doc.name_count] = (const char *)local;
  s->table_keys[at] = local, s->table_values[at] = s->doc.name_count;
  return s->doc.name_count++;
}

// MARK: Places

static uint32_t place(state *s, const xmlChar *pointer) {
  xmlParserInputPtr input = s->ctxt->inputNr > 0 ? s->ctxt->inputTab[0] : NULL;
  if (!input) return s->shift;
  if (s->ctxt->inputNr > 1) pointer = input->cur;
  return s->shift + (uint32_t)(input->consumed + (size_t)(pointer - input->base));
}

static uint32_t here(state *s) {
  xmlParserInputPtr input = s->ctxt->input;
  return input ? place(s, input->cur) : s->shift;
}

static int in_source(state *s, const xmlChar *pointer) {
  xmlParserInputPtr input = s->ctxt->input;
  return s->ctxt->inputNr == 1 && pointer >= input->base && pointer <= input->end;
}

// MARK: Errors

static void add_error(state *s, uint32_t code, int fatal, uint32_t offset, const char *message) {
  xr_document *d = &s->doc;
  if (d->error_count >= MAX_ERRORS) return;
  if (!d->errors && !(d->errors = calloc(MAX_ERRORS, sizeof *d->errors))) return;
  xr_error *e = &d->errors[d->error_count++];
  e->code = code, e->is_fatal = (uint32_t)fatal, e->offset = offset;
  strncpy(e->message, message ? message : "unknown error", sizeof e->message - 1);
  size_t length = strlen(e->message);
  while (length && (e->message[length - 1] == '\n' || e->message[length - 1] == ' ')) e->message[--length] = 0;
}

static void structured_error(void *user, xmlErrorPtr error) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (!s || error->level < XML_ERR_ERROR) return;
  add_error(s, (uint32_t)error->code, error->level == XML_ERR_FATAL, here(s), error->message);
}

// MARK: Nodes

static uint32_t add_node(state *s, uint32_t kind, uint32_t start) {
  xr_document *d = &s->doc;
  if (!grow((void **)&d->nodes, &s->node_capacity, d->node_count + 1, sizeof(xr_node))) {
    no_memory(s);
    return XR_NONE;
  }
  uint32_t index = d->node_count++;
  xr_node *n = &d->nodes[index];
  *n = (xr_node){.kind = kind, .parent = s->parent, .first_child = XR_NONE, .last_child = XR_NONE,
                 .next_sibling = XR_NONE, .first_attribute = d->attribute_count, .start = start, .end = start};
  if (s->parent != XR_NONE) {
    xr_node *p = &d->nodes[s->parent];
    if (p->last_child == XR_NONE) p->first_child = index;
    else d->nodes[p->last_child].next_sibling = index;
    p->last_child = index;
  }
  return index;
}

static int is_blank(const char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (bytes[i] != ' ' && bytes[i] != '\n' && bytes[i] != '\t' && bytes[i] != '\r') return 0;
  return 1;
}

/// Turns the text read so far into a node. White space between elements is layout and dropped; white space that is
/// all an element holds is its text.
static void flush_text(state *s, int closing) {
  if (!s->has_pending) return;
  s->has_pending = 0;
  xr_document *d = &s->doc;
  uint32_t length = d->arena_length - s->pending;
  int is_only_content = closing && s->parent != XR_NONE && d->nodes[s->parent].first_child == XR_NONE;
  if (!is_only_content && is_blank(d->arena + s->pending, length)) {
    d->arena_length = s->pending;
    return;
  }
  uint32_t node = add_node(s, XR_TEXT, s->pending_start);
  if (node != XR_NONE) d->nodes[node].text = (xr_span){s->pending, length | XR_IN_ARENA};
}

static void on_text(void *user, const xmlChar *text, int length) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (s->parent == XR_NONE || length <= 0) return;
  if (!s->has_pending) {
    s->has_pending = 1;
    s->pending = s->doc.arena_length;
    s->pending_start = in_source(s, text) ? place(s, text) : here(s);
  }
  arena_append(s, (const char *)text, (size_t)length);
}

static void on_leaf(state *s, uint32_t kind, const xmlChar *text, size_t length) {
  flush_text(s, 0);
  uint32_t end = here(s);
  uint32_t node = add_node(s, kind, end);
  if (node == XR_NONE) return;
  uint32_t offset = arena_append(s, (const char *)text, length);
  s->doc.nodes[node].text = (xr_span){offset, (uint32_t)length | XR_IN_ARENA};
  s->doc.nodes[node].end = end;
}

static void on_cdata(void *user, const xmlChar *text, int length) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (length >= 0) on_leaf(s, XR_CDATA, text, (size_t)length);
}

static void on_comment(void *user, const xmlChar *text) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  on_leaf(s, XR_COMMENT, text, strlen((const char *)text));
}

static void on_instruction(void *user, const xmlChar *target, const xmlChar *data) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  on_leaf(s, XR_INSTRUCTION, data ? data : (const xmlChar *)"", data ? strlen((const char *)data) : 0);
  uint32_t name = name_index(s, xmlDictLookup(s->ctxt->dict, target, -1), NULL);
  if (s->doc.node_count) s->doc.nodes[s->doc.node_count - 1].name = name;
}

static void on_doctype(void *user, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)external, (void)system;
  on_leaf(s, XR_DOCTYPE, name, strlen((const char *)name));
}

static void on_entity(void *user, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id,
                      xmlChar *content) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)name, (void)type, (void)public_id, (void)system_id, (void)content;
  add_error(s, XR_ERROR_ENTITY, 1, here(s), "The document declares entities, which no Interface Builder document does");
  xmlStopParser(s->ctxt);
}

static void add_attribute(state *s, uint32_t name, const xmlChar *value, size_t length) {
  xr_document *d = &s->doc;
  if (!grow((void **)&d->attributes, &s->attribute_capacity, d->attribute_count + 1, sizeof(xr_attribute))) {
    no_memory(s);
    return;
  }
  xr_span span;
  if (in_source(s, value)) span = (xr_span){place(s, value), (uint32_t)length};
  else span = (xr_span){arena_append(s, (const char *)value, length), (uint32_t)length | XR_IN_ARENA};
  d->attributes[d->attribute_count++] = (xr_attribute){name, span};
}

static void on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                     const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)uri, (void)defaulted;
  if (s->out_of_memory) return;
  flush_text(s, 0);
  if (++s->depth > s->max_depth) {
    add_error(s, XR_ERROR_DEPTH, 1, here(s), "The elements are nested too deeply");
    xmlStopParser(s->ctxt);
    return;
  }
  // No `<` can stand in a start tag but its own, so the last one before the cursor is where the tag begins.
  xmlParserInputPtr input = s->ctxt->input;
  const xmlChar *tag = input->cur;
  while (tag > input->base && *tag != '<') tag--;
  uint32_t node = add_node(s, XR_ELEMENT, place(s, tag));
  if (node == XR_NONE) return;
  s->doc.nodes[node].name = name_index(s, local, prefix);
  for (int i = 0; i < namespace_count; i++) {
    const xmlChar *p = namespaces[i * 2], *value = namespaces[i * 2 + 1];
    const xmlChar *xmlns = xmlDictLookup(s->ctxt->dict, (const xmlChar *)"xmlns", 5);
    uint32_t name = p ? name_index(s, p, xmlns) : name_index(s, xmlns, NULL);
    if (!value) value = (const xmlChar *)"";
    add_attribute(s, name, value, strlen((const char *)value));
  }
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **a = attributes + i * 5;
    add_attribute(s, name_index(s, a[0], a[1]), a[3], (size_t)(a[4] - a[3]));
  }
  s->doc.nodes[node].attribute_count = s->doc.attribute_count - s->doc.nodes[node].first_attribute;
  s->parent = node;
}

static void on_end(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)local, (void)prefix, (void)uri;
  if (s->parent == XR_NONE || s->out_of_memory) return;
  flush_text(s, 1);
  s->doc.nodes[s->parent].end = here(s);
  s->parent = s->doc.nodes[s->parent].parent;
  s->depth--;
}

// MARK: Encodings

static size_t declared_encoding(const char *bytes, size_t length, char *name, size_t capacity) {
  if (length < 6 || memcmp(bytes, "<?xml", 5) != 0) return 0;
  size_t end = 0;
  while (end + 1 < length && end < 512 && !(bytes[end] == '?' && bytes[end + 1] == '>')) end++;
  for (size_t i = 5; i + 10 < end; i++)
    if (memcmp(bytes + i, "encoding", 8) == 0) {
      i += 8;
      while (i < end && (bytes[i] == ' ' || bytes[i] == '=')) i++;
      if (i >= end || (bytes[i] != '"' && bytes[i] != '\'')) return 0;
      char quote = bytes[i++];
      size_t n = 0;
      while (i < end && bytes[i] != quote && n + 1 < capacity) name[n++] = bytes[i++];
      name[n] = 0;
      return n;
    }
  return 0;
}

static char *decode(const char *bytes, size_t length, const char *encoding, size_t *out_length) {
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (!handler) return NULL;
  xmlBufferPtr in = xmlBufferCreate(), out = xmlBufferCreate();
  char *result = NULL;
  if (in && out && xmlBufferAdd(in, (const xmlChar *)bytes, (int)length) == 0) {
    int done = 0;
    while (xmlBufferLength(in) > 0) {
      int before = xmlBufferLength(in);
      if (xmlCharEncInFunc(handler, out, in) < 0 || xmlBufferLength(in) == before) break;
      done = 1;
    }
    if (xmlBufferLength(in) == 0 && (done || length == 0) && (result = malloc((size_t)xmlBufferLength(out) + 1))) {
      *out_length = (size_t)xmlBufferLength(out);
      memcpy(result, xmlBufferContent(out), *out_length);
      result[*out_length] = 0;
    }
  }
  xmlBufferFree(in), xmlBufferFree(out);
  xmlCharEncCloseFunc(handler);
  return result;
}

char *xr_encode(const char *utf8, size_t length, const char *encoding, size_t *out_length) {
  pthread_once(&once, set_up);
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (!handler || length > INT32_MAX) return NULL;
  xmlBufferPtr in = xmlBufferCreate(), out = xmlBufferCreate();
  char *result = NULL;
  if (in && out && xmlBufferAdd(in, (const xmlChar *)utf8, (int)length) == 0) {
    while (xmlBufferLength(in) > 0) {
      int before = xmlBufferLength(in);
      if (xmlCharEncOutFunc(handler, out, in) < 0 || xmlBufferLength(in) == before) break;
    }
    if (xmlBufferLength(in) == 0 && (result = malloc((size_t)xmlBufferLength(out) + 1))) {
      *out_length = (size_t)xmlBufferLength(out);
      memcpy(result, xmlBufferContent(out), *out_length);
    }
  }
  xmlBufferFree(in), xmlBufferFree(out);
  xmlCharEncCloseFunc(handler);
  return result;
}

void xr_free_bytes(char *bytes) { free(bytes); }

/// Makes `s->text` the document in UTF-8. Byte order marks and a declared encoding decide.
static int bring_to_utf8(state *s, const char *bytes, size_t length) {
  const unsigned char *b = (const unsigned char *)bytes;
  const char *encoding = NULL;
  char declared[64];
  if (length >= 4 && b[0] == 0xFF && b[1] == 0xFE && b[2] == 0 && b[3] == 0) encoding = "UTF-32LE";
  else if (length >= 4 && b[0] == 0 && b[1] == 0 && b[2] == 0xFE && b[3] == 0xFF) encoding = "UTF-32BE";
  else if (length >= 2 && b[0] == 0xFF && b[1] == 0xFE) encoding = "UTF-16LE";
  else if (length >= 2 && b[0] == 0xFE && b[1] == 0xFF) encoding = "UTF-16BE";
  else if (length >= 4 && b[0] == '<' && b[1] == 0 && b[2] != 0) encoding = "UTF-16LE";
  else if (length >= 4 && b[0] == 0 && b[1] == '<') encoding = "UTF-16BE";
  else if (declared_encoding(bytes, length, declared, sizeof declared)) {
    xmlCharEncoding known = xmlParseCharEncoding(declared);
    if (known != XML_CHAR_ENCODING_UTF8 && known != XML_CHAR_ENCODING_ASCII) encoding = declared;
  }
  if (!encoding) {
    s->text = bytes, s->text_length = length;
    return 1;
  }
  size_t decoded = 0;
  s->doc.text = decode(bytes, length, encoding, &decoded);
  if (!s->doc.text || decoded > MAX_SOURCE) {
    char message[160];
    snprintf(message, sizeof message, "The document cannot be decoded as %.60s", encoding);
    add_error(s, XR_ERROR_ENCODING, 1, 0, message);
    return 0;
  }
  s->doc.text_length = (uint32_t)decoded;
  s->text = s->doc.text, s->text_length = decoded;
  return 1;
}

// MARK: Reading

xr_document *xr_read(const char *bytes, size_t length, uint32_t max_depth) {
  pthread_once(&once, set_up);
  state *s = calloc(1, sizeof *s);
  if (!s) return NULL;
  s->doc.internal = s;
  s->max_depth = max_depth, s->parent = XR_NONE;
  if (length > MAX_SOURCE) {
    add_error(s, XR_ERROR_SIZE, 1, 0, "The document is larger than two gigabytes");
    return &s->doc;
  }
  if (!bring_to_utf8(s, bytes, length)) return &s->doc;

  // Git and hand editing leave a byte order mark or blank lines before the declaration; Xcode reads such documents.
  size_t skip = 0;
  if (s->text_length >= 3 && memcmp(s->text, "\xEF\xBB\xBF", 3) == 0) skip = 3;
  while (skip < s->text_length && is_blank(s->text + skip, 1)) skip++;
  s->shift = (uint32_t)skip;

  xmlSAXHandler sax;
  memset(&sax, 0, sizeof sax);
  sax.initialized = XML_SAX2_MAGIC;
  sax.startElementNs = on_start, sax.endElementNs = on_end;
  sax.characters = on_text, sax.ignorableWhitespace = on_text, sax.cdataBlock = on_cdata;
  sax.comment = on_comment, sax.processingInstruction = on_instruction;
  sax.internalSubset = on_doctype, sax.entityDecl = on_entity;
  sax.serror = structured_error;

  s->ctxt = xmlCreateMemoryParserCtxt(s->text + skip, (int)(s->text_length - skip));
  if (!s->ctxt) {
    add_error(s, XML_ERR_DOCUMENT_EMPTY, 1, (uint32_t)skip, "Document is empty");
    return &s->doc;
  }
  xmlSAXHandlerPtr own = s->ctxt->sax;
  s->ctxt->sax = &sax;
  s->ctxt->userData = s->ctxt;
  s->ctxt->_private = s;
  // Without NOENT libxml2 hands over "&amp;" in attributes as "&#38;". No other entity can be: declarations stop it.
  xmlCtxtUseOptions(s->ctxt, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT);
  xmlParseDocument(s->ctxt);
  if (s->out_of_memory) add_error(s, XR_ERROR_MEMORY, 1, here(s), "There is not enough memory for the document");
  else if (!s->ctxt->wellFormed && s->doc.error_count == 0)
    add_error(s, XML_ERR_INTERNAL_ERROR, 1, here(s), "The document is not well-formed");
  s->ctxt->sax = own;
  return &s->doc;
}

void xr_free(xr_document *document) {
  if (!document) return;
  state *s = document->internal;
  if (s->ctxt) {
    xmlFreeDoc(s->ctxt->myDoc);
    xmlFreeParserCtxt(s->ctxt);
  }
  free(document->nodes), free(document->attributes), free(document->arena), free(document->names);
  free(document->text), free(document->errors);
  free(s->table_keys), free(s->table_values), free(s);
}

int xr_parse_bare(const char *bytes, size_t length) {
  pthread_once(&once, set_up);
  if (length > INT32_MAX) return 0;
  xmlDocPtr doc = xmlReadMemory(bytes, (int)length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (!doc) return 0;
  xmlFreeDoc(doc);
  return 1;
}
