#include "CXMLReader.h"
#include "encodings.h"
#include "state.h"

#include <libxml/parserInternals.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ERRORS 16
#define MAX_ATTRIBUTES 10000
#define QUICKLY_COMPARED 65536

static pthread_once_t once = PTHREAD_ONCE_INIT;

static xmlParserInputPtr refuse(const char *url, const char *id, xmlParserCtxtPtr ctxt) {
  (void)url, (void)id, (void)ctxt;
  return NULL;
}

static void set_up(void) {
  xmlInitParser();
  xmlSetExternalEntityLoader(refuse);
}

void xr_set_up(void) { pthread_once(&once, set_up); }

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
  if (!xr_grow((void **)&d->nodes, &s->node_capacity, d->node_count + 1, sizeof(xr_node))) {
    xr_no_memory(s);
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

/// Turns the text read so far into a node. White space between elements is layout and dropped; white space that is
/// all an element holds is its text.
static void flush_text(state *s, int closing) {
  if (!s->has_pending) return;
  s->has_pending = 0;
  xr_document *d = &s->doc;
  uint32_t length = d->arena_length - s->pending;
  int is_only_content = closing && s->parent != XR_NONE && d->nodes[s->parent].first_child == XR_NONE;
  if (!is_only_content && xr_is_blank(d->arena + s->pending, length)) {
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
  xr_arena_append(s, (const char *)text, (size_t)length);
}

/// Where the markup that libxml2 has just read begins. Text cannot hold a `<`, so it is the first one since the last.
static uint32_t markup_start(state *s, uint32_t end) {
  if (s->last_end >= end || end > s->text_length) return end;
  const char *found = memchr(s->text + s->last_end, '<', end - s->last_end);
  return found ? (uint32_t)(found - s->text) : end;
}

static void on_leaf(state *s, uint32_t kind, const xmlChar *text, size_t length) {
  flush_text(s, 0);
  uint32_t end = here(s);
  uint32_t node = add_node(s, kind, markup_start(s, end));
  s->last_end = end;
  if (node == XR_NONE) return;
  uint32_t offset = xr_arena_append(s, (const char *)text, length);
  s->doc.nodes[node].text = (xr_span){offset, (uint32_t)length | XR_IN_ARENA};
  s->doc.nodes[node].end = end;
}

static void on_cdata(void *user, const xmlChar *text, int length) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (length >= 0) on_leaf(s, XR_CDATA, text, (size_t)length);
}

static void on_comment(void *user, const xmlChar *text) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (s->ctxt->inSubset) return;
  on_leaf(s, XR_COMMENT, text, strlen((const char *)text));
}

static void on_instruction(void *user, const xmlChar *target, const xmlChar *data) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  if (s->ctxt->inSubset) return;
  on_leaf(s, XR_INSTRUCTION, data ? data : (const xmlChar *)"", data ? strlen((const char *)data) : 0);
  uint32_t name = xr_name_index(s, xmlDictLookup(s->ctxt->dict, target, -1), NULL);
  if (s->doc.node_count) s->doc.nodes[s->doc.node_count - 1].name = name;
}

/// The byte behind the `>` of a document type declaration, stepping over quotes, comments and the part in brackets.
static size_t doctype_end(const char *text, size_t at, size_t length) {
  int brackets = 0;
  while (at < length) {
    char byte = text[at];
    if (byte == '"' || byte == '\'') {
      const char *quote = memchr(text + at + 1, byte, length - at - 1);
      if (!quote) return length;
      at = (size_t)(quote - text);
    } else if (byte == '<' && length - at > 4 && memcmp(text + at, "<!--", 4) == 0) {
      at += 4;
      while (at + 3 <= length && memcmp(text + at, "-->", 3) != 0) at++;
      at += 2;
    } else if (byte == '[') {
      brackets++;
    } else if (byte == ']') {
      brackets--;
    } else if (byte == '>' && brackets <= 0) {
      return at + 1;
    }
    at++;
  }
  return length;
}

/// A document type declaration keeps its own bytes, with all that is in its brackets.
static void on_doctype(void *user, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)name, (void)external, (void)system;
  uint32_t start = markup_start(s, here(s));
  size_t end = doctype_end(s->text, start, s->text_length);
  size_t from = start + strlen("<!DOCTYPE");
  while (from < end && xr_is_blank(s->text + from, 1)) from++;
  uint32_t node = add_node(s, XR_DOCTYPE, start);
  s->last_end = (uint32_t)end;
  if (node == XR_NONE || from >= end) return;
  s->doc.nodes[node].text = (xr_span){(uint32_t)from, (uint32_t)(end - 1 - from)};
  s->doc.nodes[node].end = (uint32_t)end;
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
  if (!xr_grow((void **)&d->attributes, &s->attribute_capacity, d->attribute_count + 1, sizeof(xr_attribute))) {
    xr_no_memory(s);
    return;
  }
  xr_span span;
  if (in_source(s, value)) span = (xr_span){place(s, value), (uint32_t)length};
  else span = (xr_span){xr_arena_append(s, (const char *)value, length), (uint32_t)length | XR_IN_ARENA};
  d->attributes[d->attribute_count++] = (xr_attribute){name, span};
}

