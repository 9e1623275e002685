import { extensionOf } from '../../../catalogue/formats.ts';
import { toBitmap } from './bitmap.ts';
import { icnsSides, writeIcns } from './codecs/icns.ts';
import { type IconSize, writeIcon } from './codecs/ico.ts';
import { preparePage } from './prepare.ts';
import { holdsOf, noteTheRest, type Writer } from './save.ts';
import type { Source } from './source.ts';

const usualSizes = [16, 32, 48, 64, 128, 256];

/** Every usual size up to the first that covers the whole image: larger ones would be blurred. A drawing is sharp at any size. */
const sizesFor = ({ width, height, drawing }: Source): readonly number[] => {
  const side = Math.max(width, height);
  const enough = usualSizes.findIndex((size) => size >= side);
  return drawing || enough < 0 ? usualSizes : usualSizes.slice(0, enough + 1);
};

/** The image centred in squares of the given sides, with transparent padding. */
const squares = async (saving: Parameters<Writer>[0], sizes: readonly number[]): Promise<readonly IconSize[]> => {
  const { source, settings } = saving;
  const made: IconSize[] = [];
  for (const size of sizes) {
    const page = await preparePage(
      source,
      0,
      { ...holdsOf('ico'), metadata: false },
      { ...settings, width: size, height: size, fit: 'inside' },
    );
    const image = page.resize({ width: size, height: size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
    const bitmap = await toBitmap(image);
    made.push({ bitmap, png: await image.ensureAlpha().toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer() });
  }
  return made;
};

export const saveIcon: Writer = async (saving) => {
  const sizes = saving.settings.iconSizes ?? (saving.to === 'cur' ? [32] : sizesFor(saving.source));
  const name = `out.${extensionOf(saving.to)}`;
  const unique = [...new Set(sizes)].sort((one, other) => one - other);
  await Bun.write(name, writeIcon(await squares(saving, unique), saving.to === 'cur' ? 'cur' : 'ico'));
  noteTheRest(saving);
  return [{ name }];
};

export const saveIcns: Writer = async (saving) => {
  const { source } = saving;
  const sides = icnsSides(source.drawing ? 512 : Math.max(source.width, source.height));
  const pngs = new Map((await squares(saving, sides)).map(({ bitmap, png }) => [bitmap.width, png]));
  await Bun.write('out.icns', writeIcns(pngs));
  noteTheRest(saving);
  return [{ name: 'out.icns' }];
};
