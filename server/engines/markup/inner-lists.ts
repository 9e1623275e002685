import type { DefaultTreeAdapterTypes } from 'parse5';
import { descendants, type Element, isElement, isText } from './tree.ts';

/** A nested list that editors write as a sibling of its item, or as the first child of another list. */
const mayHaveStray = /(?:<\/li>|<[uo]l\b[^<>]*>)\s*<[uo]l\b/i;

const isList = (node: DefaultTreeAdapterTypes.ChildNode): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

/** Moves lists that are beside an item into it, where browsers show them. */
export const withInnerLists = (html: string, body: Element): void => {
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
