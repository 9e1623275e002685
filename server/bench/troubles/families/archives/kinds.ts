import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { contentOf, tarNames, zipNames } from '../../look/names.ts';
import { pdfPages, pdfPixel } from '../../look/pdf.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { byPython } from './made.ts';

const page = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .png()
    .toBuffer();
const hex = async (colour: string): Promise<string> => (await page(colour)).toString('hex');

/** A small ZIP with all sizes and offsets in ZIP64 fields. */
const zip64 = `
name, data = b'notes.txt', b'hello'
crc = zlib.crc32(data)
extra = struct.pack('<HHQQ', 1, 16, len(data), len(data))
local = struct.pack('<4sHHHHHIIIHH', b'PK\\3\\4', 45, 0, 0, 0, 0x21, crc, 0xffffffff, 0xffffffff, len(name), len(extra)) + name + extra + data
wide = struct.pack('<HHQQQ', 1, 24, len(data), len(data), 0)
central = struct.pack('<4sHHHHHHIIIHHHHHII', b'PK\\1\\2', 45, 45, 0, 0, 0, 0x21, crc, 0xffffffff, 0xffffffff, len(name), len(wide), 0, 0, 0, 0, 0xffffffff) + name + wide
at = len(local)
end = struct.pack('<4sQHHIIQQQQ', b'PK\\6\\6', 44, 45, 45, 0, 0, 1, 1, len(central), at)
locator = struct.pack('<4sIQI', b'PK\\6\\7', 0, at + len(central), 1)
out.write(local + central + end + locator + struct.pack('<4sHHHHIIH', b'PK\\5\\6', 0, 0, 0xffff, 0xffff, 0xffffffff, 0xffffffff, 0))`;

/** A RAR of one stored ZIP and a text, made by RARLAB's program. */
const rarOfZip = async (): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/inner.zip`, await byPython("zipped(('inside.txt', b'inner', 0o644))"));
    await Bun.write(`${dir}/real.txt`, 'real');
    await look('sh', '-c', 'cd "$0" && rar a -idq -m0 -ep test.rar inner.zip real.txt', dir);
    return Bun.file(`${dir}/test.rar`).bytes();
  });

const comicAs = async (kind: 'rar' | '7z'): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/01.png`, await page('#ff0000'));
    const pack = kind === 'rar' ? 'rar a -idq -ep out.rar 01.png' : '7zz a -bd out.7z 01.png >/dev/null';
    await look('sh', '-c', `cd "$0" && ${pack}`, dir);
    return Bun.file(`${dir}/out.${kind}`).bytes();
  });

/** Archives with the extension of another kind, newer and older fields, and comics. */
export const kinds: readonly Situation[] = [
  {
    ...{ name: 'zip64-of-one-small-file', source: 'Stuk/jszip#922', file: 'small.zip', from: 'zip', to: 'tar' },
    input: () => byPython(zip64),
    expect: 'notes.txt with hello',
    check: async ({ path }) => [finding('content', (await contentOf(path, 'notes.txt')) === 'hello', await contentOf(path, 'notes.txt'))],
  },
  {
    ...{ name: 'zip64-named-cbz', source: 'stnvh/php-partialzip#6', file: 'comic.cbz', from: 'cbz', to: 'pdf' },
    input: async () => byPython(`${zip64.replace("b'notes.txt', b'hello'", `b'01.png', bytes.fromhex('${await hex('#ff0000')}')`)}`),
    expect: 'a red page',
    check: async ({ path }) => [finding('colour', (await pdfPixel(path, 1, 10, 10)) === '#ff0000', await pdfPixel(path, 1, 10, 10))],
  },
  {
    ...{ name: 'plain-tar-named-tar-gz', source: 'lutris/lutris#1994', file: 'launcher.tar.gz', from: 'tar.gz', to: 'zip' },
    input: () => byPython("tar(('a.txt', b'hi', 0o644))"),
    expect: 'a ZIP with a.txt',
    check: async ({ path }) => [holds('names', await zipNames(path), 'a.txt')],
  },
  {
    ...{ name: 'packed-tar-named-gz', source: 'Real-Gecko/Filemin#44', file: 'backup.gz', from: 'gz', to: 'zip' },
    input: () => byPython("tar(('docs/a.txt', b'hi', 0o644), mode='w:gz')"),
    expect: 'a ZIP of the files of the tar, docs/a.txt',
    check: async ({ path }) => [holds('names', await zipNames(path), 'docs/a.txt')],
  },
  {
    ...{ name: 'rar-with-a-stored-zip', source: 'libarchive/libarchive#2249', file: 'test.rar', from: 'rar', to: 'tar', input: rarOfZip },
    expect: 'the entries of the RAR, inner.zip and real.txt, not those of the ZIP in it',
    check: async ({ path }) => [holds('names', await tarNames(path), 'inner.zip', 'real.txt')],
  },
  {
    ...{ name: 'gzip-of-several-members', source: 'composefs/tar-rs#389', file: 'joined.gz', from: 'gz', to: 'zip' },
    input: () => Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]),
    expect: 'both members, one after the other',
    check: async ({ path }) => {
      const [name = ''] = (await zipNames(path)).trim().split('\n');
      return [finding('content', (await contentOf(path, name)) === 'one\ntwo\n', await contentOf(path, name))];
    },
  },
  {
    ...{
      name: 'rar-named-cbz',
      source: 'manga-download/hakuneko#2272',
      file: 'chapter.cbz',
      from: 'cbz',
      to: 'pdf',
      input: () => comicAs('rar'),
    },
    expect: 'a red page',
    check: async ({ path }) => [finding('colour', (await pdfPixel(path, 1, 10, 10)) === '#ff0000', await pdfPixel(path, 1, 10, 10))],
  },
  {
    ...{
      name: '7z-named-cbr',
      source: 'arauchfuss/Simple-Comic#89',
      file: 'chapter.cbr',
      from: 'cbr',
      to: 'pdf',
      input: () => comicAs('7z'),
    },
    expect: 'a red page',
    check: async ({ path }) => [finding('colour', (await pdfPixel(path, 1, 10, 10)) === '#ff0000', await pdfPixel(path, 1, 10, 10))],
  },
  {
    ...{ name: 'cbz-with-files-of-macos', source: 'microsoft/markitdown#1535', file: 'comic.cbz', from: 'cbz', to: 'pdf' },
    input: async () =>
      byPython(
        `zipped(('__MACOSX/._01.png', b'\\0\\5\\x16\\7', 0o644), ('.DS_Store', b'x', 0o644), ('01.png', bytes.fromhex('${await hex('#ff0000')}'), 0o644))`,
      ),
    expect: 'one red page',
    check: async ({ path }) => [
      finding('pages', (await pdfPages(path)) === 1, await pdfPages(path)),
      finding('colour', (await pdfPixel(path, 1, 10, 10)) === '#ff0000', await pdfPixel(path, 1, 10, 10)),
    ],
  },
];
