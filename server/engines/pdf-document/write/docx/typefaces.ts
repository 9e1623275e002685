import type { TextStyle } from '../../model.ts';
import type { Typeface } from '../../typeface.ts';
import { courier, helvetica, times } from './core-widths.ts';

/** The font family for a text, and the horizontal scale in percent that gives its letters their width on the page. */
type Face = {
  readonly font: string;
  readonly scale: number;
  /** Width of a character in font sizes, at the usual scale of 100 percent. */
  readonly widthOf: (sign: string) => number;
};
export type FaceOf = (style: Pick<TextStyle, 'font' | 'bold' | 'italic'>) => Face;

/**
 * Families that keep their name: Office includes them, LibreOffice has metric-compatible fonts for them, or they have characters of scripts
 * that the core fonts lack.
 */
const kept =
  /^(aptos|calibri|cambria|candara|carlito|caladea|consolas|constantia|corbel|georgia|verdana|tahoma|trebuchet|palatino linotype|book antiqua|bookman old|century schoolbook|century gothic|comic sans|segoe|impact|noto|dejavu|symbol|wingdings|webdings|open symbol|sim|ms |mingliu|malgun|meiryo|yu )/i;

/** Percent: limits of acceptable stretching; characters: minimum for a measurement; percent: minimum visible difference. */
const stretch = { least: 70, most: 135, signs: 6, seen: 1 } as const;

const widthsOf = (font: string, { bold, italic }: Typeface): readonly number[] => {
  if (font === 'Courier New') return courier;
  if (font === 'Arial') return bold ? helvetica.bold : helvetica.regular;
  if (bold) return italic ? times.boldItalic : times.bold;
  return italic ? times.italic : times.regular;
};

const standIn = ({ monospace, serif }: Typeface): string => (monospace ? 'Courier New' : serif ? 'Times New Roman' : 'Arial');

/** In font sizes: widths of a space, and of a character that the document shows in no typeface. */
const unknown = { space: 0.25, sign: 0.5 } as const;
/** Code of the first character with known widths. */
const firstSign = 32;

const ownWidth =
  ({ widths }: Typeface) =>
  (sign: string): number =>
    widths.get(sign) ?? (sign === ' ' ? unknown.space : unknown.sign);

const faceOf = (typeface: Typeface): Face => {
  const { family, letters, advance } = typeface;
  if (kept.test(family)) return { font: family, scale: 100, widthOf: ownWidth(typeface) };
  const font = standIn(typeface);
  const widths = widthsOf(font, typeface);
  const widthOf = (sign: string): number => {
    const known = widths[sign.charCodeAt(0) - firstSign];
    return known === undefined ? ownWidth(typeface)(sign) : known / 1000;
  };
  const signs = letters.reduce((sum, n) => sum + n, 0);
  if (signs < stretch.signs) return { font, scale: 100, widthOf };
  const own = letters.reduce((sum, n, sign) => sum + (n * (widths[sign] as number)) / 1000, 0);
  const scale = Math.round(Math.min(stretch.most, Math.max(stretch.least, (100 * advance) / own)));
  return { font, scale: Math.abs(scale - 100) <= stretch.seen ? 100 : scale, widthOf };
};

/**
 * Chooses a family for each of the document's: itself if the reader's machine is likely to have it, otherwise the core font of its kind,
 * stretched or narrowed so that lines end where they did.
 */
export const findFaces = (typefaces: readonly Typeface[]): FaceOf => {
  const faces = new Map(typefaces.map((t) => [`${t.family}|${t.bold}|${t.italic}`, faceOf(t)]));
  const families = new Map(typefaces.map((t) => [t.family, faceOf(t)]));
  return ({ font, bold, italic }) =>
    faces.get(`${font}|${bold}|${italic}`) ?? families.get(font) ?? { font, scale: 100, widthOf: () => unknown.sign };
};
