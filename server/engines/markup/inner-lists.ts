import type { DefaultTreeAdapterTypes } from 'parse5';
import { attribute, descendants, type Element, isElement, isText } from './tree.ts';

/** A nested list that editors write as a sibling of its item, or as the first child of another list. */
const mayHaveStray = /(?:<\/li>|<[uo]l\b[^<>]*>)\s*<[uo]l\b/i;

const isList = (node: DefaultTreeAdapterTypes.ChildNode): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

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
          item.parentNode = same.list;
          same.list.childNodes.push(item);
        }
        return false;
      }
      if (same?.level === level) open.pop();
      const home = open.at(-1)?.list.childNodes.findLast((item): item is Element => isElement(item) && item.tagName === 'li');
      open.push({ level, list: child });
      if (!home) return true;
      child.parentNode = home;
      home.childNodes.push(child);
      return false;
    });
  }
};

/** Moves lists that are beside an item into it, where browsers show them. */
export const withInnerLists = (html: string, body: Element): void => {
  if (html.includes('lst-kix_')) withLevels(body);
  if (!mayHaveStray.test(html)) return;
  for (const list of [...descendants(body)].filter(isList)) {
    let item: Element | undefined;
    const rest: DefaultTreeAdapterTypes.ChildNode[] = [];
    for (const child of list.childNodes) {
      if (isList(child) && item) {
        child.parentNode = item;
        item.childNodes.push(child);
      } else {
        if (isElement(child)) item = child.tagName === 'li' ? child : undefined;
        else if (!isText(child) || child.value.trim()) item = undefined;
        rest.push(child);
      }
    }
    list.childNodes = rest;
  }
};
