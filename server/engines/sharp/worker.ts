import sharp from 'sharp';
import type { OptionValues } from '../../../catalogue/options.ts';
import { serve } from '../worker-main.ts';

export type PictureRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly options: OptionValues;
};
export type PictureReply = { readonly width: number; readonly height: number };

await serve<PictureRequest>(async ({ input, to, output, options }) => {
  const picture = sharp(input).rotate().keepMetadata();
  if (to === 'jpg') picture.flatten({ background: String(options.background ?? '#ffffff') }).jpeg({ quality: Number(options.quality ?? 90) });
  if (to === 'png') picture.png();
  if (to === 'webp') picture.webp({ quality: Number(options.quality ?? 85) });
  const { width, height } = await picture.toFile(output);
  return { width, height } satisfies PictureReply;
});
