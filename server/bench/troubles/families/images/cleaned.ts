import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { exif } from '../../look/media.ts';
import { turnedHalves } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

const halves = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
    .extend({ right: 20, background: '#0000ff' })
    .png()
    .toBuffer();

const tagged = (name: string, write: (path: string) => Promise<unknown>, ...tags: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const path = `${dir}/${name}`;
    await write(path);
    if (tags.length > 0) await look('exiftool', '-q', '-n', '-overwrite_original', ...tags, path);
    return Bun.file(path).bytes();
  });

const turned = (
  name: string,
  source: string,
  format: 'jpg' | 'png' | 'webp',
  operation: string,
  options: Situation['options'],
): Situation => ({
  ...{
    name,
    source,
    file: `photo.${format}`,
    from: format,
    to: format,
    operation,
    expect: 'shown upright, 20 by 40, with red at the top; nobody is named',
  },
  ...(options && { options }),
  input: () =>
    tagged(
      `a.${format}`,
      async (path) =>
        Bun.write(
          path,
          await sharp(await halves())
            .toFormat(format === 'jpg' ? 'jpeg' : format, { quality: 100, lossless: true, chromaSubsampling: '4:4:4' } as never)
            .toBuffer(),
        ),
      '-Orientation=6',
      '-Artist=Secret',
      '-GPSLatitude=48',
      '-GPSLatitudeRef=N',
    ),
  check: ({ path }) =>
    withFolder(async (dir) => {
      const upright = `${dir}/upright.png`;
      await sharp(path).rotate().png().toFile(upright);
      const told = JSON.stringify(await exif(path));
      return [...(await turnedHalves(upright, 30)), finding('traces', !/Secret|48 deg/.test(told), told)];
    }),
});

/** Pictures without their records, as they were shown before. */
export const cleanedImages: readonly Situation[] = [
  turned('cleaned-photo-stays-upright', 'FuzzyIdeas/Clop#59', 'jpg', 'remove-metadata', undefined),
  turned('compressed-and-cleaned-photo-stays-upright', 'Lymphatus/caesium-clt#104', 'jpg', 'compress-image', {
    level: 'light',
    stripMetadata: true,
  }),
  turned('cleaned-png-stays-upright', 'oxipng/oxipng#570', 'png', 'remove-metadata', undefined),
  turned('cleaned-webp-stays-upright', 'vichan-devel/vichan#716', 'webp', 'remove-metadata', undefined),
  {
    ...{
      name: 'cleaned-moving-png',
      source: 'apache/incubator-pagespeed-mod#1757',
      file: 'sticker.png',
      from: 'png',
      to: 'png',
      operation: 'remove-metadata',
    },
    input: () =>
      tagged(
        'a.png',
        async (path) => {
          await look(
            'ffmpeg',
            '-v',
            'error',
            '-f',
            'lavfi',
            '-i',
            'testsrc=size=32x32:rate=5:duration=0.6',
            '-plays',
            '0',
            '-f',
            'apng',
            path,
          );
        },
        '-XMP:Creator=Secret',
        '-PNG:Author=Secret',
      ),
    expect: 'three frames as before, and nobody named',
    check: async ({ path }) => {
      const bytes = Buffer.from(await Bun.file(path).bytes());
      const frames = await look(
        'ffprobe',
        '-v',
        'error',
        '-count_frames',
        '-f',
        'apng',
        '-show_entries',
        'stream=nb_read_frames',
        '-of',
        'csv=p=0',
        path,
      );
      return [finding('traces', !bytes.includes('Secret'), 'named'), same('frames', Number.parseInt(frames, 10), 3)];
    },
  },
];
