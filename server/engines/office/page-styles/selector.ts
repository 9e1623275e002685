import type { CssNode } from 'css-tree/parser';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Simple selectors in matching order, from the last of a compound back to the first of the whole. */
export type Selector = {
  readonly steps: readonly CssNode[];
  /** Specificity as one number: ids, then classes, then element names (Selectors 4, 17). */
  readonly weight: number;
  /** What an element needs for the selector to be tried: `#id`, `.class`, an element name, or `*`. */
  readonly key: string;
};

/** Limit of selector parts; no handwritten selector has more. */
const mostSteps = 40;

export const attributeOf = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value;
const classesOf = (element: Element): readonly string[] => (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && 'tagName' in node;
const parentOf = ({ parentNode }: Element): Element | undefined => (isElement(parentNode) ? parentNode : undefined);
const kept = new WeakMap<object, readonly Element[]>();
/** Child elements of the same parent; the tree must not change during matching. */
const siblingsOf = ({ parentNode }: Element): readonly Element[] => {
  if (!parentNode) return [];
  const found = kept.get(parentNode) ?? parentNode.childNodes.filter(isElement);
  kept.set(parentNode, found);
  return found;
};

const known: ReadonlySet<string> = new Set(['first-child', 'last-child', 'nth-child', 'link', 'root']);

/** Compiles a selector; undefined if it contains a state, a pseudo-element or something unknown. */
export const selectorOf = (node: CssNode): Selector | undefined => {
  const steps = node.children?.toArray() ?? [];
  const isKnown = steps.every(
    ({ type, name }) =>
      /^(?:Type|Class|Id|Attribute)Selector$|^Combinator$/.test(type) || (type === 'PseudoClassSelector' && known.has(name)),
  );
  if (!isKnown || steps.length === 0 || steps.length > mostSteps) return undefined;
  const count = (pattern: RegExp) => steps.filter(({ type, name }) => pattern.test(type) && name !== '*').length;
  const last = steps.slice(steps.findLastIndex(({ type }) => type === 'Combinator') + 1);
  const id = last.find(({ type }) => type === 'IdSelector');
  const named = last.find(({ type }) => type === 'ClassSelector');
  const tag = last.find(({ type, name }) => type === 'TypeSelector' && name !== '*');
  return {
    steps,
    weight: count(/^IdSelector$/) * 10_000 + count(/^(?:Class|Attribute|PseudoClass)Selector$/) * 100 + count(/^TypeSelector$/),
    key: id ? `#${id.name}` : named ? `.${named.name}` : (tag?.name.toLowerCase() ?? '*'),
  };
};

export const keysOf = (element: Element): readonly string[] => {
  const id = attributeOf(element, 'id');
  return [...(id ? [`#${id}`] : []), ...new Set(classesOf(element).map((name) => `.${name}`)), element.tagName, '*'];
};

/** Number of elements that selectors may still try; shared by all of a page. */
export type Budget = { left: number };

type AttributeTest = {
  readonly name: { readonly name: string };
  readonly matcher: string | null;
  readonly value: { readonly name?: string; readonly value?: string } | null;
};

const hasAttribute = (element: Element, node: CssNode): boolean => {
  const { name, matcher, value } = node as unknown as AttributeTest;
  const actual = attributeOf(element, name.name.toLowerCase());
  if (actual === undefined || matcher === null) return actual !== undefined;
  const wanted = value?.value ?? value?.name ?? '';
  if (matcher === '=') return actual === wanted;
  if (wanted === '') return false;
  if (matcher === '~=') return actual.split(/\s+/).includes(wanted);
  if (matcher === '|=') return actual === wanted || actual.startsWith(`${wanted}-`);
  if (matcher === '^=') return actual.startsWith(wanted);
  return matcher === '$=' ? actual.endsWith(wanted) : actual.includes(wanted);
};

type Nth = {
  readonly nth: { readonly type: string; readonly name?: string; readonly a?: string | null; readonly b?: string | null };
  readonly selector: unknown;
};

const isNth = (element: Element, node: CssNode, budget: Budget): boolean => {
  const found = node.children?.toArray()[0] as unknown as Nth | undefined;
  if (!found || found.selector) return false;
  const { type, name, a, b } = found.nth;
  const [step, first] = type === 'AnPlusB' ? [Number(a ?? 0), Number(b ?? 0)] : [2, name === 'odd' ? 1 : 0];
  const siblings = siblingsOf(element);
  budget.left -= siblings.length;
  const away = siblings.indexOf(element) + 1 - first;
  return step === 0 ? away === 0 : away % step === 0 && away / step >= 0;
};

const isPseudo = (element: Element, node: CssNode, budget: Budget): boolean => {
  if (node.name === 'link') return element.tagName === 'a' && attributeOf(element, 'href') !== undefined;
  if (node.name === 'root') return element.tagName === 'html';
  if (node.name === 'nth-child') return isNth(element, node, budget);
  return siblingsOf(element).at(node.name === 'first-child' ? 0 : -1) === element;
};

const isOne = (element: Element, node: CssNode, budget: Budget): boolean => {
  if (node.type === 'TypeSelector') return node.name === '*' || node.name.toLowerCase() === element.tagName;
  if (node.type === 'IdSelector') return attributeOf(element, 'id') === node.name;
  if (node.type === 'ClassSelector') return classesOf(element).includes(node.name);
  return node.type === 'AttributeSelector' ? hasAttribute(element, node) : isPseudo(element, node, budget);
};

const others = (element: Element, combinator: string, budget: Budget): readonly Element[] => {
  if (combinator === '>' || combinator === ' ') {
    const parent = parentOf(element);
    return parent ? [parent] : [];
  }
  const siblings = siblingsOf(element);
  budget.left -= siblings.length;
  const before = siblings.slice(0, siblings.indexOf(element)).reverse();
  return combinator === '+' ? before.slice(0, 1) : before;
};

const matchesFrom = (element: Element, steps: readonly CssNode[], last: number, budget: Budget): boolean => {
  let at = last;
  for (; at >= 0 && steps[at]?.type !== 'Combinator'; at--) {
    if (--budget.left < 0) throw new RangeError('The style sheet is too much for the page.');
    if (!isOne(element, steps[at] as CssNode, budget)) return false;
  }
  const combinator = steps[at]?.name;
  if (combinator === undefined) return true;
  if (combinator !== ' ') return others(element, combinator, budget).some((one) => matchesFrom(one, steps, at - 1, budget));
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) if (matchesFrom(parent, steps, at - 1, budget)) return true;
  return false;
};

export const matches = (element: Element, { steps }: Selector, budget: Budget): boolean =>
  matchesFrom(element, steps, steps.length - 1, budget);
