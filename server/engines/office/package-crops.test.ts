import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { openZip } from '../../formats/zip/read.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { cropsCarriedOut } from './package-crops.ts';

const folder = makeTestFolder('crops');

const image = await sharp({ create: { width: 100, height: 60, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const fill = (source: string) => `<p:blipFill><a:blip r:embed="i1"/>${source}<a:stretch/></p:blipFill>`;
const deck = (slide: string, media: Uint8Array = image, name = 'a.png') => {
  const path = join(folder, 'a.pptx');
  const parts = {
    'ppt/slides/slide1.xml': slide,
    'ppt/slides/_rels/slide1.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="i1" Type="x/image" Target="../media/NAME"/></Relationships>'.replace(
        'NAME',
        name,
      ),
  };
  writeFileSync(
    path,
    zipSync({
      [`ppt/media/${name}`]: new Uint8Array(media),
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    }),
  );
  return openZip(path);
};

test('a crop is carried out on an image of its own, and the other one stays whole', async () => {
  const made = await cropsCarriedOut(deck(`<p:sld>${fill('<a:srcRect l="25000" b="50000"/>')}${fill('')}</p:sld>`));
  expect(Object.keys(made).toSorted()).toEqual(['ppt/media/cropped-1.png', 'ppt/slides/_rels/slide1.xml.rels', 'ppt/slides/slide1.xml']);
  expect(await sharp(made['ppt/media/cropped-1.png'] as Buffer).metadata()).toMatchObject({ width: 75, height: 30 });
  expect(made['ppt/slides/slide1.xml']).toBe(`<p:sld>${fill('').replace('i1', 'cropped1')}${fill('')}</p:sld>`);
  expect(made['ppt/slides/_rels/slide1.xml.rels']).toContain('Target="/ppt/media/cropped-1.png"/></Relationships>');
});

test('the drawing beside a cropped image goes, since it shows all of it', async () => {
  const drawn = fill('<a:srcRect r="50000"/>').replace(
    '<a:blip r:embed="i1"/>',
    '<a:blip r:embed="i1"><a:extLst><a:ext uri="{28A0092B-C50C-407E-A947-70E740481C1C}"/><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip r:embed="i2"/></a:ext></a:extLst></a:blip>',
  );
  const slide = (await cropsCarriedOut(deck(drawn)))['ppt/slides/slide1.xml'];
  expect(slide).toContain('r:embed="cropped1"><a:extLst><a:ext uri="{28A0092B-C50C-407E-A947-70E740481C1C}"/></a:extLst>');
});

test('a package whose images are drawings gets no image of a type that it does not declare', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60"/></svg>');
  expect(await cropsCarriedOut(deck(fill('<a:srcRect r="50000"/>'), drawing, 'a.svg'))).toEqual({});
});

test('percentages in the strict spelling are sides too; values that widen an image or leave nothing are not a crop', async () => {
  const strict = await cropsCarriedOut(deck(fill('<a:srcRect r="50%"/>')));
  expect(await sharp(strict['ppt/media/cropped-1.png'] as Buffer).metadata()).toMatchObject({ width: 50 });
  for (const source of [
    '<a:srcRect l="-5000" r="5000"/>',
    '<a:srcRect l="0"/>',
    '<a:srcRect l="100000"/>',
    '<a:srcRect l="60000" r="60000"/>',
  ])
    expect(await cropsCarriedOut(deck(fill(source)))).toEqual({});
});

test('crops without end are passed over in one pass', async () => {
  expect(await cropsCarriedOut(deck('<p:blipFill><a:srcRect l="1"'.repeat(100_000)))).toEqual({});
});

test('the rest of a truncated image is cropped; other files stay', async () => {
  const noise = crypto.getRandomValues(Buffer.alloc(300 * 200 * 3));
  const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const made = await cropsCarriedOut(deck(fill('<a:srcRect l="50000"/>'), photo.subarray(0, photo.length / 2)));
  expect(await sharp(made['ppt/media/cropped-1.png'] as Buffer).metadata()).toMatchObject({ width: 150, height: 200 });
  expect(await cropsCarriedOut(deck(fill('<a:srcRect l="50000"/>'), photo.subarray(0, 10)))).toEqual({});
});
