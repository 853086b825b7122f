#include <math.h>

#include "internal.h"

/* The same shapes and advances on every machine and at every scale: nothing is bent to the pixels. Pango takes the
 * options of the surface, not those of the cairo context. */
static void turn_hinting_off(PangoContext *context) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
}

static PangoLayout *layout_of(pc_canvas *canvas) {
  if (canvas->layout) return canvas->layout;
  /* The default map belongs to the thread, and keeps its fonts from one canvas to the next. */
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  turn_hinting_off(context);
  /* Otherwise the user's locale would choose between fonts. */
  pango_context_set_language(context, pango_language_from_string("en"));
  canvas->layout = pango_layout_new(context);
  g_object_unref(context);
  pango_layout_set_single_paragraph_mode(canvas->layout, TRUE);
  return canvas->layout;
}

static void set_font(PangoLayout *layout, const pc_text_style *style) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, style->families);
  pango_font_description_set_absolute_size(font, style->size * PANGO_SCALE);
  pango_font_description_set_weight(font, (PangoWeight)style->weight);
  pango_font_description_set_style(font, style->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
}

static double advance_of(PangoLayout *layout) {
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  if (!line) return 0;
  PangoRectangle logical;
  pango_layout_line_get_extents(line, NULL, &logical);
  return (double)logical.width / PANGO_SCALE;
}

static void space_letters(PangoLayout *layout, double excess) {
  int count = 0, letters = 0;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(layout, &count);
  for (int i = 0; i + 1 < count; i++) letters += attributes[i].is_cursor_position ? 1 : 0;
  if (letters < 2) return;
  PangoAttrList *list = pango_attr_list_new();
  pango_attr_list_insert(list, pango_attr_letter_spacing_new((int)lround(excess / letters * PANGO_SCALE)));
  pango_layout_set_attributes(layout, list);
  pango_attr_list_unref(list);
}

/* How much wider than natural the line is to be drawn, after the letters were spaced. */
static double fit(PangoLayout *layout, const pc_text_style *style) {
  double natural = advance_of(layout);
  if (style->width <= 0 || natural <= 0) return 1;
  double ratio = style->width / natural;
  if (style->spaces_letters && fabs(ratio - 1) > 0.001 && fabs(ratio - 1) <= 0.15) {
    space_letters(layout, style->width - natural);
    natural = advance_of(layout);
    ratio = natural > 0 ? style->width / natural : 1;
  }
  return fmin(fmax(ratio, 0.05), 20);
}

int pc_canvas_draw_text(pc_canvas *canvas, const char *utf8, int length, pc_text_style style) {
  if (!canvas || !utf8 || length <= 0) return 1;
  cairo_t *cr = canvas->cr;
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  double scale = fmax(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy));
  /* FreeType refuses to load huge glyphs, and the canvas would be spoilt by the error. */
  if (!(style.size > 0) || style.size > 4096 || style.size * scale > 4096) return 0;
  if (style.size * scale < 0.1) return 1;
  PangoLayout *layout = layout_of(canvas);
  pango_layout_set_attributes(layout, NULL);
  pango_cairo_update_context(cr, pango_layout_get_context(layout));
  set_font(layout, &style);
  pango_layout_set_text(layout, utf8, length);
  double stretch = fit(layout, &style);
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  if (!line) return 1;
  cairo_save(cr);
  cairo_new_path(cr);
  cairo_translate(cr, style.x, style.baseline);
  cairo_scale(cr, stretch, 1);
  cairo_move_to(cr, 0, 0);
  cairo_set_source_rgba(cr, style.red, style.green, style.blue, style.alpha);
  if (canvas->output || !style.draws_outlines) {
    pango_cairo_show_layout_line(cr, line);
  } else {
    /* A bitmap's own glyphs are placed at whole pixels only, which spoils the spacing. */
    pango_cairo_layout_line_path(cr, line);
    cairo_fill(cr);
  }
  cairo_new_path(cr);
  cairo_restore(cr);
  return 1;
}
