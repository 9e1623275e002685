import { crc32, gzipSync } from 'node:zlib';
import { cab, cpio, deb, ladder, links, lzh, pax, shared, xar } from './archive-files.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, join, le16, le32, le64, tar, zeros, zip, zipOf } from './bytes.ts';

export const archives: readonly Attack[] = [
  refused('zip-entries-that-share-their-data', 'zip tar', () => shared(300, 4_000_000)),
  refused(
    'zip-size-past-every-number',
    'zip tar',
    zip([{ name: 'a', data: 'x', statedSize: 0xffffffff, extra: join(le16(1), le16(8), le64(2 ** 52)) }]),
  ),
  harmless('zip-size-that-lies-small', 'zip tar', () => zip([{ name: 'a', data: zeros(100_000_000), statedSize: 10 }]), { seconds: 30 }),
  harmless('zip-another-name-inside', 'zip tar', zip([{ name: 'good.txt', localName: ladder, data: 'x' }])),
  harmless(
    'zip-unicode-name-that-climbs',
    'zip tar',
    zip([{ name: 'good.txt', data: 'x', extra: join(le16(0x7075), le16(5 + ladder.length), '\x01', zeros(4), ladder) }]),
  ),
  harmless(
    'zip-names-of-windows',
    'zip 7z',
    zipOf({ 'C:\\windows\\a': 'x', '\\\\host\\share\\a': 'x', NUL: 'x', 'con.txt': 'x', 'a:stream': 'x', 'dots...': 'x', 'end ': 'x' }),
  ),
  harmless(
    'zip-names-that-are-options',
    'zip rar',
    zipOf({
      '-rf': 'x',
      '--': 'x',
      '@list': 'x',
      '*': 'x',
      '-o/tmp/hostile-option': 'x',
      '-sfx': 'x',
      ';touch a': 'x',
      '$(touch a)': 'x',
      '\n-df': 'x',
    }),
  ),
  harmless('zip-two-directories', 'zip tar', join(zipOf({ 'a.txt': 'one' }), zip([{ name: ladder, data: 'two' }]))),
  harmless('zip-directory-in-the-comment', 'zip tar', zip([{ name: 'a', data: 'x' }], `PK\x05\x06${'\0'.repeat(18)}`)),
  harmless(
    'zip-file-under-a-file',
    'zip tar',
    zip([
      { name: 'a', data: 'x' },
      { name: 'a/b', data: 'x' },
      { name: 'a/b/c', data: 'x' },
      { name: 'a/', data: '' },
    ]),
  ),
  harmless(
    'zip-9000-names-that-differ-by-case',
    'zip tar',
    () =>
      zip(
        Array.from({ length: 9000 }, (_, index) => ({
          name: [...index.toString(2).padStart(14, '0')].map((bit) => (bit === '1' ? 'A' : 'a')).join(''),
        })),
      ),
    { seconds: 60 },
  ),
  harmless(
    'zip-devices-and-special-bits',
    'zip tar',
    zip([
      { name: 'device', mode: 0o020666 },
      { name: 'pipe', mode: 0o010666 },
      { name: 'root', data: '#!/bin/sh', mode: 0o106755 },
    ]),
  ),
  harmless('zip-link-with-a-path-of-a-megabyte', 'zip tar', () => zip([{ name: 'a', data: `/${'a/'.repeat(500_000)}`, mode: 0o120777 }]), {
    seconds: 20,
  }),
  harmless(
    'zip-link-to-the-processes',
    'zip tar',
    zip([
      { name: 'a', data: '/proc/self/environ', mode: 0o120777 },
      { name: 'b', data: '/proc/self/root', mode: 0o120777 },
      { name: 'b/etc/passwd', data: 'x' },
    ]),
  ),
  harmless(
    'tar-path-in-a-pax-record',
    'tar zip',
    tar([pax(['path', ladder]), { name: 'a', data: 'x' }, pax(['linkpath', '/etc/passwd']), { name: 'b', type: '2', link: 'c' }]),
  ),
  refused('tar-size-in-a-pax-record', 'tar zip', tar([pax(['size', '9223372036854775807']), { name: 'a', data: 'x' }]), { seconds: 20 }),
  harmless(
    'tar-sparse-of-8-exabytes',
    'tar zip',
    tar([
      pax(
        ['GNU.sparse.major', '1'],
        ['GNU.sparse.minor', '0'],
        ['GNU.sparse.realsize', '9223372036854775807'],
        ['GNU.sparse.name', ladder],
      ),
      { name: 'a', data: '1\n9223372036854775000\n0\n'.padEnd(512, '\0') },
    ]),
    { seconds: 20 },
  ),
  harmless(
    'tar-long-name-that-climbs',
    'tar zip',
    tar([
      { name: '././@LongLink', type: 'L', data: `${ladder}${'x'.repeat(200)}\0` },
      { name: 'a', data: 'x' },
    ]),
  ),
  harmless(
    'tar-name-of-a-megabyte',
    'tar zip',
    () =>
      tar([
        { name: '././@LongLink', type: 'L', data: 'n'.repeat(1_000_000) },
        { name: 'a', data: 'x' },
      ]),
    { seconds: 20 },
  ),
  refused('tar-50000-members', 'tar zip', () => tar(Array.from({ length: 50_000 }, (_, index) => ({ name: `d${index % 100}/${index}` }))), {
    seconds: 30,
  }),
  harmless('tar-links-in-a-ring', 'tar zip', tar([...links(50), { name: 'l0/a', data: 'x' }]), { seconds: 20 }),
  harmless('tar-hard-link-to-a-link', 'tar zip', ({ file }) =>
    tar([
      { name: 'a', type: '2', link: file },
      { name: 'b', type: '1', link: 'a' },
      { name: 'c', type: '1', link: file },
    ]),
  ),
  harmless(
    'tar-volume-label-and-others',
    'tar zip',
    tar(['3', '4', '6', '7', 'V', 'M', 'D', 'S', 'g', 'Z'].map((type) => ({ name: `t${type}`, type, data: 'x' }))),
  ),
  harmless('tar-set-user-id', 'tar tar.gz', tar([{ name: 'root', data: '#!/bin/sh', mode: 0o6777 }])),
  harmless(
    'tar-name-from-outside',
    'tar 7z',
    tar([
      { name: '/', type: '5' },
      { name: '..', type: '5' },
      { name: '.', type: '5' },
      { name: '', data: 'x' },
    ]),
  ),
  harmless('cpio-links-and-devices', 'cpio tar', ({ file }) =>
    cpio(
      { name: 'a', mode: 0o120777, data: file },
      { name: 'd', mode: 0o020666 },
      { name: ladder, mode: 0o100644, data: 'x' },
      { name: 'l', mode: 0o120777, data: '/tmp' },
      { name: 'l/hostile-archive', mode: 0o100644, data: 'x' },
    ),
  ),
  refused('cpio-size-of-4-gigabytes', 'cpio zip', cpio({ name: 'a', mode: 0o100644, size: 0xfffffff0 }), { seconds: 20 }),
  harmless(
    'deb-members-that-climb',
    'deb zip',
    deb(
      ['debian-binary', '2.0\n'],
      ['/etc/passwd/', 'x'],
      ['../../../tmp/a', 'x'],
      [
        'data.tar',
        tar([
          { name: ladder, data: 'x' },
          { name: 'a', type: '2', link: '/etc/passwd' },
        ]).toString('latin1'),
      ],
    ),
  ),
  refused('xar-contents-with-an-entity', 'xar zip', ({ file }) =>
    xar(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><xar><toc><file id="1"><name>&a;</name><type>file</type></file></toc></xar>`,
    ),
  ),
  refused('xar-contents-of-a-gigabyte', 'xar zip', () => xar(zeros(200_000_000), 2 ** 40), { seconds: 20 }),
  refused(
    'xar-contents-in-themselves',
    'xar zip',
    () => xar(`<xar><toc>${'<file id="1"><name>a</name><type>directory</type>'.repeat(20_000)}${'</file>'.repeat(20_000)}</toc></xar>`),
    { seconds: 20 },
  ),
  harmless('cab-name-that-climbs', 'cab zip', cab(ladder.replaceAll('/', '\\'))),
  harmless('lzh-name-that-climbs', 'lzh zip', lzh(ladder)),
  harmless('gz-name-that-climbs', 'gz zip', () => join('\x1f\x8b\x08\x08\0\0\0\0\0\x03', `${ladder}\0`, gzipSync('words').subarray(10))),
  harmless('gz-of-5000-members', 'gz zip', () => Buffer.concat(Array.from({ length: 5000 }, () => gzipSync('words'))), { seconds: 20 }),
  refused('gz-in-gz-in-gz-of-zeros', 'tar.gz zip', () => gzipSync(gzipSync(gzipSync(zeros(50_000_000)))), { seconds: 20 }),
  refused('lzma-dictionary-of-4-gigabytes', 'lzma zip', join('\x5d\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff', zeros(200)), {
    seconds: 20,
  }),
  refused('zst-window-of-terabytes', 'zst zip', join('\x28\xb5\x2f\xfd\0\xf8', zeros(200)), { seconds: 20 }),
  refused('xz-index-that-lies', 'xz zip', join('\xfd7zXZ\0\0\x04\xe6\xd6\xb4\x46', Buffer.alloc(100, 0xff), 'YZ'), { seconds: 20 }),
  refused('7z-header-past-the-end', '7z zip', join('7z\xbc\xaf\x27\x1c\0\x04', zeros(4), le64(2 ** 50), le64(2 ** 50), zeros(100))),
  refused(
    '7z-header-of-a-billion-files',
    '7z zip',
    () => {
      const header = join('\x01\x05\xf0\xff\xff\xff\x7f', Buffer.alloc(50, 0x19), zeros(50));
      const start = join(le64(0), le64(header.length), le32(crc32(header)));
      return join('7z\xbc\xaf\x27\x1c\0\x04', le32(crc32(start)), start, header);
    },
    { seconds: 20 },
  ),
  refused('rar-header-of-itself', 'rar zip', join('Rar!\x1a\x07\x01\0', Buffer.alloc(2000, 0x01)), { seconds: 20 }),
  refused(
    'iso-directory-of-itself',
    'iso zip',
    () => {
      const disc = zeros(40 * 2048);
      const entry = join('\x22\0', le32(20), be32(20), le32(2048), be32(2048), zeros(7), '\x02\0\0', le16(1), be16(1), '\x01\0');
      join('\x01CD001\x01').copy(disc, 16 * 2048);
      join(le32(40), be32(40)).copy(disc, 16 * 2048 + 80);
      join(le16(1), be16(1), le16(1), be16(1), le16(2048), be16(2048)).copy(disc, 16 * 2048 + 120);
      entry.copy(disc, 16 * 2048 + 156);
      join('\xffCD001\x01').copy(disc, 17 * 2048);
      Buffer.concat(
        Array.from({ length: 50 }, () =>
          join('\x24\0', le32(20), be32(20), le32(2048), be32(2048), zeros(7), '\x02\0\0', le16(1), be16(1), '\x03A..'),
        ).map((one) => one.subarray(0, 36)),
      ).copy(disc, 20 * 2048);
      return disc;
    },
    { seconds: 30 },
  ),
  harmless(
    'jar-that-names-a-class-path',
    'jar zip',
    zipOf({ 'META-INF/MANIFEST.MF': 'Class-Path: file:///etc/passwd http://127.0.0.1/\n', 'a.class': '\xca\xfe\xba\xbe' }),
  ),
];
