import { innermostElements, replaceInnermost } from '../../formats/xml/innermost.ts';
import { withCodeStyles } from './code-styles.ts';
import { commentsAsNotes } from './comments.ts';
import { tellDrawings } from './drawn-words.ts';
import { withHeadingStyles } from './heading-levels.ts';
import { withoutHiddenText } from './hidden-text.ts';
import { withUnicodeSigns } from './sign-fonts.ts';

/** Moves ruby text into brackets after its base text. */
const withoutRuby = (fodt: string): string =>
  replaceInnermost(fodt, 'text:ruby', ({ inner }) => {
    const [base] = innermostElements(inner, 'text:ruby-base');
    const [guide] = innermostElements(inner, 'text:ruby-text');
    return base && guide ? `${base.inner}（${guide.inner}）` : undefined;
  });
/** Word's alternative text. LibreOffice's pages only export the title. */
const described = /(<svg:title>[^<]*<\/svg:title>\s*)?<svg:desc>([^<]+)<\/svg:desc>/g;

/**
 * Prepares a flat ODT for export as a web page or plain text, to cover what LibreOffice's export drops: removes hidden text, turns
 * comments into notes, puts ruby text into brackets after its base text, keeps alternative text of images and words of drawings,
 * keeps headings and code of any style, and maps symbol font characters to Unicode.
 */
export const mendFlow = (fodt: string): string =>
  tellDrawings(withCodeStyles(withHeadingStyles(withUnicodeSigns(commentsAsNotes(withoutRuby(withoutHiddenText(fodt))))))).replace(
    described,
    (whole, title, words: string) => (title ? whole : `<svg:title>${words}</svg:title>${whole}`),
  );
