import { layOut } from './pdf/layout.ts';
import { targetSize } from './prepare.ts';
import type { Drawing } from './protocol.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** Chromium does not draw surfaces with a longer side, and runs out of memory above this number of pixels. */
const [longestSide, mostPixels] = [16_384, 40_000_000];

const pixelsPerInch = 96;

const isVector = (to: string): boolean => ['pdf', 'eps', 'ps'].includes(to);

/** The drawing request for a browser; undefined where no browser can be used: `gs` converts what it prints to PostScript. */
export const browserDrawing = (source: Source, settings: Settings, to: string, programs: readonly string[]): Drawing | undefined => {
  const { inBrowser } = source;
  if (!inBrowser || to === 'svg' || to === 'svgz' || (inBrowser.need === 'printed' && !isVector(to))) return undefined;
  const { width, height } = inBrowser;
  if (isVector(to)) {
    if (to !== 'pdf' && !programs.includes('gs')) return undefined;
    const layout = layOut(source, source.density ?? pixelsPerInch, to === 'pdf' ? settings : { pageSize: 'auto', orientation: 'auto' });
    const { pageWidth, pageHeight, x, y, width: wide } = layout;
    return { width, height, scale: 1, sheet: { pageWidth, pageHeight, x, y, width: wide } };
  }
  const wanted = Math.max(source.width, targetSize(source, settings).width);
  const most = Math.min(longestSide / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
  return { width, height, scale: Math.min(wanted / width, most) };
};
