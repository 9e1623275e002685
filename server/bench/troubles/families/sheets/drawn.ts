import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { part, partNames } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type File, of } from './of.ts';
import { chartFrame, spreadsheet } from './open-document.ts';
import { type Cell, xlsx } from './workbook.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const linksTo = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  targets.map(([type, target], at) => `<Relationship Id="d${at + 1}" Type="${relationships}/${type}" Target="${target}"/>`).join('');

const anchored = (inside: string): string =>
  `<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${relationships}"><xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>8</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>14</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${inside}<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;

const chart = `<c:chartSpace xmlns:c="${drawings}/chart" xmlns:a="${drawings}/main"><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>Sales chart</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:cat><c:strRef><c:f>S!$A$2:$A$3</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>S!$B$2:$B$3</c:f></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling/><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`;

const rows: readonly (readonly Cell[])[] = [
  ['Month', 'Sales'],
  ['May', 10],
  ['June', 20],
];

const withDrawing = (inside: string, parts: Readonly<Record<string, string | Uint8Array>>, links: string, types: string): Uint8Array =>
  xlsx({
    sheets: [{ name: 'S', rows, tail: '<drawing r:id="d1"/>', links: linksTo(['drawing', '../drawings/drawing1.xml']) }],
    types: `<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>${types}`,
    parts: {
      'xl/drawings/drawing1.xml': anchored(inside),
      'xl/drawings/_rels/drawing1.xml.rels': `<Relationships xmlns="${packages}">${links}</Relationships>`,
      ...parts,
    },
  });

const chartBook = (): Uint8Array =>
  withDrawing(
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart 1"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawings}/chart"><c:chart xmlns:c="${drawings}/chart" r:id="d1"/></a:graphicData></a:graphic></xdr:graphicFrame>`,
    { 'xl/charts/chart1.xml': chart },
    linksTo(['chart', '../charts/chart1.xml']),
    '<Override PartName="/xl/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>',
  );

const pictureBook = async (): Promise<Uint8Array> =>
  withDrawing(
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Logo"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="d1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="2000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`,
    {
      'xl/media/image1.png': await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c02040' } })
        .png()
        .toBuffer(),
    },
    linksTo(['image', '../media/image1.png']),
    '<Default Extension="png" ContentType="image/png"/>',
  );

const text = (value: string) => `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

const chartOds: File = {
  ...{ file: 'sales.ods', from: 'ods' },
  input: () =>
    spreadsheet({
      flat: false,
      tables: `<table:table table:name="S">${chartFrame}${row(text('Month'), text('Sales'))}${row(text('May'), number(10))}${row(text('June'), number(20))}</table:table>`,
      chart: { title: 'Sales chart', range: 'S.A2:S.B3' },
    }),
};
const chartXlsx: File = { file: 'sales.xlsx', from: 'xlsx', input: chartBook };
/** No other program writes XLS with charts, so LibreOffice makes the input. */
const chartXls: File = {
  ...{ file: 'sales.xls', from: 'xls' },
  input: () =>
    withFolder(async (dir) => {
      const path = join(dir, 'sales.xlsx');
      await Bun.write(path, chartBook());
      await look('soffice', `-env:UserInstallation=file://${dir}/profile`, '--headless', '--convert-to', 'xls', '--outdir', dir, path);
      return Bun.file(path.replace(/x$/, '')).bytes();
    }),
};

/** Bytes of the first picture that a page shows, from the page or a file beside it. */
const firstPicture = async (page: string, path: string, paths: readonly string[]): Promise<Uint8Array> => {
  const source = /<img\b[^>]*?\ssrc="([^"]*)"/.exec(page)?.[1] ?? '';
  const data = /^data:image\/[^;]*;base64,(.*)$/s.exec(source)?.[1];
  if (data) return Buffer.from(data, 'base64');
  const beside = paths.find((one) => basename(one) === basename(source)) ?? join(dirname(path), source);
  return Bun.file(beside).bytes();
};

const inPage = (name: string, source: string, file: File): Situation =>
  of(name, source, file, 'html', 'the chart as a picture or drawing, or a note that it is missing', async ({ text: read, notes }) =>
    /<(?:img|svg)[\s>]/.test(await read()) ? [noted(notes, /chart.*picture/i)] : [noted(notes, /chart.*missing/i)],
  );
const inData = (name: string, source: string, file: File): Situation =>
  of(name, source, file, 'csv', 'the cells, and a note that the chart is left out', async ({ text: read, notes }) => [
    holds('cells', await read(), 'May,10', 'June,20'),
    lacks('no chart', await read(), 'Sales chart'),
    noted(notes, /chart.*left out/i),
  ]);
const onPaper = (name: string, source: string, file: File): Situation =>
  of(name, source, file, 'pdf', 'the cells and the chart with its title', async ({ path }) => [
    holds('text', await pdfText(path), 'June', 'Sales chart'),
  ]);

/** Reports on charts and pictures of sheets. */
export const drawnSituations: readonly Situation[] = [
  inData('chart-of-an-ods-in-data-is-noted', 'productdevbook/hucre#406', chartOds),
  { ...inData('chart-of-an-xls-in-data-is-noted', 'PHPOffice/PhpSpreadsheet#3784', chartXls), slow: true },
  inPage('chart-of-an-ods-in-a-page', 'productdevbook/hucre#406', chartOds),
  { ...inPage('chart-of-an-xls-in-a-page', 'PHPOffice/PhpSpreadsheet#3784', chartXls), slow: true },
  onPaper('chart-of-an-xlsx-on-paper', 'developer0hye/office2pdf#239', chartXlsx),
  onPaper('chart-of-an-ods-on-paper', 'developer0hye/office2pdf#239', chartOds),
  { ...onPaper('chart-of-an-xls-on-paper', 'PHPOffice/PhpSpreadsheet#3784', chartXls), slow: true },
  of('chart-of-an-xlsx-in-ods', 'productdevbook/hucre#406', chartXlsx, 'ods', 'a chart with its title', async ({ path }) => [
    holds('chart', await part(path, 'Object*/content.xml'), 'Sales chart', 'chart:bar'),
  ]),
  of('chart-of-an-ods-in-xlsx', 'productdevbook/hucre#406', chartOds, 'xlsx', 'a chart with its title', async ({ path }) => [
    finding('part', (await partNames(path)).includes('xl/charts/chart1.xml'), await partNames(path)),
    holds('chart', await part(path, 'xl/charts/chart1.xml'), 'Sales chart', 'barChart'),
  ]),
  of(
    'picture-of-a-sheet-in-a-page',
    'elwerene/libreoffice-convert#75',
    { file: 'logo.xlsx', from: 'xlsx', input: pictureBook },
    'html',
    'the picture, in its colour',
    async (result) => {
      const { dominant } = await sharp(await firstPicture(await result.text(), result.path, result.paths)).stats();
      return [finding('colour', dominant.r > 150 && dominant.g < 70, dominant)];
    },
  ),
];
