import { operationById } from '../../../catalogue/operations.ts';
import type { Engine, Needs, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { pythonModule } from '../python-module.ts';
import { compressPdf } from './compress.ts';
import { flattenPdf } from './flatten.ts';
import { protectPdf, unlockPdf } from './lock.ts';
import { editMetadata } from './metadata.ts';
import { deletePages, extractPages, reorderPages } from './pick.ts';
import { rotatePages } from './rotate.ts';
import { splitPdf } from './split.ts';

type Tool = { readonly needs: Needs; readonly weight: Step['weight']; readonly run: (job: StepJob) => Promise<readonly OutputFile[]> };

const byQpdf: Needs = { programs: ['qpdf', 'mutool'] };
const byScript: Needs = { programs: ['qpdf', 'mutool', 'python3'], files: [pythonModule('fitz')] };

/** What does each operation. */
const tools: Readonly<Record<string, Tool>> = {
  'compress-pdf': {
    needs: { programs: ['qpdf', 'mutool', 'python3'], files: [pythonModule('fitz'), pythonModule('PIL')] },
    weight: 'medium',
    run: compressPdf,
  },
  'protect-pdf': { needs: byQpdf, weight: 'light', run: protectPdf },
  'unlock-pdf': { needs: byQpdf, weight: 'light', run: unlockPdf },
  'flatten-pdf': { needs: byScript, weight: 'light', run: flattenPdf },
  'pdf-metadata': { needs: byScript, weight: 'light', run: editMetadata },
  'rotate-pdf': { needs: byQpdf, weight: 'light', run: rotatePages },
  'split-pdf': { needs: byScript, weight: 'medium', run: splitPdf },
  'extract-pdf-pages': { needs: byScript, weight: 'medium', run: extractPages },
  'delete-pdf-pages': { needs: byScript, weight: 'medium', run: deletePages },
  'reorder-pdf-pages': { needs: byScript, weight: 'medium', run: reorderPages },
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
