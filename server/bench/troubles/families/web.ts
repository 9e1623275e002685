import type { Situation } from '../situation.ts';
import { bookedPages } from './web/booked-pages.ts';
import { editorPages } from './web/editor-pages.ts';
import { exportedPages } from './web/exported-pages.ts';
import { exportedSources } from './web/exported-sources.ts';
import { givenPages } from './web/given-pages.ts';
import { givenSources } from './web/given-sources.ts';
import { heardPages } from './web/heard-pages.ts';
import { heardSources } from './web/heard-sources.ts';
import { images } from './web/images.ts';
import { importedPages } from './web/imported-pages.ts';
import { importedPapers } from './web/imported-papers.ts';
import { importedSources } from './web/imported-sources.ts';
import { keptPages } from './web/kept-pages.ts';
import { keptSources } from './web/kept-sources.ts';
import { laidOutPages } from './web/laid-out-pages.ts';
import { lists } from './web/lists.ts';
import { markedSources } from './web/marked-sources.ts';
import { markupText } from './web/markup-text.ts';
import { markupToDocument } from './web/markup-to-document.ts';
import { mathematics } from './web/mathematics.ts';
import { notes } from './web/notes.ts';
import { numbering } from './web/numbering.ts';
import { pageToDocument } from './web/page-to-document.ts';
import { pageToText } from './web/page-to-text.ts';
import { plainPages } from './web/plain-pages.ts';
import { plainSources } from './web/plain-sources.ts';
import { reportedBoxes } from './web/reported-boxes.ts';
import { reportedPages } from './web/reported-pages.ts';
import { reportedSources } from './web/reported-sources.ts';
import { seenPages } from './web/seen-pages.ts';
import { sources } from './web/sources.ts';
import { styles } from './web/styles.ts';
import { takenSources } from './web/taken-sources.ts';
import { toldPages } from './web/told-pages.ts';
import { toldSources } from './web/told-sources.ts';
import { typedPages } from './web/typed-pages.ts';
import { typedTags } from './web/typed-tags.ts';
import { typedText } from './web/typed-text.ts';
import { widePages } from './web/wide-pages.ts';
import { wikiAndLatex } from './web/wiki-and-latex.ts';
import { wikisAndPapers } from './web/wikis-and-papers.ts';
import { wordedPages } from './web/worded-pages.ts';

/** Situations of this family, from the files of the folder `web/`. */
export const web: readonly Situation[] = [
  ...numbering,
  ...mathematics,
  ...styles,
  ...images,
  ...lists,
  ...typedText,
  ...typedTags,
  ...markupText,
  ...seenPages,
  ...keptPages,
  ...notes,
  ...wikiAndLatex,
  ...widePages,
  ...pageToDocument,
  ...pageToText,
  ...markupToDocument,
  ...sources,
  ...typedPages,
  ...wikisAndPapers,
  ...editorPages,
  ...plainSources,
  ...plainPages,
  ...exportedPages,
  ...exportedSources,
  ...importedPages,
  ...importedPapers,
  ...importedSources,
  ...takenSources,
  ...laidOutPages,
  ...wordedPages,
  ...markedSources,
  ...bookedPages,
  ...keptSources,
  ...reportedPages,
  ...reportedBoxes,
  ...reportedSources,
  ...heardPages,
  ...heardSources,
  ...toldPages,
  ...toldSources,
  ...givenPages,
  ...givenSources,
];
