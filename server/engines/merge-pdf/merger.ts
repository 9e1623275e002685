import type { Merger } from '../../contract/merger.ts';
import { writeInput } from '../../files/stage-files.ts';
import { Problem } from '../../problem.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';
import mergeScript from './merge.py' with { type: 'text' };

/** What merge.py is told. */
type MergeSettings = {
  readonly parts: readonly { readonly name: string; readonly title: string }[];
  readonly title: string;
  readonly maxPages: number;
};

/** What merge.py says. */
type Told = { readonly file?: number; readonly notes?: readonly string[] };

const maxPages = 5000;

/** Its last line, if that is what it says at the end. */
const told = (stdout: string): Told => {
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Told;
  } catch {
    return {};
  }
};

const notesByName: Readonly<Record<string, string>> = {
  signatures: 'Digital signatures hold for the files that were signed, not for one made of them; they have been left out.',
  scripts: 'Scripts of the documents have been left out.',
  forms: 'Forms that only Adobe’s programs show (XFA) have been left out.',
};

/** PDFs one after the other, with all that is in them, by qpdf. */
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
  merge: async (job) => {
    const parts = job.parts.map(({ name, title }) => ({ name, title }));
    // In a file, since they hold the visitor's words.
    await writeInput(job.stageDir, 'settings.json', JSON.stringify({ parts, title: job.title, maxPages } satisfies MergeSettings));
    const outcome = await job.run(['python3', '-I', '-c', mergeScript, 'settings.json', 'out.pdf'], { calls: 'programs' });
    const { file, notes = [] } = told(outcome.stdout);
    const which = typeof file === 'number' ? `File ${file}: ` : '';
    const extra = typeof file === 'number' ? { file } : {};
    if (outcome.exitCode === 3) throw new Problem('password_protected', `${which}the PDF is locked.`, extra);
    if (outcome.exitCode === 4) throw new Problem('corrupt_input', `${which}the PDF is damaged.`, extra);
    if (outcome.exitCode === 5)
      throw new Problem('too_many_pages', `All files together have more than ${maxPages} pages.`, {
        limit: { name: 'pages', max: maxPages },
      });
    if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
    for (const note of Object.keys(notesByName)) if (notes.includes(note)) job.note(notesByName[note] ?? '');
    return { name: 'out.pdf' };
  },
};
