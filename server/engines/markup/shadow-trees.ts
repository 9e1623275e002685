import type { DefaultTreeAdapterTypes } from 'parse5';
import { removeHidden } from './hidden-content.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Template = DefaultTreeAdapterTypes.Template;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isTemplate = (node: Node): node is Template => 'content' in node;
const attributeOf = (element: Element, name: string): string => element.attrs.find((one) => one.name === name)?.value ?? '';

/** Whether a page may have templates: a quick test for all others. */
export const mayHaveTemplates = (page: string): boolean => /<template\b/i.test(page);

const slotOf = (node: Node): string => (isElement(node) ? attributeOf(node, 'slot') : '');

/** Puts the children of a host into the slots of its shadow tree; the first slot of a name takes them. */
const fillSlots = (tree: { childNodes: Node[] }, light: Map<string, Node[]>): void => {
  const waiting: { childNodes: Node[] }[] = [tree];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const filled = parent.childNodes.flatMap((child) => {
      if (!isElement(child)) return [child];
      if (child.tagName === 'style') return [];
      const given = child.tagName === 'slot' ? light.get(attributeOf(child, 'name')) : undefined;
      if (given === undefined) {
        waiting.push(child);
        return [child];
      }
      light.delete(attributeOf(child, 'name'));
      return given;
    });
    for (const child of filled) child.parentNode = parent as Element;
    parent.childNodes = filled;
  }
};

/**
 * Shows the declared shadow trees of a page as browsers do (WHATWG HTML, `shadowrootmode`), and removes its other templates, which no
 * browser shows. Style sheets of a shadow tree apply only to it: what they hide goes, and so do they.
 */
export const withShadowTrees = (root: Element): void => {
  const waiting: Element[] = [root];
  for (let host = waiting.pop(); host; host = waiting.pop()) {
    const templates = host.childNodes.filter(isTemplate);
    if (templates.length > 0) {
      const shadow = templates.find((one) => /^(?:open|closed)$/i.test(attributeOf(one, 'shadowrootmode')));
      const own = host.childNodes.filter((node) => !isTemplate(node));
      if (shadow) {
        shadow.childNodes = shadow.content.childNodes;
        for (const child of shadow.childNodes) child.parentNode = shadow;
        removeHidden(shadow, shadow);
        fillSlots(shadow, Map.groupBy(own, slotOf));
        for (const child of shadow.childNodes) child.parentNode = host;
        host.childNodes = shadow.childNodes;
      } else host.childNodes = own;
    }
    waiting.push(...host.childNodes.filter(isElement));
  }
};
