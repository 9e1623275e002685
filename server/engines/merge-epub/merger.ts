import type { Merger } from '../../contract/merger.ts';
import { writeInput } from '../../files/stage-files.ts';
import { Problem } from '../../problem.ts';
import { toolProblem } from '../tool-problem.ts';
import mergeScript from './merge.py' with { type: 'text' };

/** What merge.py is told. */
type MergeSettings = {
  readonly parts: readonly { readonly name: string; readonly title: string; readonly file: number }[];
  readonly title: string;
  readonly maxBytes: number;
  readonly maxEntries: number;
};

/** What merge.py says. */
type Told = { readonly file?: number; readonly notes?: readonly string[] };

/** Of all books together, unpacked: several times what may be sent. */
const maxBytes = 600 * 1024 ** 2;
const maxEntries = 20_000;

/** Its last line, if that is what it says at the end. */
const told = (stdout: string): Told => {
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Told;
  } catch {
    return {};
  }
};

const notesByName: Readonly<Record<string, string>> = {
  overlays: 'What is read aloud along with the text of a book has been left out.',
};

/** Books one after the other, each as it is, in one. */
export const epubMerger: Merger = {
  id: 'epub',
  step: { from: 'epub', to: 'epub', cost: 0.5, options: [], weight: 'medium', needs: { programs: ['python3'] } },
  merge: async (job) => {
    const parts = job.parts.map(({ name, title, file }) => ({ name, title, file }));
    // In a file, since they hold the visitor's words.
    await writeInput(
      job.stageDir,
      'settings.json',
      JSON.stringify({ parts, title: job.title, maxBytes, maxEntries } satisfies MergeSettings),
    );
    const outcome = await job.run(['python3', '-I', '-c', mergeScript, 'settings.json', 'out.epub']);
    const { file, notes = [] } = told(outcome.stdout);
    const which = typeof file === 'number' ? `File ${file}: ` : '';
    const extra = typeof file === 'number' ? { file } : {};
    if (outcome.exitCode === 3) throw new Problem('password_protected', `${which}the book is locked to a device or an account.`, extra);
    if (outcome.exitCode === 4) throw new Problem('corrupt_input', `${which}the book is damaged.`, extra);
    if (outcome.exitCode === 5) throw new Problem('output_too_large', 'All books together are too large for one.');
    if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, []);
    for (const [name, note] of Object.entries(notesByName)) if (notes.includes(name)) job.note(note);
    return { name: 'out.epub' };
  },
};
