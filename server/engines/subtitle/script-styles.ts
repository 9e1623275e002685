/** A style of SubStation Alpha, and the screen that defines its units. Colours are ABGR integers. */
export type ScriptStyle = {
  readonly name: string;
  readonly font: string;
  readonly colours: readonly [primary: number, secondary: number, outline: number, back: number];
  /** Columns of version 4+, by lower-case name. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Position on a numeric keypad. */
  readonly align: number;
  readonly screen: { readonly width: number; readonly height: number };
};

/** What a line says besides its times, style and text. */
export type ScriptEvent = {
  readonly layer: number;
  readonly name: string;
  readonly margins: readonly [left: number, right: number, vertical: number];
  readonly effect: string;
};

/** Reads a line; `field` returns a column by its lower-case name. */
export const readEvent = (field: (name: string) => string): ScriptEvent => {
  const figure = (name: string): number => Number(/^\d{1,4}$/.exec(field(name))?.[0] ?? 0);
  return {
    layer: figure('layer'),
    name: (field('name') || field('actor')).slice(0, 100),
    margins: [figure('marginl'), figure('marginr'), figure('marginv')],
    effect: field('effect').slice(0, 200),
  };
};

/** Numeric columns of version 4+ with their default values. */
const usual = {
  ...{ fontsize: 18, bold: 0, italic: 0, underline: 0, strikeout: 0, scalex: 100, scaley: 100, spacing: 0, angle: 0 },
  ...{ borderstyle: 1, outline: 2, shadow: 1, marginl: 10, marginr: 10, marginv: 10, encoding: 1 },
} as const;

const numberOf = (text: string): number | undefined => (/^-?\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined);

const colourOf = (text: string, otherwise: number): number => {
  const [, hex] = /^&H([0-9a-f]{1,8})&?$/i.exec(text) ?? [];
  if (hex) return Number.parseInt(hex, 16);
  return /^-?\d{1,10}$/.test(text) ? Number(text) >>> 0 : otherwise;
};

/** Reads a style; `field` returns a column by its lower-case name. */
export const readStyle = (field: (name: string) => string, align: number, screen: ScriptStyle['screen']): ScriptStyle => ({
  name: field('name').slice(0, 100),
  font: field('fontname').slice(0, 100) || 'Arial',
  colours: [
    colourOf(field('primarycolour'), 0xffffff),
    colourOf(field('secondarycolour'), 0xff),
    colourOf(field('outlinecolour') || field('tertiarycolour'), 0),
    colourOf(field('backcolour'), 0),
  ],
  numbers: Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, numberOf(field(name)) ?? value])),
  align,
  screen,
});

const columns = (style: ScriptStyle, names: string): string =>
  names
    .split(' ')
    .map((name) => style.numbers[name] ?? 0)
    .join(',');

export const styleOfAss = (style: ScriptStyle): string => {
  const colours = style.colours.map((one) => `&H${one.toString(16).toUpperCase().padStart(8, '0')}`).join(',');
  const looks = columns(style, 'bold italic underline strikeout scalex scaley spacing angle borderstyle outline shadow');
  return `Style: ${style.name},${style.font},${style.numbers.fontsize},${colours},${looks},${style.align},${columns(style, 'marginl marginr marginv encoding')}`;
};

/** Version 4 numbers the top row from 5 and the middle row from 9. */
const oldAlign = (align: number): number => (align > 6 ? align - 2 : align > 3 ? align + 5 : align);

/** A style line of version 4, whose colours are numbers without alpha. */
export const styleOfSsa = (style: ScriptStyle): string => {
  const colours = style.colours.map((one) => one & 0xffffff).join(',');
  const looks = columns(style, 'bold italic borderstyle outline shadow');
  return `Style: ${style.name},${style.font},${style.numbers.fontsize},${colours},${looks},${oldAlign(style.align)},${columns(style, 'marginl marginr marginv')},0,${style.numbers.encoding}`;
};
