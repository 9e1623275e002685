import sharp, { type Sharp } from 'sharp';
import { isPhoto } from '../content.ts';
import { preparePage } from '../prepare.ts';
import { noteTheRest, type Writer } from '../save.ts';
import type { Source } from '../source.ts';
import { isHard, type Pixels, splitLayers } from './layers.ts';
import { traceLayers, traceUnit } from './potrace.ts';

/** Above this size outlines cost bytes without looking better. */
const mostPixels = 400_000;
/** A smaller image is enlarged first: outlines between its pixels become smoother. */
const fewestPixels = 160_000;
const maxEnlargement = 4;

const photoColours = 32;
const drawnColours = 16;
/** Areas below this many pixels merge into their surroundings: grain in photographs, specks in drawings. */
const smallest = { photo: 10, drawn: 3 };

const scaleOf = ({ width, height }: Pick<Source, 'width' | 'height'>): number => {
  const pixels = width * height;
  if (pixels > mostPixels) return Math.sqrt(mostPixels / pixels);
  return pixels < fewestPixels ? Math.min(maxEnlargement, Math.sqrt(fewestPixels / pixels)) : 1;
};

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const sharpOf = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } });

const enlarge = (pixels: Pixels, times: number): Promise<Pixels> =>
  pixelsOf(sharpOf(pixels).resize(pixels.width * times, pixels.height * times, { kernel: 'nearest' }));

/**
 * Converts pixels to shapes: few colours, one layer each, smooth outlines by Potrace. Layers are stacked from darkest to
 * lightest, so that no gaps show between them.
 */
export const saveSvg: Writer = async (saving) => {
  const { source, settings } = saving;
  const holds = { alpha: true, depth16: false, metadata: false, profile: false };
  const scale = scaleOf(source);
  const most = settings.colours ?? drawnColours;
  const own =
    scale < 1 ? undefined : await pixelsOf(await preparePage(source, 0, holds, { ...settings, width: undefined, height: undefined }));
  const hard = own !== undefined && isHard(own, most);
  const [wide, high] = [source.width, source.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const pixels = hard
    ? await enlarge(own, Math.floor(scale))
    : await pixelsOf(await preparePage(source, 0, holds, { ...settings, width: wide, height: high, fit: 'fill' }));
  const { width, height } = pixels;
  const photo = !hard && (await isPhoto(sharpOf(pixels)));
  const split = await splitLayers(pixels, settings.colours ?? (photo ? photoColours : drawnColours), hard);
  const traced = await traceLayers(
    split.opaque ? split.layers.slice(1) : split.layers,
    // In tiny images every pixel is a square; in larger ones pixels are the steps of a curve.
    {
      width,
      height,
      smallest: photo ? smallest.photo : smallest.drawn,
      corners: hard && scale === maxEnlargement ? 'kept' : 'rounded',
    },
    saving.progress,
  );
  const ground = split.opaque ? `<rect width="${width}" height="${height}" fill="${split.layers[0]?.colour ?? '#fff'}"/>` : '';
  const shapes = traced.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${source.width}" height="${source.height}" viewBox="0 0 ${width} ${height}">`,
    ground,
    `<g transform="matrix(${1 / traceUnit} 0 0 ${-1 / traceUnit} 0 ${height})">`,
    ...shapes,
    '</g>',
    '</svg>',
  ];
  await Bun.write('out.svg', drawing.filter(Boolean).join('\n'));
  noteTheRest(saving);
  return [{ name: 'out.svg' }];
};
