import type { Node } from '../../formats/odf-tree.ts';

/** What sets words apart in a text that is read. */
export type Look = {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly position?: 'sup' | 'sub';
  /** Such as `#1f497d`. */
  readonly color?: string;
  readonly font?: string;
  /** In points. */
  readonly size?: number;
};

/** The font and size of most words of a deck: what a page shows without further styles. */
export type Usual = { readonly font: string; readonly size: number; readonly language: string };

const isOn = (value: string | undefined, off: string): boolean | undefined => (value === undefined ? undefined : value !== off);

const hex = /^#[0-9a-f]{6}$/i;
/** Names of fonts that need no escapes in CSS. */
const plainName = /^[\p{L}\p{N} ._-]{1,60}$/u;

/** The look that text properties state; those that they don't state are absent. `fontOf` returns the family of a declared font. */
export const lookIn = ({ attributes }: Node, fontOf: (name: string) => string | undefined): Look => {
  const weight = attributes['fo:font-weight'];
  const slope = attributes['fo:font-style'];
  const color = attributes['fo:color'] ?? '';
  const font = attributes['fo:font-family'] ?? fontOf(attributes['style:font-name'] ?? '') ?? '';
  const size = /^(\d{1,4}(?:\.\d{1,20})?)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
  const [shift, scale] = (attributes['style:text-position'] ?? '').split(' ');
  const rise = shift === 'super' || shift === 'sub' ? shift : Number.parseFloat(shift ?? '');
  const isShifted = typeof rise === 'string' || (rise !== 0 && !Number.isNaN(rise) && scale !== '100%');
  const name = font.replace(/^['"]|['"]$/g, '');
  const stated: Record<keyof Look, Look[keyof Look]> = {
    bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    italic: slope === undefined ? undefined : slope !== 'normal',
    underline: isOn(attributes['style:text-underline-style'], 'none'),
    strike: isOn(attributes['style:text-line-through-style'], 'none'),
    position: isShifted ? (rise === 'sub' || (typeof rise === 'number' && rise < 0) ? 'sub' : 'sup') : undefined,
    color: hex.test(color) ? color.toLowerCase() : undefined,
    font: plainName.test(name) ? name : undefined,
    size: size === undefined ? undefined : Number(size),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
};

/** Relative luminance (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** A color with less contrast was chosen for another background, such as a dark slide. */
const leastContrast = 2;

/** True if words of this color can be read on the other. */
const isReadable = (color: string, behind: string): boolean => {
  const [light = 0, dark = 0] = [luminance(color), luminance(behind)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05) >= leastContrast;
};

/** Black or white, whichever reads better on a color. */
export const inkOn = (color: string): string => (luminance(color) > 0.179 ? '#000' : '#fff');

/** Sizes that differ less from the usual one look like it. */
const sameSize = 0.12;

/** The styles that words need beside their marks; empty if they look as usual. */
export const cssOf = ({ color, font, size }: Look, usual: Usual, behind = '#ffffff'): string => {
  const rules: string[] = [];
  if (color !== undefined && color !== '#000000' && isReadable(color, behind)) rules.push(`color:${color}`);
  if (font !== undefined && font !== usual.font) rules.push(`font-family:'${font}',sans-serif`);
  const ratio = size === undefined ? 1 : Math.min(3, Math.max(0.5, size / usual.size));
  if (Math.abs(ratio - 1) > sameSize) rules.push(`font-size:${Number(ratio.toFixed(2))}em`);
  return rules.join(';');
};
