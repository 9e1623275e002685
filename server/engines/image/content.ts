import type { Sharp } from 'sharp';

const sampleSide = 256;
/** Entropy of lightness in bits per pixel (Shannon): screenshots and drawings stay below 5, photographs exceed 6.5. */
const photoEntropy = 6;

/** Photographs vary from pixel to pixel; drawings and screenshots are flat except at edges. */
export const isPhoto = async (image: Sharp): Promise<boolean> => {
  // Nearest neighbour: interpolation would add shades that the image does not have.
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
