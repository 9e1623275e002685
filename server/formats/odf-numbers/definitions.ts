import { bareRecord } from '../../../catalogue/bare-record.ts';
import type { Level } from '../word-numbers/definitions.ts';
import { numberFormats, numeral } from '../word-numbers/numerals.ts';
import { innermostElements } from '../xml/innermost.ts';
import { parseXml, type XmlElement } from '../xml/tree.ts';

/** Levels of a list style, from the outermost. */
export type Levels = readonly (Level | undefined)[];

export type Definitions = {
  /** By the name that lists refer to. */
  readonly lists: ReadonlyMap<string, Levels>;
  /** The numbers of headings outside lists, and the name under which lists share them. */
  readonly outline: { readonly name?: string; readonly levels: Levels };
};

/** Number formats of one character (ODF 1.3 part 3, 19.500); others show their first three numbers. */
const ways = bareRecord<string>({
  '': 'none',
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
});

/** The number format whose first numbers are listed, such as `一, 二, 三, ...`; Arabic if there is none. */
const wayLike = (sample: string): string => {
  const [one, two, three] = sample.split(/,\s*/);
  return numberFormats.find((way) => [one, two, three].every((sign, at) => sign === numeral(at + 1, way))) ?? 'decimal';
};

const stated = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes.find(({ local }) => local === name)?.value;

/** The label with `%1` to `%9` for the numbers of the levels: as LibreOffice writes it out, else from its parts. */
const textOf = (style: XmlElement, level: number, isNumbered: boolean): string => {
  const whole = stated(style, 'num-list-format');
  if (whole !== undefined) return whole.replace(/%(\d{1,2})%/g, (_, number: string) => (Number(number) < 10 ? `%${number}` : ''));
  const shown = isNumbered ? Math.min(level, Math.max(1, Number(stated(style, 'display-levels') ?? 1) || 1)) : 0;
  const numbers = Array.from({ length: shown }, (_, index) => `%${level - shown + 1 + index}`).join('.');
  return `${stated(style, 'num-prefix') ?? ''}${numbers}${stated(style, 'num-suffix') ?? ''}`;
};

const levelOf = (style: XmlElement, level: number): Level => {
  const format = stated(style, 'num-format') ?? '';
  const isBullet = /-(?:bullet|image)$/.test(style.local);
  const alignment = style.children.flatMap(({ children }) => children).find(({ local }) => local === 'list-level-label-alignment');
  const start = Number(stated(style, 'start-value') ?? 1);
  return {
    start: Number.isInteger(start) && start >= 0 ? start : 1,
    way: isBullet ? 'bullet' : (ways[format] ?? wayLike(format)),
    text: isBullet ? '' : textOf(style, level, format !== ''),
    suffix: stated(alignment, 'label-followed-by') === 'nothing' ? 'nothing' : 'space',
    legal: false,
  };
};

const levelsOf = (style: XmlElement | undefined): Levels => {
  const levels: (Level | undefined)[] = [];
  for (const child of style?.children ?? []) {
    const level = Number(stated(child, 'level'));
    if (level >= 1 && level <= 9) levels[level - 1] = levelOf(child, level);
  }
  return levels;
};

/** The list styles of a flat ODT. */
export const readDefinitions = (fodt: string): Definitions => {
  const root = /<office:document\b([^<>]*)>/.exec(fodt)?.[1] ?? '';
  const styles = ['text:list-style', 'text:outline-style'].flatMap((name) =>
    [...innermostElements(fodt, name)].map(({ index, end }) => fodt.slice(index, end)),
  );
  const { children } = parseXml(`<styles${root}>${styles.join('')}</styles>`);
  const outline = children.find(({ local }) => local === 'outline-style');
  const lists = children.filter(({ local }) => local === 'list-style').map((one) => [stated(one, 'name') ?? '', levelsOf(one)] as const);
  return { lists: new Map(lists), outline: { name: stated(outline, 'name'), levels: levelsOf(outline) } };
};
