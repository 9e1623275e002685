import type { Box } from '../model.ts';
import type { Annotation } from './form-values.ts';
import { type Matrix, transformBox } from './geometry.ts';
import type { Font, Glyph } from './page-content.ts';

/** A check box or a radio button of a form, with its state (ISO 32000-1, 12.7.4.2). */
export type FormMark = { readonly id: string; readonly box: Box; readonly isOn: boolean };

/** Points: larger ones are clickable areas. */
const largest = 60;
/** Flags of an invisible annotation: hidden, and no view (ISO 32000-1, 12.5.3). */
const unseen = 2 | 32;

/** The box of a visible form field on the page; undefined for other annotations. */
export const fieldBox = ({ subtype, rect, annotationFlags = 0 }: Annotation, base: Matrix): Box | undefined =>
  subtype === 'Widget' && rect && (annotationFlags & unseen) === 0
    ? transformBox(base, ...(rect as [number, number, number, number]))
    : undefined;

export const formMarksOf = (annotations: readonly Annotation[], base: Matrix): readonly FormMark[] =>
  annotations.flatMap((one): FormMark[] => {
    const box = one.checkBox || one.radioButton ? fieldBox(one, base) : undefined;
    if (!box) return [];
    const sides = [box.x1 - box.x0, box.y1 - box.y0];
    if (sides.some((side) => !(side > 0 && side < largest))) return [];
    const value = one.fieldValue;
    const isOn = typeof value === 'string' && value !== 'Off' && value === (one.checkBox ? one.exportValue : one.buttonValue);
    return [{ id: one.id, box, isOn }];
  });

const font: Font = {
  family: 'DejaVu Sans',
  bold: false,
  italic: false,
  monospace: false,
  serif: false,
  vertical: false,
  ascent: 0.9,
  descent: 0.25,
};
/** In font sizes: height of a letter's middle above its baseline. */
export const middle = 0.35;
/** Points: size if no text is nearby. */
const usualSize = 12;
/** In font sizes: maximum distance to the text that a box belongs to. */
const reach = 12;

const neighbourOf = (box: Box, glyphs: readonly Glyph[]): Glyph | undefined => {
  const centre = (box.y0 + box.y1) / 2;
  let found: { readonly glyph: Glyph; readonly gap: number } | undefined;
  for (const glyph of glyphs) {
    const height = glyph.y - middle * glyph.size;
    if (
      glyph.angle !== 0 ||
      glyph.hidden ||
      glyph.text.trim() === '' ||
      Math.abs(height - centre) > Math.max(glyph.size, box.y1 - box.y0) / 2
    )
      continue;
    const gap = Math.max(glyph.x - box.x1, box.x0 - glyph.x - glyph.width);
    if (gap < reach * glyph.size && (!found || gap < found.gap)) found = { glyph, gap };
  }
  return found?.glyph;
};

/** A mark as the glyph ☒ or ☐, on the baseline of the text beside it. */
export const markGlyph = ({ box, isOn }: Pick<FormMark, 'box' | 'isOn'>, glyphs: readonly Glyph[], show: number): Glyph => {
  const beside = neighbourOf(box, glyphs);
  const size = beside?.size ?? Math.min(usualSize, box.y1 - box.y0);
  return {
    text: isOn ? '☒' : '☐',
    x: box.x0,
    y: beside?.y ?? (box.y0 + box.y1) / 2 + middle * size,
    width: Math.min(box.x1 - box.x0, size),
    size,
    font: beside?.font ?? font,
    colour: '#000000',
    angle: 0,
    hidden: false,
    stroked: false,
    mcid: -1,
    artifact: false,
    show,
    clip: box,
  };
};

export const markGlyphs = (marks: readonly FormMark[], glyphs: readonly Glyph[]): readonly Glyph[] =>
  marks.map((mark, index) => markGlyph(mark, glyphs, -1_000_000 - index));
