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
];
