import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import jpeg from '../metadata-tools/jpeg.py' with { type: 'text' };
import { runScript } from '../python-script.ts';
import metadataScript from './metadata.py' with { type: 'text' };
import properties from './properties.py' with { type: 'text' };
import { openPdf, runQpdf } from './qpdf.ts';

const fields = ['title', 'author', 'subject', 'keywords'] as const;

/** Edits or removes the metadata of a PDF. */
export const editMetadata = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const values = Object.fromEntries(fields.flatMap((name) => (job.options[name] === undefined ? [] : [[name, job.options[name]]])));
  const removeAll = job.options.removeAll === true;
  const { name } = await openPdf(job);
  await runQpdf(job, ['--decrypt', name, 'open.pdf']);
  // Passed in a file: the settings contain the visitor's words.
  await writeInput(job.stageDir, 'settings.json', JSON.stringify({ values, removeAll }));
  await runScript(job, properties + jpeg + metadataScript, ['open.pdf', 'settings.json', 'edited.pdf']);
  await runQpdf(job, ['--object-streams=generate', 'edited.pdf', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
