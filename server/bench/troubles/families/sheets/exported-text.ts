import { same } from '../../../fidelity/check.ts';
import type { Situation } from '../../situation.ts';
import { book, csv } from './of.ts';

/** Bytes as text, with either kind of line end. */
const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/\r\0?(?=\n)/g, '');

const wanted = (
  name: string,
  source: string,
  options: Situation['options'],
  file: ReturnType<typeof book>,
  expect: Uint8Array,
  words: string,
): Situation => ({
  ...{ name, source, to: 'csv', expect: words, ...file },
  ...(options && { options }),
  check: async ({ path }) => [same('bytes', plain(await Bun.file(path).bytes()), plain(expect))],
});

const names = book([
  ['Straße', 'Ort; Land', 'Preis'],
  ['Périphériques', 'say "x"', 1.5],
]);
const french = 'Straße;"Ort; Land";Preis\r\nPériphériques;"say ""x""";1.5\r\n';

/** Tables as text with a chosen delimiter and encoding. */
export const exportedText: readonly Situation[] = [
  wanted(
    'csv-for-a-french-excel',
    'ChurchCRM/CRM#2726',
    { csvDelimiter: 'semicolon', csvEncoding: 'windows-1252' },
    names,
    Buffer.from(french, 'latin1'),
    'semicolons, and Windows-1252',
  ),
  wanted(
    'csv-with-a-mark-for-excel',
    'govdirectory/website#101',
    { csvDelimiter: 'semicolon', csvEncoding: 'utf-8-bom' },
    names,
    Buffer.from(`\uFEFF${french}`),
    'semicolons, and UTF-8 with its mark',
  ),
  wanted(
    'csv-in-sixteen-bits',
    'DaxStudio/DaxStudio#1031',
    { csvDelimiter: 'tab', csvEncoding: 'utf-16le' },
    names,
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Straße\tOrt; Land\tPreis\r\nPériphériques\t"say ""x"""\t1.5\r\n', 'utf16le')]),
    'tabs, and UTF-16 with its mark',
  ),
  {
    ...{
      name: 'csv-read-as-it-is-said',
      source: 'oerworldmap/oerworldmap#1263',
      ...csv(''),
      to: 'json',
      options: { csvDelimiter: 'pipe', csvEncoding: 'iso-8859-15' },
    },
    input: () =>
      Buffer.concat([Buffer.from('name|price\nMœuf', 'latin1').map((byte) => byte), Buffer.from([0xbd, 0x7c, 0xa4]), Buffer.from('5,0\n')]),
    expect: 'œ and € as ISO 8859-15 has them',
    check: async ({ text }) => [same('row', JSON.parse(await text())[0].price, '€5,0')],
  },
];
