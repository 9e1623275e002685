import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';
import linksScript from './links.py' with { type: 'text' };
import { editPdf, runQpdf } from './qpdf.ts';

const unread = 4;

/** Draws form fields and annotations into the pages. qpdf also removes links, so they are added back. */
export const flattenPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  await editPdf(job, (input) => [input, '--decrypt', 'open.pdf']);
  await runQpdf(job, ['open.pdf', '--generate-appearances', '--flatten-annotations=all', 'flat.pdf']);
  const outcome = await job.run(['python3', '-I', '-c', linksScript, 'open.pdf', 'flat.pdf', 'linked.pdf']);
  if (outcome.exitCode === unread) throw new Problem('corrupt_input');
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  await runQpdf(job, ['--object-streams=generate', 'linked.pdf', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
