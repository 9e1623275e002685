import { innermostElements, replaceInnermost } from '../../formats/xml/innermost.ts';
import { pageRuns } from '../page-range.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Frames that a notes page inherits from its master. */
const fromMaster = /\spresentation:class="(?:header|footer|date-time|page-number)"/;

/** Letters that fit on a slide-sized page at this font size, including short lines. */
const lettersOfPage = 1500;
const fontSize = '10pt';
/** Lower limit of the area that is treated as the page header and left out. */
const top = '5cm';
const master = 'SpeakerNotes';

/** Speaker notes of a slide, paragraph by paragraph, as unstyled XML. */
const notesOf = (page: string): readonly string[] => {
  const [notes] = innermostElements(page, 'presentation:notes');
  return [...innermostElements(notes?.inner ?? '', 'draw:frame')]
    .filter(({ tag }) => !fromMaster.test(tag))
    .flatMap(({ inner }) => [...paragraphsOf(inner)])
    .map((inner) => inner.replace(/<(?!\/?text:(?:s|tab|line-break|a)\b)[^<>]*>/g, ''))
    .filter((inner) => inner.replace(/<[^<>]*>/g, '').trim() !== '');
};

const pagesOf = (paragraphs: readonly string[]): readonly (readonly string[])[] => {
  const pages: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const one of paragraphs) {
    if (letters + one.length > lettersOfPage) {
      pages.push([]);
      letters = 0;
    }
    pages.at(-1)?.push(one);
    letters += one.length + 100;
  }
  return pages;
};

const notesPages = (page: string): string =>
  pagesOf(notesOf(page).map((inner, index) => (index === 0 ? `Notes: ${inner}` : inner)))
    .map(
      (paragraphs) =>
        `<draw:page draw:master-page-name="${master}"><draw:frame draw:style-name="${master}" svg:x="1cm" svg:y="${top}" svg:width="22cm" svg:height="1cm"><draw:text-box>${paragraphs.map((inner) => `<text:p><text:span text:style-name="${master}T">${inner}</text:span></text:p>`).join('')}</draw:text-box></draw:frame></draw:page>`,
    )
    .join('');

/**
 * Adds a page with the speaker notes after each slide of a flat ODP, so that paginated targets show them; a deck without notes stays
 * unchanged. With a page selection, other slides are removed here, as added pages shift the numbers.
 */
export const withNotesPages = (fodp: string, pages: string | undefined): string => {
  const slides = [...innermostElements(fodp, 'draw:page')].map(({ index, end }) => fodp.slice(index, end));
  const runs = pageRuns(pages, slides.length);
  if (runs.length === 0 || !slides.some((one) => notesOf(one).length > 0)) return fodp;
  let number = 0;
  const styles = `<style:style style:name="${master}" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="none" draw:auto-grow-height="true"/></style:style><style:style style:name="${master}T" style:family="text"><style:text-properties fo:font-size="${fontSize}" style:font-size-asian="${fontSize}" style:font-size-complex="${fontSize}"/></style:style>`;
  const layout = /<style:master-page\b(?:(?!\sstyle:page-layout-name=)[^<>])*\sstyle:page-layout-name="([^"]*)"/.exec(fodp)?.[1] ?? '';
  return replaceInnermost(fodp, 'draw:page', ({ index, end }) => {
    number++;
    const one = fodp.slice(index, end);
    return runs.some(({ first, last }) => first <= number && number <= last) ? one + notesPages(one) : '';
  })
    .replace('</office:automatic-styles>', () => `${styles}</office:automatic-styles>`)
    .replace(
      '</office:master-styles>',
      () => `<style:master-page style:name="${master}" style:page-layout-name="${layout}"/></office:master-styles>`,
    );
};
