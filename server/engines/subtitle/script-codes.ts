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

/** The text and position of a SubStation Alpha line, without drawings. With `wraps`, `\n` is a line break too. */
export const fromScript = (text: string, wraps = false, slants: Slants = upright): { readonly text: string; readonly align?: number } => {
  let [out, draws] = ['', false];
  let align: number | undefined;
  for (const part of parts(text)) {
    if (isCode(part)) {
      const codes = readCodes(part, slants);
      out += codes.marks;
      align ??= codes.align;
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
  return { text: out, ...(align ? { align } : {}) };
};

/** Codes that SRT players read like SubStation Alpha, and MicroDVD styles (FFmpeg's list, htmlsubtitles.c). */
const srtCodes = /^\{(?:\\[^{}]{0,2000}|[CcFfoPSsYy]:[^{}]{0,200})\}$/;

/** Escapes text for a script line. A zero-width mark separates a backslash from a letter that would make it a code. */
const scriptWords = (text: string): string =>
  text
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .replace(/\\(?=[Nnh])/g, '\\\u2060')
    .replaceAll('\n', '\\N');

export const toScript = (text: string): string =>
  text
    .split(/(<\/?[ibu]>)/)
    .map((part, at) =>
      at % 2 === 1 ? part.replace(/<(\/?)([ibu])>/, (_, slash, mark) => `{\\${mark}${slash ? 0 : 1}}`) : scriptWords(bare(part)),
    )
    .join('');

/** Converts SRT text with codes: `words` reads the text between them; if there are codes, also returns script text. */
export const fromCodedWords = (
  text: string,
  words: (part: string) => string,
): { readonly text: string; readonly align?: number; readonly script?: string } => {
  const all = parts(text);
  if (!all.some((part) => srtCodes.test(part))) return { text: words(text) };
  let [out, script] = ['', ''];
  let align: number | undefined;
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
      script += part;
    } else if (/^\{y:[^{}]*i/i.test(part)) {
      out += '<i>';
      script += '{\\i1}';
    }
  }
  return { text: out, script: script.trim(), ...(align ? { align } : {}) };
};
