import type { Sharp } from 'sharp';
import { extensionOf, requireFormat } from '../../../catalogue/formats.ts';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OutputFile } from '../../contract/engine.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { pagesIn } from '../page-range.ts';
import { type Bitmap, toBitmap } from './bitmap.ts';
import { type Holds, preparePage } from './prepare.ts';
import type { Settings } from './settings.ts';
import { type Source, sourceAt } from './source.ts';

export type Saving = {
  readonly source: Source;
  readonly settings: Settings;
  readonly to: string;
  /** The opened file, for writers that copy its bytes. */
  readonly input: string;
  readonly from: string;
  readonly title: string;
  readonly drawn?: string;
  readonly note: (said: Message) => void;
  readonly progress: (fraction: number) => void;
};

export type Writer = (saving: Saving) => Promise<readonly OutputFile[]>;

/** Formats for which libvips or our own code writes a colour profile. */
const holdsProfile = new Set(['jpg', 'png', 'webp', 'avif', 'tiff', 'jxl', 'heic', 'apng']);

/** Those of them that store grey images as grey. */
const holdsGreyProfile = new Set(['jpg', 'png', 'tiff', 'jxl', 'apng']);

/** The capabilities of a target according to the catalogue. */
export const holdsOf = (to: string): Holds => {
  const { alpha, bitDepth = 8, metadata = false } = requireFormat(to).capabilities;
  return {
    alpha: alpha !== undefined,
    depth16: bitDepth >= 16,
    metadata,
    profile: holdsProfile.has(to),
    greyProfile: holdsGreyProfile.has(to),
  };
};

/** Adds a note about frames or pages that a single-image result omits. */
export const noteTheRest = ({ source: { motion, pages }, note }: Saving): void => {
  if (motion) note(message('firstFrame', { count: motion.count }));
  if (pages > 1) note(message('firstPage', { count: pages }));
};

/** Saves every requested page as a separate file; a single page is the only result. */
export const saveEachPage =
  (save: (image: Sharp, file: string, saving: Saving) => Promise<unknown>, holds?: Holds): Writer =>
  async (saving) => {
    const { source, settings, to } = saving;
    const pages = pagesIn(settings.pages, source.pages).map((page) => page - 1);
    if (pages.length === 0) throw new WorkerProblem('nothing_to_convert', message('choosePage', { count: source.pages }));
    const files: OutputFile[] = [];
    for (const page of pages) {
      const name = `out-${page + 1}.${extensionOf(to)}`;
      const at = await sourceAt(source, page);
      await save(await preparePage(at, page, holds ?? holdsOf(to), settings), name, { ...saving, source: at });
      files.push({ name, ...(pages.length > 1 && { part: String(page + 1) }) });
      saving.progress(files.length / pages.length);
    }
    if (source.motion) saving.note(message('firstFrame', { count: source.motion.count }));
    return files;
  };

/** A writer for a format with our own encoder. */
export const saveBitmap = (write: (bitmap: Bitmap, saving: Saving) => Uint8Array | string | Promise<Uint8Array>): Writer =>
  saveEachPage(async (image, file, saving) => {
    await Bun.write(file, await write(await toBitmap(image), saving));
  });
