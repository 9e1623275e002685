import { html } from 'parse5';
import { attribute, descendants, type Element, isElement, isText, type Node, noteMark, textOf } from './tree.ts';

/** The label of a note: a number, a letter or a sign, in brackets or not. */
const label = /^[[(（〔]?\s{0,3}(?:\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6}|[*†‡§¶#]{1,4})\s{0,3}[\])）〕]?$/i;
const blocks = /^(?:p|li|div|aside|dd|td)$/;
/** What a link back says: an arrow, the label again, or a word or two. */
const longestBack = 16;
const mostNotes = 5000;

const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && 'tagName' in parentNode ? (parentNode as Element) : undefined;

const fragmentOf = (link: Element): string | undefined => {
  const address = attribute(link, 'href') ?? '';
  if (!address.startsWith('#') || address.length < 2) return undefined;
  try {
    return decodeURIComponent(address.slice(1));
  } catch {
    return address.slice(1);
  }
};

const idsOf = (element: Element): readonly string[] =>
  [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : undefined].filter((id) => id !== undefined);

const isWithin = (element: Element | undefined, outer: Element): boolean =>
  element !== undefined && (element === outer || isWithin(parentOf(element), outer));

const blockOf = (element: Element | undefined): Element | undefined =>
  element === undefined || blocks.test(element.tagName) ? element : blockOf(parentOf(element));

/** The ids that lead to a mark: its own, and those of the elements right around and in it. */
const homesOf = (call: Element): ReadonlySet<string> => {
  const parent = parentOf(call);
  const upper = parent && /^(?:sup|span|small|b|i)$/.test(parent.tagName) ? parent : undefined;
  return new Set([call, ...descendants(call), ...(upper ? [upper] : [])].flatMap(idsOf));
};

type Found = { readonly call: Element; readonly note: Element; readonly backs: readonly Element[] };

const element = (tagName: string, attributes: Readonly<Record<string, string>>, childNodes: Node[]): Element => {
  const made: Element = {
    ...{ nodeName: tagName, tagName, namespaceURI: html.NS.HTML, parentNode: null, childNodes },
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  };
  for (const child of childNodes) child.parentNode = made;
  return made;
};
const words = (value: string): Node => ({ nodeName: '#text', value, parentNode: null });

const remove = (node: Element): void => {
  const parent = parentOf(node);
  if (parent) parent.childNodes = parent.childNodes.filter((child) => child !== node);
};

/** Removes an element and those around it that have nothing left to show but a rule. */
const removeWithEmpty = (node: Element, body: Element): void => {
  const parent = parentOf(node);
  remove(node);
  if (!parent || parent === body) return;
  const isEmpty = parent.childNodes.every((child) =>
    isText(child) ? child.value.trim() === '' : !isElement(child) || child.tagName === 'hr',
  );
  if (isEmpty) removeWithEmpty(parent, body);
};

const findNotes = (body: Element): readonly Found[] => {
  const all = [...descendants(body)];
  const links = all.filter(({ tagName }) => tagName === 'a');
  const calls = links.filter((link) => fragmentOf(link) !== undefined && !noteMark(link) && label.test(textOf(link).trim()));
  if (calls.length === 0 || calls.length > mostNotes) return [];
  const places = new Map(all.flatMap((one) => idsOf(one).map((id) => [id, one] as const)).toReversed());
  const order = new Map(all.map((one, index) => [one, index]));
  const taken = new Set<Element>();
  return calls.flatMap((call) => {
    const note = blockOf(places.get(fragmentOf(call) ?? ''));
    if (!note || note === body || taken.has(note) || isWithin(call, note) || (order.get(note) ?? 0) < (order.get(call) ?? 0)) return [];
    const inside = [...descendants(note)];
    if (inside.some(({ tagName }) => /^(?:h[1-6]|table)$/.test(tagName))) return [];
    const homes = homesOf(call);
    const backs = inside.filter(
      (link) => link.tagName === 'a' && homes.has(fragmentOf(link) ?? '') && textOf(link).trim().length <= longestBack,
    );
    if (backs.length === 0) return [];
    taken.add(note);
    return [{ call, note, backs }];
  });
};

/** The note without its links back and without the number before its words. */
const bare = ({ note, backs }: Found, said: string): Node[] => {
  for (const back of backs) {
    let last = back;
    for (let up = parentOf(back); up && up !== note && /^(?:sup|span|b|small)$/.test(up.tagName); up = parentOf(up)) {
      if (textOf(up).trim() !== textOf(back).trim()) break;
      last = up;
    }
    remove(last);
  }
  const isSpace = (child: Node | undefined): boolean => child !== undefined && isText(child) && child.value.trim() === '';
  while (isSpace(note.childNodes[0])) note.childNodes.shift();
  const [first] = note.childNodes;
  if (first && isElement(first) && first.tagName === 'p') while (isSpace(first.childNodes[0])) first.childNodes.shift();
  const start = first && isElement(first) && first.tagName === 'p' ? first.childNodes[0] : first;
  if (start && isText(start)) {
    const digits = said.replace(/[^\p{L}\p{N}*†‡§¶#]/gu, '');
    const before = start.value.trimStart();
    const numbered = [`[${digits}]`, `(${digits})`, `${digits}.`, `${digits})`].find((one) => before.startsWith(one));
    start.value = numbered ? before.slice(numbered.length).trimStart() : before;
  }
  return note.childNodes;
};

/**
 * Marks the notes of a page as LibreOffice marks its own, which every target has a place for: a short link to a paragraph or an item
 * that links back, as Markdown programs, wikis and blogs write them.
 */
export const withPageNotes = (body: Element): void => {
  const taken = new Set([...descendants(body)].flatMap((one) => /^sd(?:foot|end)note(\d+)/.exec(attribute(one, 'name') ?? '')?.[1] ?? []));
  let number = 0;
  const notes = findNotes(body).map((found) => {
    do number++;
    while (taken.has(String(number)));
    const n = String(number);
    const said = textOf(found.call).trim();
    const content = bare(found, said);
    const mark = element('a', { class: 'sdfootnotesym', name: `sdfootnote${n}sym`, href: `#sdfootnote${n}anc` }, [words(n)]);
    const [first] = content;
    removeWithEmpty(found.note, body);
    const opens = first && isElement(first) && first.tagName === 'p';
    const lead = element('p', { class: 'sdfootnote' }, [mark, ...(opens ? first.childNodes : content)]);
    found.call.attrs = Object.entries({ class: 'sdfootnoteanc', name: `sdfootnote${n}anc`, href: `#sdfootnote${n}sym` }).map(
      ([name, value]) => ({ name, value }),
    );
    const raised = element('sup', {}, [words(n)]);
    raised.parentNode = found.call;
    found.call.childNodes = [raised];
    return element('div', { id: `sdfootnote${n}` }, [lead, ...(opens ? content.filter((child) => child !== first) : [])]);
  });
  for (const note of notes) {
    note.parentNode = body;
    body.childNodes.push(note);
  }
};
