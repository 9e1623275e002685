import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { writeInput } from '../../files/stage-files.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { pagesIn } from '../page-range.ts';
import { toolProblem } from '../tool-problem.ts';
import { checkPages, openPdf, runQpdf } from './qpdf.ts';

const Told = Type.Object({
  signed: Type.Optional(Type.Boolean()),
  drawn: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer()),
});
export type Told = Static<typeof Told>;

const unread = 4;
const signedNote = 'The digital signature no longer holds: the pages were changed after it.';

/** Parses and validates the last line that a script printed; empty if it is malformed. */
const toldBy = ({ stdout }: RunOutcome): Told => {
  try {
    return Value.Parse(Told, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch {
    return {};
  }
};

/** Writes the document as `open.pdf`, unlocked and repaired; returns the pages, from 1, that the option `pages` selects, by default all. */
export const openPages = async (job: StepJob): Promise<readonly number[]> => {
  const { name, count } = await openPdf(job);
  const { pages } = job.options;
  if (typeof pages === 'string') checkPages(pages, count);
  await runQpdf(job, ['--decrypt', name, 'open.pdf']);
  return pagesIn(typeof pages === 'string' ? pages : undefined, count);
};

/** Runs a script that changes pages of `open.pdf`; the result is `out.pdf`. Throws `empty` if nothing of a page would be left. */
export const changePages = async (
  job: StepJob,
  script: string,
  settings: object,
  empty?: (told: Told) => Problem,
): Promise<readonly [{ readonly name: string }]> => {
  // Passed in a file: the settings contain the visitor's words.
  await writeInput(job.stageDir, 'settings.json', JSON.stringify(settings));
  const outcome = await job.run(['python3', '-I', '-c', script, 'open.pdf', 'settings.json', 'changed.pdf']);
  const told = toldBy(outcome);
  if (outcome.exitCode === unread) throw new Problem('corrupt_input');
  if (outcome.exitCode === 5 && empty) throw empty(told);
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  if (told.drawn === false) throw new Problem('invalid_option', 'No font here has the characters of the text.', { option: 'text' });
  if (told.signed) job.note(signedNote);
  await runQpdf(job, ['--object-streams=generate', 'changed.pdf', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
