import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { longTimeout } from '../../../testing/long-timeout.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const rows = [
  ['Port', 'Ships', 'Tons'],
  ['Harlow', '118', '4,210'],
  ['Weston', '96', '3,875'],
  ['Kingsbay', '204', '9,020'],
];
const style = '<style>body{margin:0;font:14px sans-serif}table{border-collapse:collapse}td{border:1px solid #444;padding:6px 14px}</style>';
const table = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}`).join('')}</table>`;

const print = async (name: string, body: string): Promise<string> => {
  const html = join(harness.dir, `${name}.html`);
  await Bun.write(html, `<html lang="en"><meta charset="utf-8">${style}<body>${body}`);
  const { paths } = await harness.convert(html, 'html', 'pdf');
  return paths[0] ?? '';
};

/** A text page with a picture of `body` as printed by a browser, cropped to its content. */
const withPicture = async (name: string, body: string): Promise<string> => {
  const picture = join(harness.dir, name);
  await Bun.$`pdftoppm -r 150 -singlefile -png ${await print(`${name}-alone`, body)} ${picture}`.quiet();
  const { default: sharp } = await import('sharp');
  const png = await sharp(`${picture}.png`).trim({ background: '#fff' }).png().toBuffer();
  const text = '<p>The yearbook lists the ships and tons of three ports, as the harbour committee counted them.</p>';
  const shown = `<img width="320" src="data:image/png;base64,${png.toString('base64')}">`;
  return print(name, `${text}${shown}${text}`);
};

const read = async (pdf: string, to: string) => {
  const { paths, notes } = await harness.convert(pdf, 'pdf', to);
  return { text: await Bun.file(paths[0] ?? '').text(), notes };
};

test('an image of a table among text becomes a table, with a note', async () => {
  const { text, notes } = await read(await withPicture('ports', table), 'md');
  expect(text).toContain(
    rows
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n')
      .replace('\n', '\n| --- | --- | --- |\n'),
  );
  expect(text.match(/harbour committee/g)).toHaveLength(2);
  expect(text).not.toContain('![');
  expect(notes).toEqual(['A table in a picture was recognized; check it for misread letters.']);
});

test('in sheets it is cells', async () => {
  const { paths } = await harness.convert(await withPicture('sheet', table), 'pdf', 'xlsx');
  const { paths: csv } = await harness.convert(paths[0] ?? '', 'xlsx', 'csv');
  expect(await Bun.file(csv[0] ?? '').text()).toMatch(/Harlow,118,4210|Harlow,118,"4,210"/);
});

test('a chart with a grid stays a picture', async () => {
  const lines = [0, 1, 2, 3, 4].flatMap((n) => [`M40 ${10 + n * 40}H360`, `M${40 + n * 80} 10V170`]).join('');
  const labels = [0, 1, 2, 3, 4].map(
    (n) => `<text x="10" y="${15 + n * 40}">${40 - n * 10}</text><text x="${30 + n * 80}" y="190">19${n}0</text>`,
  );
  const chart = `<svg width="380" height="200" font-size="14"><path d="${lines}" stroke="#888"/><path d="M40 150L120 90L200 110L280 40L360 60" fill="none" stroke="#c00" stroke-width="3"/>${labels.join('')}</svg>`;
  const { text, notes } = await read(await withPicture('chart', chart), 'md');
  expect(text).toContain('![');
  expect(text).not.toContain('|');
  expect(notes).toEqual([]);
});
