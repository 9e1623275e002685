import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { writeApng } from './codecs/apng.ts';
import { eachFrame, shownDelays } from './motion.ts';
import { preparePage } from './prepare.ts';
import { holdsOf, type Writer } from './save.ts';
import { saveNative } from './save-native.ts';
import { requireFor, runBeside, scratch } from './tool.ts';

/** Saves an animated PNG; a still image becomes its only frame. */
export const saveApng: Writer = async (saving) => {
  const { source, settings, to } = saving;
  const name = `out.${extensionOf(to)}`;
  const { motion } = source;
  const frames = motion ? await eachFrame(saving, motion) : [await preparePage(source, 0, holdsOf(to), settings)];
  const pngs = await Promise.all(frames.map((frame) => frame.png({ compressionLevel: 6 }).toBuffer()));
  await Bun.write(name, writeApng(pngs, motion ? shownDelays(motion) : [], motion?.loop ?? 0));
  return [{ name }];
};

/** AVIF quantisers run the opposite way, from 0 (best) to 63. */
const quantiser = (quality: number): number => Math.round((63 * (100 - quality)) / 100);
const defaultQuality = 68;

/** Saves an AVIF by libvips, or by avifenc if animated: libvips can't write sequences. */
export const saveAvif: Writer = async (saving) => {
  const { source, settings } = saving;
  if (!source.motion) return saveNative(saving);
  requireFor('pictures that move in this format', 'avifenc');
  const delays = shownDelays(source.motion);
  const inputs: string[] = [];
  for (const [index, frame] of (await eachFrame(saving, source.motion)).entries()) {
    const file = scratch(`frame-${index}.png`);
    await frame.png({ compressionLevel: 1 }).toFile(file);
    inputs.push('--duration', String(delays[index] ?? 100), file);
  }
  const worst = quantiser(settings.quality ?? defaultQuality);
  const quality = settings.lossless
    ? ['--lossless']
    : [
        '--min',
        String(Math.max(0, worst - 6)),
        '--max',
        String(Math.min(63, worst + 6)),
        '--minalpha',
        '0',
        '--maxalpha',
        String(worst),
        '--yuv',
        '420',
      ];
  await runBeside(
    ['avifenc', '--speed', '8', '--jobs', '2', ...quality, '--timescale', '1000', ...inputs, '--output', 'out.avif'],
    'pixels',
  );
  if (source.motion.loop > 0) saving.note(message('avifLoops'));
  return [{ name: 'out.avif' }];
};
