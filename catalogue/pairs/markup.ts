import type { PairTable } from './pair-table.ts';

/** Conversions of markup, scholarly texts and references. */
export const markupPairs: PairTable = {
  tex: 'html pdf docx odt md txt epub rst org mediawiki adoc',
  rst: 'html pdf docx odt md txt epub tex org adoc',
  org: 'html pdf docx odt md txt epub tex rst',
  textile: 'html pdf docx md txt mediawiki',
  mediawiki: 'html pdf docx odt md txt tex rst dokuwiki',
  dokuwiki: 'html pdf docx md txt mediawiki',
  dbk: 'html pdf docx md txt epub rst adoc',
  jats: 'html pdf docx md txt epub tex',
  ipynb: 'html pdf md docx txt tex rst',
  opml: 'html docx md txt org',
  man: 'html pdf docx md txt',
  jira: 'html docx md txt mediawiki',
  muse: 'html pdf docx md txt epub tex',
  creole: 'html pdf docx md txt',
  tiki: 'html pdf docx md txt',
  twiki: 'html pdf docx md txt',
  vimwiki: 'html pdf docx md txt',
  t2t: 'html pdf docx md txt',
  bib: 'ris csl.json html pdf docx md txt',
  'csl.json': 'bib ris html pdf docx md txt',
  ris: 'bib csl.json html pdf docx md txt',
};
