import { operationById } from '../../../catalogue/operations.ts';
import type { Engine, Needs, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { rotatePages } from './rotate.ts';

type Tool = { readonly needs: Needs; readonly weight: Step['weight']; readonly run: (job: StepJob) => Promise<readonly OutputFile[]> };

const byQpdf: Needs = { programs: ['qpdf', 'mutool'] };

/** What does each operation. */
const tools: Readonly<Record<string, Tool>> = {
  'rotate-pdf': { needs: byQpdf, weight: 'light', run: rotatePages },
};

const optionIds = (id: string): readonly string[] => operationById(id)?.options.map((option) => option.id) ?? [];

/** Operations on PDFs that stay PDF. */
export const pdfToolsEngine: Engine = {
  id: 'pdf-tools',
  steps: Object.entries(tools).map(
    ([operation, { needs, weight }]): Step => ({
      from: 'pdf',
      to: 'pdf',
      operation,
      cost: 0.3,
      options: optionIds(operation),
      weight,
      needs,
    }),
  ),
  convert: async (job) => {
    const tool = tools[job.step.operation ?? ''];
    if (!tool) throw new Error(`There is no tool for ${job.step.operation}.`);
    return tool.run(job);
  },
};
