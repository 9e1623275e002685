import { WorkerProblem } from '../../contract/worker-main.ts';
import { openers } from './open.ts';
import type { ImageReply, ImageRequest } from './protocol.ts';
import { readSettings } from './settings.ts';
import { declare, withScratch } from './tool.ts';
import { writerFor } from './writers.ts';

/** libvips and its codecs refuse what they can't read; what else goes wrong is ours. */
const asProblem = (thrown: unknown): unknown => {
  if (thrown instanceof WorkerProblem) return thrown;
  console.error(thrown);
  const text = thrown instanceof Error ? thrown.message : '';
  if (/pixel limit/.test(text)) return new WorkerProblem('image_too_large', 'The picture has more than 100 million pixels.');
  if (/out of memory|insufficient memory|unable to (allocate|encode)|av1_create_context/i.test(text))
    return new WorkerProblem('resource_limit');
  return new WorkerProblem(
    /input|load|read|decode|corrupt|Vips\w{1,40}: |premature|header/i.test(text) ? 'corrupt_input' : 'conversion_failed',
  );
};

/** Opens the image, brings it into the target's shape and writes it into the working folder. */
export const convertImage = async (
  { input, from, to, options, title, programs }: ImageRequest,
  progress: (fraction: number) => void,
): Promise<ImageReply> => {
  const [open, write] = [openers[from], writerFor(from, to)];
  if (!open || !write) throw new WorkerProblem('unsupported_conversion');
  declare(programs);
  const settings = readSettings(options);
  const notes: string[] = [];
  const note = (text: string) => notes.push(text);
  try {
    return await withScratch(async () => {
      const source = await open(input, settings);
      if (source.note) note(source.note);
      return { files: await write({ source, settings, from, to, input, title, note, progress }), notes };
    });
  } catch (thrown) {
    throw asProblem(thrown);
  }
};
