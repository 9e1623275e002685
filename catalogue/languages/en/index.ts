import { converters as list } from '../../converters.ts';
import { operations } from '../../operations.ts';
import { pairSlug } from '../../paths.ts';
import { helpTerms } from '../../text/help-terms.ts';
import { mergeAudioWords, mergeVideoWords } from '../../text/merge-media.ts';
import { mergePdfWords } from '../../text/merge-pdf.ts';
import { searchablePdfWords } from '../../text/searchable-pdf.ts';
import { pageSeo } from '../../text/seo.ts';
import type { OperationTexts } from '../operation-texts.ts';
import { allTools } from './all-tools.ts';
import { api } from './api.ts';
import { contact } from './contact.ts';
import { converters } from './converters.ts';
import { formatIndex } from './format-index.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { helpFamilies } from './help-families.ts';
import { home } from './home.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { otherFiles } from './other-files.ts';
import { privacy } from './privacy.ts';
import { tool } from './tool.ts';
import { toolPage } from './tool-page.ts';

const operationTexts: OperationTexts = {
  ...Object.fromEntries(operations.map(({ id, name, verb, words }) => [id, { name, verb, words }])),
  'merge-pdf': { name: mergePdfWords.title, verb: tool.start.convert, words: { ...pageSeo['/merge-pdf'], ...mergePdfWords } },
  'merge-video': { name: mergeVideoWords.title, verb: tool.start.convert, words: mergeVideoWords },
  'merge-audio': { name: mergeAudioWords.title, verb: tool.start.convert, words: mergeAudioWords },
  'searchable-pdf': {
    name: searchablePdfWords.title,
    verb: tool.start.convert,
    words: { ...pageSeo['/searchable-pdf'], ...searchablePdfWords },
  },
};

const descriptions = Object.fromEntries(list.map(({ from, to, description }) => [pairSlug(from, to), description]));

/** English, from which all other languages are translated. Its options speak for themselves. */
export const en = {
  frame,
  tool,
  home,
  allTools,
  notFound,
  contact,
  privacy,
  help,
  helpTerms,
  helpFamilies,
  otherFiles,
  formatIndex,
  offline,
  api,
  toolPage,
  operations: operationTexts,
  converters,
  descriptions,
};
