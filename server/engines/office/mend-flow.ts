import { commentsAsNotes } from './comments.ts';
import { tellDrawings } from './drawn-words.ts';
import { withUnicodeSigns } from './sign-fonts.ts';

/** Takes the text out between the marks of a deletion that is tracked but not carried out; elements that it spans stay, so that all stay closed. */
const withoutDeletions = (fodt: string): string => {
  const regions = /<text:tracked-changes\b(?:(?!<text:tracked-changes\b)[\s\S])*?<\/text:tracked-changes>/.exec(fodt)?.[0] ?? '';
  const deleted = [
    ...regions.matchAll(/<text:changed-region\b(?:(?!\btext:id=)[^<>])*\btext:id="([^"<]+)"[^<>]*>\s*<text:deletion\b/g),
  ].flatMap(([, id]) => id ?? []);
  const carriedOut = deleted.reduce((text: string, id) => {
    const [start, end] = ['start', 'end'].map((side) => `<text:change-${side} text:change-id="${id}"/>`);
    const from = text.indexOf(start ?? '');
    const to = text.indexOf(end ?? '', from);
    if (from < 0 || to < 0) return text;
    return text.slice(0, from) + text.slice(from, to).replace(/>[^<]+/g, '>') + text.slice(to);
  }, fodt);
  return carriedOut.replace(regions, '').replace(/<text:change(?:-start|-end)?\s[^<>]*\/>/g, '');
};

const ruby =
  /<text:ruby\b[^<>]*>\s*<text:ruby-base>((?:(?!<text:ruby\b)[\s\S])*?)<\/text:ruby-base>\s*<text:ruby-text\b[^<>]*>((?:(?!<text:ruby\b)[\s\S])*?)<\/text:ruby-text>\s*<\/text:ruby>/g;
/** What Word calls alternative text; LibreOffice's pages tell the title alone. */
const described = /(<svg:title>[^<]*<\/svg:title>\s*)?<svg:desc>([^<]+)<\/svg:desc>/g;

/**
 * A flat ODT as it is to read as a web page or plain text, for which LibreOffice's export has no place: tracked deletions are
 * gone, comments are notes, phonetic guides stand in brackets behind their words, images have their alternative text and drawings their words, and signs of fonts of signs are those of Unicode.
 */
export const mendFlow = (fodt: string): string =>
  tellDrawings(withUnicodeSigns(commentsAsNotes(fodt.includes('<text:tracked-changes') ? withoutDeletions(fodt) : fodt)))
    .replace(described, (whole, title, words: string) => (title ? whole : `<svg:title>${words}</svg:title>${whole}`))
    .replace(ruby, '$1（$2）');
