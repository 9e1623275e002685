import { colourCode } from './colours.ts';
import { bare, escapeWords } from './cue.ts';

/** Splits text into codes in braces and the words between them. */
const parts = (text: string): readonly string[] => text.match(/\{[^{}]{0,2000}\}|[^{]+|\{/g) ?? [];

const isCode = (part: string): boolean => part.length > 1 && part.startsWith('{') && part.endsWith('}');

/** Alignments of version 4 (`\a`): 1 to 3 at the bottom, plus 4 at the top, plus 8 in the middle. */
const fromOldAlign = (old: number): number => (old & 3 || 2) + (old & 4 ? 6 : old & 8 ? 3 : 0);

/** Whether a style is in italics; without a name, the style of the line. */
export type Slants = (style?: string) => boolean;

const upright: Slants = () => false;

/**
 * The effect of codes: equivalent tags, the position on the screen, whether a vector drawing begins or ends. `\\r` goes back
 * to the style of the line or to a named one, `\\i` without a number to that of the line.
 */
const readCodes = (codes: string, slants: Slants = upright) => {
  let [marks, align, draws] = ['', undefined as number | undefined, undefined as boolean | undefined];
  for (const [, name = '', value = '', style] of codes.matchAll(/\\(?:(an|a|p|i|b|u)(\d{0,3})(?=[\\}\s(]|$)|r([^\\{}]{0,100}))/g)) {
    if (style !== undefined) {
      marks += `</u></b></i>${slants(style.trim() || undefined) ? '<i>' : ''}`;
      continue;
    }
    const number = Number(value || (name === 'i' && slants() ? 1 : 0));
    if (name === 'an' && number >= 1 && number <= 9) align ??= number;
    else if (name === 'a' && number >= 1 && number <= 11) align ??= fromOldAlign(number);
    else if (name === 'p') draws = number > 0;
    else if (name === 'b') marks += number === 1 || number >= 600 ? '<b>' : '</b>';
    else if (name === 'i' || name === 'u') marks += `<${number === 1 ? '' : '/'}${name}>`;
  }
  return { marks, align, draws };
};

/** The row of a point at this part of the height, added to the column of a numeric keypad. */
const rowAt = (part: number): number => (part < 0.4 ? 6 : part < 0.6 ? 3 : 0);

/** Distance from the top of text that codes move to a point; undefined without. */
const pointIn = (codes: string): number | undefined => {
  const [, y] = /\\(?:pos|move)\(\s{0,9}-?[\d.]{1,12}\s{0,9},\s{0,9}(-?\d{1,6}(?:\.\d{0,6})?)/.exec(codes) ?? [];
  return y === undefined ? undefined : Number(y);
};

/** The position of text at a point, or that of its codes. */
const placed = (align: number | undefined, point: number | undefined, height: number, usual = 2): number | undefined =>
  point === undefined ? align : (((align ?? usual) - 1) % 3) + 1 + rowAt(point / height);

type Reading = {
  /** `\n` is a line break too. */
  readonly wraps: boolean;
  readonly slants: Slants;
  readonly height: number;
  /** Position of the style. */
  readonly usual?: number | undefined;
};

/** The text and position of a SubStation Alpha line, without drawings. */
export const fromScript = (text: string, { wraps, slants, height, usual }: Reading): { readonly text: string; readonly align?: number } => {
  let [out, draws] = ['', false];
  let [align, point]: (number | undefined)[] = [];
  for (const part of parts(text)) {
    if (isCode(part)) {
      const codes = readCodes(part, slants);
      out += codes.marks;
      align ??= codes.align;
      point ??= pointIn(part);
      draws = codes.draws ?? draws;
    } else if (!draws) {
      out += escapeWords(
        part
          .replaceAll('\\N', '\n')
          .replaceAll('\\n', wraps ? '\n' : ' ')
          .replaceAll('\\h', ' '),
      );
    }
  }
  const place = placed(align, point, height, usual);
  return { text: out, ...(place ? { align: place } : {}) };
};

/** Height of the screen that SRT players assume for codes. */
const srtHeight = 288;

/** Codes that SRT players read like SubStation Alpha, and MicroDVD styles (FFmpeg's list, htmlsubtitles.c). */
const srtCodes = /^\{(?:\\[^{}]{0,2000}|[CcFfoPSsYy]:[^{}]{0,200})\}$/;

/** Escapes text for a script line. A zero-width mark separates a backslash from a letter that would make it a code. */
const scriptWords = (text: string): string =>
  text
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/\\(?=[Nnh])/g, '\\\u2060')
    .replaceAll('\n', '\\N');

export const toScript = (text: string): string => {
  const colours: string[] = [];
  return text
    .split(/(<\/?(?:[ibu]|c(?:\.[\da-f]{6})?)>)/)
    .map((part, at) => {
      if (at % 2 === 0) return scriptWords(bare(part));
      if (part === '</c>') colours.pop();
      else if (part.startsWith('<c.')) colours.push(part.slice(3, -1));
      else return part.replace(/<(\/?)([ibu])>/, (_, slash, mark) => `{\\${mark}${slash ? 0 : 1}}`);
      return colourCode(colours.at(-1));
    })
    .join('');
};

/** Converts SRT text with codes: `words` reads the text between them; if there are codes, also returns script text. */
export const fromCodedWords = (
  text: string,
  words: (part: string) => string,
): { readonly text: string; readonly align?: number; readonly script?: string } => {
  const all = parts(text);
  if (!all.some((part) => srtCodes.test(part))) return { text: words(text) };
  let [out, script] = ['', ''];
  let [align, point]: (number | undefined)[] = [];
  for (const part of all) {
    if (!srtCodes.test(part)) {
      // Text with codes also uses the line breaks of a script.
      const read = words(part.replaceAll('\\N', '\n').replaceAll('\\h', '\u00a0'));
      out += read;
      script += toScript(read);
    } else if (part.startsWith('{\\')) {
      const codes = readCodes(part);
      out += codes.marks;
      align ??= codes.align;
      point ??= pointIn(part);
      script += part;
    } else if (/^\{y:[^{}]*i/i.test(part)) {
      out += '<i>';
      script += '{\\i1}';
    }
  }
  const place = placed(align, point, srtHeight);
  return { text: out, script: script.trim(), ...(place ? { align: place } : {}) };
};
