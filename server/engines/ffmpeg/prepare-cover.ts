import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { checkOutput, readOutput, writeInput } from '../../files/stage-files.ts';
import type { Run } from './command-line.ts';
import type { Target } from './containers.ts';
import { coverMetadata, coverTag } from './cover-tag.ts';
import { mainCover } from './covers.ts';
import type { Media } from './media.ts';
import { guard } from './open-input.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** What a cover adds to a run: an input with tags, or output options. */
type CoverParts = { readonly inputs: Run['inputs']; readonly options: readonly string[] };

/** Largest cover for a tag, which players load as a whole. */
const maxTagBytes = 16 * 1024 ** 2;

/** Extracts the cover and prepares it for a container that does not store it as a stream; `at` is the number of its input, if it has one. */
export const prepareCover = async (job: StepJob, media: Media, how: Target['cover'], at = 1): Promise<CoverParts> => {
  const cover = mainCover(media);
  if (!cover || (cover.codec !== 'png' && cover.codec !== 'mjpeg') || !how || how === 'stream') return { inputs: [], options: [] };
  const [name, mimeType] = cover.codec === 'png' ? ['cover.png', 'image/png'] : ['cover.jpg', 'image/jpeg'];
  await runFfmpeg(
    job,
    {
      inputs: [{ path: `file:/job/${job.input.name}`, options: guard(job.step.from) }],
      options: ['-map', `0:${cover.index}`, '-c', 'copy', '-f', 'image2', '-update', '1'],
      output: `file:/job/${name}`,
    },
    0,
  );
  if (how === 'attachment')
    return {
      inputs: [],
      options: ['-attach', `file:/job/${name}`, '-metadata:s:t', `mimetype=${mimeType}`, '-metadata:s:t', `filename=${name}`],
    };
  if ((await checkOutput(job.stageDir, name)) > maxTagBytes) {
    job.note(message('coverLarge'));
    return { inputs: [], options: [] };
  }
  const image = await readOutput(job.stageDir, name, maxTagBytes);
  await writeInput(job.stageDir, 'cover.txt', coverMetadata(coverTag(image, mimeType, cover.width, cover.height)));
  return { inputs: [{ path: 'file:/job/cover.txt', options: ['-f', 'ffmetadata'] }], options: ['-map_metadata:s:a:0', `${at}:g`] };
};
