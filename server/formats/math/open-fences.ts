import { type Element, given, isElement, operatorOf, rows, signOf } from './mathml.ts';

/** Signs of the private use area, for both ends of a pair, while a library makes LaTeX of the formula. */
const [begin, end] = ['\u{f0001}', '\u{f0002}'];
const commands: Readonly<Record<string, string>> = {
  ...{ '{': '\\{', '}': '\\}', '‖': '\\|', '∥': '\\|', '⟨': '\\langle', '⟩': '\\rangle' },
  ...{ '⌊': '\\lfloor', '⌋': '\\rfloor', '⌈': '\\lceil', '⌉': '\\rceil', '∣': '|' },
};
const placeholder = new RegExp(`\\s?([${begin}${end}])(\\S) ?`, 'gu');

const formOf = (element: Element): string | undefined =>
  element.tagName === 'mo' && given(element, 'fence') === 'true' && [...signOf(element)].length === 1 ? given(element, 'form') : undefined;

/**
 * Marks brackets of a formula that have no partner in their row, as of a distinction of cases, and gives them one at the end of the
 * row, or at its start. `openFences` writes them.
 */
export const markOpenFences = (row: Element): void => {
  const children = row.childNodes.filter(isElement);
  for (const child of children) markOpenFences(child);
  if (!rows.has(row.tagName)) return;
  const open: Element[] = [];
  const closing = new Set<Element>();
  for (const child of children) {
    const form = formOf(child);
    if (form === 'prefix') open.push(child);
    if (form === 'postfix' && open.pop() === undefined) closing.add(child);
  }
  if (open.length + closing.size === 0) return;
  const opening = new Set(open);
  const marked = row.childNodes.map((node) => {
    if (!isElement(node) || !(opening.has(node) || closing.has(node))) return node;
    return operatorOf((opening.has(node) ? begin : end) + signOf(node), row);
  });
  row.childNodes = [...[...closing].map(() => operatorOf(`${begin}.`, row)), ...marked, ...open.map(() => operatorOf(`${end}.`, row))];
};

/** LaTeX with the brackets that `markOpenFences` marked. */
export const withOpenFences = (tex: string): string =>
  tex.replace(placeholder, (_, side: string, sign: string) => `${side === begin ? ' \\left' : ' \\right'}${commands[sign] ?? sign} `);
