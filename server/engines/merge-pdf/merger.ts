import { message } from '../../../catalogue/languages/message.ts';
import type { Merger } from '../../contract/merger.ts';
import { Problem } from '../../contract/problem.ts';
import { runMergeScript } from '../merge-script.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import text from './merge.py' with { type: 'text' };

const maxPages = 5000;

const notes = {
  signatures: message('mergeSignatures'),
  scripts: message('mergeScripts'),
  forms: message('mergeForms'),
};

/** Concatenates PDFs with all of their content, by qpdf. */
export const pdfMerger: Merger = {
  id: 'pdf',
  step: {
    from: 'pdf',
    to: 'pdf',
    cost: 0.3,
    options: [],
    weight: 'medium',
    needs: { programs: ['python3'], files: ['/usr/bin/qpdf'] },
  },
  merge: (job) =>
    runMergeScript(job, {
      text,
      output: 'out.pdf',
      limits: { maxPages },
      locked: message('mergePdfLocked'),
      damaged: message('mergePdfDamaged'),
      lockedCode: 'password_protected',
      notes,
      tooMuch: () => new Problem('too_many_pages', message('mergePages', { max: maxPages }), { limit: { name: 'pages', max: maxPages } }),
      faults: mupdfFaults,
      options: { calls: 'programs' },
    }),
};
