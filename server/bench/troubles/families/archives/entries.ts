import { finding } from '../../../fidelity/check.ts';
import { contentOf, listed, tarNames, zipNames } from '../../look/names.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { byPython } from './made.ts';

type Kept = Pick<Situation, 'name' | 'source' | 'from' | 'to' | 'expect'> & {
  readonly script: string;
  /** Lines of the result's list in the notation of `listed`. */
  readonly lines: readonly string[];
  readonly file?: string;
};

/** An archive whose entries are kept unchanged. */
const kept = ({ script, lines, file, ...about }: Kept): Situation => ({
  ...about,
  file: file ?? `files.${about.from}`,
  input: () => byPython(script),
  check: async ({ path }) => [holds('entries', await listed(path), ...lines)],
});

const long = `'a-long-folder-name/' * 8 + 'a-file-whose-name-is-long-too.txt'`;
const longName = `${'a-long-folder-name/'.repeat(8)}a-file-whose-name-is-long-too.txt`;

/** Metadata of archive entries, and entries that conflict with each other. */
export const entries: readonly Situation[] = [
  kept({
    ...{ name: 'zip-keeps-the-executable-bit-in-tar', source: 'jgm/zip-archive#34', from: 'zip', to: 'tar.gz' },
    script: "zipped(('run.sh', b'#!/bin/sh', 0o100755), ('readme', b'hi', 0o100644))",
    expect: 'run.sh stays executable',
    lines: ['755 2001-02-03 run.sh', '644 2001-02-03 readme'],
  }),
  kept({
    ...{ name: 'tar-keeps-the-executable-bit-in-zip', source: 'vimtor/action-zip#21', from: 'tar', to: 'zip' },
    script: "tar(('run.sh', b'#!/bin/sh', 0o755), ('readme', b'hi', 0o644))",
    expect: 'run.sh stays executable',
    lines: ['755 2001-02-03 run.sh', '644 2001-02-03 readme'],
  }),
  kept({
    ...{ name: 'tar-keeps-dates-in-zip', source: 'codefreak/codefreak#102', from: 'tar.gz', to: 'zip' },
    script: "tar(('readme', b'hi', 0o644), mode='w:gz')",
    expect: 'the file is of 3 February 2001',
    lines: ['2001-02-03 readme'],
  }),
  kept({
    ...{ name: 'zip-of-windows-gets-usual-permissions', source: 'libarchive/libarchive#364', from: 'zip', to: 'tar' },
    script: "zipped(('readme', b'hi', 0), system=0)",
    expect: 'readme can be read by all and is not executable: 644',
    lines: ['644 2001-02-03 readme'],
  }),
  {
    ...{ name: 'zip-with-names-that-differ-in-case', source: 'marmelroy/Zip#171', file: 'two.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('test.txt', b'one', 0o644), ('Test.txt', b'two', 0o644))"),
    expect: 'test.txt with one and Test.txt with two',
    check: async ({ path }) => [
      holds('names', await tarNames(path), 'test.txt', 'Test.txt'),
      finding('contents', (await contentOf(path, 'test.txt')) === 'one' && (await contentOf(path, 'Test.txt')) === 'two', 'mixed up'),
    ],
  },
  {
    ...{
      name: 'zip-with-a-file-and-a-folder-that-differ-in-case',
      source: 'WinMerge/winmerge#1184',
      file: 'mod.zip',
      from: 'zip',
      to: 'tar',
    },
    input: () => byPython("zipped(('TEXTURES', b'list', 0o644), ('Textures/sky.txt', b'blue', 0o644))"),
    expect: 'both the file TEXTURES and the folder Textures',
    check: async ({ path }) => [holds('names', await tarNames(path), 'TEXTURES', 'Textures/sky.txt')],
  },
  {
    ...{ name: 'zip-with-two-entries-of-one-name', source: 'mate-desktop/engrampa#494', file: 'twice.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('a.txt', b'first', 0o644), ('a.txt', b'second', 0o644), ('b.txt', b'b', 0o644))"),
    expect: 'nothing is lost in silence: both are there, or a note says which is not',
    check: async ({ path, notes }) => {
      const names = await tarNames(path);
      const both = (names.match(/^a.*\.txt$/gm) ?? []).length === 2;
      return [
        finding('both, or a note', both || notes.some((note) => note.includes('a.txt') || /same name/.test(note)), `${names} ${notes}`),
      ];
    },
  },
  {
    ...{ name: 'zip-with-a-file-and-a-folder-of-one-name', source: 'mikechambers/as3corelib#79', file: 'both.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('docs', b'', 0o644), ('docs/a.txt', b'a', 0o644))"),
    expect: 'docs/a.txt is there',
    stillWrong: '7-Zip unpacks no file into a folder whose name a file has, and renames both together',
    check: async ({ path }) => [holds('names', await tarNames(path), 'docs/a.txt')],
  },
  ...(['gnu', 'pax'] as const).map(
    (format): Situation => ({
      ...{ name: `tar-long-name-of-${format}`, source: format === 'gnu' ? 'composefs/tar-rs#389' : 'isaacs/node-tar#217' },
      ...{ file: 'deep.tar', from: 'tar', to: 'zip' },
      input: () => byPython(`tar((${long}, b'x', 0o644), format=tarfile.${format.toUpperCase()}_FORMAT)`),
      expect: 'the whole path of 185 letters',
      check: async ({ path }) => [holds('name', await zipNames(path), longName)],
    }),
  ),
  {
    ...{ name: 'zip-long-name-to-tar', source: 'adamhathcock/sharpcompress#52', file: 'deep.zip', from: 'zip', to: 'tar' },
    input: () => byPython(`zipped((${long}, b'x', 0o644))`),
    expect: 'the whole path of 185 letters',
    check: async ({ path }) => [holds('name', await tarNames(path), longName)],
  },
  {
    ...{ name: 'tar-path-of-512-bytes', source: 'libarchive/libarchive#682', file: 'deep.tar', from: 'tar', to: 'zip' },
    input: () => byPython("tar((('this_is_an_extreme_long_dir/' * 20)[:507] + '/FILE', b'x', 0o644), format=tarfile.GNU_FORMAT)"),
    expect: 'the path of exactly 512 bytes ends in /FILE',
    check: async ({ path }) => [
      finding(
        'length',
        (await zipNames(path)).split('\n').some((name) => name.length === 512 && name.endsWith('/FILE')),
        await zipNames(path),
      ),
    ],
  },
  {
    ...{ name: 'tar-with-empty-folders', source: 'libgdx/packr#165', file: 'tree.tar', from: 'tar', to: '7z' },
    input: () => byPython("tar(('tree/empty', None, 0o755), ('tree/a.txt', b'a', 0o644), ('tree/a.txt', b'newer', 0o644))"),
    expect: 'the empty folder stays, and of two entries of one name the later counts, as tar itself has it',
    check: async ({ path }) => {
      const { look } = await import('../../../fidelity/look.ts');
      return [
        holds('names', await look('7zz', 'l', '-slt', path), 'tree/empty', 'tree/a.txt'),
        finding(
          'content',
          (await look('7zz', 'e', '-so', path, 'tree/a.txt')) === 'newer',
          await look('7zz', 'e', '-so', path, 'tree/a.txt'),
        ),
      ];
    },
  },
  {
    ...{ name: 'zip-with-backslashes-makes-folders', source: 'kuba--/zip#107', file: 'map.zip', from: 'zip', to: 'tar' },
    input: () => byPython("zipped(('multiplay!maps!10c.txt', b'x', 0))\nout = io.BytesIO(out.getvalue().replace(b'!', b'\\\\'))"),
    expect: 'multiplay/maps/10c.txt in folders',
    check: async ({ path }) => [
      holds('names', await tarNames(path), 'multiplay/maps/10c.txt'),
      lacks('backslash', await tarNames(path), '\\'),
    ],
  },
];
