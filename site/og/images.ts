import { claimedFormats } from '../../catalogue/claims.ts';
import { converters } from '../../catalogue/converters.ts';
import type { Kind } from '../../catalogue/formats/format.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { maxFileLabel, supportReplyHours } from '../../catalogue/limits.ts';
import { siteName } from '../../catalogue/text/site.ts';
import { toneOf } from '../head/tone.ts';
import type { Image } from './image.ts';

const promise = `Free, no account, up to ${maxFileLabel} a file`;

const sheetOf = (id: string) => {
  const format = requireFormat(id);
  return { name: format.name, tone: toneOf(format) };
};

/** Two formats that stand for a kind on the pages that share its image. */
const examples: Readonly<Record<Kind, { readonly title: string; readonly pair: readonly [string, string] }>> = {
  image: { title: 'Image Converter', pair: ['heic', 'jpg'] },
  document: { title: 'Document Converter', pair: ['docx', 'pdf'] },
  ebook: { title: 'eBook Converter', pair: ['epub', 'mobi'] },
  video: { title: 'Video Converter', pair: ['mov', 'mp4'] },
  audio: { title: 'Audio Converter', pair: ['wav', 'mp3'] },
  archive: { title: 'Archive Converter', pair: ['rar', 'zip'] },
  subtitle: { title: 'Subtitle Converter', pair: ['srt', 'vtt'] },
  font: { title: 'Font Converter', pair: ['ttf', 'woff2'] },
  model: { title: '3D Model Converter', pair: ['obj', 'stl'] },
};

/** Every social image by name: one for each converter, each kind and each page. */
export const images: ReadonlyMap<string, Image> = new Map<string, Image>([
  ...converters.map(
    ({ from, to, name }) =>
      [`${from}-to-${to}`, { title: `${name} Converter`, text: promise, sheets: [sheetOf(from), sheetOf(to)] }] as const,
  ),
  ...Object.entries(examples).map(([kind, { title, pair }]) => [kind, { title, text: promise, sheets: pair.map(sheetOf) }] as const),
  ['home', { title: siteName, text: `${claimedFormats}. ${promise}`, sheets: [sheetOf('png'), sheetOf('pdf')] }] as const,
  [
    'all-tools',
    { title: 'All Conversion Tools', text: `${converters.length} converters in one list`, sheets: [sheetOf('mp4'), sheetOf('gif')] },
  ] as const,
  ['help', { title: 'Help Center', text: 'How it works, and what to do when it does not', sheets: [sheetOf('docx')] }] as const,
  ['contact', { title: 'Contact Us', text: `A reply within about ${supportReplyHours} hours`, sheets: [sheetOf('zip')] }] as const,
]);