static void on_start(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                     const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)uri;
  if (s->out_of_memory) return;
  flush_text(s, 0);
  s->last_end = here(s);
  attribute_count -= defaulted;  // what a document type declares is not in the document
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
  s->doc.nodes[node].name = xr_name_index(s, local, prefix);
  for (int i = 0; i < namespace_count; i++) {
    const xmlChar *p = namespaces[i * 2], *value = namespaces[i * 2 + 1];
    const xmlChar *xmlns = xmlDictLookup(s->ctxt->dict, (const xmlChar *)"xmlns", 5);
    uint32_t name = p ? xr_name_index(s, p, xmlns) : xr_name_index(s, xmlns, NULL);
    if (!value) value = (const xmlChar *)"";
    add_attribute(s, name, value, strlen((const char *)value));
  }
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **a = attributes + i * 5;
    add_attribute(s, xr_name_index(s, a[0], a[1]), a[3], (size_t)(a[4] - a[3]));
  }
  s->doc.nodes[node].attribute_count = s->doc.attribute_count - s->doc.nodes[node].first_attribute;
  s->parent = node;
}

static void on_end(void *user, const xmlChar *local, const xmlChar *prefix, const xmlChar *uri) {
  state *s = ((xmlParserCtxtPtr)user)->_private;
  (void)local, (void)prefix, (void)uri;
  if (s->parent == XR_NONE || s->out_of_memory) return;
  flush_text(s, 1);
  s->doc.nodes[s->parent].end = s->last_end = here(s);
  s->parent = s->doc.nodes[s->parent].parent;
  s->depth--;
}

// MARK: Reading

/// Makes `s->text` the document in UTF-8.
static int bring_to_utf8(state *s, const char *bytes, size_t length) {
  const char *encoding = xr_encoding_of(bytes, length, s->encoding, sizeof s->encoding);
  if (!encoding) {
    s->text = bytes, s->text_length = length;
    return 1;
  }
  size_t decoded = 0;
  int is_wrong = encoding == s->encoding && xr_is_wide(encoding);
  if (!is_wrong) s->doc.text = xr_decode(bytes, length, encoding, &decoded);
  if (!s->doc.text || decoded > MAX_SOURCE) {
    char message[160];
    snprintf(message, sizeof message,
             is_wrong ? "The document says that it is %.60s, but it is not"
                      : "The document cannot be decoded as %.60s", encoding);
    add_error(s, XR_ERROR_ENCODING, 1, 0, message);
    return 0;
  }
  s->doc.text_length = (uint32_t)decoded;
  s->text = s->doc.text, s->text_length = decoded;
  s->doc.encoding = encoding;
  return 1;
}

/// The byte where the first start tag begins that has more attributes than any document needs; `length` when none has.
/// libxml2 compares every attribute of a tag with every other, which takes hours for a million of them.
static size_t crowded_tag(const char *text, size_t length) {
  size_t start = length;
  uint32_t count = 0;
  char quote = 0;
  for (size_t i = 0; i < length; i++) {
    char byte = text[i];
    if (start == length) {
      const char *next = memchr(text + i, '<', length - i);
      if (!next) return length;
      i = start = (size_t)(next - text), count = 0;
      if (length - i < 2 || text[i + 1] == '!' || text[i + 1] == '?') start = length;
    } else if (quote) {
      const char *next = memchr(text + i, quote, length - i);
      if (!next) return length;
      i = (size_t)(next - text), quote = 0;
    } else if (byte == '"' || byte == '\'') {
      quote = byte;
      if (++count > MAX_ATTRIBUTES) return start;
    } else if (byte == '>') {
      start = length;
    }
  }
  return length;
}

xr_document *xr_read(const char *bytes, size_t length, uint32_t max_depth) {
  xr_set_up();
  state *s = calloc(1, sizeof *s);
  if (!s) return NULL;
  s->doc.internal = s;
  s->max_depth = max_depth, s->parent = XR_NONE;
  if (length > MAX_SOURCE) {
    add_error(s, XR_ERROR_SIZE, 1, 0, "The document is larger than two gigabytes");
    return &s->doc;
  }
  if (!bring_to_utf8(s, bytes, length)) return &s->doc;
  // What fits into less is compared in a moment, and nearly all documents are smaller.
  if (s->text_length > QUICKLY_COMPARED) {
    size_t tag = crowded_tag(s->text, s->text_length);
    if (tag < s->text_length) {
      add_error(s, XR_ERROR_ATTRIBUTES, 1, (uint32_t)tag, "An element has more than 10000 attributes");
      return &s->doc;
    }
  }

  size_t skip = xr_leading(s->text, s->text_length);
  s->shift = s->last_end = (uint32_t)skip;
  if (s->text_length - skip > 5 && memcmp(s->text + skip, "<?xml", 5) == 0 && xr_is_blank(s->text + skip + 5, 1)) {
    const char *end = memchr(s->text + skip, '>', s->text_length - skip);
    if (end) s->last_end = (uint32_t)(end - s->text);
  }

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
  xr_set_up();
  if (length > INT32_MAX) return 0;
  xmlDocPtr doc = xmlReadMemory(bytes, (int)length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (!doc) return 0;
  xmlFreeDoc(doc);
  return 1;
}
