import { Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { writeInput } from '../../files/stage-files.ts';
import { pagesIn } from '../page-range.ts';
import { reportOf, runScript, type ScriptProblems } from '../python-script.ts';
import { checkPages, openPdf, runQpdf } from './qpdf.ts';

const Changed = Type.Object({ signed: Type.Boolean(), drawn: Type.Optional(Type.Boolean()) });

const signedNote = message('signatureChanged');

/** Writes the document as `open.pdf`, unlocked and repaired; returns the pages, from 1, that the option `pages` selects, by default all. */
export const openPages = async (job: StepJob): Promise<readonly number[]> => {
  const { name, count } = await openPdf(job);
  const { pages } = job.options;
  if (typeof pages === 'string') checkPages(pages, count);
  await runQpdf(job, ['--decrypt', name, 'open.pdf']);
  return pagesIn(typeof pages === 'string' ? pages : undefined, count);
};

/** Runs a script on `open.pdf` that reports what it changed in the pages; the result is `out.pdf`. */
export const changePages = async (
  job: StepJob,
  script: string,
  settings: object,
  problems: ScriptProblems = {},
): Promise<readonly OutputFile[]> => {
  // Passed in a file: the settings contain the visitor's words.
  await writeInput(job.stageDir, 'settings.json', JSON.stringify(settings));
  const outcome = await runScript(job, script, ['open.pdf', 'settings.json', 'changed.pdf'], { problems });
  const { signed, drawn } = reportOf(Changed, outcome);
  if (drawn === false) throw new Problem('invalid_option', message('stampFont'), { option: 'text' });
  if (signed) job.note(signedNote);
  await runQpdf(job, ['--object-streams=generate', 'changed.pdf', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
