import { numberCounter } from '../word-numbers/counter.ts';
import { tagAttribute } from '../xml/tag-attribute.ts';
import type { Definitions, Levels } from './definitions.ts';

const tags = /<(\/?)(text:(?:list|list-item|list-header|p|h|tracked-changes))(?=[\s/>])[^<>]*>/g;

/** True for the start tag of an item without a number. */
export const isHeader = (item: string | undefined): boolean => item?.startsWith('<text:list-header') === true;

/** The first paragraph of an item, or a heading outside lists. */
export type Numbered = {
  readonly kind: 'paragraph';
  readonly tag: string;
  /** Name of the list style. */
  readonly style: string;
  readonly levels: Levels;
  /** Index of the level, from 0. */
  readonly level: number;
  readonly isHeading: boolean;
  /** The start tag of its item; none for headings outside lists. */
  readonly item?: string;
  /** The number as LibreOffice prints it; empty for bullets and for unnumbered items. */
  readonly label: string;
  readonly continues: boolean;
};

/** A place of the text that concerns its lists. Those within one outermost list have the same `root`. */
export type Mark = { readonly start: number; readonly end: number; readonly root: number } & (Numbered | { readonly kind: 'structure' });

type OpenList = {
  readonly style: string;
  readonly levels: Levels | undefined;
  /** Lists of one family share their numbers. */
  readonly family: string;
  readonly continues: boolean;
  item: string | undefined;
};

/** Finds which lists share their numbers; lists come in the order of the text (ODF 1.3 part 3, 19.780 and 19.781). */
const families = () => {
  const byId = new Map<string, string>();
  const latest = new Map<string, string>();
  let made = 0;
  /** The numbers that a list goes on with, or those of its own. */
  return (tag: string, style: string): Pick<OpenList, 'family' | 'continues'> => {
    const before = tagAttribute(tag, 'text:continue-list');
    const known =
      (before === undefined ? undefined : byId.get(before)) ??
      (tagAttribute(tag, 'text:continue-numbering') === 'true' ? latest.get(style) : undefined);
    const family = known ?? `list ${made++}`;
    const id = tagAttribute(tag, 'xml:id');
    if (id !== undefined) byId.set(id, family);
    latest.set(style, family);
    return { family, continues: known !== undefined };
  };
};

/** The marks of lists and numbered headings of a flat ODT, in the order of the text. */
export const readLists = (fodt: string, { lists, outline }: Definitions): readonly Mark[] => {
  const marks: Mark[] = [];
  const familyOf = families();
  const count = numberCounter();
  /** Open lists by paragraph that they are in, as in a text box: its lists are none of those around. */
  const contexts: OpenList[][] = [[]];
  const roots: number[] = [];
  let [made, changes] = [0, 0];

  const numberOf = (family: string, levels: Levels, level: number, restart: number | undefined): string => {
    const starts = levels.map((_, at) => (at === level ? restart : undefined));
    // A new id for each paragraph, since each may state its own start.
    return count(restart === undefined ? family : `${family} ${made++}`, { family, levels, starts }, level);
  };
  const restartOf = (tag: string, first: number): number | undefined => {
    const value = tagAttribute(tag, 'text:start-value');
    if (value !== undefined && /^\d{1,6}$/.test(value)) return Number(value);
    return tagAttribute(tag, 'text:restart-numbering') === 'true' ? first : undefined;
  };

  for (const { 0: tag, 1: slash, 2: name, index } of fodt.matchAll(tags)) {
    const [start, end] = [index, index + tag.length];
    if (name === 'text:tracked-changes') changes += slash ? -1 : tag.endsWith('/>') ? 0 : 1;
    if (changes > 0) continue;
    const open = contexts.at(-1) ?? [];
    const list = open.at(-1);
    const isEmpty = tag.endsWith('/>');
    if (name === 'text:list') {
      if (isEmpty) continue;
      if (!slash && open.length === 0) roots.push(made++);
      marks.push({ kind: 'structure', start, end, root: roots.at(-1) ?? -1 });
      if (slash) {
        open.pop();
        if (open.length === 0) roots.pop();
        continue;
      }
      const own = tagAttribute(tag, 'text:style-name');
      const style = own ?? list?.style ?? '';
      const isOutline = style !== '' && style === outline.name;
      const levels = isOutline ? outline.levels : lists.get(style);
      if (list && (own === undefined || own === list.style)) open.push({ ...list, item: undefined });
      else if (isOutline) open.push({ style, levels, family: 'outline', continues: true, item: undefined });
      else open.push({ style, levels, ...familyOf(tag, style), item: undefined });
    } else if (name === 'text:list-item' || name === 'text:list-header') {
      marks.push({ kind: 'structure', start, end, root: roots.at(-1) ?? -1 });
      if (list && !isEmpty) list.item = slash ? undefined : tag;
    } else if (slash) {
      if (contexts.length > 1) contexts.pop();
    } else {
      const isHeading = name === 'text:h';
      if (list?.item !== undefined && list.levels) {
        const { continues, item } = list;
        const own = tagAttribute(item, 'text:style-override');
        const levels = (own === undefined ? undefined : lists.get(own)) ?? list.levels;
        const [style, family] = levels === list.levels ? [list.style, list.family] : [own ?? '', `${list.family} ${own}`];
        const level = Math.min(8, open.length - 1);
        const isNumbered = !isHeader(item) && levels[level] !== undefined;
        const label = isNumbered ? numberOf(family, levels, level, restartOf(item, levels[level]?.start ?? 1)) : '';
        marks.push({
          kind: 'paragraph',
          start,
          end,
          root: roots.at(-1) ?? -1,
          tag,
          style,
          levels,
          level,
          isHeading,
          item,
          label,
          continues,
        });
        list.item = undefined;
      } else if (isHeading && open.length === 0 && tagAttribute(tag, 'text:is-list-header') !== 'true') {
        const level = Number(tagAttribute(tag, 'text:outline-level') ?? 1) - 1;
        const { levels } = outline;
        if (levels[level]) {
          const label = numberOf('outline', levels, level, restartOf(tag, levels[level]?.start ?? 1));
          marks.push({ kind: 'paragraph', start, end, root: -1, tag, style: '', levels, level, isHeading, label, continues: false });
        }
      }
      if (!isEmpty) contexts.push([]);
    }
  }
  return marks;
};
