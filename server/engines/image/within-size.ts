import { stat } from 'node:fs/promises';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OutputFile } from '../../contract/engine.ts';
import { targetSize } from './prepare.ts';
import type { Writer } from './save.ts';

/** Below this quality artefacts are obvious; fewer pixels look better at the same size. */
const leastQuality = 45;
/** From this quality up no difference is visible, and a search may stop within this many steps. */
const [bestQuality, closeEnough] = [90, 4];
/** Maximum rounds of shrinking; each learns from the previous one. */
const shrinkings = 6;
/** From this share of the size limit on, more pixels are not worth another round. */
const wellUsed = 0.87;
/** A small reserve, because sizes do not follow pixel counts exactly. */
const caution = 0.98;

/**
 * Keeps a writer's results below the requested total size (`settings.mostBytes`): first by the highest quality that fits,
 * then by fewer pixels. Results that already fit stay unchanged. Adds a note if nothing fits.
 */
export const withinSize =
  (write: Writer): Writer =>
  async (saving) => {
    const { source, settings } = saving;
    const { mostBytes } = settings;
    if (mostBytes === undefined) return write(saving);

    let notes: Message[] = [];
    const attempt = async (quality: number | undefined, scale: number): Promise<{ files: readonly OutputFile[]; bytes: number }> => {
      notes = [];
      const { width, height } = targetSize(source, settings);
      const size = scale === 1 ? {} : { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
      const lower = quality === undefined ? {} : { quality, lossless: false };
      const files = await write({ ...saving, settings: { ...settings, ...lower, ...size }, note: (text) => notes.push(text) });
      const sizes = await Promise.all(files.map(async ({ name }) => (await stat(name)).size));
      return { files, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
    };

    let made = await attempt(undefined, 1);
    const fits = (): boolean => made.bytes <= mostBytes;
    if (!fits()) {
      const ceiling = settings.quality ?? bestQuality;
      let [best, low, high] = [0, Math.min(leastQuality, ceiling), ceiling];
      // The lowest quality first: if that does not fit, none does.
      for (let quality = low; low <= high; quality = (low + high) >> 1) {
        made = await attempt(quality, 1);
        if (fits()) [best, low] = [quality, quality + closeEnough];
        else if (best === 0) break;
        else high = quality - closeEnough;
      }
      if (best > 0 && !fits()) made = await attempt(best, 1);
      let [over, under, scale, exponent] = [{ scale: 1, bytes: made.bytes }, { scale: 0, bytes: 0 }, 1, 2];
      // Bytes follow a power of the scale; each pair of sizes refines its exponent.
      for (let tries = 0; best === 0 && tries < shrinkings && under.bytes < mostBytes * wellUsed; tries++) {
        const known = under.bytes > 0 ? under : over;
        scale = Math.min(known.scale * (mostBytes / known.bytes) ** (1 / exponent) * caution, over.scale * 0.99);
        if (scale <= under.scale * 1.01) break;
        made = await attempt(Math.min(leastQuality, ceiling), scale);
        exponent = Math.min(6, Math.max(1, Math.log(made.bytes / known.bytes) / Math.log(scale / known.scale)));
        if (fits()) under = { scale, bytes: made.bytes };
        else over = { scale, bytes: made.bytes };
      }
      if (under.scale > 0 && made.bytes !== under.bytes) {
        scale = under.scale;
        made = await attempt(Math.min(leastQuality, ceiling), scale);
      }
      if (scale < 1 && fits()) notes.push(message('scaledToSize', { percent: Math.round(scale * 100) }));
    }
    if (made.bytes > mostBytes) notes.push(message('smallestSize', { bytes: made.bytes }));
    for (const text of notes) saving.note(text);
    return made.files;
  };
