import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { contentOf, listed, tarNames, zipNames } from '../../look/names.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { byPython, keeps, written } from './made.ts';

/** The type and permissions of a ZIP's entries: `100755 name`. */
const zipModes = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, zipfile\nfor one in zipfile.ZipFile(sys.argv[1]).infolist(): print("%o" % (one.external_attr >> 16), one.filename)',
    path,
  );

/** What entries say besides their content, and kinds of entries. */
export const kept: readonly Situation[] = [
  {
    ...{ name: 'tgz-to-zip-marks-files-as-files', source: 'typedb/bazel-distribution#109', file: 'server.tgz', from: 'tar.gz', to: 'zip' },
    input: () => byPython("tar(('bin/server', b'#!/bin/sh', 0o755), ('LICENSE', b'words', 0o644), mode='w:gz')"),
    expect: 'each entry has the type of a regular file beside its permissions: 100755, 100644',
    check: async ({ path }) => [holds('modes', await zipModes(path), '100755 bin/server', '100644 LICENSE')],
  },
  {
    ...{
      name: 'zip-keeps-every-permission',
      source: 'tianocore/edk2-pytool-extensions#608',
      file: 'tools.zip',
      from: 'zip',
      to: 'tar.gz',
    },
    input: () => byPython("zipped(('run', b'#!/bin/sh', 0o100750), ('key.pem', b'secret', 0o100600), ('notes.txt', b'words', 0o100644))"),
    expect: 'run 750, key.pem 600, notes.txt 644',
    check: async ({ path }) => [
      holds('permissions', await listed(path), '750 2001-02-03 run', '600 2001-02-03 key.pem', '644 2001-02-03 notes.txt'),
    ],
  },
  {
    ...{ name: 'zip-keeps-dates-in-tar', source: 'conan-io/conan#15268', file: 'source.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('src/', b'', 0o40755), ('src/main.c', b'int', 0o644))"),
    expect: 'folder and file of 3 February 2001',
    check: async ({ path }) => [holds('dates', await listed(path), '2001-02-03 src/', '2001-02-03 src/main.c')],
  },
  {
    ...{ name: 'zip-with-a-second-name-in-unicode', source: 'thejoshwolfe/yauzl#33', file: 'rooms.zip', from: 'zip', to: 'tar' },
    input: () =>
      byPython(`name = '七个房间.txt'
raw = name.encode('gbk')
extra = b'\\x01' + struct.pack('<I', zlib.crc32(raw)) + name.encode()
extra = struct.pack('<HH', 0x7075, len(extra)) + extra
head = struct.pack('<HHHHHIIIHH', 20, 0, 0, 0, 0x21, zlib.crc32(b'a'), 1, 1, len(raw), len(extra))
out.write(b'PK\\x03\\x04' + head + raw + extra + b'a')
at = out.tell()
out.write(b'PK\\x01\\x02' + struct.pack('<H', 20) + head + struct.pack('<HHHII', 0, 0, 0, 0, 0) + raw + extra)
size = out.tell() - at
out.write(b'PK\\x05\\x06' + struct.pack('<HHHHIIH', 0, 0, 1, 1, size, at, 0))`),
    expect: '七个房间.txt, as the second name says',
    check: async ({ path }) => [same('names', (await tarNames(path)).trim(), '七个房间.txt')],
  },
  {
    ...{ name: 'zip-of-macos-with-an-emoji', source: 'aonez/Keka#577', file: 'party.zip', from: 'zip', to: 'tar.gz' },
    input: () => byPython("zipped(('XXXX party.txt', b'a', 0o644))\nout = io.BytesIO(out.getvalue().replace(b'XXXX', '🎉'.encode()))"),
    expect: '🎉 party.txt, although no flag says that it is UTF-8',
    check: async ({ path }) => [same('names', (await tarNames(path)).trim(), '🎉 party.txt')],
  },
  {
    ...{ name: 'tar-of-git-with-its-comment', source: 'backdrop-ops/contrib#55', file: 'module.tar.gz', from: 'tar.gz', to: 'zip' },
    input: () =>
      byPython(
        "tar(('module/a.php', b'<?php', 0o644), mode='w:gz', format=tarfile.PAX_FORMAT, pax_headers={'comment': '8aab39e1061bd83740000d1dce4caf0ac166658f'})",
      ),
    expect: 'module/a.php alone, no pax_global_header',
    check: async ({ path }) => {
      const names = await zipNames(path);
      return [holds('file', names, 'module/a.php'), lacks('header', names, 'pax_global_header', 'PaxHeader', 'GlobalHead')];
    },
  },
  {
    ...{ name: 'tar-with-a-sparse-file', source: 'libarchive/libarchive#2125', file: 'disk.tar', from: 'tar', to: 'zip' },
    input: () =>
      written('x.tar', 'sh', '-c', 'truncate -s 1M disk.bin && printf end >>disk.bin && tar --sparse --format=gnu -cf x.tar disk.bin'),
    expect: 'disk.bin with all of its 1,048,579 bytes, the last of them "end"',
    check: async ({ path }) => {
      const content = await contentOf(path, 'disk.bin');
      return [same('size', content.length, 1_048_579), same('end', content.slice(-3), 'end')];
    },
  },
  {
    ...{ name: 'tar-with-nothing-in-it', source: 'libarchive/libarchive#423', file: 'empty.tar', from: 'tar', to: 'zip' },
    input: () => byPython('out.write(bytes(10240))'),
    expect: 'an empty ZIP, as the empty archive is sound',
    check: async ({ path }) => [same('names', (await zipNames(path)).trim(), '')],
  },
  {
    ...{ name: 'zip-of-bzip2', source: 'r-lib/archive#5', file: 'micro.zip', from: 'zip', to: 'tar' },
    input: () => byPython("with zipfile.ZipFile(out, 'w', zipfile.ZIP_BZIP2) as z: z.writestr('a.txt', 'first\\n' * 500)"),
    expect: 'a.txt with its 500 lines',
    check: keeps('a.txt', 'first\n'.repeat(500)),
  },
  {
    ...{
      name: '7z-with-the-filter-of-arm',
      source: 'windirstat/windirstat#637, staxrip/staxrip#1764',
      file: 'program.7z',
      from: '7z',
      to: 'zip',
    },
    input: () => written('x.7z', '7zz', 'a', '-m0=ARM64', '-m1=LZMA2', 'x.7z', 'a.txt'),
    expect: 'a.txt with its 2000 lines',
    check: keeps('a.txt', 'first\n'.repeat(2000)),
  },
  {
    ...{ name: '7z-with-empty-files', source: 'libarchive/libarchive#535', file: 'test.7z', from: '7z', to: 'zip' },
    input: () => written('x.7z', 'sh', '-c', 'mkdir test test/none && : >test/y && : >test/xxx && 7zz a x.7z test'),
    expect: 'both empty files and the empty folder',
    check: async ({ path }) => [holds('names', await zipNames(path), 'test/none/', 'test/xxx', 'test/y')],
  },
  {
    ...{ name: 'zip-behind-a-program', source: 'mrkkrp/zip#46, richgel999/miniz#43', file: 'setup.zip', from: 'zip', to: 'tar' },
    input: () =>
      byPython(
        "zipped(('app/Main.hs', b'main', 0o644))\nout = io.BytesIO(b'#!/bin/sh\\nexec unzip \"$0\"\\n' + bytes(500) + out.getvalue())",
      ),
    expect: 'app/Main.hs',
    check: keeps('app/Main.hs', 'main'),
  },
  {
    ...{ name: 'zip-before-other-bytes', source: 'zlib-ng/minizip-ng#443', file: 'data.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('a.json', b'{}', 0o644))\nout.seek(0, 2)\nout.write(b'\\r\\n--boundary--\\r\\n')"),
    expect: 'a.json, as minizip has it',
    check: keeps('a.json', '{}'),
  },
  {
    ...{ name: 'zip-with-a-long-comment', source: 'dotnet/corefx#41007', file: 'commented.zip', from: 'zip', to: 'tar' },
    input: () => byPython("with zipfile.ZipFile(out, 'w') as z:\n  z.writestr('a.txt', 'a')\n  z.comment = b'c' * 65535"),
    expect: 'a.txt, past a comment of 65,535 bytes',
    check: keeps('a.txt', 'a'),
  },
  {
    ...{ name: 'tar-with-chains-of-links-in-zip', source: 'goreleaser/goreleaser#3584', file: 'release.tar.gz', from: 'tar.gz', to: 'zip' },
    input: () => written('x.tar.gz', 'sh', '-c', 'mkdir a && echo x >x && ln -s ../x a/x && ln -s x a/x2 && tar -czf x.tar.gz a x'),
    expect: 'a/x leads to ../x, a/x2 to x',
    check: async ({ path }) => [holds('links', await zipNames(path), 'a/x -> ../x', 'a/x2 -> x')],
  },
  {
    ...{ name: 'rar-names-with-quotes', source: 'itchio/itch#1881', file: "HENRY'S QUEST.rar", from: 'rar', to: 'zip' },
    input: () =>
      written(
        'x.rar',
        'sh',
        '-c',
        `mkdir "HENRY'S QUEST" && echo a >"HENRY'S QUEST/HENRY'S \\"1\\".pck" && rar a -r x.rar "HENRY'S QUEST"`,
      ),
    expect: 'the names with their quotes',
    check: async ({ path }) => [holds('names', await zipNames(path), `HENRY'S QUEST/HENRY'S "1".pck`)],
  },
  {
    ...{ name: 'rar-folders-in-chinese', source: 'matiasb/python-unrar#14', file: '字型.rar', from: 'rar', to: '7z' },
    input: () => written('x.rar', 'sh', '-c', 'mkdir -p 字型/文鼎 && echo a >字型/文鼎/字體.txt && rar a -r x.rar 字型'),
    expect: '字型/文鼎/字體.txt',
    check: async ({ path }) => [holds('names', await look('7zz', 'l', '-slt', '-ba', path), 'Path = 字型/文鼎/字體.txt')],
  },
  {
    ...{ name: 'rar-name-with-a-control-character', source: 'sabnzbd/sabnzbd#2462', file: 'weird.rar', from: 'rar', to: 'zip' },
    input: () => written('x.rar', 'sh', '-c', 'echo ugly >"$(printf "Ugly\\037Char.bin")" && rar a x.rar Ugly*'),
    expect: 'the file is there, whatever its name becomes',
    check: async ({ path }) => [finding('file', /Ugly.{0,9}Char\.bin/s.test(await zipNames(path)), await zipNames(path))],
  },
  {
    ...{ name: 'zip-name-with-a-leading-slash', source: 'ananthakumaran/zstream#5', file: 'EPC.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('/epc wd2 rr_0196.pdf', b'%PDF', 0o644))"),
    expect: 'the file without the slash, so that it unpacks into the folder',
    check: async ({ path }) => [same('names', (await tarNames(path)).trim(), 'epc wd2 rr_0196.pdf')],
  },
];
