import { expect, test } from 'bun:test';
import { flowOf, lines } from '../testing/read-back.ts';
import { writeHtml } from './html/html.ts';
import { withRunningText } from './running-text.ts';
import { writeTxt } from './txt.ts';

const prose = Array.from({ length: 6 }, () => 'The keeper of the western light rings its bell when boats are out, as he did before.');
const bank = 'Harbour Light Ltd, account 1881 at the Bank of Whitby';
const pageWith = (foot: string, page = 0) => [...lines(prose, { y: 90, size: 10, page }), { text: foot, x: 72, y: 815, size: 8, page }];
const read = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('what stands at the foot of the only page is text, under all else', async () => {
  const model = withRunningText(await flowOf(pageWith(bank)));
  expect(read(writeTxt(model)).trimEnd().endsWith(bank)).toBe(true);
  expect(read(writeHtml(model))).toContain(bank);
});

test('the number of the only page is no text', async () => {
  expect(read(writeTxt(withRunningText(await flowOf(pageWith('Page 1 of 1')))))).not.toContain('Page');
});

test('what comes again on each page is no text', async () => {
  const model = withRunningText(await flowOf([0, 1, 2].flatMap((page) => pageWith(bank, page))));
  expect(read(writeTxt(model))).not.toContain(bank);
});

test('notes stay at the foot of their page, between its header and footer', async () => {
  const model = await flowOf(pageWith(bank));
  const [section] = model.sections;
  const note = section?.blocks[0];
  if (!section || note?.kind !== 'paragraph') throw new Error('The page has no paragraph.');
  const noted = {
    ...model,
    sections: [{ ...section, header: section.footer }],
    notes: new Map([[1, [note]]]),
    noteMarks: new Map([[1, '*']]),
    noteFeet: new Map([[1, [1]]]),
  };
  expect(read(writeTxt(withRunningText(noted)))).toMatch(/^Harbour Light.*\n\nThe keeper.*\n\n\* The keeper.*\n\nHarbour Light/s);
});
