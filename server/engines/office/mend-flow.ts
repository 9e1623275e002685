import { commentsAsNotes } from './comments.ts';
import { tellDrawings } from './drawn-words.ts';
import { withoutHiddenText } from './hidden-text.ts';
import { withUnicodeSigns } from './sign-fonts.ts';

const ruby =
  /<text:ruby\b[^<>]*>\s*<text:ruby-base>((?:(?!<text:ruby\b)[\s\S])*?)<\/text:ruby-base>\s*<text:ruby-text\b[^<>]*>((?:(?!<text:ruby\b)[\s\S])*?)<\/text:ruby-text>\s*<\/text:ruby>/g;
/** What Word calls alternative text; LibreOffice's pages tell the title alone. */
const described = /(<svg:title>[^<]*<\/svg:title>\s*)?<svg:desc>([^<]+)<\/svg:desc>/g;

/**
 * A flat ODT as it is to read as a web page or plain text, for which LibreOffice's export has no place: hidden text is gone, comments are notes, phonetic guides stand in brackets behind their words, images have their alternative text and drawings their words, and signs of fonts of signs are those of Unicode.
 */
export const mendFlow = (fodt: string): string =>
  tellDrawings(withUnicodeSigns(commentsAsNotes(withoutHiddenText(fodt))))
    .replace(described, (whole, title, words: string) => (title ? whole : `<svg:title>${words}</svg:title>${whole}`))
    .replace(ruby, '$1（$2）');
