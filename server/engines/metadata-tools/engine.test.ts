import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { operationById } from '../../../catalogue/operations.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
const at = (name: string): string => join(harness.dir, name);
const clean = async (name: string): Promise<string> =>
  (await harness.operate('remove-metadata', at(name), name.split('.').at(-1) ?? '')).paths[0] ?? '';
/** All that exiftool finds, in one line. */
const told = async (path: string): Promise<string> => (await Bun.$`exiftool -a -G1 -s ${path}`.quiet()).stdout.toString();
/** The pixels of an image, or the packets of a recording, as one number. */
const pixels = async (path: string): Promise<string> => (await Bun.$`convert ${path} -format ${'%#'} info:`.text()).trim();
const packets = (path: string): Promise<string> =>
  Bun.$`ffmpeg -nostdin -v error -i ${path} -map 0:v? -map 0:a -c copy -f streamhash -`.text();

const secret = 'Secretia';
const images = ['jpg', 'png', 'webp', 'heic', 'avif', 'tiff'];
const media: Readonly<Record<string, string>> = {
  mp3: '-b:a 64k',
  m4a: '-c:a aac',
  wav: '',
  flac: '',
  ogg: '-c:a libvorbis',
  opus: '-c:a libopus',
  mp4: '-c:v libx264 -pix_fmt yuv420p -c:a aac',
  mov: '-c:v libx264 -pix_fmt yuv420p -c:a aac',
  mkv: '-c:v libx264 -pix_fmt yuv420p -c:a aac',
  webm: '-c:v libvpx -c:a libvorbis',
  avi: '-c:v mpeg4 -c:a libmp3lame',
};
const packages: Readonly<Record<string, string>> = { docx: 'docx', odt: 'odt', xlsx: 'xlsx', ods: 'ods', pptx: 'pptx', odp: 'odp' };

/** Formats of each kind of container in `npm test`; the nightly run takes all. */
const chosen = (formats: readonly string[], ...quick: readonly string[]): readonly string[] => (isNightly ? formats : quick);

beforeAll(async () => {
  harness = await startHarness();
  await Bun.$`convert -seed 1 -size 60x40 plasma: png24:${at('in.png')}`.quiet();
  await Bun.$`convert ${at('in.png')} -quality 90 ${at('in.jpg')}`.quiet();
  await Bun.$`convert ${at('in.png')} -quality 90 ${at('in.webp')}`.quiet();
  await Bun.$`convert ${at('in.png')} ${at('in.tiff')}`.quiet();
  await Bun.$`heif-enc -q 95 -o ${at('in.heic')} ${at('in.png')}`.quiet();
  await Bun.$`avifenc -s 8 ${at('in.png')} ${at('in.avif')}`.quiet();
  // One start of exiftool for all.
  await Bun.$`exiftool -q -overwrite_original -Artist=${secret} -GPSLatitude=48.1 -GPSLatitudeRef=N -XMP:Creator=${secret} ${images.map((format) => at(`in.${format}`))}`.quiet();
});
afterAll(() => harness.close());

describe('images', () => {
  test.each(chosen(images, 'jpg', 'webp', 'heic'))('step %s says nothing afterwards, and looks the same', async (format) => {
    expect(await told(at(`in.${format}`))).toContain(secret);
    const path = await clean(`in.${format}`);
    const after = await told(path);
    expect(after).not.toContain(secret);
    expect(after).not.toMatch(/GPS/);
    if (format === 'jpg') expect((await Bun.$`djpeg ${path}`.quiet()).stderr.toString()).toBe('');
    if (['jpg', 'png', 'webp', 'tiff'].includes(format)) expect(await pixels(path)).toBe(await pixels(at(`in.${format}`)));
  });

  test('a photo stays upright and in its colours, and loses what is behind it', async () => {
    await Bun.$`cp ${at('in.jpg')} ${at('side.jpg')}`.quiet();
    await Bun.$`exiftool -q -overwrite_original -n -Orientation=6 -Comment=${secret} ${at('side.jpg')}`.quiet();
    await Bun.$`convert ${at('side.jpg')} -profile /usr/share/color/icc/ghostscript/srgb.icc ${at('profiled.jpg')}`.quiet();
    const bytes = await Bun.file(at('profiled.jpg')).bytes();
    await Bun.write(at('trailer.jpg'), new Uint8Array([...bytes, ...new TextEncoder().encode(`${secret} film`)]));
    const path = await clean('trailer.jpg');
    const text = new TextDecoder('latin1').decode(await Bun.file(path).bytes());
    expect(text).not.toContain(secret);
    expect(text).toContain('ICC_PROFILE');
    expect((await Bun.$`exiftool -s3 -n -Orientation ${path}`.text()).trim()).toBe('6');
    expect(await pixels(path)).toBe(await pixels(at('profiled.jpg')));
  });

  test.each(['png', 'webp'])('a %s with an orientation keeps it', async (format) => {
    await Bun.$`cp ${at(`in.${format}`)} ${at(`turned.${format}`)}`.quiet();
    await Bun.$`exiftool -q -overwrite_original -n -Orientation=6 -Artist=${secret} ${at(`turned.${format}`)}`.quiet();
    const path = await clean(`turned.${format}`);
    // Numbers instead of words, in one start: 6 is a quarter turn clockwise.
    const after = await Bun.$`exiftool -a -G1 -s -n -all -validate -warning ${path}`.text();
    expect(after).not.toContain(secret);
    expect(after).toMatch(/\] +Orientation +: 6$/m);
    expect(after).not.toContain('Warning');
    expect(await pixels(path)).toBe(await pixels(at(`turned.${format}`)));
  });

  test('a progressive photo and an animation come through whole', async () => {
    await Bun.$`convert ${at('in.png')} -interlace JPEG -quality 90 ${at('steps.jpg')}`.quiet();
    expect(await pixels(await clean('steps.jpg'))).toBe(await pixels(at('steps.jpg')));
    await Bun.$`convert -delay 20 -size 20x20 xc:red xc:blue -loop 0 ${at('moving.webp')}`.quiet();
    expect((await Bun.$`identify ${await clean('moving.webp')}`.text()).trim().split('\n')).toHaveLength(2);
  });
});

