import { beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { normaliseFormat } from '../../catalogue/formats.ts';
import { Problem } from '../contract/problem.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { inspect } from './inspect.ts';

longTimeout();

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('inspect');
});

/** The code of the refusal, or `ok`. */
const verdict = async (content: string | Uint8Array, format: string): Promise<string> => {
  const path = join(dir, 'upload');
  await Bun.write(path, content);
  return verdictOf(path, format);
};
const verdictOf = (path: string, format: string): string => {
  try {
    inspect(path, format);
    return 'ok';
  } catch (thrown) {
    if (thrown instanceof Problem) return thrown.code;
    throw thrown;
  }
};

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const u32 = (value: number): readonly number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const png = (width: number, height: number): Buffer =>
  bytes('\x89PNG\r\n\x1a\n', u32(13), 'IHDR', u32(width), u32(height), [8, 2, 0, 0, 0], u32(0), u32(0), 'IDAT', u32(0));
const zip = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])) as Zippable,
  );
const docx = (document: string): Uint8Array => zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': document });
const odt = (content: string, manifest = '<manifest/>'): Uint8Array =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content, 'META-INF/manifest.xml': manifest });
const shapefile = zip({ 'roads.shp': bytes([0, 0, 0x27, 0x0a]), 'roads.dbf': 'a', 'legend.png': 'b', 'index.html': 'c' });
const laughs = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]>`;

describe('content decides', () => {
  test.each([
    ['a picture under another name', png(4, 4), 'jpg', 'content_mismatch'],
    ['a playlist as a film', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n', 'mp4', 'content_mismatch'],
    ['a concat script as a film', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'mkv', 'content_mismatch'],
    ['a session description as a film', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5000 RTP/AVP 96\n', 'mp4', 'content_mismatch'],
    ['a drawing as a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'png', 'content_mismatch'],
    ['a web page as a workbook', '<html><table><tr><td>1</td></tr></table></html>', 'xls', 'content_mismatch'],
    [
      'flat ODF as a document',
      '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.text"/>',
      'doc',
      'content_mismatch',
    ],
    ['PostScript as a picture', '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file', 'jpg', 'content_mismatch'],
    ['PostScript as PDF', '%!PS\nshowpage', 'pdf', 'content_mismatch'],
    ['a program as a song', bytes('\x7fELF\x02\x01\x01', new Array(600).fill(0)), 'mp3', 'content_mismatch'],
    ['an archive as a document', zip({ 'a.txt': 'x' }), 'docx', 'content_mismatch'],
    ['a document as a workbook', docx('<w:document/>'), 'xlsx', 'content_mismatch'],
    ['bytes as text', bytes(Array.from({ length: 600 }, (_, i) => (i * 7919) & 255)), 'txt', 'corrupt_input'],
    ['the right picture', png(4, 4), 'png', 'ok'],
    ['a document', docx('<w:document/>'), 'docx', 'ok'],
    [
      'a document whose parts lie elsewhere',
      zip({
        '[Content_Types].xml': `<t:Types xmlns:t='x'><t:Override ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml.document&#46;main+xml' PartName='/a.xml'/></t:Types>`,
        'a.xml': '<w:document/>',
      }),
      'docx',
      'ok',
    ],
    [
      'a document that only speaks of locks',
      odt('<a/>', '<manifest><!-- <encryption-data/> --><file-entry full-path="encryption-data"/></manifest>'),
      'odt',
      'ok',
    ],
    [
      'a locked document by another prefix',
      odt('<a/>', `<x:manifest xmlns:x='m'><x:encryption-data /></x:manifest>`),
      'odt',
      'password_protected',
    ],
    ['a document as the archive that it is', docx('<w:document/>'), 'zip', 'ok'],
    ['a shapefile in its ZIP', shapefile, 'shp', 'ok'],
    ['a shapefile as the ZIP that it is in', shapefile, 'zip', 'ok'],
    ['a book', zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' }), 'epub', 'ok'],
    ['Chinese in UTF-16 without a mark', Buffer.from('我能吞下玻璃而不伤身体', 'utf16le'), 'txt', 'ok'],
    ['text in UTF-16 without a mark', Buffer.from('Grüße aus dem Süden', 'utf16le'), 'txt', 'ok'],
    ['text in Latin-1', Buffer.from('Caf\u00e9', 'latin1'), 'txt', 'ok'],
    ['text that begins like a program', 'MZ is a code for Mozambique.', 'txt', 'ok'],
    ['a page without a head', 'Hello <b>there</b>', 'html', 'ok'],
    ['a drawing with a DOCTYPE', '<?xml version="1.0"?><!-- made --><!DOCTYPE svg PUBLIC "-//W3C//SVG" "a"><svg/>', 'svg', 'ok'],
  ])('%s', async (_what, content, format, expected) => {
    expect(await verdict(content, format)).toBe(expected);
  });

  test('the answer names what the bytes are', async () => {
    const path = join(dir, 'named');
    await Bun.write(path, png(4, 4));
    expect(() => inspect(path, 'jpg')).toThrow(expect.objectContaining({ extra: { detected: 'png' } }));
  });
});

