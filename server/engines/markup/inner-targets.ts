import { headingLevel } from './blocks.ts';
import { headingSlugs } from './heading-slugs.ts';
import { attribute, collapse, descendants, type Element, isElement, isText, type Node, noteMark, textOf } from './tree.ts';

/** The tag that marks a place to which a link leads, written as `<a id>`. */
export const placeTag = 'link-target';

/** Elements whose content is not words, and those that hold only rows or items. */
const solid: ReadonlySet<string> = new Set(['img', 'pre', 'hr', 'br', 'input', 'select', 'svg', 'math']);
const frames: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

const fragmentOf = (link: Element): string | undefined => {
  const address = attribute(link, 'href') ?? '';
  if (!address.startsWith('#') || address.length < 2 || noteMark(link)) return undefined;
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
};

const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && 'tagName' in parentNode ? (parentNode as Element) : undefined;

const headingAbove = (element: Element | undefined): Element | undefined =>
  element === undefined || headingLevel(element.tagName) ? element : headingAbove(parentOf(element));

const firstChild = (element: Element): Element | undefined => {
  const child = element.childNodes.find((node) => !(isText(node) && node.value.trim() === ''));
  return child && isElement(child) ? child : undefined;
};

/** The heading that a place is: itself, the one around it, the first one in it, or the one behind an empty anchor. */
const headingAt = (place: Element): Element | undefined => {
  const above = headingAbove(place);
  if (above) return above;
  const first = firstChild(place);
  if (first) return /^(?:section|div|article|header)$/.test(place.tagName) && headingLevel(first.tagName) ? first : undefined;
  const parent = parentOf(place);
  const next = parent?.childNodes.slice(parent.childNodes.indexOf(place) + 1).find((node) => !(isText(node) && node.value.trim() === ''));
  return textOf(place).trim() === '' && next && isElement(next) && headingLevel(next.tagName) ? next : undefined;
};

type Mark = { readonly tag: string; readonly key: string };

const put = (target: Element, id: string, { tag, key }: Mark): void => {
  let place: Element | undefined = target;
  while (place && frames.has(place.tagName)) place = place.childNodes.find(isElement);
  if (!place) return;
  const isSolid = solid.has(place.tagName);
  const parentNode = isSolid ? parentOf(place) : place;
  if (!parentNode) return;
  const mark: Element = { ...place, tagName: tag, nodeName: tag, attrs: [{ name: key, value: id }], childNodes: [], parentNode };
  parentNode.childNodes.splice(isSolid ? parentNode.childNodes.indexOf(place as Node) : 0, 0, mark);
};

/** Links within a page that are followed; those beyond stay as they are. */
const mostLinks = 2000;

type InnerLink = { readonly element: Element; readonly fragment: string };

const innerLinks = (all: readonly Element[]): readonly InnerLink[] =>
  all.flatMap((element) => {
    const fragment = element.tagName === 'a' ? fragmentOf(element) : undefined;
    return fragment === undefined ? [] : [{ element, fragment }];
  });

/** Puts an anchor at each place that a link of the page leads to, where LibreOffice sees none: it knows anchors and headings. */
export const withAnchors = (body: Element): void => {
  const all = [...descendants(body)];
  const wanted = new Set(
    innerLinks(all)
      .slice(0, mostLinks)
      .map(({ fragment }) => fragment),
  );
  if (wanted.size === 0) return;
  for (const element of all) {
    const id = attribute(element, 'id');
    if (id === undefined || element.tagName === 'a' || headingLevel(element.tagName) || !wanted.delete(id)) continue;
    element.attrs = element.attrs.filter(({ name }) => name !== 'id');
    put(element, id, { tag: 'a', key: 'name' });
  }
};

/**
 * Settles links within a page for Markdown, whose headings are found by their words: those to headings lead there, and other places that
 * a link leads to get a mark.
 */
export const withInnerTargets = (body: Element): void => {
  const all = [...descendants(body)];
  const links = innerLinks(all);
  if (links.length === 0) return;
  const wanted = new Set(links.slice(0, mostLinks).map(({ fragment }) => fragment));
  const slugOf = headingSlugs();
  const slugs = new Map(
    all.filter(({ tagName }) => headingLevel(tagName)).map((heading) => [heading, slugOf(collapse(textOf(heading)).trim())]),
  );
  const leads = new Map<string, string>();
  for (const element of all) {
    const id = [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : undefined].find(
      (one) => one !== undefined && wanted.has(one) && !leads.has(one),
    );
    if (id === undefined || noteMark(element)) continue;
    const heading = headingAt(element);
    const slug = heading && slugs.get(heading);
    leads.set(id, slug ?? id);
    if (slug === undefined) put(element, id, { tag: placeTag, key: 'id' });
  }
  for (const { element, fragment } of links) {
    const lead = leads.get(fragment);
    const href = element.attrs.find(({ name }) => name === 'href');
    if (lead !== undefined && lead !== fragment && href) href.value = `#${lead}`;
  }
};
