import { same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { listed } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { byPython, keeps } from './made.ts';

const deep = `${'a-long-folder-name/'.repeat(5)}name.txt`;

/** Archives as other systems and backups leave them. */
export const auditedArchives: readonly Situation[] = [
  of(
    'tar-with-a-folder-to-read-only',
    'mikekazakov/nimble-commander#104',
    ['test.tar', 'tar', 'zip'],
    () =>
      byPython(
        "tar(('testdir', None, 0o555), ('testdir/testfile', b'inside', 0o644), ('testdir/sub', None, 0o500), ('testdir/sub/other', b'deep', 0o444))",
      ),
    'the files of that folder',
    async (result) => [...(await keeps('testdir/testfile', 'inside')(result)), ...(await keeps('testdir/sub/other', 'deep')(result))],
  ),
  of(
    'zip-with-files-that-nobody-may-read',
    'linuxdeepin/developer-center#2071',
    ['test-permissions.zip', 'zip', 'tar'],
    () => byPython("zipped(('locked.txt', b'words', 0o100000), ('folder/also.txt', b'more', 0o100000))"),
    'the files',
    async (result) => [...(await keeps('locked.txt', 'words')(result)), ...(await keeps('folder/also.txt', 'more')(result))],
  ),
  of(
    'tar-with-paths-in-two-fields',
    'doublecmd/doublecmd#3080',
    ['site.tar', 'tar', 'zip'],
    () =>
      byPython(
        `tar(('${deep}', b'first', 0o644), ('${deep.replace('name', 'n'.repeat(90))}', b'second', 0o644), format=tarfile.USTAR_FORMAT)`,
      ),
    'both whole paths',
    async (result) => [...(await keeps(deep, 'first')(result)), ...(await keeps(deep.replace('name', 'n'.repeat(90)), 'second')(result))],
  ),
  of(
    'tar-gz-with-more-behind-its-tar',
    'mcmilk/7-Zip-zstd#7',
    ['jre.tar.gz', 'tar.gz', 'zip'],
    () =>
      byPython(
        "tar(('jre/bin/java', b'run', 0o755), ('jre/README', b'read', 0o644))\nimport gzip\nwhole = gzip.compress(out.getvalue() + b'\\x01more data behind the end' * 40)\nout = io.BytesIO(whole)",
      ),
    'both files',
    async (result) => [...(await keeps('jre/bin/java', 'run')(result)), holds('all', await listed(result.path), 'jre/README')],
  ),
  of(
    'zip-with-times-of-windows',
    'bearcove/rc-zip#51',
    ['utf8-winrar.zip', 'zip', 'tar'],
    () =>
      byPython(
        "import datetime\nticks = int((datetime.datetime(2017, 11, 6, 21, 9, 27, tzinfo=datetime.timezone.utc).timestamp() + 11644473600) * 10000000)\nextra = struct.pack('<HHIHH', 10, 32, 0, 1, 24) + struct.pack('<QQQ', ticks, ticks, ticks)\nwith zipfile.ZipFile(out, 'w') as archive:\n  one = zipfile.ZipInfo('a.txt', (2017, 11, 6, 13, 9, 26))\n  one.extra = extra\n  archive.writestr(one, b'words')",
      ),
    '21:09:27 as the time of the file',
    async ({ path }) => {
      const stated = (
        await look('python3', '-c', 'import sys, tarfile\nprint(int(tarfile.open(sys.argv[1]).getmember("a.txt").mtime))', path)
      ).trim();
      return [same('time', Number(stated), 1_510_002_567)];
    },
  ),
  of(
    'rar-that-stores-equal-files-once',
    'hasse69/rar2fs#35',
    ['both.rar', 'rar', 'zip'],
    () =>
      withFolder(async (dir) => {
        for (const folder of ['BASE', 'LINK']) await Bun.write(`${dir}/${folder}/a.bin`, 'the same words\n'.repeat(9000));
        await look('sh', '-c', 'cd "$0" && rar a -ma5 -oi:0 -idq both.rar BASE LINK', dir);
        return Bun.file(`${dir}/both.rar`).bytes();
      }),
    'both files',
    async (result) => [
      ...(await keeps('BASE/a.bin', 'the same words\n'.repeat(9000))(result)),
      ...(await keeps('LINK/a.bin', 'the same words\n'.repeat(9000))(result)),
    ],
  ),
  of(
    'dates-of-tar-in-zip',
    'r-lib/zip#27',
    ['backup.tar', 'tar', 'zip'],
    () => byPython("tar(('README.md', b'read', 0o644), ('docs', None, 0o755), ('docs/a.txt', b'a', 0o600))"),
    'February 3, 2001',
    async ({ path }) => [holds('list', await listed(path), '644 2001-02-03 README.md', '600 2001-02-03 docs/a.txt')],
  ),
];
