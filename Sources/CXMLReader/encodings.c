#include "encodings.h"

#include "CXMLReader.h"

#include <libxml/encoding.h>
#include <libxml/globals.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int xr_is_blank(const char *bytes, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (bytes[i] != ' ' && bytes[i] != '\n' && bytes[i] != '\t' && bytes[i] != '\r') return 0;
  return 1;
}

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

static void ignore(void *user, xmlErrorPtr error) { (void)user, (void)error; }

/// Runs a conversion without libxml2's habit of printing what it cannot convert.
static int convert_quietly(int (*convert)(xmlCharEncodingHandlerPtr, xmlBufferPtr, xmlBufferPtr),
                           xmlCharEncodingHandlerPtr handler, xmlBufferPtr out, xmlBufferPtr in) {
  xmlStructuredErrorFunc before = xmlStructuredError;
  void *context = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, ignore);
  int result = convert(handler, out, in);
  xmlSetStructuredErrorFunc(context, before);
  return result;
}

char *xr_decode(const char *bytes, size_t length, const char *encoding, size_t *out_length) {
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (!handler) return NULL;
  xmlBufferPtr in = xmlBufferCreate(), out = xmlBufferCreate();
  char *result = NULL;
  if (in && out && xmlBufferAdd(in, (const xmlChar *)bytes, (int)length) == 0) {
    int done = 0;
    while (xmlBufferLength(in) > 0) {
      int before = xmlBufferLength(in);
      if (convert_quietly(xmlCharEncInFunc, handler, out, in) < 0 || xmlBufferLength(in) == before) break;
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
  xr_set_up();
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (!handler || length > INT32_MAX) return NULL;
  xmlBufferPtr in = xmlBufferCreate(), out = xmlBufferCreate();
  char *result = NULL;
  if (in && out && xmlBufferAdd(in, (const xmlChar *)utf8, (int)length) == 0) {
    while (xmlBufferLength(in) > 0) {
      int before = xmlBufferLength(in);
      if (convert_quietly(xmlCharEncOutFunc, handler, out, in) < 0 || xmlBufferLength(in) == before) break;
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

size_t xr_leading(const char *text, size_t length) {
  size_t skip = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
  while (skip < length && xr_is_blank(text + skip, 1)) skip++;
  return skip;
}

const char *xr_encoding_of(const char *bytes, size_t length, char *declared, size_t capacity) {
  const unsigned char *b = (const unsigned char *)bytes;
  if (length >= 4 && b[0] == 0xFF && b[1] == 0xFE && b[2] == 0 && b[3] == 0) return "UTF-32LE";
  if (length >= 4 && b[0] == 0 && b[1] == 0 && b[2] == 0xFE && b[3] == 0xFF) return "UTF-32BE";
  if (length >= 2 && b[0] == 0xFF && b[1] == 0xFE) return "UTF-16LE";
  if (length >= 2 && b[0] == 0xFE && b[1] == 0xFF) return "UTF-16BE";
  if (length >= 4 && b[0] == '<' && b[1] == 0 && b[2] != 0) return "UTF-16LE";
  if (length >= 4 && b[0] == 0 && b[1] == '<') return "UTF-16BE";
  if (length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) return NULL;
  size_t skip = xr_leading(bytes, length);
  if (!declared_encoding(bytes + skip, length - skip, declared, capacity)) return NULL;
  xmlCharEncoding known = xmlParseCharEncoding(declared);
  return known == XML_CHAR_ENCODING_UTF8 || known == XML_CHAR_ENCODING_ASCII ? NULL : declared;
}

int xr_is_wide(const char *encoding) {
  switch (xmlParseCharEncoding(encoding)) {
  case XML_CHAR_ENCODING_UTF16LE:
  case XML_CHAR_ENCODING_UTF16BE:
  case XML_CHAR_ENCODING_UCS4LE:
  case XML_CHAR_ENCODING_UCS4BE:
  case XML_CHAR_ENCODING_UCS2: return 1;
  default: return strncasecmp(encoding, "UTF-32", 6) == 0 || strncasecmp(encoding, "UTF32", 5) == 0;
  }
}
