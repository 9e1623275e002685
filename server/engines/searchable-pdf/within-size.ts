import { type Static, Type } from '@sinclair/typebox';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { tooSmall } from '../asked-size.ts';
import { reportOf, runScript } from '../python-script.ts';
import shrinkScript from './shrink.py' with { type: 'text' };

/** The report of shrink.py. */
const Shrunk = Type.Object({
  dpi: Type.Integer({ minimum: 0 }),
  quality: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  pictures: Type.Integer({ minimum: 0 }),
  isSmallest: Type.Boolean(),
});

/** Maximum number of attempts: the exact size of everything but the pictures is unknown before writing. */
const tries = 3;

const shrink = async (job: StepJob, input: string, output: string, bytes: number, rung?: number): Promise<Static<typeof Shrunk>> => {
  const size = String(Math.max(0, Math.floor(bytes)));
  return reportOf(Shrunk, await runScript(job, shrinkScript, [input, output, size, ...(rung === undefined ? [] : [String(rung)])]));
};

const noteOf = ({ dpi, quality, changed, pictures }: Static<typeof Shrunk>): Message =>
  changed === pictures
    ? message('sizePictures', { count: pictures, dpi, quality })
    : message('sizePicturesSome', { changed, pictures, dpi, quality });

/** Index of each level in the rungs of shrink.py. */
const rungs = { light: 1, balanced: 2, strong: 4 } as const;
export type ShrinkLevel = keyof typeof rungs;

/** Shrinks a document's images to a level. Returns a description of the changes. */
export const shrinkToLevel = async (job: StepJob, input: string, output: string, level: ShrinkLevel): Promise<Message | undefined> => {
  const { changed, pictures, dpi, quality } = await shrink(job, input, output, 0, rungs[level]);
  if (changed === 0) return undefined;
  return changed === pictures
    ? message('levelPictures', { count: pictures, dpi, quality })
    : message('levelPicturesSome', { changed, pictures, dpi, quality });
};

/**
 * Shrinks a document's pictures until the file has at most `limit` bytes. `write` writes the final file (second name) from a
 * document (first name). Returns the name of the file that fits; throws `invalid_option` with the smallest possible size if none does.
 */
export const keepWithinSize = async (
  job: StepJob,
  limit: number,
  input: string,
  write: (from: string, to: string) => Promise<void>,
): Promise<string> => {
  const [whole, shrunk, output] = ['whole.pdf', 'shrunk.pdf', 'within.pdf'];
  await write(input, whole);
  let size = await checkOutput(job.stageDir, whole);
  if (size <= limit) return whole;
  // The written file has no waste left: its size minus the pictures is the size of the rest.
  for (let [n, aim] = [0, limit]; n < tries; n++) {
    const done = await shrink(job, whole, shrunk, aim);
    await write(shrunk, output);
    size = await checkOutput(job.stageDir, output);
    if (size <= limit) {
      if (done.changed > 0) job.note(noteOf(done));
      return output;
    }
    if (done.isSmallest) break;
    aim -= 1.5 * (size - limit);
  }
  throw tooSmall(limit, size, 'Document');
};
