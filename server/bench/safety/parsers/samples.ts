import { bytesOf } from '../../../files/file-bytes.ts';
import { png, smallPng, tiff, zeros, zipOf } from '../attacks/bytes.ts';
import type { Parser, Row } from './parser.ts';

type Seeds = Parser['seeds'];
export const byText = (name: string, source: string, run: (text: string) => unknown, seeds: Seeds, rows: readonly Row[]): Parser => ({
  ...{ name, sources: [source], seeds, rows },
  run: (bytes) => run(bytes.toString('utf8')),
});
export const byBytes = (name: string, source: string, run: (bytes: Buffer) => unknown, seeds: Seeds, rows: readonly Row[]): Parser => ({
  ...{ name, sources: [source], seeds, rows },
  run,
});
export const file = (
  name: string,
  source: string,
  run: (bytes: ReturnType<typeof bytesOf>) => unknown,
  seeds: Seeds,
  rows: readonly Row[],
): Parser => byBytes(name, source, (bytes) => run(bytesOf(bytes)), seeds, rows);

export const smallZip = zipOf({ 'a.txt': 'words', 'word/document.xml': '<a/>' });
export const images: Seeds = [
  smallPng(),
  png(9, 9, zeros(9)),
  tiff([
    [256, 4, 9],
    [257, 4, 9],
    [273, 4, 8],
  ]),
  'GIF89a\x01\0\x01\0\xf0\0\0\0\0\0\xff\xff\xff\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0;',
  'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\0\0\0\0\0\0\0',
];
export const imageKinds = ['png', 'gif', 'tiff', 'webp', 'jpg', 'bmp', 'psd', 'heic', 'jxl', 'jp2', 'ico', 'svg'];
export const pieces: readonly Row[] = [
  '\0',
  '\xff',
  'PK\x01\x02',
  'PK\x05\x06',
  { start: '%PDF-1.4\n', row: '1 0 obj\n' },
  { start: '%PDF-1.4\n', row: '/Type/Page ' },
  { start: 'RIFF\xff\xff\xff\xffWAVE', row: 'fmt \0\0\0\0' },
];
export const xmlRows: readonly Row[] = [
  '<',
  '<a ',
  "<a b='",
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE a [',
  { start: '<!DOCTYPE a [', row: '<!ENTITY b "&b;">' },
  { start: '<a>', row: '<b>' },
  { start: '<a>', row: '<b/>' },
  { start: '<a>', row: '&amp;' },
  { start: '<a ', row: 'xmlns:b="c" ' },
];
export const htmlRows: readonly Row[] = [
  ...xmlRows,
  '<table>',
  '<link href=',
  '<td background="',
  '<script>',
  '<style>@import',
  '</',
  '<p>&nbsp',
];
