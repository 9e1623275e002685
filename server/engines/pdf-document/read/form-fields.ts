import { fieldBox, markGlyph, middle } from './form-marks.ts';
import type { Annotation } from './form-values.ts';
import type { Matrix } from './geometry.ts';
import type { FormField, Glyph, PageContent } from './page-content.ts';

/** Placeholder in an empty field: not a blank, and invisible. */
const emptyField = '\u200b';

/** In font sizes: a higher box has several lines. */
const severalLines = 2.2;
const usualSize = 11;
/** Maximum number of fields inspected per page. */
const mostFields = 500;

export const formFieldsOf = (annotations: readonly Annotation[], base: Matrix): readonly FormField[] =>
  annotations
    .flatMap((one): FormField[] => {
      const box = one.fieldType === 'Tx' || one.fieldType === 'Ch' ? fieldBox(one, base) : undefined;
      return box && box.x1 > box.x0 && box.y1 > box.y0 ? [{ id: one.id, box, isComb: one.comb === true }] : [];
    })
    .slice(0, mostFields);

export const closeUp = (letters: readonly Glyph[]): Glyph[] => {
  const sorted = letters.filter(({ text }) => text.trim() !== '').sort((a, b) => a.x - b.x);
  const first = sorted[0];
  let x = first?.x ?? 0;
  return sorted.map((g) => {
    const moved = { ...g, x, y: first?.y ?? g.y, show: first?.show ?? g.show };
    x += g.width;
    return moved;
  });
};

/** The glyphs of a page, with the field's id on those inside a field; the letters of a comb become one text. */
export const withFields = (glyphs: readonly Glyph[], fields: readonly FormField[]): readonly Glyph[] => {
  if (fields.length === 0) return glyphs;
  const inside = new Map<FormField, Glyph[]>();
  const rest = glyphs.filter((g) => {
    const [x, y] = [g.x + g.width / 2, g.y - middle * g.size];
    const field = g.angle === 0 && fields.find(({ box }) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1);
    if (!field) return true;
    const own = inside.get(field);
    if (own) own.push(g);
    else inside.set(field, [g]);
    return false;
  });
  return [...rest, ...[...inside].flatMap(([{ id, isComb }, own]) => (isComb ? closeUp(own) : own).map((g) => ({ ...g, field: id })))];
};

/** The page with a placeholder in each empty field, for formats that support fields. */
export const withEmptyFields = (page: PageContent): PageContent => {
  const filled = new Set(page.glyphs.map(({ field }) => field));
  const empty = (page.fields ?? []).filter(({ id }) => !filled.has(id));
  if (empty.length === 0) return page;
  const signs = empty.map(({ id, box }, n) => {
    const line = box.y1 - box.y0 > severalLines * usualSize ? { ...box, y1: box.y0 + severalLines * usualSize } : box;
    const sign = markGlyph({ box: line, isOn: false }, page.glyphs, -3_000_000 - n);
    return { ...sign, text: emptyField, width: Math.min(sign.size, box.x1 - box.x0), field: id };
  });
  return { ...page, glyphs: [...page.glyphs, ...signs] };
};
