import type { Format } from '../formats/format.ts';
import { withArticle } from '../text/words.ts';
import { cover, embeddedFonts, plainBook } from './books.ts';
import type { Rule } from './change.ts';
import { notesOnPaper } from './notes.ts';
import { bothWritten, carried, isData } from './written.ts';

const styles = carried('Formatting', 'styles', {
  kept: (from, to) =>
    to.capabilities.slides || from.capabilities.slides || to.capabilities.sheets
      ? `Fonts, colors and alignment of the ${from.name} are set the same way in the ${to.name}.`
      : `Headings, bold, italics, colors and alignment of the ${from.name} stay in the ${to.name}.`,
  lost: (from, to) =>
    to.capabilities.fixedLayout
      ? `The ${to.name} shows the styles of the ${from.name}, but has no list of them to edit.`
      : `${to.name} holds only ${isData(to) || to.capabilities.tables ? 'values' : 'characters'}: fonts, bold, colors and sizes of the ${from.name} are dropped.`,
});

/** Markdown marks what text is, not how it looks; of a sheet it holds only values. */
const marked = (from: Format, to: Format) =>
  ({
    to: 'Headings, bold, italics',
    verdict: 'changed',
    sentence: `Headings, bold and italics of the ${from.name} stay in the ${to.name}; fonts, colors and alignment are dropped.`,
  }) as const;
const onlyValues = (from: Format, to: Format) =>
  ({
    to: 'No',
    verdict: 'lost',
    sentence: `${to.name} holds only values: fonts, bold, colors and sizes of the ${from.name} are dropped.`,
  }) as const;

const looksInsteadOfStyles: Rule = (from, to) => {
  const change = styles(from, to);
  if (change && to.id === 'md')
    return from.capabilities.sheets ? { ...change, ...onlyValues(from, to) } : { ...change, ...marked(from, to) };
  return change?.verdict === 'lost' && to.capabilities.fixedLayout
    ? { ...change, topic: 'Formatting', to: 'As it looks', verdict: 'kept' }
    : change;
};

const images = carried('Pictures', 'images', {
  kept: (from, to) =>
    from.kind === 'ebook' && to.kind === 'ebook'
      ? `Illustrations of the ${from.name} are packed into the ${to.name} as well.`
      : to.id === 'html'
        ? `Images of the ${from.name} are saved inside the page.`
        : `Images of the ${from.name} stay in place in the ${to.name}.`,
  lost: (from, to) => `${to.name} cannot store images, so those of the ${from.name} are left out.`,
});

/** Pictures in Markdown are data or links. Those of a PDF are named, unless the visitor chooses otherwise. */
const imagesInMarkdown: Rule = (from, to) => {
  const change = images(from, to);
  if (!change || from.capabilities.sheets) return change;
  return from.id === 'pdf'
    ? {
        ...change,
        to: 'Named',
        verdict: 'changed',
        sentence: `Pictures of the ${from.name} are named at their place; an option adds them to the ${to.name}.`,
      }
    : {
        ...change,
        to: 'Inside or linked',
        verdict: 'kept',
        sentence: `Pictures of the ${from.name} stay in the ${to.name}: those inside as data, linked ones as links.`,
      };
};

/** A web page without linked files has only its embedded images. */
const imagesOfPages: Rule = (from, to) => {
  if (to.id === 'md') return imagesInMarkdown(from, to);
  if (from.id !== 'html') return images(from, to);
  if (!bothWritten(from, to) || !to.capabilities.images) return images(from, to);
  return {
    topic: 'Pictures',
    from: 'Inside or linked',
    to: 'Inside',
    verdict: 'changed',
    sentence: `Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.`,
  };
};

/** A PDF's content can be recovered as text and tables, not as objects of a workbook. */
const fromPdfToCells =
  (rule: Rule): Rule =>
  (from, to) =>
    from.id === 'pdf' && to.capabilities.tables && !to.capabilities.outline && !to.capabilities.slides && to.id !== 'rtf'
      ? undefined
      : rule(from, to);

