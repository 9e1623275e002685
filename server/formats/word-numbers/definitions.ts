import { elementsNamed, parseXml, type XmlElement } from '../xml/tree.ts';

/** A level of a list (ECMA-376-1, 17.9.6). */
export type Level = {
  readonly start: number;
  readonly way: string;
  readonly custom?: string;
  /** The level text, with `%1` to `%9` for the numbers of the levels. */
  readonly text: string;
  readonly suffix: 'tab' | 'space' | 'nothing';
  /** Shows all its numbers in Arabic. */
  readonly legal: boolean;
  /** Level after which this one restarts: any higher one if absent, none if 0. */
  readonly restart?: number;
  /** The linked paragraph style. */
  readonly style?: string;
};

const plainWays: ReadonlySet<string> = new Set(['decimal', 'lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman', 'bullet']);

/** True if HTML lists can print this level. */
export const isPlain = (level: Level | undefined, index: number): boolean =>
  level === undefined || level.way === 'bullet' || (plainWays.has(level.way) && level.text === `%${index + 1}.` && level.start >= 0);

/** A list that paragraphs refer to; lists with the same `family` share counters. */
export type List = {
  readonly family: string;
  readonly levels: readonly (Level | undefined)[];
  /** Start values of this list by level, applied at first use. */
  readonly starts: readonly (number | undefined)[];
};

type NumberedStyle = { readonly list?: string; readonly level?: number; readonly basedOn?: string; readonly isHeading: boolean };

export type Definitions = {
  readonly lists: ReadonlyMap<string, List>;
  readonly styles: ReadonlyMap<string, NumberedStyle>;
  readonly defaultStyle?: string;
};

const child = (element: XmlElement | undefined, local: string): XmlElement | undefined =>
  element?.children.find((one) => one.local === local);
const stated = (element: XmlElement | undefined, name = 'val'): string | undefined =>
  element?.attributes.find(({ local }) => local === name)?.value;
const numberOf = (element: XmlElement | undefined, name = 'val'): number | undefined => {
  const text = stated(element, name);
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
};
const isOn = (element: XmlElement | undefined): boolean => element !== undefined && !/^(?:0|false|off)$/.test(stated(element) ?? '');

const levelOf = (lvl: XmlElement): Level => {
  const way = child(lvl, 'numFmt');
  const suffix = stated(child(lvl, 'suff'));
  return {
    start: numberOf(child(lvl, 'start')) ?? 1,
    way: stated(way) ?? 'decimal',
    custom: stated(way, 'format'),
    text: stated(child(lvl, 'lvlText')) ?? '',
    suffix: suffix === 'space' || suffix === 'nothing' ? suffix : 'tab',
    legal: isOn(child(lvl, 'isLgl')),
    restart: numberOf(child(lvl, 'lvlRestart')),
    style: stated(child(lvl, 'pStyle')),
  };
};

const place = (lvl: XmlElement): number => Math.min(8, Math.max(0, numberOf(lvl, 'ilvl') ?? 0));

/** Newer versions of Office wrap extended number formats in `mc:AlternateContent`; its fallback is ignored. */
const chosenLevels = (element: XmlElement): readonly XmlElement[] => element.children.filter(({ local }) => local === 'lvl');

const stylesOf = (xml: string): Pick<Definitions, 'styles' | 'defaultStyle'> => {
  const styles = new Map<string, NumberedStyle>();
  let defaultStyle: string | undefined;
  for (const style of elementsNamed(parseXml(xml), 'style')) {
    const id = stated(style, 'styleId');
    if (id === undefined) continue;
    const properties = child(style, 'pPr');
    const list = child(properties, 'numPr');
    styles.set(id, {
      list: stated(child(list, 'numId')),
      level: numberOf(child(list, 'ilvl')),
      basedOn: stated(child(style, 'basedOn')),
      isHeading: child(properties, 'outlineLvl') !== undefined || /^heading \d/i.test(stated(child(style, 'name')) ?? ''),
    });
    if (stated(style, 'type') === 'paragraph' && /^(?:1|true|on)$/.test(stated(style, 'default') ?? '')) defaultStyle ??= id;
  }
  return { styles, defaultStyle };
};

const listsOf = (xml: string, styles: Definitions['styles']): ReadonlyMap<string, List> => {
  const root = parseXml(xml);
  const abstracts = new Map(
    root.children.filter(({ local }) => local === 'abstractNum').map((one) => [stated(one, 'abstractNumId') ?? '', one]),
  );
  const nums = root.children.filter(({ local }) => local === 'num');
  const abstractOf = new Map(nums.map((num) => [stated(num, 'numId') ?? '', stated(child(num, 'abstractNumId')) ?? '']));
  const lists = new Map<string, List>();
  for (const num of nums) {
    let family = stated(child(num, 'abstractNumId')) ?? '';
    // An abstract definition that only links to a list style uses that style's levels (17.9.21).
    const link = stated(child(abstracts.get(family), 'numStyleLink'));
    family = (link !== undefined && abstractOf.get(styles.get(link)?.list ?? '')) || family;
    const abstract = abstracts.get(family);
    const levels: (Level | undefined)[] = [];
    const starts: (number | undefined)[] = [];
    for (const lvl of abstract ? chosenLevels(abstract) : []) levels[place(lvl)] = levelOf(lvl);
    for (const override of num.children.filter(({ local }) => local === 'lvlOverride')) {
      const lvl = child(override, 'lvl');
      if (lvl) levels[place(override)] = levelOf(lvl);
      starts[place(override)] = numberOf(child(override, 'startOverride'));
    }
    lists.set(stated(num, 'numId') ?? '', { family, levels, starts });
  }
  return lists;
};

/** The lists and styles of a document, from `numbering.xml` and `styles.xml`. */
export const readDefinitions = (numbering: string, styles: string): Definitions => {
  const found = stylesOf(styles);
  return { ...found, lists: listsOf(numbering, found.styles) };
};

/** Maximum number of style ancestors to follow. */
const mostAncestors = 30;

/** List and level of a paragraph from its own properties and its styles; undefined if it has none. */
export const listOf = (
  { lists, styles, defaultStyle }: Definitions,
  own: { readonly style?: string; readonly list?: string; readonly level?: number },
): { readonly list: List; readonly id: string; readonly level: number; readonly isHeading: boolean } | undefined => {
  let { list: id, level } = own;
  let isHeading = false;
  let linked: string | undefined;
  let style = own.style ?? defaultStyle;
  for (let depth = 0; style !== undefined && depth < mostAncestors; depth++) {
    const found = styles.get(style);
    isHeading ||= found?.isHeading === true;
    if (id === undefined && found?.list !== undefined) {
      id = found.list;
      linked = style;
      level ??= found.level;
    }
    style = found?.basedOn;
  }
  const list = id === undefined ? undefined : lists.get(id);
  if (!list || id === undefined) return undefined;
  // A style linked to a level has that level, whatever else it says.
  const levelOfStyle = (name: string | undefined): number =>
    name === undefined ? -1 : list.levels.findIndex((one) => one?.style === name);
  const ofStyle = linked === undefined ? -1 : ([own.style, linked].map(levelOfStyle).find((one) => one >= 0) ?? -1);
  return { list, id, level: Math.min(8, Math.max(0, ofStyle >= 0 ? ofStyle : (level ?? 0))), isHeading };
};
