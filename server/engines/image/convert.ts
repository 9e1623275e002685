import { WorkerProblem } from '../../contract/worker-main.ts';
import { openers } from './open.ts';
import type { ImageReply, ImageRequest } from './protocol.ts';
import { readSettings } from './settings.ts';
import { declare, withScratch } from './tool.ts';
import { writerFor } from './writers.ts';

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
  return withScratch(async () => {
    const source = await open(input, settings);
    if (source.note) note(source.note);
    return { files: await write({ source, settings, from, to, input, title, note, progress }), notes };
  });
};
