import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { pageRuns } from '../page-range.ts';
import { repair, repairedNote, thorough } from '../pdf-document/repairs.ts';
import { qpdfFaults } from '../searchable-pdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';

/** 3: done, with warnings. */
const isDone = ({ exitCode }: RunOutcome): boolean => exitCode === 0 || exitCode === 3;

/** Runs qpdf; throws the problem that it reports. */
export const runQpdf = async (job: StepJob, argv: readonly string[]): Promise<RunOutcome> => {
  const outcome = await job.run(['qpdf', ...argv]);
  if (isDone(outcome)) return outcome;
  if (/invalid password/i.test(outcome.stderr)) throw new Problem('password_protected');
  throw toolProblem('qpdf', outcome, qpdfFaults);
};

const mended = 'mended.pdf';

/** What was put together of a damaged file may have no pages at all: nothing of it has come along. */
const checkPutTogether = async (job: StepJob, name: string): Promise<void> => {
  const counted = await job.run(['qpdf', '--show-npages', name]);
  if (!isDone(counted) || !(Number(counted.stdout.trim()) > 0)) throw new Problem('corrupt_input');
};

/**
 * Runs qpdf on the input, and where that is too damaged for it, on what MuPDF makes of it. `argv` gets the name of the file to read, and ends
 * with the name of the result.
 */
export const editPdf = async (job: StepJob, argv: (input: string) => readonly string[]): Promise<void> => {
  const args = argv(job.input.name);
  const outcome = await job.run(['qpdf', ...args]);
  if (outcome.exitCode === 0) return;
  if (isDone(outcome)) return checkPutTogether(job, args.at(-1) ?? '');
  if (/invalid password/i.test(outcome.stderr)) throw new Problem('password_protected');
  await mend(job);
  await runQpdf(job, argv(mended));
};

/** Repairs the input with MuPDF; returns the name of the copy. */
const mend = async (job: StepJob): Promise<string> => {
  if (!(await repair(job, thorough, job.input.name, mended)).isRepaired) throw new Problem('corrupt_input');
  await checkPutTogether(job, mended);
  job.note(repairedNote);
  return mended;
};

/** The name of a file with the document that qpdf can read, and its page count. */
export const openPdf = async (job: StepJob): Promise<{ readonly name: string; readonly count: number }> => {
  const count = async (name: string) => Number((await runQpdf(job, ['--show-npages', name])).stdout.trim());
  const outcome = await job.run(['qpdf', '--show-npages', job.input.name]);
  if (/invalid password/i.test(outcome.stderr)) throw new Problem('password_protected');
  const seen = isDone(outcome) ? Number(outcome.stdout.trim()) : 0;
  if (seen > 0) return { name: job.input.name, count: seen };
  const name = await mend(job);
  return { name, count: await count(name) };
};

const noPage = (page: number, count: number, option: string): Problem =>
  new Problem('invalid_option', message('pageNone', { page, count }), { option });

/** Throws `invalid_option` for the first page in a list such as `1-3,5,8-` that the document does not have. */
export const checkPages = (list: string, count: number, option = 'pages'): void => {
  for (const part of list.split(',')) {
    const [first = '', last = first] = part.split('-');
    const missing = [first, last].map(Number).find((page) => page > count);
    if (missing !== undefined) throw noPage(missing, count, option);
  }
};

/** The page list in qpdf's syntax; without a list, all pages. */
export const qpdfRange = (list: unknown, count: number): string => {
  if (typeof list !== 'string') return '1-z';
  checkPages(list, count);
  return pageRuns(list, count)
    .map(({ first, last }) => `${first}-${last}`)
    .join(',');
};
