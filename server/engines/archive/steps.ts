import { optionsFor } from '../../../catalogue/options.ts';
import type { Step } from '../engine.ts';

/** Output format ids by input format id, separated by spaces; each is converted in engine.test.ts. */
const table: Readonly<Record<string, string>> = {
  zip: '7z tar rar tar.gz tar.bz2 tar.xz tar.zst cbz',
  rar: 'zip 7z tar tar.gz tar.xz cbz',
  '7z': 'zip rar tar tar.gz tar.xz tar.bz2 tar.zst',
  tar: 'zip 7z rar tar.gz tar.bz2 tar.xz tar.zst',
  'tar.gz': 'zip 7z tar rar tar.xz tar.bz2 tar.zst',
  'tar.bz2': 'zip 7z tar tar.gz tar.xz tar.zst',
  'tar.xz': 'zip 7z tar tar.gz tar.bz2 tar.zst',
  'tar.zst': 'zip 7z tar tar.gz tar.xz',
  cpio: 'zip tar 7z tar.gz',
  iso: 'zip 7z tar rar tar.gz',
  cab: 'zip 7z tar',
  arj: 'zip 7z tar',
  lzh: 'zip 7z tar',
  deb: 'zip 7z tar tar.gz',
  rpm: 'zip 7z tar tar.gz',
  jar: 'zip 7z tar',
  apk: 'zip 7z tar',
  wim: 'zip 7z tar',
  xar: 'zip 7z tar',
  gz: 'zip 7z tar bz2 xz zst',
  bz2: 'zip 7z tar gz xz zst',
  xz: 'zip 7z tar gz bz2 zst',
  zst: 'zip 7z tar gz bz2 xz',
  lzma: 'zip 7z tar gz xz',
  cbr: 'cbz',
  cb7: 'cbz',
};

/** Comic books are archives of another name. */
export const comicArchives: Readonly<Record<string, string>> = { cbr: 'rar', cb7: '7z' };

/** Steps whose target one of these writes; RAR needs a program of its own. */
export const archiveSteps = (wanted: (from: string, to: string) => boolean): readonly Step[] =>
  Object.entries(table).flatMap(([from, outputs]) =>
    outputs
      .split(' ')
      .filter((to) => wanted(from, to))
      .map(
        (to): Step => ({ from, to, cost: 1, options: optionsFor(from, to).map(({ id }) => id), weight: to === 'tar' ? 'light' : 'medium' }),
      ),
  );
