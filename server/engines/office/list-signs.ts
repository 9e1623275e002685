import type { DefaultTreeAdapterTypes } from 'parse5';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { attribute, descendants, type Element, isElement, isText, isUnread } from '../markup/tree.ts';

/** The label of list items: a number in a format of ODF (19.500 of ODF 1.3, empty for none), or a bullet. */
export type ListSign = { readonly isNumber: boolean; readonly sign: string; readonly start: number };

/** Types of `ol` and `ul` (HTML) and values of `list-style-type` (CSS Counter Styles 3), with the format of ODF or the bullet. */
const numbers = bareRecord<string>({
  '1': '1',
  decimal: '1',
  a: 'a',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  A: 'A',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  i: 'i',
  'lower-roman': 'i',
  I: 'I',
  'upper-roman': 'I',
  'decimal-leading-zero': '01, 02, 03, ...',
  'lower-greek': 'α, β, ... (gr)',
  'arabic-indic': '١, ٢, ٣, ...',
  persian: '۱, ۲, ۳, ...',
  hebrew: 'א, י, ק, ...',
  'cjk-ideographic': '一, 二, 三, ...',
  'cjk-decimal': '一, 二, 三, ...',
  'trad-chinese-informal': '一, 二, 三, ...',
  'simp-chinese-informal': '一, 二, 三, ...',
  none: '',
});
const bullets = bareRecord<string>({ disc: '•', circle: '◦', square: '▪' });

/** Formats that LibreOffice reads from a page itself. */
const known: ReadonlySet<string> = new Set(['1', 'a', 'A', 'i', 'I', ...Object.values(bullets)]);

const declared = /(?:^|;)\s{0,20}list-style(?:-type)?\s{0,20}:([^;]{0,200})/i;

const signIn = (element: Element | undefined): string | undefined => {
  const words =
    declared
      .exec((element && attribute(element, 'style')) ?? '')?.[1]
      ?.toLowerCase()
      .split(/[\s!]+/) ?? [];
  return words.find((word) => word in numbers || word in bullets) ?? (element && attribute(element, 'type'));
};

const isList = ({ tagName }: Element): boolean => tagName === 'ol' || tagName === 'ul';
const itemsOf = (list: Element): readonly Element[] =>
  list.childNodes.filter((one): one is Element => isElement(one) && one.tagName === 'li');

const signOf = (list: Element): ListSign => {
  const asked = [itemsOf(list)[0], list].map(signIn).find((one) => one !== undefined && (one in numbers || one in bullets));
  const start = Number.parseInt(attribute(list, 'start') ?? '1', 10) || 1;
  const bullet = bullets[asked ?? 'none'];
  if (bullet) return { isNumber: false, sign: bullet, start: 1 };
  if (asked !== undefined) return { isNumber: true, sign: numbers[asked] ?? '1', start };
  return list.tagName === 'ol' ? { isNumber: true, sign: '1', start } : { isNumber: false, sign: '•', start: 1 };
};

/** The first text of an item outside nested lists and tables. */
const firstWords = (element: Element): DefaultTreeAdapterTypes.TextNode | undefined => {
  for (const node of element.childNodes) {
    if (isText(node) && node.value.trim() !== '') return node;
    if (!isElement(node) || isUnread(node) || isList(node) || node.tagName === 'table') continue;
    const found = firstWords(node);
    if (found) return found;
  }
  return undefined;
};

type Placed = { readonly list: Element; readonly sign: ListSign };

/** Lists within a list, by depth; a table starts at zero again. */
const levelsOf = (top: Element): readonly (readonly Placed[])[] => {
  const levels: Placed[][] = [];
  const walk = (list: Element, depth: number): void => {
    levels[depth] ??= [];
    levels[depth].push({ list, sign: signOf(list) });
    const look = (element: Element): void => {
      for (const node of element.childNodes) {
        if (!isElement(node) || node.tagName === 'table') continue;
        if (isList(node)) walk(node, depth + 1);
        else look(node);
      }
    };
    look(list);
  };
  walk(top, 0);
  return levels;
};

/** Whether a page may have lists whose labels LibreOffice misreads. */
export const mayMixLists = (page: string): boolean =>
  /list-style/i.test(page) || (/<ol\b/i.test(page) && (page.match(/<[uo]l\b/gi)?.length ?? 0) > 2);

const isWithinList = ({ parentNode }: Element): boolean => {
  for (let at = parentNode; at && 'tagName' in at && at.tagName !== 'table'; at = at.parentNode) if (isList(at)) return true;
  return false;
};

/** Further lists keep LibreOffice's labels: each mark costs it a list. */
const mostMarks = 1000;

/**
 * Puts a mark before the words of each list whose signs LibreOffice misreads: it gives all lists of a level within a list the signs of
 * the first one, and knows only the oldest kinds.
 */
export const markLists = (body: Element, mark: (sign: ListSign) => string): void => {
  let marks = 0;
  for (const top of [...descendants(body)].filter((one) => isList(one) && !isWithinList(one)))
    for (const level of levelsOf(top)) {
      const [first] = level;
      const isMixed = level.some(({ sign }) => JSON.stringify(sign) !== JSON.stringify(first?.sign));
      for (const { list, sign } of level) {
        if (!isMixed && known.has(sign.sign) && (sign.isNumber || list.tagName === 'ul')) continue;
        const words = itemsOf(list)
          .map(firstWords)
          .find((one) => one !== undefined);
        if (!words || marks++ >= mostMarks) continue;
        words.value = words.value.replace(/\S/, (letter) => mark(sign) + letter);
      }
    }
};
