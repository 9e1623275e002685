import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Language } from '../../catalogue/languages/languages.ts';

/** The typeface of a script that the headings' own does not have, with only the letters of our images (fonts/README.md). */
type Typeface = { readonly family: string; readonly file: string };

const typefaces: Readonly<Record<string, Typeface>> = {
  Arab: { family: 'Noto Sans Arabic', file: 'noto-sans-arabic.ttf' },
  Jpan: { family: 'Noto Sans CJK JP', file: 'noto-sans-cjk-jp.otf' },
};

/** The script of a language, as ISO 15924 names it: `Arab`, `Jpan`, `Latn`. */
export const scriptOf = ({ tag }: Language): string => new Intl.Locale(tag).maximize().script ?? '';

/** Can the two lines of an image be drawn in this language? Latin letters are those of the headings. */
export const canDraw = (language: Language): boolean => scriptOf(language) === 'Latn' || scriptOf(language) in typefaces;

/** The typeface of a language whose letters the headings' own does not have. */
export const typefaceOf = (language: Language): Typeface | undefined => typefaces[scriptOf(language)];

/** Where the lines stand: below the sheets, above the name of the site. */
const area = { left: 72, top: 300, width: 1056, height: 232 };
const gap = 18;

const latinFamily = 'Bricolage Grotesque';
let latin: Promise<unknown> | undefined;

/** Makes the headings' typeface known to Pango, for Latin letters among others: a drawing with a file does. */
const knowLatin = (): Promise<unknown> => {
  const fontfile = fileURLToPath(new URL('fonts/bricolage-grotesque.ttf', import.meta.url));
  latin ??= sharp({ text: { text: 'P', font: `${latinFamily} Bold 20`, fontfile } }).toBuffer();
  return latin;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Latin letters in the headings' typeface. */
const marked = (text: string): string => escaped(text).replace(/(?<![&\w])[A-Za-z]\w*/g, `<span font_family="${latinFamily}">$&</span>`);

const drawLine = ({ family, file }: Typeface, text: string, size: number, colour: string) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${marked(text)}</span>`,
      font: `${family} Bold ${size}`,
      fontfile: fileURLToPath(new URL(`fonts/${file}`, import.meta.url)),
      width: area.width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/**
 * Both lines as pictures with their places. Pango sets them, since satori has no text from right to left; a line that begins with an
 * Arabic letter runs that way, and its end is flush with the others'.
 */
export const drawLines = async (
  { title, text }: { readonly title: string; readonly text: string },
  typeface: Typeface,
  isMirrored: boolean,
): Promise<readonly { readonly input: Buffer; readonly left: number; readonly top: number }[]> => {
  await knowLatin();
  const [above, below] = await Promise.all([
    drawLine(typeface, title, title.length > 18 ? 54 : 70, '#171a26'),
    drawLine(typeface, text, 30, '#4d5160'),
  ]);
  const left = (width: number): number => (isMirrored ? area.left + area.width - width : area.left);
  const top = area.top + Math.max(0, Math.round((area.height - above.info.height - gap - below.info.height) / 2));
  return [
    { input: above.data, left: left(above.info.width), top },
    { input: below.data, left: left(below.info.width), top: top + above.info.height + gap },
  ];
};
