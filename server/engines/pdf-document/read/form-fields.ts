import { isSeen, markGlyph } from './form-marks.ts';
import type { Annotation } from './form-values.ts';
import { type Matrix, transformBox } from './geometry.ts';
import type { FormField, Glyph, PageContent } from './page-content.ts';

/** It stands where a field is empty: no blank, and nothing that shows. */
const emptyField = '\u200b';

/** Sizes: a letter's middle stands this far over its baseline. */
const middle = 0.35;
/** Sizes: a box that is higher than this has several lines. */
const severalLines = 2.2;
const usualSize = 11;
/** Fields of one page that are looked at. */
const mostFields = 500;

export const formFieldsOf = (annotations: readonly Annotation[], base: Matrix): readonly FormField[] =>
  annotations
    .flatMap((one): FormField[] => {
      if (one.subtype !== 'Widget' || !one.rect || !isSeen(one) || (one.fieldType !== 'Tx' && one.fieldType !== 'Ch')) return [];
      const box = transformBox(base, ...(one.rect as [number, number, number, number]));
      return box.x1 > box.x0 && box.y1 > box.y0 ? [{ id: one.id, box, isComb: one.comb === true }] : [];
    })
    .slice(0, mostFields);

/** Letters that stand apart as those of a comb do, one after the other. */
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

/** The glyphs of a page, those that stand in a field with its id; the letters of a comb are one text. */
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

/** The page with a sign in each field that holds nothing, for formats that have fields. */
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
