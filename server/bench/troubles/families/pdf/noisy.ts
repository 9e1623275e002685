import { pdf, text } from './make.ts';

/** Pages with noise of their own that nothing compresses. */
export const noisy = (count: number): Uint8Array => {
  let seed = 7;
  const noise = (): string =>
    Array.from({ length: 64 * 64 * 3 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return ((seed >> 16) & 255).toString(16).padStart(2, '0');
    }).join('');
  return pdf(
    Array.from({ length: count }, (_, n) => ({
      content: `q 90 0 0 90 60 600 cm /I${n} Do Q\n${text(`sheet ${n + 1}`, 60, 700)}`,
    })),
    {
      resources: `/XObject<<${Array.from({ length: count }, (_, n) => `/I${n} ${100 + n} 0 R`).join('')}>>`,
      objects: Array.from({ length: count }, () => {
        const hex = noise();
        return `<</Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode/Length ${hex.length + 1}>>\nstream\n${hex}>\nendstream`;
      }),
    },
  );
};

/** Three pages, with bookmarks on the first and the third. */
export const twoChapters = (): Uint8Array =>
  pdf(
    [1, 2, 3].map((n) => ({ content: text(`sheet ${n}`, 60, 700) })),
    {
      catalog: '/Outlines 100 0 R',
      objects: [
        '<</Type/Outlines/First 101 0 R/Last 102 0 R/Count 2>>',
        '<</Title(Violin)/Parent 100 0 R/Next 102 0 R/Dest[10 0 R/XYZ 0 800 0]>>',
        '<</Title(Cello)/Parent 100 0 R/Prev 101 0 R/Dest[14 0 R/XYZ 0 800 0]>>',
      ],
    },
  );
