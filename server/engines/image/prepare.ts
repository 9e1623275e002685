import type { Sharp } from 'sharp';
import { isReshaped } from './reshape.ts';
import type { Settings } from './settings.ts';
import type { Motion, Source } from './source.ts';

/** Capabilities of a target format that the pipeline needs to know. */
export type Holds = {
  readonly alpha: boolean;
  readonly depth16: boolean;
  readonly metadata: boolean;
  readonly profile: boolean;
  /** Whether a grey profile is allowed: not if grey images are stored as colour. */
  readonly greyProfile?: boolean;
};

export const resizes = (settings: Settings): boolean =>
  settings.width !== undefined || settings.height !== undefined || isReshaped(settings);

const resize = (image: Sharp, { width, height, fit }: Settings): Sharp => image.resize({ width, height, fit });

export const targetSize = (source: Source, { width, height, fit }: Settings): { readonly width: number; readonly height: number } => {
  if (width === undefined && height === undefined) return source;
  const [byWidth, byHeight] = [(width ?? Infinity) / source.width, (height ?? Infinity) / source.height];
  if (width !== undefined && height !== undefined && fit !== 'inside') return { width, height };
  const scale = Math.min(byWidth, byHeight);
  return { width: Math.max(1, Math.round(source.width * scale)), height: Math.max(1, Math.round(source.height * scale)) };
};

/**
 * Keeps the image's profile if the target can store it: readers apply it and no colour is clipped. Otherwise, and always for
 * CMYK, converts colours to sRGB, the default of images without a profile.
 */
const settleColours = (image: Sharp, source: Source, holds: Holds, settings: Settings): Sharp => {
  const keepsProfile = !source.hasOddProfile && (source.grey ? holds.greyProfile : holds.profile);
  const convert = source.cmyk || (source.profile && !keepsProfile);
  const depth16 = holds.depth16 && source.depth === 16 && !convert;
  if (holds.metadata && !settings.stripMetadata) {
    // libvips would write an empty EXIF block, a tenth of a small drawing.
    if (source.silent && !source.exif) {
      image.keepXmp();
      if (source.profile && !convert) image.keepIccProfile();
    } else image.keepMetadata();
    if (source.exif) image.withExif(source.exif);
    if (source.xmp) image.withXmp(source.xmp);
  } else if (source.profile && !convert) image.keepIccProfile();
  if (convert) return image.toColourspace('srgb').withIccProfile('srgb', { attach: false });
  return image.toColourspace(depth16 ? (source.grey ? 'grey16' : 'rgb16') : source.grey ? 'b-w' : 'srgb');
};

/** Applies size, background, colours and metadata. The result is ready for an encoder. */
export const preparePage = async (source: Source, index: number, holds: Holds, settings: Settings): Promise<Sharp> => {
  const drawn = source.drawing && resizes(settings) ? await source.drawing(targetSize(source, settings).width) : undefined;
  let image = drawn ?? (await source.page(index));
  if (resizes(settings)) image = resize(image, settings);
  // On 16-bit grey the white background of libvips is slightly off.
  if (!holds.alpha && source.grey && source.depth === 16 && !holds.depth16) image = image.pipelineColourspace('b-w');
  if (!holds.alpha) image = image.flatten({ background: settings.background });
  return settleColours(image, source, holds, settings);
};

export const prepareFrames = (source: Source, motion: Motion, holds: Holds, settings: Settings): Sharp => {
  const frames = motion.frames();
  return settleColours(resizes(settings) ? resize(frames, settings) : frames, source, holds, settings);
};
