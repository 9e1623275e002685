import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { tarNames } from '../../look/names.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { rawTar } from './zip-bytes.ts';

const table =
  '<html><head><meta charset="utf-8"></head><body><table><tr><th>Code</th><th>Name</th></tr><tr><td>00123</td><td>Müller</td></tr><tr><td>4006381333931</td><td>Søren</td></tr></table></body></html>';
const report = 'SheetJS/sheetjs#419';
const spreadsheetMl =
  '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Orders"><Table><Row><Cell><Data ss:Type="String">Code</Data></Cell><Cell><Data ss:Type="String">Price</Data></Cell></Row><Row><Cell><Data ss:Type="String">00123</Data></Cell><Cell><Data ss:Type="Number">9.5</Data></Cell></Row></Table></Worksheet></Workbook>';
const rtf = "{\\rtf1\\ansi\\ansicpg1252 Gr\\'fc\\'dfe {\\b bold}\\par \\u1055?\\u1088?\\u1080?}";
const comic = async (): Promise<Uint8Array> => {
  const page = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  return zipSync({ '01.png': page });
};
const pixels = (format: 'png' | 'webp' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a0' } })
    [format]()
    .toBuffer();

/** Files whose extension does not match their content; desktop programs open all of them. */
export const disguised: readonly Situation[] = [
  {
    ...{ name: 'html-table-named-xls', source: report, file: 'export.xls', from: 'xls', to: 'xlsx', input: () => table },
    expect: 'a sheet with Code 00123 as text, Müller, 4006381333931',
    check: async ({ path, notes }) => [
      holds(
        'cells',
        `${await part(path, 'xl/worksheets/sheet1.xml')} ${await part(path, 'xl/sharedStrings.xml').catch(() => '')}`,
        '00123',
        'Müller',
      ),
      noted(notes, /HTML.*\.xls/),
    ],
  },
  {
    ...{ name: 'html-table-named-xls-to-csv', source: report, file: 'export.xls', from: 'xls', to: 'csv', input: () => table },
    expect: 'three rows with the leading zeros',
    check: async ({ text }) => [finding('rows', (await text()) === 'Code,Name\n00123,Müller\n4006381333931,Søren\n', await text())],
  },
  {
    ...{
      name: 'spreadsheetml-named-xls',
      source: 'ONLYOFFICE/DocumentServer#1832',
      file: 'orders.xls',
      from: 'xls',
      to: 'csv',
      input: () => spreadsheetMl,
    },
    expect: 'Code,Price and 00123,9.5',
    check: async ({ text }) => [finding('rows', (await text()) === 'Code,Price\n00123,9.5\n', await text())],
  },
  {
    ...{ name: 'tab-text-named-xls', source: 'hhurz/tableExport.jquery.plugin#49', file: 'list.xls', from: 'xls', to: 'csv' },
    input: () => Buffer.from('Name\tCode\nM\xfcller\t007\n', 'latin1'),
    expect: 'Name,Code and Müller,007',
    check: async ({ text }) => [finding('rows', (await text()) === 'Name,Code\nMüller,007\n', await text())],
  },
  {
    ...{
      name: 'rtf-named-doc-to-pdf',
      source: 'soulmachine/docker-images#2',
      file: 'letter.doc',
      from: 'doc',
      to: 'pdf',
      input: () => rtf,
    },
    expect: 'the page of the RTF: Grüße bold, При',
    check: async ({ path, notes }) => [holds('text', await pdfText(path), 'Grüße bold', 'При'), noted(notes, /RTF/)],
  },
  {
    ...{ name: 'web-page-named-doc', source: 'ONLYOFFICE/DocumentServer#1832', file: 'page.doc', from: 'doc', to: 'txt' },
    input: () => '<html><body><h1>Minutes</h1><p>All agreed.</p></body></html>',
    expect: 'the words of the page without tags',
    check: async ({ text }) => [
      holds('text', await text(), 'Minutes', 'All agreed.'),
      finding('no tags', !(await text()).includes('<'), await text()),
    ],
  },
  {
    ...{ name: 'zip-named-cbr', source: 'Girbons/comics-downloader#40', file: 'comic.cbr', from: 'cbr', to: 'pdf', input: comic },
    expect: 'a page with the picture',
    check: async ({ path }) => [holds('pages', await look('pdfinfo', path), 'Pages: 1')],
  },
  {
    ...{
      name: 'webp-named-jpg',
      source: 'woelper/oculante#346',
      file: 'photo.jpg',
      from: 'jpg',
      to: 'png',
      input: () => pixels('webp'),
    },
    expect: 'a PNG of 40 by 20',
    check: async ({ path }) => [holds('size', await look('identify', path), 'PNG 40x20')],
  },
  {
    ...{ name: 'png-named-gif', source: 'euagendas/m3inference#2', file: 'icon.gif', from: 'gif', to: 'webp', input: () => pixels('png') },
    expect: 'a WebP of 40 by 20',
    check: async ({ path }) => [holds('size', await look('webpinfo', path), 'Width: 40', 'Height: 20')],
  },
  {
    ...{ name: 'packed-tar-named-tar', source: 'pterodactyl/daemon#116', file: 'backup.tar', from: 'tar', to: 'zip' },
    input: () => gzipSync(rawTar([{ name: 'notes.txt', content: 'hi' }])),
    expect: 'a ZIP with notes.txt',
    check: async ({ path }) => [holds('names', await look('unzip', '-Z1', path), 'notes.txt')],
  },
  {
    ...{ name: 'zip-named-rar', source: 'mholt/archiver#378', file: 'files.rar', from: 'rar', to: 'tar' },
    input: () => zipSync({ 'a.txt': strToU8('hello') }),
    expect: 'a tar with a.txt',
    check: async ({ path }) => [holds('names', await tarNames(path), 'a.txt')],
  },
  {
    ...{ name: 'playlist-named-mp4', source: 'FFmpeg, CVE-2016-1897', file: 'film.mp4', from: 'mp4', to: 'mp3' },
    input: () => '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
    expect: 'a refusal: a list of addresses is not a film',
    refused: ['content_mismatch'],
  },
];
