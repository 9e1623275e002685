import { type Static, Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { writeInput } from '../../files/stage-files.ts';
import { pagesIn } from '../page-range.ts';
import { reportOf, runScript } from '../python-script.ts';
import pickScript from './pick.py' with { type: 'text' };
import { checkPages, openPdf } from './qpdf.ts';

/** Pages, from 1, that become one file. */
export type PickedPart = { readonly pages: readonly number[]; readonly part?: string };

/** Maximum number of parts: a separate program writes each. */
export const mostParts = 1000;

/** The report of pick.py: what was left out; for parts by size, their first and last pages, from 1, and bytes. */
const Picked = Type.Object({
  notes: Type.Array(Type.Literal('signatures')),
  runs: Type.Optional(Type.Array(Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]))),
});

const tooMany = (): Problem => new Problem('invalid_option', message('splitParts', { max: mostParts }), { option: 'targetSize' });

const runPick = async (job: StepJob, input: string, settings: object): Promise<Static<typeof Picked>> => {
  await writeInput(job.stageDir, 'settings.json', JSON.stringify(settings));
  const outcome = await runScript(job, pickScript, [input, 'settings.json'], { calls: 'programs', problems: { 5: tooMany } });
  const picked = reportOf(Picked, outcome);
  if (picked.notes.length > 0) job.note(message('signaturePart'));
  return picked;
};

/** Makes a PDF of each part's pages. It contains nothing of other pages. */
export const pickPages = async (job: StepJob, input: string, parts: readonly PickedPart[]): Promise<readonly OutputFile[]> => {
  const files = parts.map(({ part }, index): OutputFile => ({ name: `out-${index + 1}.pdf`, ...(part !== undefined && { part }) }));
  const settings = parts.map(({ pages }, index) => ({ pages: pages.map((page) => page - 1), output: `out-${index + 1}.pdf` }));
  await runPick(job, input, { parts: settings });
  return files;
};

/** Makes PDFs of at most `most` bytes with as many pages as fit. A single page that exceeds it becomes its own file, with a note. */
export const pickBySize = async (job: StepJob, input: string, most: number): Promise<readonly OutputFile[]> => {
  const { runs = [] } = await runPick(job, input, { most, parts: mostParts });
  const large = runs.filter(([, , size]) => size > most).map(([page]) => page);
  if (large.length > 0) job.note(message(large.length > 10 ? 'pageAloneMore' : 'pageAlone', { pages: large.slice(0, 10).map(String) }));
  if (runs.length === 1) return [{ name: 'out-1.pdf' }];
  return runs.map(([first, last], index) => ({ name: `out-${index + 1}.pdf`, part: first === last ? String(first) : `${first}-${last}` }));
};

const chosen = (job: StepJob, count: number): readonly number[] => {
  const { pages } = job.options;
  if (typeof pages !== 'string') return [];
  checkPages(pages, count);
  return pagesIn(pages, count);
};

/** Keeps only the named pages, in the given order. */
export const extractPages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { name, count } = await openPdf(job);
  const pages = chosen(job, count);
  const isApart = job.options.separate === true && pages.length > 1;
  return pickPages(job, name, isApart ? pages.map((page) => ({ pages: [page], part: String(page) })) : [{ pages }]);
};

export const deletePages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { name, count } = await openPdf(job);
  const gone = new Set(chosen(job, count));
  const pages = pagesIn(undefined, count).filter((page) => !gone.has(page));
  if (pages.length === 0) throw new Problem('invalid_option', message('noPageLeft', { count }), { option: 'pages' });
  return pickPages(job, name, [{ pages }]);
};

/** Moves the named pages to the front; the rest follow. */
export const reorderPages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { name, count } = await openPdf(job);
  const named = chosen(job, count);
  const first = new Set(named);
  const rest = pagesIn(undefined, count).filter((page) => !first.has(page));
  const pages = [...named, ...rest];
  return pickPages(job, name, [{ pages: job.options.reverse === true ? pages.toReversed() : pages }]);
};
