import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { listed, zipNames } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { byPython, keeps, written } from './made.ts';

/** Compressed streams in several pieces, and names with signs that systems or programs take for something else. */
export const streams: readonly Situation[] = [
  {
    ...{
      name: 'tar-gz-whose-name-has-colons',
      source: 'hashicorp/hcdiag#42, ysde/grafana-backup-tool#31',
      file: 'support-2021-07-24T18:51:34Z.tar.gz',
      from: 'tar.gz',
      to: 'zip',
    },
    input: () => byPython("tar(('dashboards/2019-06-21T16:22:39/V.dashboard', b'{}', 0o644), mode='w:gz')"),
    expect: 'dashboards/2019-06-21T16:22:39/V.dashboard',
    check: keeps('dashboards/2019-06-21T16:22:39/V.dashboard', '{}'),
  },
  {
    ...{ name: 'tar-xz-of-two-streams', source: 'AgentD/squashfs-tools-ng#82', file: 'linux.tar.xz', from: 'tar.xz', to: 'zip' },
    input: () =>
      byPython(
        "import lzma\ntar(('a.txt', b'first\\n' * 5000, 0o644))\nraw = out.getvalue()\nout = io.BytesIO(lzma.compress(raw[:20000]) + lzma.compress(raw[20000:]))",
      ),
    expect: 'a.txt with its 5000 lines, from both streams',
    check: keeps('a.txt', 'first\n'.repeat(5000)),
  },
  {
    ...{ name: 'xz-with-an-empty-stream-behind', source: 'gendx/lzma-rs#66', file: 'Packages.xz', from: 'xz', to: 'gz' },
    input: () => byPython("import lzma\nout.write(lzma.compress(b'Package: a\\n') + lzma.compress(b''))"),
    expect: 'the list as it is',
    check: async ({ path }) => {
      const all = await look('gzip', '-dc', path);
      return [finding('content', all === 'Package: a\n', all)];
    },
  },
  {
    ...{ name: 'tbz-of-several-streams', source: 'tsolomko/SWCompression#59', file: 'TextMate.tbz', from: 'tar.bz2', to: 'zip' },
    input: () =>
      byPython(
        "import bz2\ntar(('a.txt', b'first\\n' * 5000, 0o755))\nraw = out.getvalue()\nout = io.BytesIO(b''.join(bz2.compress(raw[at:at + 9000]) for at in range(0, len(raw), 9000)))",
      ),
    expect: 'a.txt with its 5000 lines',
    check: keeps('a.txt', 'first\n'.repeat(5000)),
  },
  {
    ...{ name: 'bz2-with-garbage-behind', source: 'kjn/lbzip2#3', file: 'notes.txt.bz2', from: 'bz2', to: 'gz' },
    input: () => byPython("import bz2\nout.write(bz2.compress(b'notes') + b'garbage')"),
    expect: 'the notes, as bunzip2 has them',
    check: async ({ path }) => {
      const all = await look('gzip', '-dc', path);
      return [finding('content', all === 'notes', all)];
    },
  },
  {
    ...{ name: 'tar-zst-of-several-frames', source: 'oven-sh/bun#36021', file: 'data.tar.zst', from: 'tar.zst', to: 'zip' },
    input: () =>
      written(
        'x.tar.zst',
        'sh',
        '-c',
        "tar -cf x.tar a.txt && printf 'P*M\\030\\004\\000\\000\\000skip' >x.tar.zst && head -c 5000 x.tar | zstd -c >>x.tar.zst && tail -c +5001 x.tar | zstd -c >>x.tar.zst",
      ),
    expect: 'a.txt with its 2000 lines, from both frames behind one that is to be skipped',
    check: keeps('a.txt', 'first\n'.repeat(2000)),
  },
  {
    ...{ name: 'zst-with-a-long-window', source: 'aonez/Keka#1706', file: 'random.txt.zst', from: 'zst', to: 'gz' },
    input: () => written('x.zst', 'sh', '-c', 'cat a.txt | zstd --long=29 -c >x.zst'),
    expect: 'the file: it is not damaged',
    check: async ({ path }) => {
      const all = await look('gzip', '-dc', path);
      return [finding('content', all === 'first\n'.repeat(2000), all.slice(0, 100))];
    },
  },
  {
    ...{
      name: 'zip-names-with-colons',
      source: 'ingojaeckel/go-raspberry-pi-timelapse#30, dotnet/corefx#41015',
      file: 'timelapse.zip',
      from: 'zip',
      to: 'tar',
    },
    input: () => byPython("zipped(('2021-09-13T10:00:05.jpg', b'a', 0o644), ('beforecolon:aftercolon.txt', b'b', 0o644))"),
    expect: 'both names as they are',
    check: async ({ path }) => [holds('names', await listed(path), '2021-09-13T10:00:05.jpg', 'beforecolon:aftercolon.txt')],
  },
  {
    ...{
      name: 'zip-locked-with-aes',
      source: 'srikanth-lingala/zip4j#494, srikanth-lingala/zip4j#329',
      file: 'contrats.zip',
      from: 'zip',
      to: 'tar',
    },
    input: () => written('x.zip', '7zz', 'a', '-psecret', '-mem=AES256', 'x.zip', 'a.txt'),
    expect: 'that it needs its password, not that it is damaged',
    refused: ['password_protected'],
  },
  {
    ...{ name: 'zip-names-with-spaces', source: 'prasathmani/tinyfilemanager#886', file: 'my files.zip', from: 'zip', to: '7z' },
    input: () => byPython("zipped(('my folder/my file (1).txt', b'a', 0o644), (' leading.txt', b'b', 0o644), ('-x.txt', b'c', 0o644))"),
    expect: 'all three names',
    check: async ({ path }) => [
      holds(
        'names',
        await look('7zz', 'l', '-slt', '-ba', path),
        'Path = my folder/my file (1).txt',
        'Path = leading.txt',
        'Path = -x.txt',
      ),
    ],
  },
  {
    ...{
      name: 'tar-gz-with-dots-in-its-name',
      source: 'IBM/cloud-pak-operations-cli#173',
      file: 'cpd-cli-3.5.6.linux-x86_64.tar.gz',
      from: 'tar.gz',
      to: 'zip',
    },
    input: () => byPython("tar(('cpd-cli', b'\\x7fELF', 0o755), ('plugins/a.b.c', b'x', 0o644), mode='w:gz')"),
    expect: 'both entries',
    check: async ({ path }) => [holds('names', await zipNames(path), 'cpd-cli', 'plugins/a.b.c')],
  },
  {
    ...{ name: 'tar-of-macos-with-extended-headers', source: 'jedisct1/minisign#182', file: 'minisign.tar.gz', from: 'tar.gz', to: 'zip' },
    input: () =>
      byPython(`with tarfile.open(fileobj=out, mode='w:gz', format=tarfile.PAX_FORMAT) as archive:
  one = tarfile.TarInfo('x86_64/minisign')
  one.size, one.mode = 4, 0o755
  one.pax_headers = {'LIBARCHIVE.xattr.com.apple.provenance': 'AQIA', 'SCHILY.xattr.com.apple.provenance': 'x'}
  archive.addfile(one, io.BytesIO(b'\\x7fELF'))`),
    expect: 'the program, whatever else its headers say',
    check: async ({ path }) => [holds('entry', await listed(path), '755 1980-01-01 x86_64/minisign')],
  },
  {
    ...{ name: 'tar-with-names-that-begin-with-a-dot', source: 'libarchive/libarchive#900', file: 'archive.tar', from: 'tar', to: 'zip' },
    input: () =>
      byPython("tar(('archive/._Something', b'example', 0o644), ('archive/Something', b'example', 0o644), ('.profile', b'x', 0o644))"),
    expect: 'all three: nobody knows better which of them is needed',
    check: async ({ path }) => [holds('names', await zipNames(path), 'archive/._Something', 'archive/Something', '.profile')],
  },
  {
    ...{
      name: 'names-in-unicode-are-marked-in-zip',
      source: 'ZipArchive/ZipArchive#269, JuliaPackaging/Yggdrasil#7679',
      file: 'koala.tar',
      from: 'tar',
      to: 'zip',
    },
    input: () => byPython("tar(('🐨.txt', b'test', 0o644), ('中文/目录.txt', b'test', 0o644))"),
    expect: 'both entries with the flag of UTF-8, which Windows needs',
    check: async ({ path }) => {
      const flags = await look(
        'python3',
        '-c',
        'import sys, zipfile\nfor one in zipfile.ZipFile(sys.argv[1]).infolist(): print(one.flag_bits >> 11 & 1, one.filename)',
        path,
      );
      return [holds('flags', flags, '1 🐨.txt', '1 中文/目录.txt')];
    },
  },
  {
    ...{ name: 'zip-of-zstandard-with-backslashes', source: 'zip-rs/zip2#242', file: 'mydir.zip', from: 'zip', to: 'tar' },
    input: () =>
      byPython(`import subprocess
name, data = b'folder\\\\subfolder\\\\test.txt', b'words ' * 100
packed = subprocess.run(['zstd', '-c'], input=data, stdout=subprocess.PIPE, check=True).stdout
head = struct.pack('<HHHHHIIIHH', 63, 0, 93, 0, 0x21, zlib.crc32(data), len(packed), len(data), len(name), 0)
out.write(b'PK\\x03\\x04' + head + name + packed)
at = out.tell()
out.write(b'PK\\x01\\x02' + struct.pack('<H', 63) + head + struct.pack('<HHHII', 0, 0, 0, 0, 0) + name)
size = out.tell() - at
out.write(b'PK\\x05\\x06' + struct.pack('<HHHHIIH', 0, 0, 1, 1, size, at, 0))`),
    expect: 'folder/subfolder/test.txt with its words',
    check: keeps('folder/subfolder/test.txt', 'words '.repeat(100)),
  },
  {
    ...{ name: 'zip-names-of-two-encodings', source: 'NSProgrammer/ZipUtilities#95', file: 'update.zip', from: 'zip', to: 'tar' },
    input: () =>
      byPython(`zipped(('日本.txt', b'a', 0o644), ('Gr__e.html', b'b', 0o644), ('index.html', b'c', 0o644))
out = io.BytesIO(out.getvalue().replace(b'Gr__e', 'Größe'.encode('cp437')))`),
    expect: '日本.txt, which is flagged as UTF-8, and Größe.html, which is not and is in code page 437',
    check: async ({ path }) => [holds('names', await listed(path), '日本.txt', 'Größe.html', 'index.html')],
  },
];
