import { pointsPerMillimetre } from '../../page-setup.ts';
import type { Resolution } from '../codecs/resolution.ts';
import type { Settings } from '../settings.ts';

/** Portrait page sizes in points (ISO 216 and ANSI/ASME Y14.1). */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  a3: [841.89, 1190.55],
  a4: [595.28, 841.89],
  a5: [419.53, 595.28],
  letter: [612, 792],
  legal: [612, 1008],
};
/** Longest side that PDF readers accept: 200 inches. */
const maxSide = 14_400;

/** Position of an image on its page, in points. */
export type Layout = {
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Lays out an image of the given pixels. A page of automatic size follows the resolution of the image; a chosen page is filled up to its
 * margins, in the middle, unless the visitor chose a resolution: then the image is only ever made smaller.
 */
export const layOut = (
  pixels: { width: number; height: number },
  density: number | Resolution,
  settings: Pick<Settings, 'pageSize' | 'orientation' | 'margin' | 'dpi'>,
): Layout => {
  const margin = (settings.margin ?? 0) * pointsPerMillimetre;
  const { across, down } = typeof density === 'number' ? { across: density, down: density } : density;
  const own = [(pixels.width * 72) / across, (pixels.height * 72) / down] as const;
  const paper = sizes[settings.pageSize];
  const shrink = paper ? 1 : Math.min(1, (maxSide - 2 * margin) / Math.max(...own));
  const [naturalWidth, naturalHeight] = [own[0] * shrink, own[1] * shrink];
  const lies = settings.orientation === 'landscape' || (settings.orientation === 'auto' && naturalWidth > naturalHeight);
  const base = paper ?? ([naturalWidth + 2 * margin, naturalHeight + 2 * margin] as const);
  const [short, long] = [Math.min(...base), Math.max(...base)];
  const turned = paper || settings.orientation !== 'auto';
  const [pageWidth, pageHeight] = !turned ? base : lies ? [long, short] : [short, long];
  const room = [Math.max(1, pageWidth - 2 * margin), Math.max(1, pageHeight - 2 * margin)] as const;
  const most = paper && settings.dpi === undefined ? Number.POSITIVE_INFINITY : 1;
  const scale = Math.min(most, room[0] / naturalWidth, room[1] / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  return { pageWidth, pageHeight, x: (pageWidth - width) / 2, y: (pageHeight - height) / 2, width, height };
};
