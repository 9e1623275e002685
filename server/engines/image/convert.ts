import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { checkPixels } from './bitmap.ts';
import { browserDrawing } from './browser-drawing.ts';
import { openers } from './open.ts';
import { resizes, targetSize } from './prepare.ts';
import { drawingName, type ImageReply, type ImageRequest } from './protocol.ts';
import { reshape } from './reshape.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Source } from './source.ts';
import { withSquarePixels } from './square-pixels.ts';
import { declare, withScratch } from './tool.ts';
import { writerFor } from './writers.ts';

/** Converts a size in percent to pixels, unless the settings already give pixels. */
const scaled = (settings: Settings, { width }: Source, percent: unknown): Settings =>
  typeof percent !== 'number' || settings.width !== undefined || settings.height !== undefined
    ? settings
    : { ...settings, width: Math.max(1, Math.round((width * percent) / 100)) };

/** Opens the image, reshapes it for the target and writes it to the workspace. */
export const convertImage = async (
  { input, from, to, options, title, programs, hasBrowser, drawn }: ImageRequest,
  progress: (fraction: number) => void,
): Promise<ImageReply> => {
  const [open, write] = [openers[from], writerFor(from, to)];
  if (!open || !write) throw new WorkerProblem('unsupported_conversion');
  declare(programs);
  const asked = readSettings(options);
  const notes: Message[] = [];
  const note = (said: Message) => notes.push(said);
  return withScratch(async () => {
    const opened = await open(input, asked, drawn);
    const wanted = opened.inBrowser && !drawn ? browserDrawing(opened, scaled(asked, opened, options.scale), to, programs) : undefined;
    if (wanted && hasBrowser) {
      await Bun.write(drawingName, opened.inBrowser?.text ?? '');
      return { files: [], notes: [], drawing: wanted };
    }
    if (wanted) note(message('drawingBrowser'));
    // A PDF page has the stated size, so non-square pixels can stay.
    const source = await reshape(to === 'pdf' ? opened : withSquarePixels(opened), asked);
    for (const one of source.notes ?? []) note(one);
    const settings = scaled(asked, source, options.scale);
    const size = targetSize(source, settings);
    if (resizes(settings)) checkPixels(size.width, size.height);
    return { files: await write({ source, settings, from, to, input, title, drawn, note, progress }), notes };
  });
};
