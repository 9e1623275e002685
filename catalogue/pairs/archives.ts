import type { PairTable } from './pair-table.ts';

/** Conversions of archives and of compressed files. */
export const archivePairs: PairTable = {
  zip: 'tar.gz tar.bz2 tar.xz tar.zst cbz',
  rar: 'tar tar.gz tar.xz cbz',
  '7z': 'rar tar tar.gz tar.xz tar.bz2 tar.zst',
  tar: '7z rar tar.gz tar.bz2 tar.xz tar.zst',
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
};
