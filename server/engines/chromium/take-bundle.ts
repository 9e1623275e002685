import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { Page } from './page.ts';
import { maxSide, sizeOf } from './page-size.ts';
import type { OpenBundle } from './show-bundle.ts';

const pixelsPerInch = 96;
/** The longest sheet that PDF readers show, in inches (ISO 32000-1, annex C: 14,400 units). */
const longestSheet = 200;

/** An empty header or footer: with an empty template the browser would print its own. */
const nothing = '<html><head></head><body></body></html>';

/** Print parameters for a bundle's page, under the names of the browser's protocol. */
export const printSettings = async (page: Page, { settings, header, footer }: OpenBundle): Promise<Readonly<Record<string, unknown>>> => {
  const { paperWidth = 8.5, paperHeight = 11, marginTop = 0.39, marginBottom = 0.39, marginLeft = 0.39, marginRight = 0.39 } = settings;
  const { landscape = false, scale = 1, pageRanges = '', printBackground = false, preferCssPageSize = false } = settings;
  const { singlePage = false, outline = false, tagged = false } = settings;
  const tall = singlePage ? ((await sizeOf(page)).height * scale) / pixelsPerInch + marginTop + marginBottom : paperHeight;
  if (tall > longestSheet) throw new WorkerProblem('page_too_large', message('webInches', { actual: Math.ceil(tall), max: longestSheet }));
  return {
    ...{ landscape, scale, printBackground, pageRanges, paperWidth, paperHeight: tall, marginTop, marginBottom, marginLeft, marginRight },
    ...{ preferCSSPageSize: preferCssPageSize, generateDocumentOutline: outline, generateTaggedPDF: tagged || outline },
    ...((header !== undefined || footer !== undefined) && {
      displayHeaderFooter: true,
      headerTemplate: header ?? nothing,
      footerTemplate: footer ?? nothing,
    }),
  };
};

/** Takes a screenshot of a bundle's whole page, or of only the window. */
export const photographBundle = async (page: Page, { settings }: OpenBundle, to: 'png' | 'jpg' | 'webp'): Promise<Buffer> => {
  const { deviceScale = 1, clip = false, quality = 100, width = 800, height = 600 } = settings;
  const size = clip ? { width, height } : await sizeOf(page);
  const longest = Math.max(size.height, size.width) * deviceScale;
  if (longest > maxSide)
    throw new WorkerProblem('page_too_large', message('webImage', { pixels: Math.round(longest) }), {
      ...{ name: 'pixels', max: maxSide, actual: Math.round(longest) },
    });
  const { data } = await page.ask('Page.captureScreenshot', {
    format: to === 'jpg' ? 'jpeg' : to,
    ...(to !== 'png' && { quality }),
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  return Buffer.from(String(data), 'base64');
};
