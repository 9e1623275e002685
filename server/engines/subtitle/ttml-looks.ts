import { hexOf, isUsual } from './colours.ts';

/** What an element says of its look; `undefined` where it is silent. */
export type Look = {
  readonly i?: boolean;
  readonly b?: boolean;
  readonly u?: boolean;
  readonly c?: string;
  readonly ruby?: string;
  readonly displayAlign?: string;
  readonly origin?: string;
  readonly extent?: string;
};

export type Attribute = (wanted: string) => string | undefined;

const marks = ['i', 'b', 'u'] as const;

const known = (look: Look): Look => Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Look;

/** The look of an element's own attributes, over that of the styles it names (TTML2, 8.4.4). */
export const lookOf = (of: Attribute, styles: ReadonlyMap<string, Look>): Look => {
  const [slant, weight, decoration] = [of('fontStyle'), of('fontWeight'), of('textDecoration')];
  const lines = decoration?.split(/\s+/, 10);
  const named = (of('style') ?? '').split(/\s+/, 20).map((id) => styles.get(id) ?? {});
  const own: Look = {
    ...(slant === undefined ? {} : { i: slant === 'italic' || slant === 'oblique' }),
    ...(weight === undefined ? {} : { b: weight === 'bold' }),
    ...(lines?.includes('underline') ? { u: true } : lines?.some((one) => one === 'none' || one === 'noUnderline') ? { u: false } : {}),
  };
  const colour = hexOf(of('color') ?? '');
  const placed = known({ c: colour, ruby: of('ruby'), displayAlign: of('displayAlign'), origin: of('origin'), extent: of('extent') });
  return Object.assign({}, ...named, own, placed) as Look;
};

/** What a child has from its parent: the letters, not the place (TTML2, 10.2). */
export const inherited = ({ i, b, u, c }: Look): Look => known({ i, b, u, c });

const opened = (names: readonly string[]): string => names.map((name) => `<${name}>`).join('');
const closed = (names: readonly string[]): string => names.map((name) => `</${name}>`).join('');

/** Tags that change one look into another, and those that change it back. */
export const tagsBetween = (from: Look, to: Look): readonly [opening: string, closing: string] => {
  const on = marks.filter((name) => to[name] && !from[name]);
  const off = marks.filter((name) => from[name] && !to[name]);
  const [coloured, ended] =
    to.c !== undefined && to.c !== from.c && !(isUsual(to.c) && isUsual(from.c ?? to.c)) ? [`<c.${to.c}>`, '</c>'] : ['', ''];
  return [closed(off) + opened(on) + coloured, ended + closed(on.toReversed()) + opened(off)];
};

/** Heights of the root in pixels and in cells, the units of places besides percentages (TTML2, 8.4.1). */
export type Screen = { readonly px?: number; readonly c: number };

export const screenOf = (of: Attribute): Screen => {
  const height = Number(/^\s{0,9}[\d.]{1,9}px\s{1,9}([\d.]{1,9})px\s{0,9}$/.exec(of('extent') ?? '')?.[1] ?? 0);
  const rows = Number(/^\s{0,9}\d{1,4}\s{1,9}(\d{1,4})\s{0,9}$/.exec(of('cellResolution') ?? '')?.[1] ?? 0);
  return { c: rows || 15, ...(height > 0 ? { px: height } : {}) };
};

/** The second of two lengths as a percentage of the height; undefined for units whose size is unknown. */
const percentDown = (pair: string | undefined, screen: Screen): number | undefined => {
  const [, value, unit] = /^\s{0,9}[\d.]{1,9}(?:%|px|c)\s{1,9}([\d.]{1,9})(%|px|c)\s{0,9}$/.exec(pair ?? '') ?? [];
  const whole = unit === '%' ? 100 : unit === 'px' ? screen.px : screen.c;
  return value === undefined || whole === undefined ? undefined : (Number(value) / whole) * 100;
};

/** The place of a region on a numeric keypad: top or middle; undefined at the bottom, or where its units are unknown. */
export const placeOf = ({ displayAlign, origin, extent }: Look, screen: Screen): number | undefined => {
  const top = origin === undefined ? 0 : percentDown(origin, screen);
  if (top === undefined || (displayAlign === undefined && origin === undefined)) return undefined;
  const bottom = top + (extent === undefined ? 100 - top : (percentDown(extent, screen) ?? 100 - top));
  // By the standard, text without an alignment begins at the region's top; many files with one large region mean its bottom.
  const anchor = displayAlign === 'before' ? top : displayAlign === 'center' ? (top + bottom) / 2 : bottom;
  if (anchor <= 40) return 8;
  return displayAlign === 'center' && anchor < 60 ? 5 : undefined;
};
