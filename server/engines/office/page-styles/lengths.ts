import { bareRecord } from '../../../../catalogue/bare-record.ts';
import { emuOf } from '../../../formats/length.ts';
import type { Element } from '../../markup/tree.ts';
import { inlineOf } from './inline-styles.ts';
import type { Declaration } from './sheet.ts';

/** Whether a page may have lengths that LibreOffice ignores: relative ones, and zero without a unit. */
export const mayHaveRelativeLengths = (page: string): boolean =>
  /\d(?:r?em|ex|ch)\b|\d\s{0,5}%|\b(?:larg|small)er\b|(?:margin|padding|indent)[a-z-]{0,10}\s{0,5}:[^;"'<>{}]{0,60}(?<![\d.])0(?![\d.a-z%])/i.test(
    page,
  );

/** Points of the letters of a page that sets no size. */
const ordinary = 12;

/** Sizes that browsers give elements, relative to the letters around them (HTML Standard, 15.3). */
const sizes = bareRecord<number>({
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h4: 1,
  h5: 0.83,
  h6: 0.67,
  small: 5 / 6,
  big: 1.2,
  sub: 5 / 6,
  sup: 5 / 6,
  pre: 13 / 16,
  code: 13 / 16,
});

const keywords = bareRecord<number>({
  'xx-small': 9 / 16,
  'x-small': 10 / 16,
  small: 13 / 16,
  medium: 1,
  large: 18 / 16,
  'x-large': 24 / 16,
  'xx-large': 2,
});

type Letters = { readonly own: number; readonly root: number };

const pointsOf = (number: string, unit: string, { own, root }: Letters): number | undefined => {
  const value = Number(number);
  if (unit === 'em') return value * own;
  if (unit === 'rem') return value * root;
  if (unit === 'ex' || unit === 'ch') return (value * own) / 2;
  const factor = emuOf[unit];
  return factor === undefined ? undefined : (value * factor) / 12_700;
};

const inPoints = (value: number): string => `${Math.round(value * 100) / 100}pt`;

const length = /^(-?(?:\d{1,6}(?:\.\d{0,10})?|\.\d{1,10}))(em|rem|ex|ch|pt|px|pc|in|cm|mm|%)?$/i;

/** A size of letters in points; undefined if it is none that can be computed. */
const sizeOf = (value: string, around: Letters): number | undefined => {
  const name = value.trim().toLowerCase();
  if (name === 'larger') return around.own * 1.2;
  if (name === 'smaller') return around.own / 1.2;
  const keyword = keywords[name];
  if (keyword !== undefined) return keyword * ordinary;
  const [, number = '', unit = ''] = length.exec(name) ?? [];
  if (number === '') return undefined;
  if (unit === '%') return (Number(number) / 100) * around.own;
  const size = pointsOf(number, unit, around);
  return size !== undefined && size > 0 && size < 2000 ? size : undefined;
};

/** One length of a margin or the like; what cannot be computed stays as it is. */
const lengthIn = (value: string, letters: Letters): string => {
  const [, number = '', unit = ''] = length.exec(value.toLowerCase()) ?? [];
  if (number === '') return value;
  if (unit === '') return Number(number) === 0 ? '0pt' : value;
  return /^(?:r?em|ex|ch)$/.test(unit) ? inPoints(pointsOf(number, unit, letters) ?? 0) : value;
};

/** Elements that LibreOffice indents: margins of their style would be added, or take them out of their level. */
const movedIn = /^(?:ul|ol|dl|dd|li|blockquote)$/;

/** The sides of a shorthand one by one. Those that are zero are left out: LibreOffice would take a paragraph out of its list. */
const sidesOf = (property: string, value: string, element: Element, letters: Letters): readonly string[] => {
  const [top = '', right = top, bottom = top, left = right] = value.trim().split(/\s+/);
  if ([top, right, bottom, left].includes('auto')) return [`${property}: ${value}`];
  return Object.entries({ top, right, bottom, left }).flatMap(([side, one]) => {
    const isSide = side === 'left' || side === 'right';
    const made = lengthIn(one, letters);
    return isSide && (made === '0pt' || (made !== one && movedIn.test(element.tagName))) ? [] : [`${property}-${side}: ${made}`];
  });
};

