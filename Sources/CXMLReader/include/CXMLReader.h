// A thin reader over libxml2's SAX interface: bytes in, flat arrays out.
// This header includes none of libxml2's, whose own includes clash with Foundation's.
#ifndef CXMLREADER_H
#define CXMLREADER_H

#include <stddef.h>
#include <stdint.h>

#define XR_NONE UINT32_MAX

/// A piece of text: in the source when `length`'s top bit is clear, else in the arena of decoded text.
typedef struct {
  uint32_t offset;
  uint32_t length;
} xr_span;

#define XR_IN_ARENA 0x80000000u

typedef enum {
  XR_ELEMENT = 1,
  XR_TEXT = 2,
  XR_CDATA = 3,
  XR_COMMENT = 4,
  XR_INSTRUCTION = 5,
  XR_DOCTYPE = 6,
} xr_node_kind;

typedef struct {
  uint32_t kind;
  uint32_t name;  // index of the element's name, or of the instruction's target
  uint32_t parent;
  uint32_t first_child;
  uint32_t last_child;
  uint32_t next_sibling;
  uint32_t first_attribute;
  uint32_t attribute_count;
  uint32_t start;  // bytes of the source: from the `<` …
  uint32_t end;    // … to behind the `>` of the end tag
  xr_span text;    // of text, comments and instructions
} xr_node;

typedef struct {
  uint32_t name;
  xr_span value;
} xr_attribute;

typedef struct {
  uint32_t offset;    // bytes of the source
  uint32_t is_fatal;  // the document is not well-formed
  uint32_t code;      // libxml2's error code, or one of XR_ERROR_…
  char message[212];
} xr_error;

#define XR_ERROR_DEPTH 100001u
#define XR_ERROR_ENTITY 100002u
#define XR_ERROR_SIZE 100003u
#define XR_ERROR_MEMORY 100004u
#define XR_ERROR_ENCODING 100005u
#define XR_ERROR_ATTRIBUTES 100006u

typedef struct {
  xr_node *nodes;
  uint32_t node_count;
  xr_attribute *attributes;
  uint32_t attribute_count;
  char *arena;
  uint32_t arena_length;
  const char **names;  // UTF-8, NUL-terminated
  uint32_t name_count;
  char *text;  // the document in UTF-8 when it came in another encoding, else NULL
  uint32_t text_length;
  const char *encoding;  // the encoding that the bytes came in, NULL for UTF-8
  xr_error *errors;  // in the order of the document, at most 16
  uint32_t error_count;
  void *internal;
} xr_document;

/// Reads a whole document. Never opens a file or a connection; refuses entity declarations and nesting beyond
/// `max_depth`. Always answers a document (free it with `xr_free`), NULL only when there is no memory for that.
/// `bytes` need not outlive the call.
xr_document *xr_read(const char *bytes, size_t length, uint32_t max_depth);

void xr_free(xr_document *document);

/// Parses with libxml2 into its own tree and frees it, as `xmllint --noout` does: the floor for benchmarks.
/// Returns 1 when the document is well-formed.
int xr_parse_bare(const char *bytes, size_t length);

/// Encodes UTF-8 text in the named encoding. The result is malloc'ed; NULL when the encoding is not known.
char *xr_encode(const char *utf8, size_t length, const char *encoding, size_t *out_length);

void xr_free_bytes(char *bytes);

#endif
