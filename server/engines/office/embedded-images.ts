import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Message, message } from '../../../catalogue/languages/message.ts';

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.bmp': 'image/bmp',
  '.webp': 'image/webp',
};

/** Characters of images that a page may gain: a sheet can show one image a million times. */
const mostEmbedded = 64 * 2 ** 20;

export type Embedded = { readonly html: string; readonly notes: readonly Message[] };

/**
 * Embeds the images that LibreOffice wrote beside a page, in `folder`. Its export of sheets writes each image to a file, whatever its
 * filter options say.
 */
export const withEmbeddedImages = (html: string, folder: string): Embedded => {
  const files = new Set(readdirSync(folder).filter((name) => types[extname(name)] !== undefined));
  if (files.size === 0) return { html, notes: [] };
  const known = new Map<string, string>();
  const dataOf = (name: string): string => {
    const data = known.get(name) ?? `data:${types[extname(name)]};base64,${readFileSync(join(folder, name)).toString('base64')}`;
    known.set(name, data);
    return data;
  };
  let [left, missing] = [mostEmbedded, 0];
  const embedded = html.replace(/ src="([^"<>]{1,250})"/g, (whole, name: string) => {
    if (!files.has(name)) return whole;
    const data = dataOf(name);
    if (data.length > left) {
      missing++;
      return '';
    }
    left -= data.length;
    return ` src="${data}"`;
  });
  if (missing === 0) return { html: embedded, notes: [] };
  return {
    html: embedded,
    notes: [message('embeddedLeft', { count: missing })],
  };
};
