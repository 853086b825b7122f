// How the bytes of a document become UTF-8.
#ifndef ENCODINGS_H
#define ENCODINGS_H

#include <stddef.h>

/// Prepares libxml2, once.
void xr_set_up(void);

/// Whether all of it is white space.
int xr_is_blank(const char *bytes, size_t length);

/// How many bytes at the start are a byte order mark of UTF-8 and blank space. Git and hand editing leave them before
/// the declaration; Xcode reads such documents.
size_t xr_leading(const char *text, size_t length);

/// The encoding that the first bytes show, else the declared one; NULL for UTF-8. The name may be written to `declared`.
const char *xr_encoding_of(const char *bytes, size_t length, char *declared, size_t capacity);

/// Whether a character takes several bytes in the encoding even where it is ASCII, so that a declaration that can be
/// read byte by byte is wrong.
int xr_is_wide(const char *encoding);

/// The text in UTF-8, malloc'ed; NULL when the encoding is not known or the bytes are not in it.
char *xr_decode(const char *bytes, size_t length, const char *encoding, size_t *out_length);

#endif
