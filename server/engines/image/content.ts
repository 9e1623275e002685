import type { Sharp } from 'sharp';

/** Side of the sample that is looked at. */
const sampleSide = 256;
/** Bits of information in a pixel's lightness (Shannon): screens and drawings stay below 5, photographs lie above 6.5. */
const photoEntropy = 6;

/** Photographs differ from pixel to pixel; drawings and screens are flat but for their edges. */
export const isPhoto = async (image: Sharp): Promise<boolean> => {
  // Points are picked as they are: mixed ones would add shades that the image doesn't have.
  const sample = image
    .clone()
    .flatten({ background: '#fff' })
    .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .greyscale()
    .raw({ depth: 'uchar' });
  const shades = new Float64Array(256);
  const pixels = await sample.toBuffer();
  for (const shade of pixels) shades[shade] = (shades[shade] ?? 0) + 1;
  const bits = shades.filter((count) => count > 0).map((count) => (count / pixels.length) * Math.log2(pixels.length / count));
  return bits.reduce((sum, one) => sum + one, 0) > photoEntropy;
};