describe('recordings', () => {
  test.each(chosen(Object.keys(media), 'mp3', 'ogg', 'mp4', 'mkv'))(
    'step %s says nothing afterwards, and sounds the same',
    async (format) => {
      const isVideo = (media[format] ?? '').includes('-c:v');
      const image = isVideo ? '-f lavfi -i testsrc2=s=64x48:r=10:d=1' : '';
      const line = `${image} -f lavfi -i sine=d=1 ${media[format]} -metadata title=${secret} -metadata artist=${secret} -metadata:s:a:0 language=deu`;
      await Bun.$`ffmpeg -nostdin -y -v error ${line.split(' ').filter(Boolean)} ${at(`in.${format}`)}`.quiet();
      expect(await told(at(`in.${format}`))).toContain(secret);
      const path = await clean(`in.${format}`);
      const text = new TextDecoder('latin1').decode(await Bun.file(path).bytes());
      expect(text).not.toContain(secret);
      const after = await told(path);
      expect(after).not.toMatch(/Lavf\d/);
      expect(await packets(path)).toBe(await packets(at(`in.${format}`)));
      if (format === 'mkv') expect(after).toMatch(/ger|deu/);
    },
  );
});

describe('documents', () => {
  test('step pdf says nothing afterwards', async () => {
    const script =
      'import fitz,sys\nd=fitz.open()\nd.new_page().insert_text((72,72),"Words")\nd.set_metadata({"author":sys.argv[2]})\nd.save(sys.argv[1])';
    await Bun.$`/usr/bin/python3 -I -c ${script} ${at('in.pdf')} ${secret}`.quiet();
    const path = await clean('in.pdf');
    expect(await Bun.$`pdfinfo ${path}`.text()).not.toContain(secret);
    expect(await Bun.$`pdftotext ${path} -`.text()).toContain('Words');
  });

  test.each(chosen(Object.keys(packages), 'docx', 'ods'))('step %s says nothing afterwards, and opens', async (format) => {
    // What each says of itself is written by hand, so that there is something to find.
    const isOpen = format.startsWith('od');
    await Bun.write(at(isOpen || format === 'docx' ? 'words.html' : 'words.csv'), '<p>Words</p>');
    const from = { docx: 'html', odt: 'html', xlsx: 'csv', ods: 'csv' }[format];
    if (from) {
      await Bun.write(at(`words.${from}`), from === 'csv' ? 'Words,1\n' : '<p>Words</p>');
      const { paths } = await harness.convert(at(`words.${from}`), from, format);
      await Bun.write(at(`in.${format}`), Bun.file(paths[0] ?? ''));
    } else {
      await Bun.write(at('words.md'), '# Words\n');
      const { paths } = await harness.convert(at('words.md'), 'md', 'pptx');
      const made = format === 'pptx' ? paths : (await harness.convert(paths[0] ?? '', 'pptx', 'odp')).paths;
      await Bun.write(at(`in.${format}`), Bun.file(made[0] ?? ''));
    }
    const script = `
import sys, zipfile
path, secret = sys.argv[1:3]
with zipfile.ZipFile(path) as old:
    entries = [(entry, old.read(entry)) for entry in old.infolist()]
with zipfile.ZipFile(path, "w") as new:
    for entry, data in entries:
        if entry.filename in ("docProps/core.xml", "meta.xml"):
            continue
        if entry.filename == "META-INF/manifest.xml" and b'"meta.xml"' not in data:
            data = data.replace(b"</manifest:manifest>", b'<manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/></manifest:manifest>')
        new.writestr(entry, data)
    if any(entry.filename == "mimetype" for entry, _ in entries):
        new.writestr("meta.xml", '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta><dc:creator>' + secret + '</dc:creator></office:meta></office:document-meta>')
    else:
        new.writestr("docProps/core.xml", '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>' + secret + '</dc:creator></cp:coreProperties>')
`;
    await Bun.$`/usr/bin/python3 -I -c ${script} ${at(`in.${format}`)} ${secret}`.quiet();
    const path = await clean(`in.${format}`);
    expect(await Bun.$`unzip -p ${path}`.text()).not.toContain(secret);
    expect((await Bun.$`unzip -Z -T ${path}`.text()).match(/19800101/g)?.length).toBeGreaterThan(2);
    const { paths } = await harness.convert(path, format, 'pdf');
    expect(await Bun.$`pdftotext ${paths[0] ?? ''} -`.text()).toContain('Words');
  });
});

test('every format of the operation is above', () =>
  expect((operationById('remove-metadata')?.formats ?? []).toSorted()).toEqual(
    [...images, 'pdf', ...Object.keys(packages), ...Object.keys(media)].toSorted(),
  ));

test('truncated files and files of other formats are refused', async () => {
  const whole = await Bun.file(at('in.jpg')).bytes();
  await Bun.write(at('cut.jpg'), whole.slice(0, 30));
  await Bun.write(at('words.png'), 'these are words');
  await Bun.write(at('empty.webp'), new TextEncoder().encode('RIFF\u0004\0\0\0WEBP'));
  await Bun.write(at('none.docx'), 'PK these are words');
  for (const name of ['cut.jpg', 'words.png', 'empty.webp', 'none.docx'])
    expect(await rejection(clean(name))).toMatchObject({ code: 'corrupt_input' });
});
