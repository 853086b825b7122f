// The drawing libraries are opened when something is first drawn: linking them would make every start of the program
// load fifty libraries, for commands that draw nothing.
//
// A function that is used must stand in one of the lists below. On macOS the libraries are linked in the usual way.
#ifndef LIBRARIES_H
#define LIBRARIES_H

#include <cairo-pdf.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <pango/pangocairo.h>

/// Opens the libraries once. False when one of them is not there; `pc_libraries_problem` then says which.
int pc_open_libraries(void);

#if !defined(__APPLE__)

#define PC_CAIRO_FUNCTIONS(F) \
  F(cairo_append_path) F(cairo_clip) F(cairo_clip_extents) F(cairo_close_path) F(cairo_copy_path) \
  F(cairo_create) F(cairo_curve_to) F(cairo_destroy) F(cairo_device_to_user) F(cairo_fill) \
  F(cairo_font_options_create) F(cairo_font_options_destroy) F(cairo_font_options_set_antialias) \
  F(cairo_font_options_set_hint_metrics) F(cairo_font_options_set_hint_style) F(cairo_get_matrix) \
  F(cairo_identity_matrix) F(cairo_image_surface_create) F(cairo_image_surface_get_data) \
  F(cairo_image_surface_get_height) F(cairo_image_surface_get_stride) F(cairo_image_surface_get_width) \
  F(cairo_line_to) F(cairo_mask) F(cairo_mask_surface) F(cairo_matrix_init_scale) F(cairo_matrix_invert) \
  F(cairo_matrix_multiply) F(cairo_matrix_translate) F(cairo_move_to) F(cairo_new_path) F(cairo_paint) \
  F(cairo_paint_with_alpha) F(cairo_path_destroy) F(cairo_path_extents) F(cairo_pattern_create_for_surface) \
  F(cairo_pattern_destroy) F(cairo_pattern_set_extend) F(cairo_pattern_set_filter) F(cairo_pattern_set_matrix) \
  F(cairo_pdf_surface_create_for_stream) F(cairo_pdf_surface_set_metadata) F(cairo_pop_group_to_source) \
  F(cairo_push_group) F(cairo_rectangle) F(cairo_restore) F(cairo_save) F(cairo_scale) F(cairo_set_antialias) \
  F(cairo_set_line_width) F(cairo_set_matrix) F(cairo_set_source) F(cairo_set_source_rgb) \
  F(cairo_set_source_rgba) F(cairo_set_source_surface) F(cairo_show_page) F(cairo_status) \
  F(cairo_status_to_string) F(cairo_stroke) F(cairo_surface_create_for_rectangle) F(cairo_surface_destroy) \
  F(cairo_surface_finish) F(cairo_surface_flush) F(cairo_surface_mark_dirty) F(cairo_surface_status) \
  F(cairo_translate) F(cairo_user_to_device) F(cairo_user_to_device_distance)

#define PC_PANGO_FUNCTIONS(F) \
  F(pango_attr_letter_spacing_new) F(pango_attr_list_insert) F(pango_attr_list_new) F(pango_attr_list_unref) \
  F(pango_context_set_language) F(pango_context_set_round_glyph_positions) F(pango_font_description_free) \
  F(pango_font_description_new) F(pango_font_description_set_absolute_size) F(pango_font_description_set_family) \
  F(pango_font_description_set_style) F(pango_font_description_set_weight) F(pango_font_map_create_context) \
  F(pango_language_from_string) F(pango_layout_get_context) F(pango_layout_get_line_readonly) \
  F(pango_layout_get_log_attrs_readonly) F(pango_layout_line_get_extents) F(pango_layout_new) \
  F(pango_layout_set_attributes) F(pango_layout_set_font_description) F(pango_layout_set_single_paragraph_mode) \
  F(pango_layout_set_text)

#define PC_PANGOCAIRO_FUNCTIONS(F) \
  F(pango_cairo_context_set_font_options) F(pango_cairo_context_set_resolution) \
  F(pango_cairo_font_map_get_default) F(pango_cairo_layout_line_path) F(pango_cairo_show_layout_line) \
  F(pango_cairo_update_context)

#define PC_GOBJECT_FUNCTIONS(F) \
  F(g_object_unref) F(g_signal_connect_data)

#define PC_PIXBUF_FUNCTIONS(F) \
  F(gdk_pixbuf_apply_embedded_orientation) F(gdk_pixbuf_fill) F(gdk_pixbuf_get_height) \
  F(gdk_pixbuf_get_n_channels) F(gdk_pixbuf_get_rowstride) F(gdk_pixbuf_get_width) F(gdk_pixbuf_loader_close) \
  F(gdk_pixbuf_loader_get_pixbuf) F(gdk_pixbuf_loader_new_with_type) F(gdk_pixbuf_loader_set_size) \
  F(gdk_pixbuf_loader_write) F(gdk_pixbuf_read_pixels)

