import type { Merger } from '../../contract/merger.ts';
import { Problem } from '../../contract/problem.ts';
import { runMergeScript } from '../merge-script.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import text from './merge.py' with { type: 'text' };

const maxPages = 5000;

const notes = {
  signatures: 'Digital signatures hold for the files that were signed, not for one made of them; they have been left out.',
  scripts: 'Scripts of the documents have been left out.',
  forms: 'Forms that only Adobe’s programs show (XFA) have been left out.',
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
      one: 'the PDF',
      locked: 'locked',
      lockedCode: 'password_protected',
      notes,
      tooMuch: () =>
        new Problem('too_many_pages', `All files together have more than ${maxPages} pages.`, { limit: { name: 'pages', max: maxPages } }),
      faults: mupdfFaults,
      options: { calls: 'programs' },
    }),
};
