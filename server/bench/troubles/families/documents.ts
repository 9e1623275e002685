import type { Situation } from '../situation.ts';
import { askedOfOthers } from './documents/asked-of-others.ts';
import { askedOfWord } from './documents/asked-of-word.ts';
import { changeSituations } from './documents/changes.ts';
import { chartSituations } from './documents/charts.ts';
import { chunkSituations } from './documents/chunks.ts';
import { cleanedDocuments } from './documents/cleaned.ts';
import { embeddedFiles } from './documents/embedded.ts';
import { everydayMarkdown } from './documents/everyday.ts';
import { everydayPaper } from './documents/everyday-paper.ts';
import { fieldSituations } from './documents/fields.ts';
import { filedOfOthers } from './documents/filed-of-others.ts';
import { filedOfWord } from './documents/filed-of-word.ts';
import { foundInRtf } from './documents/found-in-rtf.ts';
import { foundInWord } from './documents/found-in-word.ts';
import { hiddenSituations } from './documents/hidden.ts';
import { pictureSituations } from './documents/images.ts';
import { nameSituations } from './documents/names.ts';
import { noticedInOthers } from './documents/noticed-in-others.ts';
import { noticedInWord } from './documents/noticed-in-word.ts';
import { olderDocuments } from './documents/older.ts';
import { othersToPage } from './documents/others-to-page.ts';
import { reportedDocuments } from './documents/reported.ts';
import { rtfToPage } from './documents/rtf-to-page.ts';
import { settledInOthers } from './documents/settled-in-others.ts';
import { settledInWord } from './documents/settled-in-word.ts';
import { shownInOthers } from './documents/shown-in-others.ts';
import { shownInWord } from './documents/shown-in-word.ts';
import { signSituations } from './documents/signs.ts';
import { toldOfOthers } from './documents/told-of-others.ts';
import { toldOfWord } from './documents/told-of-word.ts';
import { wordToPage } from './documents/word-to-page.ts';

export const documents: readonly Situation[] = [
  ...fieldSituations,
  ...changeSituations,
  ...chunkSituations,
  ...pictureSituations,
  ...nameSituations,
  ...hiddenSituations,
  ...reportedDocuments,
  ...signSituations,
  ...everydayMarkdown,
  ...everydayPaper,
  ...olderDocuments,
  ...wordToPage,
  ...othersToPage,
  ...rtfToPage,
  ...askedOfWord,
  ...askedOfOthers,
  ...foundInWord,
  ...foundInRtf,
  ...chartSituations,
  ...shownInWord,
  ...shownInOthers,
  ...toldOfWord,
  ...toldOfOthers,
  ...cleanedDocuments,
  ...noticedInWord,
  ...noticedInOthers,
  ...embeddedFiles,
  ...settledInWord,
  ...settledInOthers,
  ...filedOfWord,
  ...filedOfOthers,
];
