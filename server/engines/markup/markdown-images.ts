import type { TokenizerAndRendererExtension } from 'marked';
import { escapeXml } from '../../formats/ooxml/xml.ts';

/** An image with a size behind its address: `![alt](a.png =100x20)`, one side only, or a percentage. */
const sizedByAddress =
  /^!\[((?:[^[\]\\\n]|\\[^\n]){0,1000})\]\([ \t]{0,20}<?([^\s<>()]+)>?(?:[ \t]{1,20}"([^"\n]{0,500})")?[ \t]{1,20}=(\d{1,5}%?)?x(\d{1,5}%?)?[ \t]{0,20}\)/;
/** The same behind the alternative text, as Obsidian has it: `![alt|100](a.png)`, `![alt|100x20](a.png)`. */
const sizedByText = /^!\[((?:[^[\]\\\n|]|\\[^\n]){0,1000})\|(\d{1,5})(?:x(\d{1,5}))?\]\([ \t]{0,20}<?([^\s<>()]+)>?[ \t]{0,20}\)/;

type Sized = { readonly alt: string; readonly source: string; readonly title?: string; readonly width?: string; readonly height?: string };

/** The image at the start of a text, if it has a size. */
export const sizedImageAt = (source: string): { readonly raw: string; readonly image: Sized } | undefined => {
  const [raw, alt = '', address = '', title, width, height] = sizedByAddress.exec(source) ?? [];
  if (raw && (width || height)) return { raw, image: { alt, source: address, title, width, height } };
  const [whole, words = '', across, down, place = ''] = sizedByText.exec(source) ?? [];
  return whole ? { raw: whole, image: { alt: words, source: place, width: across, height: down } } : undefined;
};

/** Images with a size of their own. */
export const sizedImages: TokenizerAndRendererExtension = {
  name: 'sizedImage',
  level: 'inline',
  tokenizer(source) {
    if (!source.startsWith('![')) return undefined;
    const found = sizedImageAt(source);
    return found && { type: 'sizedImage', ...found };
  },
  renderer({ image }) {
    const { alt, source, title, width, height }: Sized = image;
    const given = { src: source, alt: alt.replace(/\\([^\w\s])/g, '$1'), title, width, height };
    const attributes = Object.entries(given).map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`));
    return `<img${attributes.join('')}>`;
  },
};
