import { childOf, childrenOf, type Node, within, wordsOf } from '../../formats/odf-tree.ts';
import { type Look, lookIn, type Usual } from './look.ts';

/** How a level of a list is marked: `type` is that of `<ol>`, absent for bullets. */
export type Mark = { readonly type?: string; readonly start?: number };

export type Styles = {
  readonly usual: Usual;
  readonly lookOf: (family: 'text' | 'paragraph', name: string | undefined) => Look;
  /** The mark of a list's level, from 1; undefined for a level that shows none. */
  readonly markOf: (list: string | undefined, level: number) => Mark | undefined;
  /** A property of a style or of the styles that it inherits from. */
  readonly property: (family: string, name: string | undefined, group: string, property: string) => string | undefined;
};

/** Styles inherit from each other; a circle ends here. */
const mostParents = 20;

const orderedTypes: ReadonlySet<string> = new Set(['1', 'a', 'A', 'i', 'I']);

const markIn = (level: Node): Mark | undefined => {
  if (level.name === 'text:list-level-style-bullet') return (level.attributes['text:bullet-char'] ?? '').trim() === '' ? undefined : {};
  if (level.name === 'text:list-level-style-image') return {};
  const format = level.attributes['style:num-format'] ?? '';
  if (format === '') return undefined;
  return { type: orderedTypes.has(format) ? format : '1', start: Number(level.attributes['text:start-value'] ?? 1) };
};

/** What most characters have. */
const most = <Value>(counts: ReadonlyMap<Value, number>): Value | undefined =>
  [...counts].reduce<readonly [Value | undefined, number]>((best, one) => (one[1] > best[1] ? one : best), [undefined, 0])[0];

/** The font, size and language of most words in spans, which LibreOffice writes around all words of imported decks. */
const usualOf = (
  document: Node,
  lookOf: Styles['lookOf'],
  textProperty: (name: string | undefined, property: string) => string | undefined,
): Usual => {
  const [fonts, sizes, languages] = [new Map<string, number>(), new Map<number, number>(), new Map<string, number>()];
  const add = <Value>(counts: Map<Value, number>, value: Value | undefined, length: number): void => {
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + length);
  };
  for (const span of within(document, 'text:span')) {
    const name = span.attributes['text:style-name'];
    const { length } = wordsOf(span);
    const { font, size } = lookOf('text', name);
    add(fonts, font, length);
    add(sizes, size, length);
    const [language, country] = [textProperty(name, 'fo:language'), textProperty(name, 'fo:country')];
    if (language && /^[a-z]{2,3}$/.test(language))
      add(languages, country && /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : language, length);
  }
  return { font: most(fonts) ?? '', size: most(sizes) ?? 18, language: most(languages) ?? '' };
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
  const declared = childOf(document, 'office:font-face-decls');
  const fonts = new Map(
    (declared ? childrenOf(declared) : []).map(({ attributes }) => [attributes['style:name'], attributes['svg:font-family']]),
  );
  const fontOf = (name: string): string | undefined => fonts.get(name);
  const looks = new Map<string, Look>();
  const lookOf: Styles['lookOf'] = (family, name) => {
    const key = `${family} ${name}`;
    const known = looks.get(key);
    if (known) return known;
    const look: Look = {};
    for (const style of inherited(family, name)) {
      const properties = childOf(style, 'style:text-properties');
      if (properties) Object.assign(look, { ...lookIn(properties, fontOf), ...look });
    }
    looks.set(key, look);
    return look;
  };
  return {
    usual: usualOf(document, lookOf, (name, property) => {
      for (const style of inherited('text', name)) {
        const value = childOf(style, 'style:text-properties')?.attributes[property];
        if (value !== undefined) return value;
      }
      return undefined;
    }),
    lookOf,
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
