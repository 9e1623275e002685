import { append, attribute, descendants, type Element, isElement, isText, type Node, textOf } from './tree.ts';

/** Lists of pages that Word saved: paragraphs that name their list and level, with their sign as text. */
export const mayHaveWordLists = (html: string): boolean => /mso-list\s{0,20}:\s{0,20}ignore/i.test(html);

const levelled = /(?:^|;)\s{0,20}mso-list\s{0,20}:[^;]{0,60}\blevel([1-9])\b/i;
const ignored = /(?:^|;)\s{0,20}mso-list\s{0,20}:\s{0,20}ignore\b/i;
/** Fonts whose letters are signs. */
const signFont = /font(?:-family)?\s{0,20}:[^;]{0,200}(?:symbol|wingdings|webdings|courier)/i;

const styleOf = (element: Element): string => attribute(element, 'style') ?? '';

type Sign = { readonly tag: 'ul' } | { readonly tag: 'ol'; readonly type: string; readonly start: number };

const letters = 'abcdefghijklmnopqrstuvwxyz';
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii'];

/** The counting of a list by its first sign: `c)` counts in letters from 3, `i.` in Roman numbers. Undefined for signs such as `1.2`. */
const signOf = (text: string, isFontOfSigns: boolean): Sign | undefined => {
  const bare = text.replace(/[\s\u00a0]+/g, '');
  if (bare === '') return undefined;
  if (!/[\p{L}\p{N}]/u.test(bare) || (isFontOfSigns && bare.length === 1 && !/\d/.test(bare))) return { tag: 'ul' };
  const [, one = ''] = /^[([]?(\d{1,4}|[a-z]{1,5})[.)\]:]{0,2}$/i.exec(bare) ?? [];
  if (/^\d/.test(one)) return { tag: 'ol', type: '1', start: Number(one) };
  const small = one.toLowerCase();
  const roman = romans.indexOf(small);
  const isRoman = roman >= 0 && (small === 'i' || small.length > 1);
  const number = isRoman ? roman : small.length === 1 ? letters.indexOf(small) : -1;
  if (number < 0) return undefined;
  const type = isRoman ? 'i' : 'a';
  return { tag: 'ol', type: small === one ? type : type.toUpperCase(), start: number + 1 };
};

type Paragraph = { readonly level: number; readonly sign: Sign; readonly marks: Element };

const paragraphOf = (node: Node): Paragraph | undefined => {
  if (!isElement(node) || node.tagName !== 'p') return undefined;
  const level = Number(levelled.exec(styleOf(node))?.[1] ?? 0);
  const marks = level > 0 && [...descendants(node)].find((one) => ignored.test(styleOf(one)));
  if (!marks) return undefined;
  const outer = marks.parentNode;
  const styles = [marks, ...(outer && 'tagName' in outer ? [outer] : [])].map(styleOf);
  const sign = signOf(
    textOf(marks),
    styles.some((style) => signFont.test(style)),
  );
  return sign && { level, sign, marks };
};

const element = (like: Element, tag: string, attrs: Element['attrs'] = []): Element => ({
  ...like,
  tagName: tag,
  nodeName: tag,
  attrs,
  childNodes: [],
});

const newList = (like: Element, sign: Sign): Element =>
  element(
    like,
    sign.tag,
    sign.tag === 'ul'
      ? []
      : [
          { name: 'type', value: sign.type },
          { name: 'start', value: String(sign.start) },
        ],
  );

/** Makes lists of the paragraphs of one element. */
const settle = (parent: Element): void => {
  const out: Node[] = [];
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const child of parent.childNodes) {
    const found = paragraphOf(child);
    if (!found || !isElement(child)) {
      if (!isText(child) || child.value.trim() !== '') open = [];
      out.push(child);
      continue;
    }
    const { level, sign, marks } = found;
    const holder = marks.parentNode;
    if (holder) holder.childNodes = holder.childNodes.filter((one) => one !== marks);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    if (last?.level === level && last.list.tagName !== sign.tag) {
      open.pop();
      last = open.at(-1);
    }
    if (last?.level !== level) {
      const list = newList(child, sign);
      const home = last?.list.childNodes.findLast(isElement);
      if (home) append(home, list);
      else {
        list.parentNode = parent;
        out.push(list);
      }
      last = { level, list };
      open.push(last);
    }
    const item = element(child, 'li');
    for (const one of child.childNodes) append(item, one);
    append(last.list, item);
  }
  parent.childNodes = out;
};

/** Makes lists of the paragraphs in which Word saves their items. */
export const withWordLists = (body: Element): void => {
  const parents = new Set<Element>();
  for (const one of descendants(body)) {
    const { parentNode } = one;
    if (one.tagName === 'p' && levelled.test(styleOf(one)) && parentNode && 'tagName' in parentNode) parents.add(parentNode);
  }
  for (const parent of parents) settle(parent);
};