#define PC_FUNCTIONS(F) \
  PC_CAIRO_FUNCTIONS(F) PC_PANGO_FUNCTIONS(F) PC_PANGOCAIRO_FUNCTIONS(F) PC_GOBJECT_FUNCTIONS(F) PC_PIXBUF_FUNCTIONS(F)

#define PC_POINTER(name) __typeof__(name) *name;
struct pc_library_functions {
  PC_FUNCTIONS(PC_POINTER)
};
#undef PC_POINTER
extern struct pc_library_functions pc_libraries;

#ifndef PC_DEFINES_LIBRARIES
#define cairo_append_path pc_libraries.cairo_append_path
#define cairo_clip pc_libraries.cairo_clip
#define cairo_clip_extents pc_libraries.cairo_clip_extents
#define cairo_close_path pc_libraries.cairo_close_path
#define cairo_copy_path pc_libraries.cairo_copy_path
#define cairo_create pc_libraries.cairo_create
#define cairo_curve_to pc_libraries.cairo_curve_to
#define cairo_destroy pc_libraries.cairo_destroy
#define cairo_device_to_user pc_libraries.cairo_device_to_user
#define cairo_fill pc_libraries.cairo_fill
#define cairo_font_options_create pc_libraries.cairo_font_options_create
#define cairo_font_options_destroy pc_libraries.cairo_font_options_destroy
#define cairo_font_options_set_antialias pc_libraries.cairo_font_options_set_antialias
#define cairo_font_options_set_hint_metrics pc_libraries.cairo_font_options_set_hint_metrics
#define cairo_font_options_set_hint_style pc_libraries.cairo_font_options_set_hint_style
#define cairo_get_matrix pc_libraries.cairo_get_matrix
#define cairo_identity_matrix pc_libraries.cairo_identity_matrix
#define cairo_image_surface_create pc_libraries.cairo_image_surface_create
#define cairo_image_surface_get_data pc_libraries.cairo_image_surface_get_data
#define cairo_image_surface_get_height pc_libraries.cairo_image_surface_get_height
#define cairo_image_surface_get_stride pc_libraries.cairo_image_surface_get_stride
#define cairo_image_surface_get_width pc_libraries.cairo_image_surface_get_width
#define cairo_line_to pc_libraries.cairo_line_to
#define cairo_mask pc_libraries.cairo_mask
#define cairo_mask_surface pc_libraries.cairo_mask_surface
#define cairo_matrix_init_scale pc_libraries.cairo_matrix_init_scale
#define cairo_matrix_invert pc_libraries.cairo_matrix_invert
#define cairo_matrix_multiply pc_libraries.cairo_matrix_multiply
#define cairo_matrix_translate pc_libraries.cairo_matrix_translate
#define cairo_move_to pc_libraries.cairo_move_to
#define cairo_new_path pc_libraries.cairo_new_path
#define cairo_paint pc_libraries.cairo_paint
#define cairo_paint_with_alpha pc_libraries.cairo_paint_with_alpha
#define cairo_path_destroy pc_libraries.cairo_path_destroy
#define cairo_path_extents pc_libraries.cairo_path_extents
#define cairo_pattern_create_for_surface pc_libraries.cairo_pattern_create_for_surface
#define cairo_pattern_destroy pc_libraries.cairo_pattern_destroy
#define cairo_pattern_set_extend pc_libraries.cairo_pattern_set_extend
#define cairo_pattern_set_filter pc_libraries.cairo_pattern_set_filter
#define cairo_pattern_set_matrix pc_libraries.cairo_pattern_set_matrix
#define cairo_pdf_surface_create_for_stream pc_libraries.cairo_pdf_surface_create_for_stream
#define cairo_pdf_surface_set_metadata pc_libraries.cairo_pdf_surface_set_metadata
#define cairo_pop_group_to_source pc_libraries.cairo_pop_group_to_source
#define cairo_push_group pc_libraries.cairo_push_group
#define cairo_rectangle pc_libraries.cairo_rectangle
#define cairo_restore pc_libraries.cairo_restore
#define cairo_save pc_libraries.cairo_save
#define cairo_scale pc_libraries.cairo_scale
#define cairo_set_antialias pc_libraries.cairo_set_antialias
#define cairo_set_line_width pc_libraries.cairo_set_line_width
#define cairo_set_matrix pc_libraries.cairo_set_matrix
#define cairo_set_source pc_libraries.cairo_set_source
#define cairo_set_source_rgb pc_libraries.cairo_set_source_rgb
#define cairo_set_source_rgba pc_libraries.cairo_set_source_rgba
#define cairo_set_source_surface pc_libraries.cairo_set_source_surface
#define cairo_show_page pc_libraries.cairo_show_page
#define cairo_status pc_libraries.cairo_status
#define cairo_status_to_string pc_libraries.cairo_status_to_string
#define cairo_stroke pc_libraries.cairo_stroke
#define cairo_surface_create_for_rectangle pc_libraries.cairo_surface_create_for_rectangle
#define cairo_surface_destroy pc_libraries.cairo_surface_destroy
#define cairo_surface_finish pc_libraries.cairo_surface_finish
#define cairo_surface_flush pc_libraries.cairo_surface_flush
#define cairo_surface_mark_dirty pc_libraries.cairo_surface_mark_dirty
#define cairo_surface_status pc_libraries.cairo_surface_status
#define cairo_translate pc_libraries.cairo_translate
#define cairo_user_to_device pc_libraries.cairo_user_to_device
#define cairo_user_to_device_distance pc_libraries.cairo_user_to_device_distance
#define pango_attr_letter_spacing_new pc_libraries.pango_attr_letter_spacing_new
#define pango_attr_list_insert pc_libraries.pango_attr_list_insert
#define pango_attr_list_new pc_libraries.pango_attr_list_new
#define pango_attr_list_unref pc_libraries.pango_attr_list_unref
#define pango_context_set_language pc_libraries.pango_context_set_language
#define pango_context_set_round_glyph_positions pc_libraries.pango_context_set_round_glyph_positions
#define pango_font_description_free pc_libraries.pango_font_description_free
#define pango_font_description_new pc_libraries.pango_font_description_new
#define pango_font_description_set_absolute_size pc_libraries.pango_font_description_set_absolute_size
#define pango_font_description_set_family pc_libraries.pango_font_description_set_family
#define pango_font_description_set_style pc_libraries.pango_font_description_set_style
#define pango_font_description_set_weight pc_libraries.pango_font_description_set_weight
#define pango_font_map_create_context pc_libraries.pango_font_map_create_context
#define pango_language_from_string pc_libraries.pango_language_from_string
#define pango_layout_get_context pc_libraries.pango_layout_get_context
#define pango_layout_get_line_readonly pc_libraries.pango_layout_get_line_readonly
#define pango_layout_get_log_attrs_readonly pc_libraries.pango_layout_get_log_attrs_readonly
#define pango_layout_line_get_extents pc_libraries.pango_layout_line_get_extents
#define pango_layout_new pc_libraries.pango_layout_new
#define pango_layout_set_attributes pc_libraries.pango_layout_set_attributes
#define pango_layout_set_font_description pc_libraries.pango_layout_set_font_description
#define pango_layout_set_single_paragraph_mode pc_libraries.pango_layout_set_single_paragraph_mode
#define pango_layout_set_text pc_libraries.pango_layout_set_text
#define pango_cairo_context_set_font_options pc_libraries.pango_cairo_context_set_font_options
#define pango_cairo_context_set_resolution pc_libraries.pango_cairo_context_set_resolution
#define pango_cairo_font_map_get_default pc_libraries.pango_cairo_font_map_get_default
#define pango_cairo_layout_line_path pc_libraries.pango_cairo_layout_line_path
#define pango_cairo_show_layout_line pc_libraries.pango_cairo_show_layout_line
#define pango_cairo_update_context pc_libraries.pango_cairo_update_context
#define g_object_unref pc_libraries.g_object_unref
#define g_signal_connect_data pc_libraries.g_signal_connect_data
#define gdk_pixbuf_apply_embedded_orientation pc_libraries.gdk_pixbuf_apply_embedded_orientation
#define gdk_pixbuf_fill pc_libraries.gdk_pixbuf_fill
#define gdk_pixbuf_get_height pc_libraries.gdk_pixbuf_get_height
#define gdk_pixbuf_get_n_channels pc_libraries.gdk_pixbuf_get_n_channels
#define gdk_pixbuf_get_rowstride pc_libraries.gdk_pixbuf_get_rowstride
#define gdk_pixbuf_get_width pc_libraries.gdk_pixbuf_get_width
#define gdk_pixbuf_loader_close pc_libraries.gdk_pixbuf_loader_close
#define gdk_pixbuf_loader_get_pixbuf pc_libraries.gdk_pixbuf_loader_get_pixbuf
#define gdk_pixbuf_loader_new_with_type pc_libraries.gdk_pixbuf_loader_new_with_type
#define gdk_pixbuf_loader_set_size pc_libraries.gdk_pixbuf_loader_set_size
#define gdk_pixbuf_loader_write pc_libraries.gdk_pixbuf_loader_write
#define gdk_pixbuf_read_pixels pc_libraries.gdk_pixbuf_read_pixels
#endif

#endif
#endif
