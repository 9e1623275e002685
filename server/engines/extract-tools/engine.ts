import { Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, OutputFile, StepJob } from '../../contract/engine.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { Problem } from '../../contract/problem.ts';
import attachedFiles from '../attached_files.py' with { type: 'text' };
import { mupdfFaults } from '../mupdf/faults.ts';
import { operationSteps, runOperation } from '../operation-steps.ts';
import { repair, repairedNote, thorough } from '../pdf-document/repairs.ts';
import { pythonModule } from '../python-module.ts';
import { reportOf } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import extractScript from './extract.py' with { type: 'text' };
import ole from './ole.py' with { type: 'text' };

const Told = Type.Object({ count: Type.Integer(), left: Type.Integer() });

/** Several times what may be sent. */
const limits = { bytes: 300 * 1024 ** 2, entries: 5000, pixels: fileLimits.pixels };

const none = {
  images: message('extractImagesNone'),
  attachments: message('extractAttachmentsNone'),
} as const;

/** A PDF that MuPDF opens but finds nothing in is mended first, as elsewhere. */
const mended = async (job: StepJob): Promise<string | undefined> => {
  if (!(await repair(job, thorough, job.input.name, 'mended.pdf')).isRepaired) return undefined;
  job.note(repairedNote);
  return 'mended.pdf';
};

const extract =
  (wanted: keyof typeof none) =>
  async (job: StepJob): Promise<readonly OutputFile[]> => {
    const run = (name: string) =>
      job.run(['python3', '-I', '-c', attachedFiles + ole + extractScript, name, wanted, job.step.from, 'out.zip', JSON.stringify(limits)]);
    let outcome = await run(job.input.name);
    if (outcome.exitCode === 4 && job.step.from === 'pdf') {
      const name = await mended(job);
      if (name !== undefined) outcome = await run(name);
    }
    if (outcome.exitCode === 3) throw new Problem('password_protected');
    if (outcome.exitCode === 4) throw new Problem('corrupt_input');
    if (outcome.exitCode === 5) throw new Problem('output_too_large', message('extractTooMuch'));
    if (outcome.exitCode === 6) throw new Problem('nothing_to_convert', none[wanted]);
    if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
    const { left } = reportOf(Told, outcome);
    if (left > 0) job.note(message('extractLeft', { count: left }));
    return [{ name: 'out.zip' }];
  };

const runs = { 'extract-images': extract('images'), 'extract-attachments': extract('attachments') };

/** Mails are unpacked by the engine that converts them. */
const byMail: ReadonlySet<string> = new Set(['eml', 'msg', 'mbox']);

/** Images and attachments out of documents, in a ZIP. */
export const extractToolsEngine: Engine = {
  id: 'extract-tools',
  steps: Object.keys(runs).flatMap((operation) =>
    operationSteps(operation, (format) => ({
      cost: 0.3,
      weight: 'light',
      needs: { programs: ['python3', ...(format === 'pdf' ? ['mutool'] : [])], files: [pythonModule('fitz')] },
    })).filter(({ from }) => !byMail.has(from)),
  ),
  convert: (job) => runOperation(runs, job),
};