describe('limits before work', () => {
  test.each([
    ['900 megapixels of PNG', png(30_000, 30_000), 'png', 'image_too_large'],
    ['a GIF screen of 65535 squared', bytes('GIF89a', [255, 255, 255, 255, 0, 0, 0], ';'), 'gif', 'image_too_large'],
    [
      'a WebP canvas of 16384 squared',
      bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2, 0, 0, 0, 255, 63, 0, 255, 63, 0]),
      'webp',
      'image_too_large',
    ],
    [
      'a JPEG frame of 65500 squared',
      bytes([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 0x11, 0, 0xff, 0xd9]),
      'jpg',
      'image_too_large',
    ],
    [
      '6000 frames',
      bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0], `${bytes(',', [0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0]).toString('latin1')}`.repeat(6000), ';'),
      'gif',
      'too_many_frames',
    ],
    ['text that packs a thousandfold', docx(`<w:document>${' '.repeat(80 * 1024 ** 2)}</w:document>`), 'docx', 'decompression_bomb'],
    ['a table that packs a thousandfold', zip({ 'a.shp': '', 'a.dbf': ' '.repeat(80 * 1024 ** 2) }), 'shp', 'decompression_bomb'],
    [
      'more entries than allowed',
      zip(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`${i}`, '']))),
      'zip',
      'too_many_entries',
    ],
    ['entities that grow', `<?xml version="1.0"?>${laughs}<x>&a9;</x>`, 'xml', 'decompression_bomb'],
    ['entities that grow in a part', odt(`<?xml version="1.0"?>${laughs}<x>&a9;</x>`), 'odt', 'decompression_bomb'],
    ['an entity from a file', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'svg', 'unsafe_content'],
    ['a DOCTYPE where none may be', docx('<!DOCTYPE x><w:document/>'), 'docx', 'unsafe_content'],
    [
      'entities that Illustrator writes',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"/>',
      'svg',
      'ok',
    ],
    [
      'a page tree of a hundred million',
      '%PDF-1.4\n2 0 obj\n<</Type/Pages/Kids[2 0 R]/Count 100000000>>\nendobj\n',
      'pdf',
      'too_many_pages',
    ],
    ['a WAV of 65535 channels', bytes('RIFF', u32(0), 'WAVEfmt ', [16, 0, 0, 0, 1, 0, 255, 255], u32(0xffffffff)), 'wav', 'corrupt_input'],
    [
      'a gzip that says 2 GB',
      bytes(
        gzipSync(Buffer.alloc(4 * 1024 ** 2))
          .toString('latin1')
          .repeat(800)
          .slice(0, -4),
        [0, 0, 0, 128],
      ),
      'gz',
      'decompression_bomb',
    ],
    ...['shp', 'fb2', 'cdr', 'kmz', 'zip'].map(
      (format) => [`a ZIP that is cut off, as ${format}`, shapefile.subarray(0, 120), format, 'corrupt_input'] as const,
    ),
    ['a document that is cut off', docx('<w:document/>').subarray(0, 120), 'docx', 'corrupt_input'],
  ])('%s', async (_what, content, format, expected) => {
    expect(await verdict(content, format)).toBe(expected);
  });
});

