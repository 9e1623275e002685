import type { Format } from '../formats/format.ts';
import { isIcon, isRaster, needsResolution, takesCameraData } from '../options/applies.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';
import { exactnessOf } from './exactness.ts';

/** Formats that support lossy compression but are written losslessly here. */
const writtenExactly = new Set(['tiff', 'exr', 'dds']);
const isExact = (format: Format): boolean => format.capabilities.lossless === 'always' || writtenExactly.has(format.id);

const bothRaster = (from: Format, to: Format): boolean => isRaster(from) && isRaster(to);

const development: Rule = (from, to) => {
  if (from.id !== 'raw' || to.kind !== 'image') return undefined;
  return {
    topic: 'Image data',
    from: 'Sensor data',
    to: to.capabilities.vector ? 'Shapes' : 'Finished picture',
    verdict: 'changed',
    sentence: `The sensor data is developed at full size with the white balance that the camera noted, not taken from the small preview inside. Keep the RAW: exposure and colors can only be changed freely there.`,
  };
};

const exactness = (from: Format, to: Format): string => {
  if (to.capabilities.maxColours) return ', within the colors that it allows';
  return from.capabilities.layers && !to.capabilities.layers
    ? ': the picture that its layers make together arrives exactly'
    : ': every pixel stays the same';
};

const compression: Rule = (from, to) => {
  // An icon contains scaled copies, which `sizes` describes.
  if (!bothRaster(from, to) || from.id === 'raw' || (isIcon(to) && !isIcon(from))) return undefined;
  const topic = 'Image data';
  const exact = from.capabilities.lossless === 'always';
  const was = exactnessOf(from);
  if (isExact(to))
    return {
      topic,
      from: was,
      to: 'Exact',
      verdict: 'kept',
      sentence: exact
        ? `${to.name} is lossless like ${from.name}${exactness(from, to)}.`
        : `${to.name} keeps what the ${from.name} shows, pixel for pixel; detail that was compressed away before does not come back.`,
    };
  const switchable = to.capabilities.lossless === 'optional' && to.id !== 'heic';
  return {
    topic,
    from: was,
    to: switchable ? 'Lossy, or exact on request' : 'Lossy',
    verdict: 'changed',
    sentence: switchable
      ? `${to.name} is written at a quality where the difference to the ${from.name} is hard to see; switch on Lossless to keep every pixel.`
      : exact
        ? `${to.name} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.`
        : `The picture is compressed a second time, from ${from.name} to ${to.name}. You will hardly see a difference.`,
  };
};

const shapes: Rule = (from, to) => {
  const vector = from.capabilities.vector === true;
  if (vector && to.capabilities.vector)
    return {
      topic: 'Shapes',
      from: 'Vector',
      to: 'Vector',
      verdict: 'kept',
      sentence: `Lines and curves stay lines and curves, so the ${to.name} is as sharp at any size as the ${from.name}.`,
    };
  if (vector && isRaster(to))
    return {
      topic: 'Sharpness',
      from: 'Sharp at any size',
      to: 'Pixels',
      verdict: 'changed',
      sentence: `Shapes of the ${from.name} are drawn as pixels at the resolution that you choose; enlarging the ${to.name} later makes it blurry.`,
    };
  if (isRaster(from) && to.kind === 'image' && to.capabilities.vector)
    return {
      topic: 'Shapes',
      from: 'Pixels',
      to: 'Vector',
      verdict: 'changed',
      sentence: `Areas of similar color in the ${from.name} are traced into shapes. Logos and drawings come out well; a photograph turns into a poster of itself.`,
    };
  return undefined;
};

const animation: Rule = (from, to) => {
  if (!from.capabilities.animation || to.kind !== 'image') return undefined;
  const topic = 'Animation';
  return to.capabilities.animation
    ? {
        topic,
        from: 'Yes',
        to: 'Yes',
        verdict: 'kept',
        sentence: `Every frame of an animated ${from.name}, its timing and its looping carry over.`,
      }
    : {
        topic,
        from: 'Yes',
        to: 'No',
        verdict: 'lost',
        sentence: `${withArticle(to)} cannot be animated: you get the first frame of an animated ${from.name}.`,
      };
};

const layers: Rule = (from, to) => {
  if (!from.capabilities.layers || to.capabilities.layers || to.kind !== 'image') return undefined;
  return {
    topic: 'Layers',
    from: 'Separate',
    to: 'One',
    verdict: 'lost',
    sentence: `All visible layers of the ${from.name} are merged into one picture; keep the original for later edits.`,
  };
};

const iconSizes: Readonly<Record<string, string>> = { ico: '16 to 256 pixels', icns: 'Those of macOS', cur: '32 pixels' };

const sizes: Rule = (from, to) => {
  if (isIcon(from) && isRaster(to) && !isIcon(to))
    return {
      topic: 'Sizes',
      from: 'Several',
      to: 'One',
      verdict: 'changed',
      sentence: `${withArticle(from)} usually holds the same icon in several sizes; the largest becomes the ${to.name}.`,
    };
  const squares = iconSizes[to.id];
  if (!isIcon(from) && from.kind === 'image' && squares)
    return {
      topic: 'Sizes',
      from: needsResolution(from) ? 'Any' : 'One',
      to: squares,
      verdict: 'changed',
      sentence: `The ${from.name} is scaled to the square sizes of an icon, with transparent borders where it is not square.`,
    };
  return undefined;
};

const pages: Rule = (from, to) => {
  if (!isRaster(from) || !from.capabilities.pages || to.capabilities.pages) return undefined;
  return {
    topic: 'Pages',
    from: 'Several possible',
    to: 'One',
    verdict: 'changed',
    sentence: `Each page of the ${from.name} becomes ${withArticle(to)} of its own; more than one arrive in a ZIP, in order.`,
  };
};

const cameraData: Rule = (from, to) => {
  const topic = 'Camera data';
  if (from.id === 'jpg' && to.id === 'pdf')
    return {
      topic,
      from: 'Yes',
      to: 'Inside',
      verdict: 'kept',
      sentence: `Date, camera and place stay inside the ${from.name} in the ${to.name}, where readers do not show them. Turn on Remove metadata to drop them.`,
    };
  // Drawings have no camera data.
  if (!isRaster(from) || to.kind !== 'image' || !from.capabilities.metadata) return undefined;
  return takesCameraData(to)
    ? {
        topic,
        from: 'Yes',
        to: 'Yes',
        verdict: 'kept',
        sentence: `Date, camera and place are copied to the ${to.name}. Turn on Remove metadata to drop them.`,
      }
    : {
        topic,
        from: 'Yes',
        to: 'No',
        verdict: 'lost',
        sentence: `Date, camera and place of the ${from.name} are not copied to the ${to.name}. The picture is turned upright first.`,
      };
};

/** Rules for the image itself. */
export const imageDataRules: readonly Rule[] = [development, compression, shapes];

/** Rules for everything else in an image file except colours. */
export const imageRules: readonly Rule[] = [animation, layers, sizes, pages, cameraData];
