import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { sample, operate, infoOf, textOf, check, jsonOf, write } = pdfBench(() => harness);

const turnsOf = async (path: string, pages: number) => {
  const info = await infoOf(path, '-f', '1', '-l', String(pages));
  return Array.from({ length: pages }, (_, index) => Number(info[`Page ${String(index + 1).padStart(4)} rot`]));
};

test('all pages are turned, and nothing else changes', async () => {
  const path = await sample('Alpha', 3);
  const made = await operate('rotate-pdf', path);
  expect(made.notes).toEqual([]);
  expect(await turnsOf(made.path, 3)).toEqual([90, 90, 90]);
  expect(await textOf(made.path)).toContain('Alpha 3');
  const [before, after] = [
    await jsonOf(path, 'outlines', 'acroform', 'pagelabels'),
    await jsonOf(made.path, 'outlines', 'acroform', 'pagelabels'),
  ];
  expect(after.outlines.map(({ title }: { title: string }) => title)).toEqual(['Alpha chapter']);
  expect(after.acroform.fields).toHaveLength(before.acroform.fields.length);
  await check(made.path);
});

test('only the pages that are named are turned, on top of the turn that they have', async () => {
  const once = await operate('rotate-pdf', await sample('Beta', 4), { turn: '270', pages: '2,4' });
  expect(await turnsOf(once.path, 4)).toEqual([0, 270, 0, 270]);
  const twice = await operate('rotate-pdf', once.path, { turn: '180', pages: '2-' });
  expect(await turnsOf(twice.path, 4)).toEqual([0, 90, 180, 90]);
});

test('a page that there is not is named in the error', async () => {
  const path = await sample('Gamma', 3);
  for (const pages of ['4', '2,9', '2-5'])
    expect(await rejection(operate('rotate-pdf', path, { pages }))).toMatchObject({
      code: 'invalid_option',
      detail: expect.stringMatching(/^There is no page \d: the document has 3 pages\.$/),
    });
});

test('a damaged PDF is repaired, and other files are refused', async () => {
  const broken = await write('broken.pdf', (await Bun.file(await sample('Delta', 2)).text()).replace(/startxref\n\d+/, 'startxref\n7'));
  expect(await turnsOf((await operate('rotate-pdf', broken)).path, 2)).toEqual([90, 90]);
  expect(await rejection(operate('rotate-pdf', await write('words.pdf', '%PDF-1.7\nthese are just words\n')))).toMatchObject({
    code: 'corrupt_input',
  });
});
