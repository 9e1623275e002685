import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, Needs, OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { idleLibraries } from '../ffmpeg/idle-libraries.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { operationSteps } from '../operation-steps.ts';
import { editMetadata } from '../pdf-tools/metadata.ts';
import { pythonModule } from '../python-module.ts';
import { toolProblem } from '../tool-problem.ts';
import { copyClean } from './copy-clean.ts';
import jpeg from './jpeg.py' with { type: 'text' };
import people from './people.py' with { type: 'text' };
import stripScript from './strip.py' with { type: 'text' };
import tiff from './tiff.py' with { type: 'text' };

/** Several times what may be sent. */
const mostBytes = 600 * 1024 ** 2;

const strip = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const name = `out.${extensionOf(job.step.to)}`;
  const outcome = await job.run([
    'python3',
    '-I',
    '-c',
    people + tiff + jpeg + stripScript,
    job.input.name,
    job.step.from,
    name,
    String(mostBytes),
  ]);
  if (outcome.exitCode === 4) throw new Problem('corrupt_input');
  if (outcome.exitCode === 5) throw new Problem('output_too_large', message('metadataTooLarge'));
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  return [{ name }];
};

type Way = { readonly formats: string; readonly needs: Needs; readonly run: (job: StepJob) => Promise<readonly OutputFile[]> };

/** How each format is cleaned. Images that are encoded anew for it are in image-tools. */
const ways: readonly Way[] = [
  { formats: 'jpg png webp tiff docx xlsx pptx odt ods odp', needs: { programs: ['python3'] }, run: strip },
  {
    formats: 'pdf',
    needs: { programs: ['qpdf', 'mutool', 'python3'], files: [pythonModule('fitz')] },
    run: (job) => editMetadata({ ...job, options: { removeAll: true } }),
  },
  { formats: 'mp3 m4a wav flac ogg opus mp4 mov mkv webm avi', needs: { programs: ['ffmpeg', 'ffprobe'] }, run: copyClean },
];

/** What files say about themselves, taken out of them. */
export const metadataToolsEngine: Engine = {
  id: 'metadata-tools',
  idleLibraries,
  steps: ways.flatMap(({ formats, needs }) =>
    operationSteps('remove-metadata', () => ({ cost: 0.2, weight: 'light', needs }), formats.split(' ')),
  ),
  convert: (job) => {
    const way = ways.find(({ formats }) => formats.split(' ').includes(job.step.from));
    if (!way) throw new Error(`There is no way to clean ${job.step.from}.`);
    return way.run(job);
  },
};
