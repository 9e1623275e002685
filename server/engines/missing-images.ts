import { type Message, message } from '../../catalogue/languages/message.ts';

const tag = /<img(?=[\s/])(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^"'<>]){0,4000}>/gi;
const tagStart = /<img(?=[\s/])/i;
/** An image source other than embedded data. */
const pointed = /\ssrc\s{0,5}=\s{0,5}["']?\s{0,5}(?!data:)[^\s"'<>]/i;

/** Number of images that a page loads from the web or from other files. */
export const countMissingImages = (html: string): number =>
  tagStart.test(html)
    ? [...html.matchAll(tag)].filter(([image]) => pointed.test(image.length < 8000 ? image : image.slice(0, 8000))).length
    : 0;

export const missingImagesNote = (count: number): readonly Message[] => (count === 0 ? [] : [message('imagesMissing', { count })]);
