import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';

const side = 40;

/** Opacity of a square that fades out at its sides, over `fade` pixels. */
const faded = (fade: number): Uint8Array =>
  Uint8Array.from({ length: side * side }, (_, n) => {
    const [x, y] = [n % side, Math.floor(n / side)];
    const edge = Math.min(x, y, side - 1 - x, side - 1 - y);
    return Math.min(255, Math.round((255 * (edge + 1)) / (fade + 1)));
  });

/** A slide whose content paints a black picture with this opacity, `/Im`, and can set its opacity to 0.4 with `/Pale gs`. */
const slideOf = async (content: string, opacity: Uint8Array): Promise<string> => {
  const image = (more: string, pixels: Uint8Array) => [
    `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${pixels.length}${more}>>stream\n`,
    pixels,
    '\nendstream endobj\n',
  ];
  const pdf = Buffer.concat(
    [
      `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 720 540]/Contents 4 0 R/Resources<</XObject<</Im 5 0 R>>/ExtGState<</Pale<</ca 0.4>>>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj`,
      ...image('/SMask 6 0 R', new Uint8Array(side * side)),
      '6 0 obj',
      ...image('', opacity),
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].map((part) => Buffer.from(part as string)),
  );
  const converted = await convertPdf(new Uint8Array(pdf), 'pptx', { title: 'Slide' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return strFromU8(unzipSync(converted.bytes)['ppt/slides/slide1.xml'] as Uint8Array);
};

const painted = 'q /Pale gs 200 0 0 200 103 97 cm /Im Do Q';

test('a picture that fades out before a shape is the shadow of that shape', async () => {
  const slide = await slideOf(`${painted} 0.8 g 110 110 180 180 re f`, faded(16));
  expect(slide).not.toContain('<p:pic>');
  const [, blur, distance] = /<a:outerShdw[^>]*blurRad="(\d+)"[^>]*dist="(\d+)"/.exec(slide) ?? [];
  expect(Math.round(Number(blur) / 12700)).toBe(10);
  expect(Math.round(Number(distance) / 12700)).toBe(4);
  expect(slide).toContain('<a:alpha val="40000"/>');
});

test('a picture that fades out on its own, or has sharp edges, stays and keeps its opacity', async () => {
  const alone = await slideOf(`${painted} 0.8 g 500 110 180 180 re f`, faded(16));
  expect(alone).toContain('<p:pic>');
  expect(alone).toContain('<a:alphaModFix amt="40000"/>');
  expect(await slideOf(`${painted} 0.8 g 110 110 180 180 re f`, faded(1))).toContain('<p:pic>');
});
