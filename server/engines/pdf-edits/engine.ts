import { serviceOperationById } from '../../../catalogue/service-operations.ts';
import type { Engine, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { pythonModule } from '../python-module.ts';
import { toolProblem } from '../tool-problem.ts';
import { archivePdf } from './archive.ts';
import editScript from './edit.py' with { type: 'text' };

/** What the script's exit statuses stand for. */
const problems: Readonly<Record<number, () => Problem>> = {
  3: () => new Problem('password_protected'),
  4: () => new Problem('corrupt_input'),
  5: () => new Problem('corrupt_input', 'The file to stamp can not be read.'),
  6: () => new Problem('invalid_request', 'The changes to the PDF are not as they should be.'),
  7: () => new Problem('invalid_request', 'Pages are named that the PDF does not have.'),
  8: () => new Problem('invalid_request', 'No font here has all letters of the stamp. Stamp an image or a PDF instead.'),
};

const editPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const outcome = await job.run(['python3', '-I', '-c', editScript, job.input.name, 'out.pdf']);
  const problem = problems[outcome.exitCode ?? 0];
  if (problem) throw problem();
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  return [{ name: 'out.pdf' }];
};

const optionsOf = (operation: string): readonly string[] => (serviceOperationById(operation)?.options ?? []).map(({ id }) => id);

const steps: readonly Step[] = [
  {
    ...{ from: 'zip', to: 'pdf', operation: 'edit-pdf', cost: 0.3, options: [], weight: 'light' },
    needs: { programs: ['python3'], files: [pythonModule('fitz')] },
  },
  {
    ...{ from: 'pdf', to: 'pdf', operation: 'archive-pdf', cost: 1, options: optionsOf('archive-pdf'), weight: 'medium' },
    needs: { programs: ['gs'], files: ['/usr/share/color/icc/ghostscript/srgb.icc'] },
  },
];

/** Changes to PDFs that other services offer and no page of ours does. */
export const pdfEditsEngine: Engine = {
  id: 'pdf-edits',
  steps,
  convert: (job) => (job.step.operation === 'archive-pdf' ? archivePdf(job) : editPdf(job)),
};
