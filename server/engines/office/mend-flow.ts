import { innermostElements, replaceInnermost } from '../../formats/xml/innermost.ts';
import { commentsAsNotes } from './comments.ts';
import { tellDrawings } from './drawn-words.ts';
import { withoutHiddenText } from './hidden-text.ts';
import { withUnicodeSigns } from './sign-fonts.ts';

/** Phonetic guides in brackets behind their words. */
const withoutRuby = (fodt: string): string =>
  replaceInnermost(fodt, 'text:ruby', ({ inner }) => {
    const [base] = innermostElements(inner, 'text:ruby-base');
    const [guide] = innermostElements(inner, 'text:ruby-text');
    return base && guide ? `${base.inner}（${guide.inner}）` : undefined;
  });
/** What Word calls alternative text; LibreOffice's pages tell the title alone. */
const described = /(<svg:title>[^<]*<\/svg:title>\s*)?<svg:desc>([^<]+)<\/svg:desc>/g;

/**
 * A flat ODT as it is to read as a web page or plain text, for which LibreOffice's export has no place: hidden text is gone, comments are notes, phonetic guides stand in brackets behind their words, images have their alternative text and drawings their words, and signs of fonts of signs are those of Unicode.
 */
export const mendFlow = (fodt: string): string =>
  tellDrawings(withUnicodeSigns(commentsAsNotes(withoutRuby(withoutHiddenText(fodt))))).replace(described, (whole, title, words: string) =>
    title ? whole : `<svg:title>${words}</svg:title>${whole}`,
  );
