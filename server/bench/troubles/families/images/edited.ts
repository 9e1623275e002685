import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { exif } from '../../look/media.ts';
import { pdfPixel } from '../../look/pdf.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

/** Stored 40 by 20 with a red left half; a camera's flag turns it, so that red is at the top. */
const held = async (orientation: number): Promise<Buffer> => {
  const halves = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
    .extend({ right: 20, background: '#0000ff' })
    .png()
    .toBuffer();
  return sharp(halves).withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
};

/** A file that programs write into a folder, in which `a.jpg` is there from the start if it is given. */
const throughTools = (name: string, photo: Uint8Array | undefined, ...commands: readonly (readonly string[])[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    if (photo) await Bun.write(`${dir}/a.jpg`, photo);
    for (const argv of commands) await look(argv[0] ?? '', ...argv.slice(1).map((word) => word.replaceAll('{}', dir)));
    return Bun.file(`${dir}/${name}`).bytes();
  });

/** Pictures that operations change, and pictures that become one file. */
export const editedImages: readonly Situation[] = [
  {
    ...{ name: 'cleaned-photo-keeps-its-profile', source: 'exiftool/exiftool#63', file: 'photo.jpg', from: 'jpg', to: 'jpg' },
    operation: 'remove-metadata',
    input: async () => {
      const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#ff2010' } })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer();
      return throughTools('a.jpg', photo, [
        'exiftool',
        '-q',
        '-overwrite_original',
        '-Make=Apple',
        '-GPSLatitude=48',
        '-GPSLatitudeRef=N',
        '-XMP:Creator=Ann',
        '-IPTC:City=Wien',
        '-Orientation#=6',
        '{}/a.jpg',
      ]);
    },
    expect: 'the profile and the orientation stay; maker, place, creator and city are gone',
    check: async ({ path }) => {
      const tags = await exif(path);
      const told = JSON.stringify(tags);
      return [
        finding('profile', /P3/i.test(tags['ICC_Profile:ProfileDescription'] ?? ''), told),
        finding('traces', !/Apple|48 deg|Ann\b|Wien/.test(told), told),
        same('turned', tags['IFD0:Orientation'], 'Rotate 90 CW'),
      ];
    },
  },
  {
    ...{ name: 'cleaned-second-page-of-a-tiff', source: 'exiftool/exiftool#187', file: 'scan.tiff', from: 'tiff', to: 'tiff' },
    operation: 'remove-metadata',
    input: () =>
      throughTools(
        'all.tiff',
        undefined,
        ['convert', '-size', '20x20', 'xc:red', '{}/1.tiff'],
        ['convert', '-size', '20x20', 'xc:blue', '{}/2.tiff'],
        ['exiftool', '-q', '-overwrite_original', '-Artist=Secret-One', '-ImageDescription=Secret-Two', '{}/1.tiff', '{}/2.tiff'],
        ['tiffcp', '{}/1.tiff', '{}/2.tiff', '{}/all.tiff'],
        ['tiffset', '-d', '1', '-s', '270', 'Secret-Three', '{}/all.tiff'],
      ),
    expect: 'two pages, with nobody named in either',
    check: async ({ path }) => {
      const bytes = Buffer.from(await Bun.file(path).bytes()).toString('latin1');
      return [
        finding('traces', !bytes.includes('Secret'), /Secret.{0,20}/.exec(bytes)?.[0]),
        same('pages', (await look('identify', '-format', '%wx%h ', path)).trim(), '20x20 20x20'),
        ...(await pictureLooks(`${path}`, { points: [[5, 5, '#ff0000']] })),
      ];
    },
  },
  {
    ...{ name: 'sticker-cut-to-a-square', source: 'lovell/sharp#2752', file: 'sticker.webp', from: 'webp', to: 'webp' },
    ...{ operation: 'resize-image', options: { width: 20, height: 20, fit: 'cover' } },
    input: () =>
      throughTools(
        'm.webp',
        undefined,
        ['convert', '-delay', '20', '-size', '60x40', 'xc:red', 'xc:blue', 'xc:lime', '{}/m.gif'],
        ['gif2webp', '-quiet', '{}/m.gif', '-o', '{}/m.webp'],
      ),
    expect: 'three frames of 20 by 20, a fifth of a second each',
    check: async ({ path }) => {
      const { pages, width, pageHeight, delay } = await sharp(path, { animated: true }).metadata();
      return [same('frames', { pages, width, pageHeight, delay }, { pages: 3, width: 20, pageHeight: 20, delay: [200, 200, 200] })];
    },
  },
  {
    ...{ name: 'smaller-webp-of-a-turned-photo', source: 'SixLabors/ImageSharp.Web#381', file: 'phone.jpg', from: 'jpg', to: 'webp' },
    options: { width: 10, quality: 95 },
    input: () => held(6),
    expect: '10 by 20, with red at the top',
    check: ({ path }) =>
      pictureLooks(path, {
        size: '10x20',
        points: [
          [5, 3, '#ff0000'],
          [5, 16, '#0000ff'],
        ],
        tolerance: 24,
      }),
  },
  {
    ...{ name: 'turned-photo-turned-once-more', source: 'Exiv2/exiv2#1950', file: 'phone.jpg', from: 'jpg', to: 'jpg' },
    ...{ operation: 'rotate-image', options: { turn: '90' } },
    input: () => held(6),
    expect: '40 by 20, with red at the right, and no flag that turns it again',
    check: async ({ path }) => [
      ...(await pictureLooks(path, {
        size: '40x20',
        points: [
          [6, 10, '#0000ff'],
          [34, 10, '#ff0000'],
        ],
        tolerance: 24,
      })),
      finding(
        'flag',
        /^(undefined|Horizontal)/.test(String((await exif(path))['IFD0:Orientation'])),
        (await exif(path))['IFD0:Orientation'],
      ),
    ],
  },
  {
    ...{ name: 'photo-with-orientation-zero', source: 'ocrmypdf/OCRmyPDF#894', file: 'android.jpg', from: 'jpg', to: 'pdf' },
    input: async () => {
      return throughTools('a.jpg', await held(1), ['exiftool', '-q', '-n', '-overwrite_original', '-Orientation=0', '{}/a.jpg']);
    },
    expect: 'a lying page with red at the left',
    check: async ({ path }) => {
      const [width = 0, height = 0] = ((await pdfStructure(path)).sizes[0] ?? '').split('x').map(Number);
      return [
        finding('shape', width > height * 1.7, `${width}x${height}`),
        same('left', await pdfPixel(path, 1, width / 8, height / 2), '#fe0000'),
      ];
    },
  },
  {
    ...{ name: 'photos-of-a-phone-as-one-pdf', source: 'Stirling-Tools/Stirling-PDF#2028', file: '1.jpg', from: 'jpg', to: 'pdf' },
    input: () => held(6),
    further: [
      { file: '2.jpg', from: 'jpg', input: () => held(1) },
      {
        file: '3.png',
        from: 'png',
        input: () =>
          sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 0 } } })
            .png()
            .toBuffer(),
      },
    ],
    expect: 'an upright page, a lying one, and a white square one',
    check: async ({ path }) => {
      const shapes = (await pdfStructure(path)).sizes.map((size) => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        return width > height * 1.2 ? 'lying' : height > width * 1.2 ? 'upright' : 'square';
      });
      return [same('pages', shapes, ['upright', 'lying', 'square']), same('white', await pdfPixel(path, 3, 5, 5), '#ffffff')];
    },
  },
];
