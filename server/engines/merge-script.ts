import type { FileFault } from '../contract/file-faults.ts';
import type { MergeJob } from '../contract/merger.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOptions } from '../contract/run.ts';
import { writeInput } from '../files/stage-files.ts';
import { toolProblem } from './tool-problem.ts';

/** A program of ours in Python that puts files of one format into one. Its arguments are a file of settings as JSON, and the output. */
export type MergeScript = {
  readonly text: string;
  readonly output: string;
  /** What it is told beside `parts` and `title`: its limits. */
  readonly limits: Readonly<Record<string, number>>;
  /** What one file is called in sentences. */
  readonly one: string;
  /** How a file is locked, as the end of a sentence, and the code for it. */
  readonly locked: string;
  readonly lockedCode: 'password_protected' | 'copy_protected';
  /** Sentences for the notes that it may give. */
  readonly notes: Readonly<Record<string, string>>;
  /** What to throw where all together are too much. */
  readonly tooMuch: () => Problem;
  readonly faults: readonly FileFault[];
  readonly options?: RunOptions;
};

/** What it says: which file is at fault, or its notes. */
type Told = { readonly file?: number; readonly notes?: readonly string[] };

/** Its last line, if that is what it says at the end. */
const told = (stdout: string): Told => {
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Told;
  } catch {
    return {};
  }
};

/** Exit statuses by which it says what is wrong. */
const [locked, damaged, tooMuch] = [3, 4, 5];

/** Runs it over all parts. Throws `lockedCode` and `corrupt_input` with the file's number, and what `tooMuch` gives. */
export const runMergeScript = async (job: MergeJob, script: MergeScript): Promise<{ readonly name: string }> => {
  const parts = job.parts.map(({ name, title, file }) => ({ name, title, file }));
  // In a file, since they hold the visitor's words.
  await writeInput(job.stageDir, 'settings.json', JSON.stringify({ parts, title: job.title, ...script.limits }));
  const outcome = await job.run(['python3', '-I', '-c', script.text, 'settings.json', script.output], script.options);
  const { file, notes = [] } = told(outcome.stdout);
  const [which, extra] = typeof file === 'number' ? [`File ${file}: `, { file }] : ['', {}];
  if (outcome.exitCode === locked) throw new Problem(script.lockedCode, `${which}${script.one} is ${script.locked}.`, extra);
  if (outcome.exitCode === damaged) throw new Problem('corrupt_input', `${which}${script.one} is damaged.`, extra);
  if (outcome.exitCode === tooMuch) throw script.tooMuch();
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, script.faults);
  for (const [name, note] of Object.entries(script.notes)) if (notes.includes(name)) job.note(note);
  return { name: script.output };
};
