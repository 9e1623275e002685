import { childOf, childrenOf, type Node, within } from './tree.ts';

/** What sets words apart in a text that is read. */
export type Look = {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly position?: 'sup' | 'sub';
};

/** How a level of a list is marked: `type` is that of `<ol>`, absent for bullets. */
export type Mark = { readonly type?: string; readonly start?: number };

export type Styles = {
  readonly lookOf: (family: 'text' | 'paragraph', name: string | undefined) => Look;
  /** The mark of a list's level, from 1; undefined for a level that shows none. */
  readonly markOf: (list: string | undefined, level: number) => Mark | undefined;
  /** A property of a style or of the styles that it inherits from. */
  readonly property: (family: string, name: string | undefined, group: string, property: string) => string | undefined;
};

/** Styles inherit from each other; a circle ends here. */
const mostParents = 20;

const isOn = (value: string | undefined, off: string): boolean | undefined => (value === undefined ? undefined : value !== off);

/** The look that text properties state; those that they don't state are absent. */
const lookIn = (properties: Node): Look => {
  const { attributes } = properties;
  const weight = attributes['fo:font-weight'];
  const slope = attributes['fo:font-style'];
  const [shift, size] = (attributes['style:text-position'] ?? '').split(' ');
  const rise = shift === 'super' || shift === 'sub' ? shift : Number.parseFloat(shift ?? '');
  const isShifted = typeof rise === 'string' || (rise !== 0 && !Number.isNaN(rise) && size !== '100%');
  const stated: Record<keyof Look, Look[keyof Look]> = {
    bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    italic: slope === undefined ? undefined : slope !== 'normal',
    underline: isOn(attributes['style:text-underline-style'], 'none'),
    strike: isOn(attributes['style:text-line-through-style'], 'none'),
    position: isShifted ? (rise === 'sub' || (typeof rise === 'number' && rise < 0) ? 'sub' : 'sup') : undefined,
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
};

const orderedTypes: ReadonlySet<string> = new Set(['1', 'a', 'A', 'i', 'I']);

const markIn = (level: Node): Mark | undefined => {
  if (level.name === 'text:list-level-style-bullet') return (level.attributes['text:bullet-char'] ?? '').trim() === '' ? undefined : {};
  if (level.name === 'text:list-level-style-image') return {};
  const format = level.attributes['style:num-format'] ?? '';
  if (format === '') return undefined;
  return { type: orderedTypes.has(format) ? format : '1', start: Number(level.attributes['text:start-value'] ?? 1) };
};

export const readStyles = (document: Node): Styles => {
  const styles = new Map<string, Node>();
  const lists = new Map<string, ReadonlyMap<number, Mark | undefined>>();
  // Only those of the deck: embedded documents use the same names.
  for (const room of childrenOf(document).filter(({ name }) => name === 'office:styles' || name === 'office:automatic-styles'))
    for (const one of within(room, 'style:style', 'text:list-style')) {
      const name = one.attributes['style:name'] ?? '';
      if (one.name === 'style:style') styles.set(`${one.attributes['style:family']} ${name}`, one);
      else lists.set(name, new Map(childrenOf(one).map((level) => [Number(level.attributes['text:level']), markIn(level)])));
    }
  function* inherited(family: string, name: string | undefined): Generator<Node> {
    let next = name;
    for (let count = 0; next !== undefined && count < mostParents; count++) {
      const style = styles.get(`${family} ${next}`);
      if (!style) return;
      yield style;
      next = style.attributes['style:parent-style-name'];
    }
  }
  const looks = new Map<string, Look>();
  return {
    lookOf: (family, name) => {
      const key = `${family} ${name}`;
      const known = looks.get(key);
      if (known) return known;
      const look: Look = {};
      for (const style of inherited(family, name)) {
        const properties = childOf(style, 'style:text-properties');
        if (properties) Object.assign(look, { ...lookIn(properties), ...look });
      }
      looks.set(key, look);
      return look;
    },
    markOf: (list, level) => lists.get(list ?? '')?.get(level),
    property: (family, name, group, property) => {
      for (const style of inherited(family, name)) {
        const value = childOf(style, `style:${group}-properties`)?.attributes[property];
        if (value !== undefined) return value;
      }
      return undefined;
    },
  };
};
