import { type Element, isElement, signOf } from './mathml.ts';

/** Accents above and lines around letters: combining character, its signs in MathML, and the LaTeX commands for a letter and for several. */
type Accent = readonly [combining: string, signs: string, letter: string, letters: string];

const above: readonly Accent[] = [
  ['\u0300', '`ˋ', 'grave', 'grave'],
  ['\u0301', '´ˊ', 'acute', 'acute'],
  ['\u0302', '^ˆ', 'hat', 'widehat'],
  ['\u0303', '~˜', 'tilde', 'widetilde'],
  ['\u0304', '¯‾―\u0305', 'bar', 'overline'],
  ['\u0306', '˘', 'breve', 'breve'],
  ['\u0307', '˙.', 'dot', 'dot'],
  ['\u0308', '¨', 'ddot', 'ddot'],
  ['\u20db', '', 'dddot', 'dddot'],
  ['\u030a', '˚', 'mathring', 'mathring'],
  ['\u030c', 'ˇ', 'check', 'check'],
  ['\u20d7', '→', 'vec', 'overrightarrow'],
  ['\u20d6', '←', 'overleftarrow', 'overleftarrow'],
];
const below: readonly Accent[] = [['\u0332', '_¯‾―', 'underline', 'underline']];

const bySign = (accents: readonly Accent[]): ReadonlyMap<string, number> =>
  new Map(accents.flatMap(([combining, signs], at) => [...combining, ...signs].map((sign): [string, number] => [sign, at])));
const [signsAbove, signsBelow] = [bySign(above), bySign(below)];

/** The sign of MathML for a combining character of Office above a letter; the same character if there is none. */
export const accentSign = (combining: string): string => above[signsAbove.get(combining) ?? -1]?.[1][0] ?? combining;

/** The combining character for a sign above or below a letter. */
export const combiningAccent = (sign: string, isBelow = false): string | undefined =>
  isBelow ? below[signsBelow.get(sign) ?? -1]?.[0] : above[signsAbove.get(sign) ?? -1]?.[0];

/** Signs of the private use area, for accents while a library makes LaTeX of the formula. */
const firstMark = 0xf0100;
const commands = [...above, ...below].flatMap(([, , letter, letters]) => [letter, letters]);
const marked = /\\(?:over|under)set\{([\u{f0100}-\u{f01ff}])\}/gu;

const lettersOf = (element: Element): number =>
  element.childNodes.reduce(
    (sum, node) => sum + ('value' in node ? [...node.value.trim()].length : isElement(node) ? lettersOf(node) : 0),
    0,
  );

/** Marks the accents of a formula, which the library takes for any sign above or below. `withAccents` writes them. */
export const markAccents = (element: Element): void => {
  const children = element.childNodes.filter(isElement);
  for (const child of children) markAccents(child);
  const [base, accent] = children;
  if (!base || !accent || children.length !== 2 || !/^m(?:over|under)$/.test(element.tagName)) return;
  const isBelow = element.tagName === 'munder';
  const at = (isBelow ? signsBelow : signsAbove).get(signOf(accent));
  const [text] = accent.childNodes;
  if (at === undefined || !text || !('value' in text)) return;
  text.value = String.fromCodePoint(firstMark + 2 * (isBelow ? above.length + at : at) + (lettersOf(base) > 1 ? 1 : 0));
};

/** LaTeX with the accents that `markAccents` marked, and without empty signs above and below. */
export const withAccents = (tex: string): string =>
  tex
    .replace(marked, (_, mark: string) => `\\${commands[(mark.codePointAt(0) ?? 0) - firstMark]}`)
    .replace(/\\(?:over|under)set\{\s*\}\{(\\(?:over|under)brace\{)/g, '{$1');
