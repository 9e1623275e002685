import { append, attribute, descendants, type Element, isElement, isText, type Node } from './tree.ts';

/** Content of a list that is in none of its items: words, blocks and the nested lists of some editors. */
export const mayHaveStrayContent = /(?:<\/li>|<[uo]l\b[^<>]*>)\s*(?!\s|<\/?li\b|<\/[uo]l\b|<!|<\/?(?:script|template)\b)/i;

const isList = (node: Node): node is Element => isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** Google Docs exports each run of items of one level as a list of its own: the level is in its class, its look in the style sheet. */
const levelled = /(?:^|\s)lst-kix_\w{1,100}-(\d)(?:\s|$)/;
const levelOf = (list: Element): number => Number(levelled.exec(attribute(list, 'class') ?? '')?.[1] ?? Number.NaN);

const isStart = (list: Element): boolean => /(?:^|\s)start(?:\s|$)/.test(attribute(list, 'class') ?? '');

const withLevels = (body: Element): void => {
  const parents = new Set([...descendants(body)].filter((one) => isList(one) && levelOf(one) >= 0).map(({ parentNode }) => parentNode));
  for (const parent of parents) {
    if (!parent) continue;
    const open: { readonly level: number; readonly list: Element }[] = [];
    parent.childNodes = parent.childNodes.filter((child) => {
      if (isText(child) && child.value.trim() === '') return true;
      const level = isList(child) ? levelOf(child) : Number.NaN;
      if (!isList(child) || Number.isNaN(level)) {
        open.length = 0;
        return true;
      }
      while ((open.at(-1)?.level ?? -1) > level) open.pop();
      const same = open.at(-1);
      // The list goes on behind inner ones.
      if (same?.level === level && same.list.tagName === child.tagName && !isStart(child)) {
        for (const item of child.childNodes) {
          append(same.list, item);
        }
        return false;
      }
      if (same?.level === level) open.pop();
      const home = open.at(-1)?.list.childNodes.findLast((item): item is Element => isElement(item) && item.tagName === 'li');
      open.push({ level, list: child });
      if (!home) return true;
      append(home, child);
      return false;
    });
  }
};

const isItem = (node: Node): node is Element => isElement(node) && node.tagName === 'li';

/** Whether an element that is no list has items: a form or a component around them. */
const holdsItems = (node: Node): boolean =>
  isElement(node) && !/^(?:ul|ol|li)$/.test(node.tagName) && node.childNodes.some((child) => isItem(child) || holdsItems(child));

/** The content of a list without what is around its items. */
const unwrapped = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (isElement(node) && holdsItems(node) ? unwrapped(node.childNodes) : [node]));

const isBlank = (node: Node): boolean =>
  isText(node) ? node.value.trim() === '' : !isElement(node) || node.tagName === 'script' || node.tagName === 'template';

const boxOf = (list: Element): Element => ({ ...list, tagName: 'div', nodeName: 'div', attrs: [], childNodes: [] });

/** Moves content that is in no item into the item before it. Returns what is before the first item. */
const settleItems = (list: Element): readonly Element[] => {
  const before: Element[] = [];
  const rest: Node[] = [];
  let item: Element | undefined;
  let box: Element | undefined;
  for (const child of unwrapped(list.childNodes)) {
    if (isItem(child) || (isList(child) && !item)) {
      item = isItem(child) ? child : undefined;
      child.parentNode = list;
      rest.push(child);
      box = undefined;
    } else if (isList(child) && item) {
      append(item, child);
      box = undefined;
    } else if (box) append(box, child);
    else if (!isBlank(child)) {
      box = boxOf(list);
      append(box, child);
      if (item) append(item, box);
      else before.push(box);
    }
  }
  list.childNodes = rest;
  return before;
};

/** Moves lists, words and blocks that are beside an item into it, where browsers show them, and those before all items before the list. */
export const withInnerLists = (html: string, body: Element): void => {
  if (html.includes('lst-kix_')) withLevels(body);
  if (!mayHaveStrayContent.test(html)) return;
  const outside = new Map<Node, readonly Element[]>();
  for (const list of [...descendants(body)].filter(isList)) {
    const before = settleItems(list);
    if (before.length > 0) outside.set(list, before);
  }
  for (const parent of new Set([...outside.keys()].map(({ parentNode }) => parentNode)))
    if (parent)
      parent.childNodes = parent.childNodes.flatMap((child) => {
        const before = outside.get(child) ?? [];
        for (const one of before) one.parentNode = parent;
        return before.length > 0 && isList(child) && child.childNodes.length === 0 ? [...before] : [...before, child];
      });
};
