import { afterAll, beforeAll, expect, test } from 'bun:test';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfOf } from './samples.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Notes on merging this PDF with a plain one. */
const notesOf = async (pdf: string): Promise<string> => {
  const form = new FormData();
  form.append('inputFormat', 'pdf');
  form.append('outputFormat', 'pdf');
  for (const [index, content] of [pdf, pdfOf('two', 1)].entries()) form.append('file', new File([content], `${index}.pdf`));
  const answer = await app.send('/api/convert', { method: 'POST', body: form });
  expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  return decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '');
};

test('a note says what of PDFs was lost, and there is none if nothing was', async () => {
  // The replacement has the same length, so that all offsets stay valid.
  expect(await notesOf(pdfOf('one', 1).replace('/DA(/Helv 10 Tf)', '/XFA[(a) 5 0 R] '))).toContain('XFA');
  expect(await notesOf(pdfOf('one', 1))).toBe('');
});
