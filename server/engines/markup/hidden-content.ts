import { cascade } from '../office/page-styles/inline-styles.ts';
import { attributeOf, type Budget, type Element } from '../office/page-styles/selector.ts';
import { readSheet, type Sheet } from '../office/page-styles/sheet.ts';
import { cssOf, withDescendants } from './page-css.ts';

type Node = Element['childNodes'][number];
type Text = Extract<Node, { value: string }>;
const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is Text => node.nodeName === '#text';

const mayHide = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font-size\s*:\s*[.0]|\shidden[\s=>/]/i;
/** Limit of matching; what is more is shown. */
const mostTries = 2_000_000;

/** The sheet as it always applies, and with the rules of every medium, some of which may show what the others hide. */
type Sheets = { readonly always: Sheet; readonly everywhere: Sheet; readonly budget: Budget };

/** What an element inherits: whether its text is invisible, or has no size. */
type Inherited = { readonly invisible: boolean; readonly sizeless: boolean };

const ownValue = (element: Element, property: string): string | undefined =>
  [...(attributeOf(element, 'style') ?? '').matchAll(/(?:^|;)\s*([a-z-]{1,40})\s*:\s*([^;]{1,200})/gi)]
    .findLast(([, name]) => name?.toLowerCase() === property)?.[2]
    ?.replace(/!important\s{0,20}$/i, '')
    .trim();

type Values = (property: string) => string | undefined;

const valuesIn = (element: Element, sheet: Sheet, budget: Budget): Values => {
  const declarations = cascade(element, sheet, budget);
  return (property) => declarations.findLast((one) => one.property === property)?.value ?? ownValue(element, property);
};

const isZero = (size: string): boolean => /^(?:0+(?:\.0*)?|\.0+)(?:[a-z]{1,4}|%)?$/i.test(size);

const hides = (element: Element, { always, everywhere, budget }: Sheets, inherited: Inherited): 'all' | Inherited => {
  if ((attributeOf(element, 'hidden') ?? 'until-found').toLowerCase() !== 'until-found') return 'all';
  const usual = valuesIn(element, always, budget);
  let all: Values | undefined;
  const value: Values = (property) => {
    if (usual(property) === undefined) return undefined;
    all ??= valuesIn(element, everywhere, budget);
    return all(property);
  };
  if (value('display') === 'none') return 'all';
  const [visibility, size] = [value('visibility'), value('font-size')];
  return {
    invisible: visibility === undefined || visibility === 'inherit' ? inherited.invisible : /^(?:hidden|collapse)$/.test(visibility),
    sizeless: size === undefined || (inherited.sizeless && /(?:[\d.]em|%|inherit)$/.test(size)) ? inherited.sizeless : isZero(size),
  };
};

type Marks = { readonly elements: Element[]; readonly texts: Text[] };

const find = (element: Element, sheets: Sheets, inherited: Inherited, marks: Marks): void => {
  for (const child of element.childNodes) {
    if (isText(child) && (inherited.invisible || inherited.sizeless)) marks.texts.push(child);
    if (!isElement(child)) continue;
    const found = hides(child, sheets, inherited);
    if (found === 'all' || (found.invisible && /^(?:img|input|select|svg|math)$/.test(child.tagName))) marks.elements.push(child);
    else find(child, sheets, found, marks);
  }
};

const hasWords = (element: Element, marks: Marks): boolean => {
  const [elements, texts] = [new Set(marks.elements), new Set(marks.texts)];
  const has = (one: Element): boolean =>
    one.childNodes.some((child) =>
      isText(child) ? !texts.has(child) && child.value.trim() !== '' : isElement(child) && !elements.has(child) && has(child),
    );
  return has(element);
};

/** Removes what a page hides, by its styles or by `hidden`. A page that hides all of its text, until a script shows it, stays as it is. */
export const removeHidden = (root: Element, body: Element): void => {
  const css = cssOf(withDescendants(root));
  const isHiding = mayHide.test(css);
  const sheet = (isRead?: () => boolean): Sheet =>
    readSheet(isHiding ? css : '', { isRead, properties: /^(?:display|visibility|font-size)$/ });
  const marks: Marks = { elements: [], texts: [] };
  const none: Inherited = { invisible: false, sizeless: false };
  const sheets: Sheets = { always: sheet(), everywhere: sheet(() => true), budget: { left: mostTries } };
  try {
    const found = hides(body, sheets, none);
    find(body, sheets, found === 'all' ? none : found, marks);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return;
  }
  if (!hasWords(body, marks)) return;
  const [removed, parents] = [new Set<Node>(marks.elements), new Set(marks.elements.map(({ parentNode }) => parentNode))];
  for (const parent of parents) if (parent) parent.childNodes = parent.childNodes.filter((child) => !removed.has(child));
  for (const text of marks.texts) text.value = '';
};

/** Whether a page may hide anything. */
export const mayHideText = (html: string): boolean => mayHide.test(html);
