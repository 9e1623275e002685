import type { LanguageWords } from '../page-words.ts';
import { allTools } from './all-tools.ts';
import { api } from './api.ts';
import { changes } from './changes/index.ts';
import { contact } from './contact.ts';
import { converters } from './converters.ts';
import { descriptions } from './descriptions.ts';
import { formatIndex } from './format-index.ts';
import { formats } from './formats.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { helpFamilies } from './help-families.ts';
import { helpTerms } from './help-terms.ts';
import { home } from './home.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { operations } from './operations/index.ts';
import { options } from './options/index.ts';
import { otherFiles } from './other-files.ts';
import { privacy } from './privacy.ts';
import { search } from './search.ts';
import { tool } from './tool.ts';
import { toolPage } from './tool-page.ts';

export const ar: LanguageWords = {
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
  operations,
  options,
  converters,
  descriptions,
  formats,
  changes,
  search,
};
