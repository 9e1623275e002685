/** Parsers of the intake, which run in threads of the server. */
import { gzipSync } from 'node:zlib';
import { openCompound } from '../../../files/compound-file.ts';
import { cutOff } from '../../../intake/cut-off/cut-off.ts';
import { checkImage } from '../../../intake/limits/check-image.ts';
import { checkGzip, checkPalm, checkRar, checkWave } from '../../../intake/limits/check-other.ts';
import { checkPackage } from '../../../intake/limits/check-package.ts';
import { checkPdf } from '../../../intake/limits/check-pdf.ts';
import { checkXml } from '../../../intake/limits/check-xml.ts';
import { sniff } from '../../../intake/sniff/sniff.ts';
import { textFormat } from '../../../intake/sniff/text-format.ts';
import { countPdf } from '../../../receipt/count-pdf.ts';
import { wave } from '../attacks/audio-video-files.ts';
import { onePage, zeros } from '../attacks/bytes.ts';
import type { Parser } from './parser.ts';
import { byText, file, htmlRows, imageKinds, images, pieces, smallZip, xmlRows } from './samples.ts';

export const intakeParsers: readonly Parser[] = [
  file('sniff', 'intake/sniff/sniff.ts', sniff, [smallZip, ...images, 'words', '%PDF-1.4\n', gzipSync('a'), wave()], pieces),
  byText(
    'text format',
    'intake/sniff/text-format.ts',
    textFormat,
    ['a,b\n1,2\n', '# a\n', '{"a":1}', '[a]\nb=1\n', 'BEGIN:VCARD\n', '<html>'],
    ['\n', ',', '#', '- ', '[', 'a: ', '\t', '|', '"', ...htmlRows],
  ),
  byText('entities', 'intake/limits/check-xml.ts', checkXml, ['<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a/>'], xmlRows),
  ...imageKinds.map((kind) =>
    file(`size of ${kind}`, 'intake/limits/check-image.ts', (bytes) => checkImage(kind, bytes), images, [
      '\0',
      '\xff\xe1\0\x02',
      '\xff',
      'IDAT',
      { start: 'GIF89a\x09\0\x09\0\0\0\0', row: '\x21\xff\0' },
      { start: 'GIF89a\x09\0\x09\0\0\0\0', row: '\x2c\0\0\0\0\x01\0\x01\0\0\x02\0' },
      { start: '\x89PNG\r\n\x1a\n', row: '\0\0\0\0tEXt\0\0\0\0' },
    ]),
  ),
  file(
    'package',
    'intake/limits/check-package.ts',
    (bytes) => checkPackage('docx', bytes),
    [smallZip],
    [{ start: '', row: 'PK\x01\x02' }, { start: 'PK\x03\x04', row: '\0' }, 'PK\x05\x06\0\0\0\0'],
  ),
  file(
    'PDF limits',
    'intake/limits/check-other.ts',
    checkPdf,
    [onePage('0 0 9 9 re f')],
    [
      { start: '%PDF-1.4\n', row: '/Encrypt ' },
      { start: '%PDF-1.4\n', row: 'trailer<<' },
      { start: '%PDF-1.4\n', row: '/Count 9 ' },
      { start: '%PDF-1.4\n', row: 'xref\n' },
    ],
  ),
  file(
    'PDF counts',
    'receipt/count-pdf.ts',
    countPdf,
    [onePage('BT (words) Tj ET')],
    [
      { start: '%PDF-1.4\n', row: '1 0 obj<</Type/Page>>endobj\n' },
      { start: '%PDF-1.4\n', row: 'stream\n' },
      { start: '%PDF-1.4\n', row: '<<' },
    ],
  ),
  file(
    'gzip limits',
    'intake/limits/check-other.ts',
    checkGzip,
    [gzipSync('words')],
    [
      { start: '\x1f\x8b\x08\x08', row: 'a' },
      { start: '\x1f\x8b\x08\x04', row: '\xff\xff' },
    ],
  ),
  file(
    'RAR limits',
    'intake/limits/check-other.ts',
    checkRar,
    ['Rar!\x1a\x07\x01\0abcd\x03\x01\0\0', 'Rar!\x1a\x07\0'],
    [
      { start: 'Rar!\x1a\x07\x01\0', row: '\0\0\0\0\x03\x01\0\0' },
      { start: 'Rar!\x1a\x07\x01\0', row: '\x80' },
    ],
  ),
  file(
    'Palm limits',
    'intake/limits/check-other.ts',
    checkPalm,
    [`${'a'.repeat(60)}BOOKMOBI${'\0'.repeat(40)}`],
    ['\xff', { start: `${'a'.repeat(60)}BOOKMOBI`, row: '\0\x01' }],
  ),
  file(
    'WAV limits',
    'intake/limits/check-other.ts',
    checkWave,
    [wave()],
    [
      { start: 'RIFF\xff\xff\xff\xffWAVE', row: 'abcd\0\0\0\0' },
      { start: 'RIFF\xff\xff\xff\xffWAVE', row: 'abcd\x01\0\0\0' },
    ],
  ),
  ...['png', 'jpg', 'gif', 'pdf', 'mp4', 'wav', 'webp'].map((kind) =>
    file(
      `end of ${kind}`,
      'intake/cut-off/cut-off.ts',
      (bytes) => cutOff(kind, bytes),
      [...images, onePage('0 0 9 9 re f'), wave()],
      ['\0', '\xff\xda', '\xff\xd8\xff\xe0\0\x02', '\0\0\0\x08free'],
    ),
  ),
  file(
    'compound file',
    'files/compound-file.ts',
    openCompound,
    [Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), zeros(2040)])],
    [
      { start: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(16)}`, row: '\x01\0\0\0' },
      { start: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', row: '\xfe\xff\xff\xff' },
    ],
  ),
];
