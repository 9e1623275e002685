/** Named colours in captions (HTML 4, and the classes of WebVTT), as RGB. */
const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  black: '000000',
  red: 'ff0000',
  maroon: '800000',
  yellow: 'ffff00',
  olive: '808000',
  lime: '00ff00',
  green: '008000',
  aqua: '00ffff',
  cyan: '00ffff',
  teal: '008080',
  blue: '0000ff',
  navy: '000080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  purple: '800080',
  orange: 'ffa500',
};

/** Classes that players of WebVTT colour without a style sheet (WebVTT, 5.1), by colour. */
const classes: ReadonlyMap<string, string> = new Map(
  ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue', 'black'].map((name) => [named[name] ?? '', name]),
);

const hexPair = (part: string): string => Math.min(255, Number(part)).toString(16).padStart(2, '0');

/** Red, green and blue as six digits of `#ff0`, `#ffff00`, `#ffff00ff`, `rgb(255, 255, 0)`, `color00FF00` or a name; undefined otherwise. */
export const hexOf = (colour: string): string | undefined => {
  const lower = colour.trim().toLowerCase();
  const [, hex] = /^(?:#|color)?([\da-f]{6})(?:[\da-f]{2})?$/.exec(lower) ?? [];
  if (hex) return hex;
  const [, short] = /^#([\da-f]{3})$/.exec(lower) ?? [];
  if (short) return short.replace(/./g, '$&$&');
  const parts = /^rgba?\(\s{0,9}(\d{1,3})\s{0,9},\s{0,9}(\d{1,3})\s{0,9},\s{0,9}(\d{1,3})\s{0,9}(?:,[\s\d.]{1,12})?\)$/.exec(lower);
  return parts ? parts.slice(1, 4).map(hexPair).join('') : Object.hasOwn(named, lower) ? named[lower] : undefined;
};

/** Whether it is the usual colour of captions: white, or the light grey of automatic ones. */
export const isUsual = (hex: string): boolean => hex.slice(0, 2) >= 'cc' && hex === hex.slice(0, 2).repeat(3);

/** The code of SubStation Alpha, in the order blue, green, red; without a colour, that of the style. */
export const colourCode = (hex?: string): string =>
  hex === undefined ? '{\\c}' : `{\\c&H${(hex.slice(4) + hex.slice(2, 4) + hex.slice(0, 2)).toUpperCase()}&}`;

/** The class of WebVTT, and the rule that a style sheet needs for it. */
export const classOf = (hex: string): { readonly name: string; readonly rule?: string } => {
  const usual = classes.get(hex);
  const name = usual ?? `color${hex.toUpperCase()}`;
  return usual === undefined ? { name, rule: `::cue(.${name}) { color: #${hex}; }` } : { name };
};

/** Colours of classes by the style sheet of a WebVTT file: `::cue(.name) { color: … }`. */
export const classColours = (head: string): ReadonlyMap<string, string> =>
  new Map(
    [...head.matchAll(/::cue\((?:c|v)?\.([\w-]{1,40})\)\s{0,9}\{([^{}]{0,500})\}/g)].flatMap(([, name = '', rule = '']) => {
      const [, value = ''] = /(?:^|[;\s])color\s{0,9}:\s{0,9}([^;]{1,40})/.exec(rule) ?? [];
      const hex = hexOf(value);
      return hex === undefined ? [] : [[name, hex] as const];
    }),
  );

const attribute = /\bcolor\s{0,5}=\s{0,5}(?:"([^"]{1,40})"|'([^']{1,40})'|([^\s"'>]{1,40}))/i;

/** Turns colours of `<font>` and of classes into the tags of a cue. Those of the usual colour have none, unless they are inside others. */
export const colourTags = (byClass: ReadonlyMap<string, string> = new Map()): ((name: string, slash: string, rest: string) => string) => {
  const open = new Map<string, boolean[]>(['font', 'c', 'v'].map((name) => [name, []]));
  let depth = 0;
  return (name, slash, rest) => {
    const own = open.get(name);
    if (own === undefined) return '';
    if (slash) {
      if (!own.pop()) return '';
      depth--;
      return '</c>';
    }
    const [, double, single, bare] = name === 'font' ? (attribute.exec(rest) ?? []) : [];
    const names = name === 'font' ? [] : (rest.split(/\s/, 1)[0] ?? '').split('.', 10).filter(Boolean);
    const hex = name === 'font' ? hexOf(double ?? single ?? bare ?? '') : names.flatMap((one) => byClass.get(one) ?? hexOf(one) ?? [])[0];
    const isShown = hex !== undefined && (depth > 0 || !isUsual(hex));
    own.push(isShown);
    if (!isShown) return '';
    depth++;
    return `<c.${hex}>`;
  };
};
