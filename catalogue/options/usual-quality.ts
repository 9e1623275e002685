import type { Format } from '../formats/format.ts';

/** Quality of an image, 1 to 100, unless the visitor sets another: no visible difference at normal viewing. Drawings and animations get less. */
export const usualQuality = { jpg: 91, webp: 74, avif: 63, heic: 48, jp2: 80, jxl: 89 } as const;

/** Quality of a JPG that is drawn from a page. */
export const usualPageQuality = 90;

/** The quality that a conversion uses if none is set; undefined if it has none. */
export const usualQualityOf = (from: Pick<Format, 'kind'>, to: string): number | undefined =>
  to === 'jpg' && from.kind === 'document' ? usualPageQuality : (usualQuality as Readonly<Record<string, number>>)[to];
