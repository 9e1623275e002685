import { message } from '../../../catalogue/languages/message.ts';
import type { Merger } from '../../contract/merger.ts';
import { Problem } from '../../contract/problem.ts';
import { runMergeScript } from '../merge-script.ts';
import text from './merge.py' with { type: 'text' };

/** Total of all books, unpacked: several times the upload limit. */
const limits = { maxBytes: 600 * 1024 ** 2, maxEntries: 20_000 };

/** Concatenates unmodified books into one. */
export const epubMerger: Merger = {
  id: 'epub',
  step: { from: 'epub', to: 'epub', cost: 0.5, options: [], weight: 'medium', needs: { programs: ['python3'] } },
  merge: (job) =>
    runMergeScript(job, {
      text,
      output: 'out.epub',
      limits,
      locked: message('mergeBookLocked'),
      damaged: message('mergeBookDamaged'),
      lockedCode: 'copy_protected',
      notes: { overlays: message('mergeReadAloud') },
      tooMuch: () => new Problem('output_too_large', message('mergeBooksLarge')),
      faults: [],
    }),
};
