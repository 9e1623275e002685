import { innermostElements, replaceInnermost } from '../../formats/xml/innermost.ts';
import { withCodeStyles } from './code-styles.ts';
import { commentsAsNotes } from './comments.ts';
import { markAnchors } from './drawing-anchors.ts';
import { tellDrawings } from './drawn-words.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { withHeadingStyles } from './heading-levels.ts';
import { withoutHiddenText } from './hidden-text.ts';
import { withUnicodeSigns } from './sign-fonts.ts';

const tag = /<[^<>]*>/g;
/** The first span of a text, or nothing. */
const look = /^\s*(<text:span\b[^<>]*[^<>/]>)?/;

/** Replaces ruby annotations, which LibreOffice's pages drop, with placeholders in the look of their base text. */
const takeRuby = (fodt: string, places: FormulaPlaces): string =>
  replaceInnermost(fodt, 'text:ruby', ({ inner }) => {
    const [base] = innermostElements(inner, 'text:ruby-base');
    const [guide] = innermostElements(inner, 'text:ruby-text');
    if (!base || !guide) return undefined;
    const place = places.take(`<ruby>${base.inner.replace(tag, '')}<rt>${guide.inner.replace(tag, '')}</rt></ruby>`);
    const span = look.exec(base.inner)?.[1];
    return span ? `${span}${place}</text:span>` : place;
  });

/** An inline text box, which LibreOffice exports to HTML as an image of its text. */
const boxInLine = /(<draw:frame\b[^<>]*\stext:anchor-type=")as-char("[^<>]*>\s*<draw:text-box\b)/g;

/** Word's alternative text. LibreOffice's pages only export the title. */
const described = /(<svg:title>[^<]*<\/svg:title>\s*)?<svg:desc>([^<]+)<\/svg:desc>/g;

/**
 * Prepares a flat ODT for export as a web page or plain text, to cover what LibreOffice's export drops: removes hidden text, turns
 * comments into notes, keeps alternative text of images, words of drawings and text boxes, and headings and code of any style, and maps
 * symbol font characters to Unicode. Ruby annotations go to `places`.
 */
export const mendFlow = (fodt: string, places: FormulaPlaces): string =>
  markAnchors(
    tellDrawings(
      withCodeStyles(withHeadingStyles(withUnicodeSigns(commentsAsNotes(takeRuby(withoutHiddenText(fodt), places))))).replace(
        boxInLine,
        '$1char$2',
      ),
      places.charts,
    ),
  ).replace(described, (whole, title, words: string) => (title ? whole : `<svg:title>${words}</svg:title>${whole}`));