const characters: Rule = (from, to) => {
  if (!bothWritten(from, to)) return undefined;
  const plain = (format: Format) => ['txt', 'csv', 'tsv', 'md'].includes(format.id);
  if (plain(from) && !isData(from))
    return {
      topic: 'Characters',
      from: 'Any encoding',
      to: 'Unicode',
      verdict: 'kept',
      sentence: `The encoding of the ${from.name} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the ${to.name}.`,
    };
  return plain(to)
    ? {
        topic: 'Characters',
        from: 'Unicode',
        to: 'UTF-8',
        verdict: 'kept',
        sentence: `Letters of every script in the ${from.name} are written as UTF-8, which all current programs read.`,
      }
    : undefined;
};

const room: Rule = (from, to) => {
  if (!bothWritten(from, to) || from.capabilities.styles || !to.capabilities.styles || !to.capabilities.editable || isData(from))
    return undefined;
  // A paged format has more than lines of text, even without styles.
  if (from.capabilities.fixedLayout) return undefined;
  if (from.capabilities.tables)
    return to.capabilities.sheets
      ? {
          topic: 'Formatting',
          from: 'No',
          to: 'Possible',
          verdict: 'gained',
          sentence: `In the ${to.name} column widths, colors, formulas and charts can be added, which ${withArticle(from)} cannot hold.`,
        }
      : undefined;
  return {
    topic: 'Formatting',
    from: 'No',
    to: 'Possible',
    verdict: 'gained',
    sentence: `Each line of the ${from.name} becomes a paragraph of the ${to.name}, to which fonts, headings and pictures can be added.`,
  };
};

const links = carried('Links', 'links', {
  kept: (from, to) => `Links in the ${from.name} can be clicked in the ${to.name}.`,
  lost: (_, to) => `The text of a link is kept but its address is dropped: ${to.name} has no links.`,
});

const outline = carried('Table of contents', 'outline', {
  kept: (from, to) =>
    to.id === 'pdf'
      ? `Headings of the ${from.name} become bookmarks of the PDF.`
      : to.kind === 'ebook'
        ? `Chapters of the ${from.name} make the contents list of the ${to.name}.`
        : `Headings keep their level, so the ${to.name} can build a table of contents.`,
  lost: (from, to) => `Headings of the ${from.name} become plain lines: ${to.name} has no bookmarks to jump to.`,
});

/** A PDF does not separate its author from its producer, and a browser prints only a page's title. */
const keepsTitleOnly = (from: Format, to: Format): boolean => from.id === 'pdf' || (from.id === 'html' && to.id === 'pdf');

const titleAndAuthor = carried('Title and author', 'metadata', {
  kept: (from, to) =>
    from.kind === 'ebook' || to.kind === 'ebook'
      ? `The ${to.name} names the title and the author of the ${from.name}.`
      : `Title, author and keywords of the ${from.name} are entered in the ${to.name}.`,
  lost: (from, to) => `${withArticle(to)} has no place for title and author of the ${from.name}.`,
});
const titleAlone = carried('Title', 'metadata', {
  kept: (from, to) => `The title of the ${from.name} is the title of the ${to.name}; who wrote it is not entered.`,
  lost: (from, to) => `${withArticle(to)} has no place for the title of the ${from.name}.`,
});

const properties: Rule = (from, to) => (keepsTitleOnly(from, to) ? titleAlone(from, to) : titleAndAuthor(from, to));

const macros: Rule = (from, to) => {
  if (!['docm', 'xlsm', 'pptm'].includes(from.id) || ['docm', 'xlsm', 'pptm'].includes(to.id)) return undefined;
  return {
    topic: 'Macros',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `Macros of the ${from.name} are never run and not copied, so the ${to.name} is safe to pass on.`,
  };
};

/** Rules for text and books. */
export const documentRules: readonly Rule[] = [
  looksInsteadOfStyles,
  room,
  plainBook,
  fromPdfToCells(imagesOfPages),
  fromPdfToCells(outline),
  cover,
  embeddedFonts,
  notesOnPaper,
  fromPdfToCells(links),
  macros,
  fromPdfToCells(properties),
  characters,
];
