import sharp from 'sharp';
import { look, withFolder } from '../../../fidelity/look.ts';

/** A photo with a gain map, as phones of Android save it: a second JPEG behind the first, named in XMP. */
export const photoWithGainMap = async (): Promise<Buffer> => {
  const picture = (background: string, size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: { create: { width: size / 2, height: size / 2, channels: 3, background: '#eeddcc' } }, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .toBuffer();
  const [base, map] = [await picture('#335577', 256), await picture('#808080', 64)];
  const xmp = (attributes: string, inside = ''): Buffer => {
    const text = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/" hdrgm:Version="1.0"${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, 'latin1')]);
  };
  const second = Buffer.concat([
    map.subarray(0, 2),
    xmp(' hdrgm:GainMapMin="0" hdrgm:GainMapMax="2.3" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2.3"'),
    map.subarray(2),
  ]);
  const item = (semantic: string, more = '') =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${more}/></rdf:li>`;
  const directory = `<Container:Directory><rdf:Seq>${item('Primary')}${item('GainMap', ` Item:Length="${second.length}"`)}</rdf:Seq></Container:Directory>`;
  return Buffer.concat([base.subarray(0, 2), xmp('', directory), base.subarray(2), second]);
};

/** A file in inks, with or without a profile, of which the left half is cyan and the right half is yellow and magenta. */
export const inks = (name: string, profile: boolean, ...more: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const halves = ['-size', '32x32', 'xc:cmyk(204,0,0,0)', 'xc:cmyk(0,204,204,0)', '+append', '-colorspace', 'CMYK'];
    await look(
      'convert',
      ...halves,
      ...(profile ? ['-profile', '/usr/share/color/icc/ghostscript/default_cmyk.icc'] : []),
      ...more,
      `${dir}/${name}`,
    );
    return Bun.file(`${dir}/${name}`).bytes();
  });

/** A bitmap of 8 by 4 in runs: two red pixels at the bottom left, and after a jump of four to the right and two up, two blue ones. */
export const bitmapOfRuns = (): Buffer => {
  const runs = Buffer.from([2, 1, 0, 2, 4, 2, 2, 2, 0, 0, 0, 1]);
  const palette = Buffer.alloc(1024);
  palette.writeUInt32LE(0x00ffffff, 0);
  palette.writeUInt32LE(0x00ff0000, 4);
  palette.writeUInt32LE(0x000000ff, 8);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + 1024 + runs.length, 2);
  head.writeUInt32LE(54 + 1024, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(8, 18);
  head.writeInt32LE(4, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(8, 28);
  head.writeUInt32LE(1, 30);
  head.writeUInt32LE(runs.length, 34);
  head.writeUInt32LE(256, 46);
  head.writeUInt32LE(256, 50);
  return Buffer.concat([head, palette, runs]);
};

/** A Targa of 4 by 2 in runs whose first pixel is at the bottom right: red, then seven blue ones. */
export const targaFromBottomRight = (): Buffer => {
  const head = Buffer.alloc(18);
  head[2] = 10;
  head.writeUInt16LE(4, 12);
  head.writeUInt16LE(2, 14);
  head[16] = 24;
  head[17] = 0x10;
  return Buffer.concat([head, Buffer.from([0x00, 0, 0, 255, 0x82, 255, 0, 0, 0x83, 255, 0, 0])]);
};

/** An icon of 16 as a bitmap and of 256 as a PNG. */
export const iconWithPng = (): Promise<Buffer> =>
  withFolder(async (dir) => {
    await look('convert', '-size', '16x16', 'xc:#0000ff', '-alpha', 'on', `${dir}/small.ico`);
    const small = Buffer.from(await Bun.file(`${dir}/small.ico`).bytes());
    const bitmap = small.subarray(small.readUInt32LE(18), small.readUInt32LE(18) + small.readUInt32LE(14));
    const large = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#ff0000' } })
      .png()
      .toBuffer();
    const entry = (side: number, bytes: number, at: number): Buffer => {
      const one = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
      one.writeUInt32LE(bytes, 8);
      one.writeUInt32LE(at, 12);
      return one;
    };
    const head = Buffer.from([0, 0, 1, 0, 2, 0]);
    return Buffer.concat([head, entry(16, bitmap.length, 38), entry(0, large.length, 38 + bitmap.length), bitmap, large]);
  });
