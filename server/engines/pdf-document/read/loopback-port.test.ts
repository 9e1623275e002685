import { expect, test } from 'bun:test';
import type { ImageData } from '../model.ts';
import { LoopbackPort } from './loopback-port.ts';
import { openPdf } from './open.ts';
import { readPage } from './read-page.ts';

/** One line in a font that is not embedded, in UTF-16 by a predefined character map (ISO 32000-1, 9.7.5.2). */
const unembedded = (map: string, ordering: string, text: string): Uint8Array => {
  const codes = [...text].map((c) => {
    const units = Array.from({ length: c.length }, (_, n) => c.charCodeAt(n).toString(16).padStart(4, '0'));
    return units.join('');
  });
  const content = `BT /F 14 Tf 60 200 Td <${codes.join('')}> Tj ET`;
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type0/BaseFont/Named/Encoding/${map}/DescendantFonts[6 0 R]>>endobj
6 0 obj<</Type/Font/Subtype/CIDFontType0/BaseFont/Named/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 5>>/FontDescriptor 7 0 R>>endobj
7 0 obj<</Type/FontDescriptor/FontName/Named/Flags 5/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 859/Descent -140/CapHeight 700/StemV 80>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
};

for (const [map, ordering, text] of [
  ['UniJIS-UTF16-H', 'Japan1', '日本語の文書'],
  ['UniGB-UTF16-H', 'GB1', '中文文件'],
  ['UniCNS-UTF16-H', 'CNS1', '臺灣文件'],
  ['UniKS-UTF16-H', 'Korea1', '한국어 문서'],
] as const)
  test(`a font that the file only names is read through ${map}`, async () => {
    const pdf = await openPdf(unembedded(map, ordering, text));
    const { glyphs } = await readPage(pdf, 0, new Map<string, ImageData>());
    await pdf.loadingTask.destroy();
    expect(glyphs.map((g) => g.text).join('')).toBe(text);
    // The widths are not from the file.
    expect(glyphs.every((g) => !g.font.monospace)).toBe(true);
  });

const handedOver = async (font: object): Promise<unknown> => {
  const port = new LoopbackPort();
  const { promise, resolve } = Promise.withResolvers<{ readonly data: readonly unknown[] }>();
  port.addEventListener('message', ({ data }) => resolve(data as { readonly data: readonly unknown[] }));
  port.postMessage({ action: 'commonobj', data: ['f', 'Font', font] });
  return (await promise).data[2];
};

test.each([
  [1, false],
  [5, false],
  [6, true],
  [90, true],
])('a font of %i signs of one width is typewriter\u2019s: %p', async (signs, isMonospace) => {
  const widths = [0, 0, ...new Array<number>(signs).fill(600)];
  const { extra } = (await handedOver({ extra: { isMonospace: true, widths, cMap: {} } })) as { readonly extra: object };
  expect(extra).toEqual({ isMonospace, differences: undefined });
});
