import { gzipSync } from 'node:zlib';
import { finding } from '../../../fidelity/check.ts';
import { contentOf, listed, zipNames } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { byPython, keeps, written } from './made.ts';

/** An LZH with one stored file (level 0), whose name is in Shift-JIS. */
const lzh = `name, data = "日本語の資料.txt".encode("cp932"), b"hello"
crc = 0
for byte in data:
  crc ^= byte
  for _ in range(8): crc = crc >> 1 ^ (0xA001 if crc & 1 else 0)
body = b"-lh0-" + struct.pack("<IIIBB", len(data), len(data), 21 << 25 | 2 << 21 | 3 << 16 | 12 << 11, 0x20, 0) + bytes([len(name)]) + name + struct.pack("<H", crc)
out.write(bytes([len(body), sum(body) & 255]) + body + data + b"\\0")`;

const readOnly = (name: string, source: string, mode: string): Situation => ({
  ...{ name, source, file: 'tree.tar', from: 'tar', to: 'zip' },
  input: () => byPython(`tar(('tree', None, ${mode}), ('tree/sub', None, ${mode}), ('tree/sub/a.txt', b'a', 0o444))`),
  expect: 'tree/sub/a.txt is there',
  check: keeps('tree/sub/a.txt', 'a'),
});

/** Streams, methods and entries of archives that other programs stumble over. */
export const further: readonly Situation[] = [
  {
    ...{ name: 'zip-of-deflate64', source: 'dotnet/corefx#9925', file: 'explorer.zip', from: 'zip', to: 'tar' },
    input: () => written('x.zip', '7zz', 'a', '-mm=Deflate64', 'x.zip', 'a.txt'),
    expect: 'a.txt with its 2000 lines',
    check: keeps('a.txt', 'first\n'.repeat(2000)),
  },
  readOnly('tar-with-read-only-folders', 'mafintosh/tar-fs#79', '0o555'),
  readOnly('tar-with-folders-that-nobody-may-enter', 'isaacs/node-tar#7', '0o644'),
  {
    ...{
      name: 'tar-hard-links-in-zip',
      source: 'flapdoodle-oss/de.flapdoodle.embed.process#70',
      file: 'zones.tgz',
      from: 'tar.gz',
      to: 'zip',
    },
    input: () =>
      byPython(`with tarfile.open(fileobj=out, mode="w:gz") as archive:
  one = tarfile.TarInfo("Zulu"); one.size = 4; archive.addfile(one, io.BytesIO(b"zone"))
  two = tarfile.TarInfo("Etc/UTC"); two.type, two.linkname = tarfile.LNKTYPE, "Zulu"; archive.addfile(two)`),
    expect: 'both names have the four bytes',
    check: keeps('Etc/UTC', 'zone'),
  },
  {
    ...{ name: 'tar-of-1970-to-zip', source: 'python/cpython#78278', file: 'nix.tar', from: 'tar', to: 'zip' },
    input: () =>
      byPython(
        "one = tarfile.TarInfo('a.txt')\none.size = 1\nwith tarfile.open(fileobj=out, mode='w') as t: t.addfile(one, io.BytesIO(b'a'))",
      ),
    expect: 'the file is there with the earliest date of a ZIP, 1980, never 2098',
    check: async ({ path }) => [holds('entry', await listed(path), '1980-01-01 a.txt')],
  },
  {
    ...{ name: 'tar-cut-off-in-a-file', source: 'mafintosh/tar-stream#82', file: 'half.tar', from: 'tar', to: 'zip' },
    input: () => byPython("tar(('a.txt', b'a' * 5000, 0o644), ('b.txt', b'b' * 5000, 0o644))\nout = io.BytesIO(out.getvalue()[:8000])"),
    expect: 'an answer that it is damaged, never half of it',
    refused: ['corrupt_input'],
  },
  {
    ...{ name: 'gzip-with-zeros-behind', source: 'pauldmccarthy/indexed_gzip#69', file: 'padded.tar.gz', from: 'tar.gz', to: 'zip' },
    input: () => byPython("tar(('a.txt', b'a', 0o644), mode='w:gz')\nout = io.BytesIO(out.getvalue() + bytes(10240))"),
    expect: 'a.txt',
    check: keeps('a.txt', 'a'),
  },
  {
    ...{ name: 'gzip-with-garbage-behind', source: 'icsharpcode/SharpZipLib#116', file: 'report.txt.gz', from: 'gz', to: 'zip' },
    input: () => Buffer.concat([gzipSync('report'), Buffer.from('some bytes of a mail program')]),
    expect: 'report.txt, as gunzip has it',
    check: async ({ path }) => [
      holds('name', await zipNames(path), 'report.txt'),
      finding('content', (await contentOf(path, 'report.txt').catch(String)) === 'report', 'another content'),
    ],
  },
  {
    ...{ name: 'lzh-name-in-shift-jis', source: 'aonez/Keka#375', file: 'archive.lzh', from: 'lzh', to: 'zip' },
    input: () => byPython(lzh),
    expect: '日本語の資料.txt',
    check: async ({ path }) => [holds('name', await zipNames(path), '日本語の資料.txt')],
  },
  {
    ...{ name: 'rar-first-part-alone', source: 'libarchive/libarchive#3414', file: 'film.part1.rar', from: 'rar', to: 'zip' },
    input: () => written('x.part1.rar', 'rar', 'a', '-m0', '-v30k', '-ma5', 'x.rar', 'b.bin'),
    expect: 'an answer that other parts are missing, and does not call the file damaged',
    refused: ['conversion_failed', 'unsupported_conversion'],
  },
  {
    ...{ name: 'zip-last-part-alone', source: 'buaa-colalab/AeroDuo#11', file: 'maps.zip', from: 'zip', to: 'tar' },
    input: () => written('x.zip', 'zip', '-s', '64k', 'x.zip', 'b.bin', 'c.bin'),
    expect: 'an answer that other parts are missing, and does not call the file damaged',
    refused: ['conversion_failed', 'unsupported_conversion'],
  },
];
