import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pictureLooks, tagsAre } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

const photo = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#3366cc' } });

/** A JPEG with an additional block before its first segment. */
const withSegment = async (marker: number, block: Uint8Array): Promise<Buffer> => {
  const jpeg = await photo().jpeg().toBuffer();
  const head = Buffer.from([0xff, marker, (block.length + 2) >> 8, (block.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
};

const field = (dataSet: number, value: Uint8Array | string, record = 2): Buffer => {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([Buffer.from([0x1c, record, dataSet, bytes.length >> 8, bytes.length & 255]), bytes]);
};
const iptc = (...fields: readonly Uint8Array[]): Promise<Buffer> => {
  const block = Buffer.concat(fields);
  const length = Buffer.from([0, 0, block.length >> 8, block.length & 255]);
  return withSegment(
    0xed,
    Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), length, block, Buffer.alloc(block.length % 2)]),
  );
};
const utf8 = field(90, '\x1b%G', 1);
const captioned = () =>
  iptc(
    utf8,
    field(25, 'harbour'),
    field(25, 'Wien'),
    field(120, 'Grüße aus Wien'),
    field(80, 'Anna Muster'),
    field(116, '(c) Anna Muster'),
    field(105, 'Abend'),
    field(90, 'Wien'),
  );
const captions = {
  Subject: 'harbour, Wien',
  Description: 'Grüße aus Wien',
  Creator: 'Anna Muster',
  Rights: '(c) Anna Muster',
  'XMP-photoshop:Headline': 'Abend',
  'XMP-photoshop:City': 'Wien',
};

const turnedXmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation="6"/></rdf:RDF></x:xmpmeta>`;

/** Red on the left, blue on the right, with an orientation that rotates it. */
const turned = async (orientation: number): Promise<Buffer> => {
  const halves = sharp({ create: { width: 32, height: 32, channels: 3, background: '#ff0000' } }).extend({
    right: 32,
    background: '#0000ff',
  });
  return sharp(await halves.png().toBuffer())
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

export const records: readonly Situation[] = [
  ...['tiff', 'png', 'webp', 'avif', 'heic', 'jxl', 'jp2', 'psd'].map(
    (to): Situation => ({
      name: `iptc-to-${to}`,
      source: to === 'webp' ? 'plan2net/webp#67' : 'darktable-org/darktable#16735',
      file: 'photo.jpg',
      input: captioned,
      from: 'jpg',
      to,
      expect: 'keywords, caption, author, copyright, headline and city come along as XMP',
      check: ({ path }) => tagsAre(path, captions),
    }),
  ),
  {
    name: 'iptc-in-windows-latin',
    source: 'RawTherapee/RawTherapee#4016',
    file: 'photo.jpg',
    input: () => iptc(field(80, Buffer.from('J\xfcrgen M\xfcller', 'latin1'))),
    from: 'jpg',
    to: 'png',
    expect: 'the author is Jürgen Müller: bytes without a stated character set are Windows Latin where they are no UTF-8',
    check: ({ path }) => tagsAre(path, { Creator: 'Jürgen Müller' }),
  },
  {
    name: 'iptc-of-a-tiff',
    source: 'darktable-org/darktable#16735',
    file: 'scan.tiff',
    input: async () => {
      const jpeg = `/tmp/iptc-${crypto.randomUUID()}`;
      await photo().tiff().toFile(`${jpeg}.tiff`);
      await look(
        'exiftool',
        '-q',
        '-overwrite_original',
        '-charset',
        'utf8',
        '-codedcharacterset=utf8',
        '-IPTC:Keywords=Hafen',
        `${jpeg}.tiff`,
      );
      return Bun.file(`${jpeg}.tiff`).bytes();
    },
    from: 'tiff',
    to: 'png',
    expect: 'the keyword comes along',
    check: ({ path }) => tagsAre(path, { Subject: 'Hafen' }),
  },
  {
    name: 'xmp-orientation-agrees',
    source: 'strukturag/libheif#680',
    file: 'photo.jpg',
    input: async () => {
      const jpeg = await turned(6);
      const block = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${turnedXmp}`);
      return Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xe1, (block.length + 2) >> 8, (block.length + 2) & 255]),
        block,
        jpeg.subarray(2),
      ]);
    },
    from: 'jpg',
    to: 'webp',
    expect: 'the pixels stand upright (red on top), and neither XMP nor EXIF says that they are to be turned',
    check: async ({ path }) => {
      const stated = (await look('exiftool', '-n', '-s3', '-XMP-tiff:Orientation', '-IFD0:Orientation', path)).trim().split('\n');
      return [
        ...(await pictureLooks(path, { size: '32x64', points: [[16, 10, '#ff0000']], tolerance: 12 })),
        finding(
          'orientation',
          stated.every((one) => one === '' || one === '1'),
          stated,
        ),
      ];
    },
  },
  ...['png', 'avif', 'gif', 'bmp', 'heic'].map(
    (to): Situation => ({
      name: `exif-orientation-to-${to}`,
      source: { avif: 'AOMediaCodec/libavif#996', heic: 'strukturag/libheif#680' }[to] ?? 'Tichau/FileConverter#476',
      file: 'photo.jpg',
      input: () => turned(8),
      from: 'jpg',
      to,
      expect: 'upright: 32x64, blue on top',
      check: async ({ path }) => {
        if (to !== 'avif' && to !== 'heic') return pictureLooks(path, { size: '32x64', points: [[16, 10, '#0000ff']], tolerance: 12 });
        await look(...(to === 'avif' ? ['avifdec', path, `${path}.png`] : ['heif-dec', '-o', `${path}.png`, path]));
        return pictureLooks(`${path}.png`, { size: '32x64', points: [[16, 10, '#0000ff']], tolerance: 16 });
      },
    }),
  ),
];
