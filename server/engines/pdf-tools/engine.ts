import type { Engine, Needs, Step } from '../../contract/engine.ts';
import { operationSteps, type RunOperation, runOperation } from '../operation-steps.ts';
import { pythonModule } from '../python-module.ts';
import { archivePdf, profile } from './archive.ts';
import { cropPages, resizePages } from './boxes.ts';
import { compressPdf } from './compress.ts';
import { flattenPdf } from './flatten.ts';
import { protectPdf, unlockPdf } from './lock.ts';
import { editMetadata } from './metadata.ts';
import { deletePages, extractPages, reorderPages } from './pick.ts';
import { rotatePages } from './rotate.ts';
import { splitPdf } from './split.ts';
import { numberPages, watermarkPages } from './stamp.ts';

type Tool = Pick<Step, 'needs' | 'weight'> & { readonly run: RunOperation };

const byQpdf: Needs = { programs: ['qpdf', 'mutool'] };
const byScript: Needs = { programs: ['qpdf', 'mutool', 'python3'], files: [pythonModule('fitz')] };

const tools: Readonly<Record<string, Tool>> = {
  'compress-pdf': {
    needs: { programs: ['qpdf', 'mutool', 'python3'], files: [pythonModule('fitz'), pythonModule('PIL')] },
    weight: 'medium',
    run: compressPdf,
  },
  'protect-pdf': { needs: byQpdf, weight: 'light', run: protectPdf },
  'unlock-pdf': { needs: byQpdf, weight: 'light', run: unlockPdf },
  'flatten-pdf': { needs: byScript, weight: 'light', run: flattenPdf },
  'archive-pdf': {
    needs: { programs: [...(byScript.programs ?? []), 'gs'], files: [...(byScript.files ?? []), profile] },
    weight: 'medium',
    run: archivePdf,
  },
  'pdf-metadata': { needs: byScript, weight: 'light', run: editMetadata },
  'rotate-pdf': { needs: byQpdf, weight: 'light', run: rotatePages },
  'add-page-numbers': { needs: byScript, weight: 'light', run: numberPages },
  'watermark-pdf': {
    needs: { programs: [...(byScript.programs ?? []), 'rsvg-convert'], files: byScript.files ?? [] },
    weight: 'light',
    run: watermarkPages,
  },
  'crop-pdf': { needs: byScript, weight: 'light', run: cropPages },
  'resize-pdf': { needs: byScript, weight: 'light', run: resizePages },
  'split-pdf': { needs: byScript, weight: 'medium', run: splitPdf },
  'extract-pdf-pages': { needs: byScript, weight: 'medium', run: extractPages },
  'delete-pdf-pages': { needs: byScript, weight: 'medium', run: deletePages },
  'reorder-pdf-pages': { needs: byScript, weight: 'medium', run: reorderPages },
};

const runs = Object.fromEntries(Object.entries(tools).map(([operation, { run }]) => [operation, run]));

export const pdfToolsEngine: Engine = {
  id: 'pdf-tools',
  steps: Object.entries(tools).flatMap(([operation, { needs, weight }]) => operationSteps(operation, () => ({ cost: 0.3, weight, needs }))),
  convert: (job) => runOperation(runs, job),
};
