import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { Language } from '../../catalogue/languages/languages.ts';
import type { Tone } from '../../catalogue/text/site.ts';
import { siteName } from '../../catalogue/text/site.ts';
import { drawLines, typefaceOf } from './lines.ts';

/** What a social image shows: a line in large letters, one below it, and up to two sheets. */
export type Image = {
  readonly title: string;
  readonly text: string;
  readonly sheets: readonly { readonly name: string; readonly tone: Tone }[];
  /** The language of both lines; English unless given. */
  readonly language?: Language;
};

const width = 1200;
const height = 630;

/** The tones of styles/tokens.css in light, as sRGB: the drawing library knows no OKLCH. */
const colours: Readonly<Record<Tone, string>> = {
  image: '#923694',
  document: '#0058ab',
  pdf: '#a82a2a',
  spreadsheet: '#006d34',
  video: '#a13c00',
  audio: '#6749b4',
  ebook: '#815300',
  archive: '#006d85',
};

const require = createRequire(import.meta.url);
const font = readFile(require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'));

type Element = { readonly type: string; readonly props: Readonly<Record<string, unknown>> };

const box = (style: Readonly<Record<string, unknown>>, ...children: readonly (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

const sheet = ({ name, tone }: Image['sheets'][number]): Element =>
  box(
    {
      position: 'relative',
      width: 196,
      height: 236,
      borderRadius: '22px 0 22px 22px',
      background: colours[tone],
      alignItems: 'flex-end',
      padding: '0 0 18px 22px',
    },
    // The folded corner: the paper's colour above the diagonal, a lighter tone below it.
    box(
      {
        position: 'absolute',
        top: 0,
        right: 0,
        width: 46,
        height: 46,
        background: 'linear-gradient(45deg, rgba(255,255,255,0.42) 50%, #fbfaf7 50%)',
        borderBottomLeftRadius: 12,
      },
      '',
    ),
    box({ color: '#ffffff', fontSize: name.length > 4 ? 44 : 58, letterSpacing: '-0.02em' }, name),
  );

const arrow = (isMirrored: boolean): Element => ({
  type: 'svg',
  props: {
    width: 76,
    height: 48,
    viewBox: '0 0 76 48',
    fill: 'none',
    children: {
      type: 'path',
      props: {
        d: isMirrored ? 'M72 24H6M26 5 6 24l20 19' : 'M4 24h66M50 5l20 19-20 19',
        stroke: '#5a5e6e',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    },
  },
});

/** Without its lines where another typeface draws them (lines.ts). */
const draw = ({ title, text, sheets }: Image, isMirrored: boolean, hasLines: boolean): Element => {
  const [first, second] = sheets;
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      background: '#fbfaf7',
      color: '#171a26',
    },
    box(
      { alignItems: 'center', gap: 34, flexDirection: isMirrored ? 'row-reverse' : 'row' },
      ...(first ? [sheet(first)] : []),
      ...(second ? [arrow(isMirrored), sheet(second)] : []),
    ),
    ...(hasLines
      ? [
          box(
            { flexDirection: 'column', gap: 14 },
            box({ fontSize: title.length > 34 ? 50 : title.length > 24 ? 62 : 84, letterSpacing: '-0.03em', lineHeight: 1.02 }, title),
            box({ fontSize: 32, color: '#4d5160', lineHeight: 1.3 }, text),
          ),
        ]
      : []),
    box({ fontSize: 28, color: '#2f47c8', justifyContent: isMirrored ? 'flex-end' : 'flex-start' }, siteName),
  );
};

/** Draws an image of 1200×630 as a PNG. Letters become outlines of the bundled face, so it looks the same on every machine. */
export const drawImage = async (image: Image): Promise<Buffer> => {
  const isMirrored = image.language?.dir === 'rtl';
  const typeface = image.language && typefaceOf(image.language);
  const svg = await satori(draw(image, isMirrored, !typeface) as never, {
    width,
    height,
    fonts: [{ name: 'Bricolage Grotesque', data: await font, weight: 700 }],
  });
  const lines = typeface ? await drawLines(image, typeface, isMirrored) : [];
  return sharp(Buffer.from(svg))
    .composite([...lines])
    .png({ palette: true, colours: 64, effort: 1 })
    .toBuffer();
};
