import { Type } from '@sinclair/typebox';
import { type Message, message } from '../../catalogue/languages/message.ts';
import type { FileFault } from '../contract/file-faults.ts';
import type { MergeJob } from '../contract/merger.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOptions } from '../contract/run.ts';
import { writeInput } from '../files/stage-files.ts';
import { reportOf } from './python-script.ts';
import { toolProblem } from './tool-problem.ts';

/** One of our Python programs that merge files of one format. Its arguments are a JSON file with settings, and the output. */
export type MergeScript = {
  readonly text: string;
  readonly output: string;
  /** Limits, passed in the settings next to `parts` and `title`. */
  readonly limits: Readonly<Record<string, number>>;
  /** Messages about a locked and a damaged file, and the problem code for a locked one. */
  readonly locked: Message;
  readonly damaged: Message;
  readonly lockedCode: 'password_protected' | 'copy_protected';
  /** Notes that the script may report. */
  readonly notes: Readonly<Record<string, Message>>;
  /** The problem to throw if the total is too large. */
  readonly tooMuch: () => Problem;
  readonly faults: readonly FileFault[];
  readonly options?: RunOptions;
};

/** The script's report: the faulty file, or its notes. */
const Told = Type.Object({ file: Type.Optional(Type.Integer()), notes: Type.Optional(Type.Array(Type.String())) });

const [locked, damaged, tooMuch] = [3, 4, 5];

/** Runs the script over all parts. Throws `lockedCode` and `corrupt_input` with the file's number, and the problem of `tooMuch`. */
export const runMergeScript = async (job: MergeJob, script: MergeScript): Promise<{ readonly name: string }> => {
  const parts = job.parts.map(({ name, title, file }) => ({ name, title, file }));
  // Passed in a file: the settings contain the visitor's words.
  await writeInput(job.stageDir, 'settings.json', JSON.stringify({ parts, title: job.title, ...script.limits }));
  const outcome = await job.run(['python3', '-I', '-c', script.text, 'settings.json', script.output], script.options);
  if (![0, locked, damaged, tooMuch].includes(outcome.exitCode)) throw toolProblem('python3', outcome, script.faults);
  const { file, notes = [] } = reportOf(Told, outcome);
  const at = (detail: Message): Message => (file === undefined ? detail : message('inFile', { file, detail }));
  const extra = file === undefined ? {} : { file };
  if (outcome.exitCode === locked) throw new Problem(script.lockedCode, at(script.locked), extra);
  if (outcome.exitCode === damaged) throw new Problem('corrupt_input', at(script.damaged), extra);
  if (outcome.exitCode === tooMuch) throw script.tooMuch();
  for (const [name, note] of Object.entries(script.notes)) if (notes.includes(name)) job.note(note);
  return { name: script.output };
};
