import type { Sharp } from 'sharp';
import { extensionOf, requireFormat } from '../../../catalogue/formats.ts';
import { noneChosen } from '../../../catalogue/text/pages-word.ts';
import type { OutputFile } from '../../contract/engine.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { pagesIn } from '../page-range.ts';
import { type Bitmap, toBitmap } from './bitmap.ts';
import { type Holds, preparePage } from './prepare.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** What a writer works with. */
export type Saving = {
  readonly source: Source;
  readonly settings: Settings;
  /** Format id of the target. */
  readonly to: string;
  /** The file that was opened, for writers that pass its bytes on. */
  readonly input: string;
  readonly from: string;
  readonly title: string;
  /** What a browser drew of a drawing. */
  readonly drawn?: string;
  readonly note: (text: string) => void;
  readonly progress: (fraction: number) => void;
};

/** Turns an opened image into files in the working folder. */
export type Writer = (saving: Saving) => Promise<readonly OutputFile[]>;

/** Formats that libvips or we write a colour profile into. */
const holdsProfile = new Set(['jpg', 'png', 'webp', 'avif', 'tiff', 'jxl', 'heic', 'apng']);

/** Those of them that store a grey image as grey. */
const holdsGreyProfile = new Set(['jpg', 'png', 'tiff', 'jxl', 'apng']);

/** What the catalogue says that a target holds. */
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

/** Says what of a file with several frames or pages is not in a result that holds one. */
export const noteTheRest = ({ source: { motion, pages }, note }: Saving): void => {
  if (motion) note(`Only the first of ${motion.count} frames is in the result.`);
  if (pages > 1) note(`Only the first of ${pages} pages is in the result.`);
};

/** Saves every page that is asked for as a file of its own; a single page is the bare result. */
export const saveEachPage =
  (save: (image: Sharp, file: string, saving: Saving) => Promise<unknown>, holds?: Holds): Writer =>
  async (saving) => {
    const { source, settings, to } = saving;
    const pages = pagesIn(settings.pages, source.pages).map((page) => page - 1);
    if (pages.length === 0) throw new WorkerProblem('nothing_to_convert', noneChosen(source.pages));
    const files: OutputFile[] = [];
    for (const page of pages) {
      const name = `out-${page + 1}.${extensionOf(to)}`;
      await save(await preparePage(source, page, holds ?? holdsOf(to), settings), name, saving);
      files.push({ name, ...(pages.length > 1 && { part: String(page + 1) }) });
      saving.progress(files.length / pages.length);
    }
    if (source.motion) saving.note(`Only the first of ${source.motion.count} frames is in the result.`);
    return files;
  };

/** A writer for a format that we write ourselves, from pixels. */
export const saveBitmap = (write: (bitmap: Bitmap, saving: Saving) => Uint8Array | string | Promise<Uint8Array>): Writer =>
  saveEachPage(async (image, file, saving) => {
    await Bun.write(file, await write(await toBitmap(image), saving));
  });