const apart = /^(?:margin|padding)-(?:top|bottom|left|right)$|^text-indent$|^letter-spacing$|^width$|^height$/;
const sideways = /-(?:left|right)$/;

const absolute = (property: string, value: string, element: Element, letters: Letters): readonly string[] => {
  if (property === 'margin' || property === 'padding') return sidesOf(property, value, element, letters);
  if (apart.test(property)) {
    const made = lengthIn(value, letters);
    return [`${property}: ${sideways.test(property) && (made === '0pt' || movedIn.test(element.tagName)) ? value : made}`];
  }
  const [, number = '', unit = ''] = property === 'line-height' ? (length.exec(value.trim().toLowerCase()) ?? []) : [];
  // LibreOffice reads a share of the letters, but no length by them.
  if (/^(?:em|ex|ch)$/.test(unit)) return [`${property}: ${Math.round((unit === 'em' ? 100 : 50) * Number(number))}%`];
  return [`${property}: ${unit === 'rem' ? inPoints(pointsOf(number, unit, letters) ?? 0) : value}`];
};

/** The size within the shorthand `font`, with what stands before and behind it. */
const shorthand =
  /^((?:[a-z\d-]{1,20}\s{1,5}){0,4}?)((?:\d{1,6}(?:\.\d{0,10})?|\.\d{1,10})(?:r?em|ex|ch|%))(\s{0,5}\/\s{0,5}[\w.%]{1,20})?(?=\s)/i;

/** The size that an element's own style gives its letters in points. */
const styledSize = (declared: readonly Declaration[], around: Letters): number | undefined => {
  const last = declared.findLast(({ property }) => property === 'font-size' || property === 'font');
  if (!last) return undefined;
  if (last.property === 'font-size') return sizeOf(last.value, around);
  const size = /(?:^|\s)([\d.]{1,10}(?:r?em|ex|ch|%|pt|px|pc|in|cm|mm))(?=[\s/])/i.exec(last.value.slice(0, 200))?.[1];
  return size === undefined ? undefined : sizeOf(size, around);
};

const rewritten = ({ property, value }: Declaration, element: Element, around: Letters, letters: Letters): readonly string[] => {
  if (!mayHaveRelativeLengths(`${property}:${value}`)) return [`${property}: ${value}`];
  if (property === 'font-size') {
    const size = sizeOf(value, around);
    return [`${property}: ${size === undefined ? value : inPoints(size)}`];
  }
  if (property !== 'font') return absolute(property, value, element, letters);
  const made = value.replace(
    shorthand,
    (_, before: string, size: string, line = '') => `${before}${inPoints(sizeOf(size, around) ?? ordinary)}${line}`,
  );
  return [`${property}: ${made}`];
};

/**
 * Rewrites lengths relative to the letters, and zeros without a unit, in the styles of elements as points, which is all that LibreOffice
 * reads. `elements` are in an order that has parents before their children.
 */
export const withAbsoluteLengths = (elements: readonly Element[]): void => {
  const known = new Map<unknown, number>();
  let root = ordinary;
  for (const element of elements) {
    const around = { own: known.get(element.parentNode) ?? ordinary, root };
    const declared = inlineOf(element);
    const own = styledSize(declared, around) ?? around.own * (sizes[element.tagName] ?? 1);
    known.set(element, own);
    if (element.tagName === 'html') root = own;
    const attr = element.attrs.find(({ name }) => name === 'style');
    if (attr && declared.length > 0 && mayHaveRelativeLengths(attr.value))
      attr.value = declared.flatMap((one) => rewritten(one, element, around, { own, root })).join('; ');
  }
};
