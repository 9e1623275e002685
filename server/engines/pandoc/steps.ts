import type { PairTable } from '../../../catalogue/pairs/pair-table.ts';
import type { Step } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { markupWorker } from '../markup/engine.ts';
import { officeWorker } from '../office/workers.ts';

/**
 * Input to outputs. PDF and e-books are made from the web page. ODT is first converted to DOCX, in which Pandoc detects headings more
 * reliably.
 */
const table: PairTable = {
  md: 'tex rst org textile mediawiki dokuwiki dbk jats ipynb opml man jira muse adoc texi xwiki zimwiki tei context icml ms',
  html: 'tex rst org textile mediawiki dokuwiki dbk ipynb opml jira adoc xwiki zimwiki',
  docx: 'tex rst org textile mediawiki dokuwiki dbk jats jira adoc tei icml',
  tex: 'html docx odt md txt rst org mediawiki adoc',
  rst: 'html docx odt md txt tex org adoc',
  org: 'html docx odt md txt tex rst',
  textile: 'html docx md txt mediawiki',
  mediawiki: 'html docx odt md txt tex rst dokuwiki',
  dokuwiki: 'html docx md txt mediawiki',
  dbk: 'html docx md txt rst adoc',
  jats: 'html docx md txt tex',
  ipynb: 'html md txt tex rst',
  opml: 'html docx md txt org',
  man: 'html docx md txt',
  jira: 'html docx md txt mediawiki',
  muse: 'html docx md txt tex',
  creole: 'html docx md txt',
  tiki: 'html docx md txt',
  twiki: 'html docx md txt',
  vimwiki: 'html docx md txt',
  t2t: 'html docx md txt',
  bib: 'csl.json html docx md txt',
  'csl.json': 'bib html docx md txt',
};

/** Cost of formats without styling: they may only end a route, never be a stop on one. */
const finalCost = 10;
/** A page goes straight to a text; office documents go by way of DOCX, which has more of them than the pages that LibreOffice writes. */
const readPageCost = finalCost - 0.15;
/** Cost of the web page from which PDF and e-books are made. */
const pageCost = 0.2;

const needs = { programs: ['pandoc', 'iconv'] };
/**
 * Formats that Python scripts prepare (plain_docx.py, plain_tex.py, plain_rst.py, plain_org.py, plain_jira.py, plain_dbk.py,
 * plain_textile.py, plain_wiki.py, plain_md.py).
 */
const readied: ReadonlySet<string> = new Set(['docx', 'tex', 'rst', 'org', 'jira', 'dbk', 'textile', 'mediawiki', 'md']);
const readiedNeeds = { programs: [...needs.programs, 'python3'] };

export const pandocSteps: readonly Step[] = stepsOf(table, (from, to) => ({
  // DOCX keeps footnotes, which a web page has only as links; so ODT goes through DOCX.
  cost: to === 'html' ? pageCost : to === 'txt' || to === 'md' ? finalCost : from === 'html' ? readPageCost : finalCost - 1,
  options: from === 'docx' ? ['changes'] : [],
  weight: 'light',
  needs: from === 'html' ? { ...needs, workers: [markupWorker] } : readied.has(from) ? readiedNeeds : needs,
  ...(from === 'docx' && { prefers: { workers: [markupWorker, officeWorker('docx')] } }),
}));
