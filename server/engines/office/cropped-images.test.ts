import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { cropImages, croppedImage } from './cropped-images.ts';

const half = (colour: string) => ({ create: { width: 50, height: 60, channels: 3, background: colour } as const });
/** Red beside blue, 100 by 60 pixels at 96 DPI. */
const twoHalves = await sharp({ create: { width: 100, height: 60, channels: 3, background: 'red' } })
  .composite([{ input: half('blue'), left: 50, top: 0 }])
  .withMetadata({ density: 96 })
  .png()
  .toBuffer();
const frame = (style: string, data: string): string =>
  `<draw:frame draw:style-name="${style}" svg:width="1cm"><draw:image><office:binary-data>${data}</office:binary-data></draw:image></draw:frame>`;
const styled = (clip: string): string =>
  `<style:style style:name="G" style:family="graphic"><style:graphic-properties fo:clip="rect(${clip})"/></style:style>`;
const flat = (clip: string, data = twoHalves.toString('base64')): string =>
  `<office:automatic-styles>${styled(clip)}</office:automatic-styles>${frame('G', data)}${frame('Other', data)}`;
const imagesIn = (xml: string): readonly Buffer[] =>
  [...xml.matchAll(/<office:binary-data>([^<]*)</g)].map(([, data = '']) => Buffer.from(data, 'base64'));

test('a cropped image keeps what is to be seen of it, under a style without the crop', async () => {
  const made = await cropImages(flat('0in, 0.5208in, 0in, 0in'));
  const [left, whole] = imagesIn(made);
  const { data, info } = await sharp(left).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([50, 60]);
  for (let at = 0; at < data.length; at += info.channels) expect([data[at], data[at + 2]]).toEqual([255, 0]);
  expect(whole).toEqual(twoHalves);
  expect(made).toContain('draw:style-name="G_whole"');
  expect(made).toMatch(/style:name="G_whole"[^<>]*><style:graphic-properties\/>/);
});

test('a crop that takes nothing, or all, or that no pixels are behind leaves the image unchanged', async () => {
  for (const clip of ['0cm, 0cm, 0cm, 0cm', '0cm, 9cm, 0cm, 9cm', 'auto', '0cm, -2cm, 0cm, 0cm']) {
    const xml = flat(clip);
    expect(await cropImages(xml)).toBe(xml);
  }
  const metafile = flat('0cm, 1cm, 0cm, 0cm', Buffer.from('\u00d7\u00cd\u00c6\u009a metafile', 'latin1').toString('base64'));
  expect(await cropImages(metafile)).toBe(metafile);
});

test('a cropped drawing becomes an image of its visible part, and its second image goes', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60"><rect width="50" height="60" fill="red"/><rect x="50" width="50" height="60" fill="blue"/></svg>',
  ).toString('base64');
  const second = `<draw:image><office:binary-data>${twoHalves.toString('base64')}</office:binary-data></draw:image>`;
  const made = await cropImages(
    flat('0in, 0.5208in, 0in, 0in', drawing).replace('</draw:image></draw:frame>', `<text:p/></draw:image>\n${second}</draw:frame>`),
  );
  const images = imagesIn(made);
  expect(images).toHaveLength(2);
  const { data, info } = await sharp(images[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([150, 180]);
  for (let at = 0; at < data.length; at += info.channels) expect([data[at], data[at + 2]]).toEqual([255, 0]);
});

test('a photo stays a photo', async () => {
  const photo = await sharp(twoHalves).jpeg().toBuffer();
  const cropped = await croppedImage(photo, (width) => ({ left: width / 2, right: 0, top: 0, bottom: 0 }));
  expect(cropped?.format).toBe('jpeg');
  expect(await sharp(cropped?.part).metadata()).toMatchObject({ format: 'jpeg', width: 50, height: 60 });
});
