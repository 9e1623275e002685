import { createHash } from 'node:crypto';
import { escapeXml } from '../../../formats/ooxml/xml.ts';
import type { Box, ImageData, Shape, ShapeStep } from '../model.ts';
import type { Glyph, PageContent } from './page-content.ts';

/** Pixels per point of a figure: sharp in print at 200 dpi. */
const scale = 200 / 72;
const maxSide = 4000;

const number = (value: number): string => String(Math.round(value * 100) / 100);

const pathOf = (steps: readonly ShapeStep[]): string =>
  steps
    .map((s) => {
      if (s.kind === 'close') return 'Z';
      if (s.kind === 'curve') return `C${[s.x1, s.y1, s.x2, s.y2, s.x, s.y].map(number).join(' ')}`;
      return `${s.kind === 'move' ? 'M' : 'L'}${number(s.x)} ${number(s.y)}`;
    })
    .join('');

const shapeSvg = (shape: Shape): string => {
  const stroke = shape.stroke ? ` stroke="${shape.stroke.colour}" stroke-width="${number(Math.max(0.3, shape.stroke.width))}"` : '';
  return `<path d="${pathOf(shape.steps)}" fill="${shape.fill ?? 'none'}" fill-rule="evenodd"${stroke} opacity="${number(shape.opacity)}"/>`;
};

/** Glyphs painted together on one line, as one text of their original width. */
const textSvg = (glyphs: readonly Glyph[]): string => {
  const runs: Glyph[][] = [];
  for (const g of glyphs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.show === g.show && Math.abs(last.y - g.y) < 0.5 && last.angle === g.angle && last.angle === 0) run.push(g);
    else runs.push([g]);
  }
  return runs
    .map((run) => {
      const [first, last] = [run[0] as Glyph, run.at(-1) as Glyph];
      const text = run.map((g) => g.text).join('');
      if (text.trim() === '') return '';
      const width = last.x + last.width - first.x;
      const turn = first.angle ? ` transform="rotate(${first.angle} ${number(first.x)} ${number(first.y)})"` : '';
      const fit = run.length > 1 && width > 0 ? ` textLength="${number(width)}" lengthAdjust="spacingAndGlyphs"` : '';
      const cut = `${first.font.bold ? ' font-weight="bold"' : ''}${first.font.italic ? ' font-style="italic"' : ''}`;
      return `<text x="${number(first.x)}" y="${number(first.y)}" font-family="${escapeXml(first.font.family)}, sans-serif" font-size="${number(first.size)}"${cut} fill="${first.colour}"${fit}${turn} xml:space="preserve">${escapeXml(text)}</text>`;
    })
    .join('');
};

const imageSvg = (box: Box, image: ImageData | undefined): string =>
  image
    ? `<image x="${number(box.x0)}" y="${number(box.y0)}" width="${number(box.x1 - box.x0)}" height="${number(box.y1 - box.y0)}" preserveAspectRatio="none" href="data:image/${image.type};base64,${Buffer.from(image.bytes).toString('base64')}"/>`
    : '';

export const drawFigure = async (
  box: Box,
  drawings: PageContent['drawings'],
  glyphs: readonly Glyph[],
  images: ReadonlyMap<string, ImageData>,
): Promise<{ readonly id: string; readonly image: ImageData }> => {
  const { default: sharp } = await import('sharp');
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const factor = Math.min(scale, maxSide / Math.max(w, h));
  const [width, height] = [Math.max(1, Math.round(w * factor)), Math.max(1, Math.round(h * factor))];
  const content = drawings.map((d) => ('steps' in d ? shapeSvg(d) : imageSvg(d.box, images.get(d.image)))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[box.x0, box.y0, w, h].map(number).join(' ')}">${content}${textSvg(glyphs)}</svg>`;
  const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  return { id: createHash('sha1').update(bytes).digest('hex').slice(0, 16), image: { type: 'png', bytes, width, height } };
};
