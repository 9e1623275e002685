import type { Page } from './page.ts';

/** Largest width and height of a Chromium surface, in pixels. */
export const maxSide = 16_384;

/** Size of the whole page including what is outside the window, in CSS pixels. */
export const sizeOf = async (page: Page): Promise<{ readonly width: number; readonly height: number }> => {
  const { cssContentSize } = await page.ask('Page.getLayoutMetrics');
  const { width, height } = cssContentSize as { readonly width: number; readonly height: number };
  return { width: Math.ceil(width), height: Math.ceil(height) };
};
