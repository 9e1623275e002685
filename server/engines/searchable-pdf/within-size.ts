import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { tooSmall } from '../asked-size.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';
import shrinkScript from './shrink.py' with { type: 'text' };

/** What shrink.py says that it did. */
const Shrunk = Type.Object({
  dpi: Type.Integer({ minimum: 0 }),
  quality: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  pictures: Type.Integer({ minimum: 0 }),
  isSmallest: Type.Boolean(),
});

const unread = 4;
/** Most runs until the file keeps to the size: what it has besides pictures is not known to the byte before it is written. */
const tries = 3;

const shrink = async (job: StepJob, input: string, output: string, bytes: number, rung?: number): Promise<Static<typeof Shrunk>> => {
  const size = String(Math.max(0, Math.floor(bytes)));
  const outcome = await job.run(['python3', '-I', '-c', shrinkScript, input, output, size, ...(rung === undefined ? [] : [String(rung)])]);
  if (outcome.exitCode === unread) throw new Problem('corrupt_input');
  if (outcome.exitCode !== 0) throw toolProblem('python3', outcome, mupdfFaults);
  try {
    return Value.Parse(Shrunk, JSON.parse(outcome.stdout));
  } catch (thrown) {
    throw new Problem('conversion_failed', undefined, {}, { cause: thrown });
  }
};

const noteOf = ({ dpi, quality, changed, pictures }: Static<typeof Shrunk>): string => {
  const which =
    changed === pictures
      ? pictures === 1
        ? 'its picture was'
        : `its ${pictures} pictures were`
      : `${changed} of its ${pictures} pictures were`;
  return `To keep to the size, ${which} made anew with at most ${dpi} pixels per inch and a JPEG quality of ${quality}; text and lines are as they were.`;
};

/** Places of the levels among the rungs of shrink.py. */
const rungs = { light: 1, balanced: 2, strong: 4 } as const;
export type ShrinkLevel = keyof typeof rungs;

/** Makes a document's images as small as a level has them. Says how. */
export const shrinkToLevel = async (job: StepJob, input: string, output: string, level: ShrinkLevel): Promise<string | undefined> => {
  const { changed, pictures, dpi, quality } = await shrink(job, input, output, 0, rungs[level]);
  if (changed === 0) return undefined;
  const which = changed === pictures ? (pictures === 1 ? 'The image' : `All ${pictures} images`) : `${changed} of ${pictures} images`;
  return `${which} now ${changed === 1 && pictures === 1 ? 'has' : 'have'} at most ${dpi} pixels per inch and a JPEG quality of ${quality}; text and lines are unchanged.`;
};

/**
 * Makes a document's pictures smaller until it has at most so many bytes. `write` makes a file to hand out of one that it is told, under
 * the second name. Returns the name of what keeps to the size; throws `invalid_option` with the smallest size where nothing does.
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
  // What was written has no waste left, so that its size less the pictures' is what the rest takes.
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
  throw tooSmall(limit, size, 'document');
};
