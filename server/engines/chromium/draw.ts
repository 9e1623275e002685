import { readFileSync } from 'node:fs';
import type { Page } from './page.ts';
import type { DrawingRequest } from './protocol.ts';

/** CSS pixels and points per inch. */
const [pixelsPerInch, pointsPerInch] = [96, 72];

/**
 * A page that shows only the drawing. Inside an `<img>` an SVG runs no scripts, loads nothing and is parsed as XML;
 * it stays vector graphics and text in print.
 */
const pageOf = (svg: string, { width, height, sheet }: DrawingRequest): string => {
  const toPixels = (points: number): number => (points * pixelsPerInch) / pointsPerInch;
  const place = sheet
    ? `transform-origin:0 0;transform:translate(${toPixels(sheet.x)}px,${toPixels(sheet.y)}px) scale(${toPixels(sheet.width) / width})`
    : '';
  const paper = sheet ? `@page{size:${sheet.pageWidth}pt ${sheet.pageHeight}pt;margin:0}` : '';
  // Slightly smaller than the page, to avoid a second one.
  const box = sheet ? `width:${toPixels(sheet.pageWidth)}px;height:${toPixels(sheet.pageHeight) - 0.5}px;` : '';
  return (
    `<!doctype html><style>${paper}html,body{margin:0;background:none;${box}overflow:hidden}` +
    `img{position:absolute;left:0;top:0;width:${width}px;height:${height}px;${place}}</style>` +
    `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
  );
};

/** Shows the drawing with `scale` device pixels per CSS pixel; resolves with the arguments for printing or for a screenshot. */
export const showDrawing = async (page: Page, request: DrawingRequest): Promise<Readonly<Record<string, unknown>>> => {
  const { input, width, height, scale, sheet } = request;
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  if (!sheet) {
    await page.ask('Emulation.setDeviceMetricsOverride', { width: wide, height: high, deviceScaleFactor: scale, mobile: false });
    await page.ask('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  }
  await page.show(pageOf(readFileSync(input, 'utf8'), request));
  return sheet
    ? { printBackground: true, preferCSSPageSize: true, marginTop: 0, marginRight: 0, marginBottom: 0, marginLeft: 0 }
    : { format: 'png', captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } };
};
