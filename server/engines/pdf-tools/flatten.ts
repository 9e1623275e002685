import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { runScript } from '../python-script.ts';
import { drawAnnotations } from './appearances.ts';
import copyLinks from './copy_links.py' with { type: 'text' };
import linksScript from './links.py' with { type: 'text' };
import { runQpdf } from './qpdf.ts';

/** Draws form fields and annotations into the pages. qpdf also removes links, so they are added back. */
export const flattenPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  await drawAnnotations(job);
  await runScript(job, copyLinks + linksScript, ['open.pdf', 'flat.pdf', 'linked.pdf']);
  await runQpdf(job, ['--object-streams=generate', 'linked.pdf', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
