import type { Element } from '../office/page-styles/selector.ts';

type Node = Element['childNodes'][number];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Limit of CSS length; longer sheets are those of whole sites, and are not applied. */
const mostCss = 1_000_000;

/** An element and all elements inside it, in document order. */
export const withDescendants = (outermost: Element): readonly Element[] => {
  const found: Element[] = [];
  const waiting = [outermost];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    found.push(element);
    for (const child of element.childNodes.toReversed()) if (isElement(child)) waiting.push(child);
  }
  return found;
};

/** The style sheets inside these elements, joined; empty if they are too long. */
export const cssOf = (elements: readonly Element[]): string => {
  const css = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(({ childNodes }) => childNodes.map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : '')).join(''))
    .join('\n');
  return css.length < mostCss ? css : '';
};