describe('locked files', () => {
  test('an entry of a ZIP', async () => {
    const locked = Buffer.from(zip({ 'a.txt': 'hello' }));
    locked.writeUInt16LE(1, locked.indexOf('PK\x01\x02', 0, 'latin1') + 8);
    expect(await verdict(locked, 'zip')).toBe('password_protected');
  });
  test('a part of an ODF', async () => {
    expect(await verdict(odt('x', '<manifest:encryption-data/>'), 'odt')).toBe('password_protected');
  });
  test('an OOXML package inside a compound file', async () => {
    const header = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], new Array(504).fill(0));
    expect(await verdict(Buffer.concat([header, Buffer.from('EncryptedPackage', 'utf16le')]), 'docx')).toBe('password_protected');
  });
});

describe('crafted files do not keep the server busy', () => {
  const many = 50 * 1024 ** 2;
  test.each([
    [
      'GIF of one-byte blocks',
      bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0], '!\xfe', Buffer.alloc(many, 1).toString('latin1')),
      'gif',
      'too_many_frames',
    ],
    ['GIF of empty extensions', bytes(`GIF89a\x08\0\x08\0\0\0\0${'!\xfe\0'.repeat(many / 3)}`), 'gif', 'too_many_frames'],
    ['JPEG of nothing but fill', bytes(`\xff\xd8\xff\xe0\0\x02${'\xff'.repeat(many)}`), 'jpg', 'ok'],
    ['FITS of one name', `${'SIMPLE  =                    T'.padEnd(80)}${'NAXIS1 '.repeat(many / 7)}`, 'fits', 'ok'],
    ['PDF of counts side by side', `%PDF-1.4\n${'/Count'.repeat(many / 6)}`, 'pdf', 'ok'],
    ['PDF of counts past the limit', `%PDF-1.4\n${'/Count 99999 '.repeat(many / 13)}`, 'pdf', 'ok'],
    [
      'ZIP of a folder for every file, 150 deep',
      zip(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${`d${i}/`.repeat(150)}a`, 'x']))),
      'zip',
      'too_many_entries',
    ],
    ['PDF of nothing but counts', `%PDF-1.4\n${Array.from({ length: 500_000 }, (_, i) => `/Count ${i} `).join('')}`, 'pdf', 'ok'],
    ['XML of quotes that never close', `<?xml version="1.0"?><!DOCTYPE x [${'<!ENTITY a "'.repeat(25_000)}`, 'xml', 'content_mismatch'],
    ['page of tags that never close', '<p '.repeat(many / 3), 'html', 'ok'],
    ['tags in front of a song', 'ID3\x03\x00\x00\x00\x00\x00\x00'.repeat(many / 10), 'mp3', 'ok'],
    ['TIFF of entries out of order', bytes('II*\0', [8, 0, 0, 0], [0, 16], Buffer.alloc(many, 0).toString('latin1')), 'tiff', 'ok'],
  ])('%s', async (_what, content, format, expected) => {
    // The worst of these took minutes before every walk over a file was bounded; the runner's own limit would end it.
    expect(await verdict(content, format)).toBe(expected);
  });
});

const fixtures = new URL('../../../shared/fixtures/', import.meta.url).pathname;
const manifest = join(fixtures, 'MANIFEST.json');

describe.skipIf(!existsSync(manifest))('real files', () => {
  type Item = { readonly path: string; readonly format: string; readonly expect: string };
  test('every audio one passes', async () => {
    const { items } = (await Bun.file(manifest).json()) as { items: readonly Item[] };
    const refused = items
      .filter((item) => item.expect.startsWith('ok'))
      .map((item) => [item.path, verdictOf(join(fixtures, item.path), normaliseFormat(item.format) ?? '')])
      .filter(([, found]) => found !== 'ok');
    expect(refused).toEqual([]);
  });
});

test('a raw video is one, also where its frames can be read as text', async () => {
  const film = `YUV4MPEG2 W16 H16 F25:1 Ip A1:1 C420jpeg\nFRAME\n${'@'.repeat(384)}`;
  expect(await verdict(film, 'y4m')).toBe('ok');
  expect(await verdict('YUV4MPEG2 is a format.', 'y4m')).toBe('content_mismatch');
});
