import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

const head = ['Date', 'Details', 'Paid', 'Balance'];
const starts = [72, 150, 360, 460];
const row = (texts: readonly string[], y: number, page: number, bold = false) =>
  texts.flatMap((text, n) => (text ? [{ text, x: starts[n] as number, y, size: 10, page, bold }] : []));
const kinds = ['Card payment', 'Direct debit', 'Standing order', 'Salary'];
const body = (page: number, y: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    row([`${n + 1} Oct`, kinds[(n + page) % kinds.length] as string, n % 3 ? `${n + 7}.50` : '', `${900 + n}.25`], y + n * 15, page),
  ).flat();

test('the heading that a table without lines repeats on each page is no running head', async () => {
  const first = [...lines(['What went in and out of the account in October'], { y: 60 }), ...row(head, 110, 0, true), ...body(0, 125, 40)];
  const rest = [1, 2].flatMap((page) => [...row(head, 60, page, true), ...body(page, 75, 42)]);
  const model = await flowOf([...first, ...rest]);
  const [table, ...others] = blocksOf(model).filter((b) => b.kind === 'table');
  expect([table?.rowHeights.length, others.length, table?.headerRows]).toEqual([1 + 40 + 42 + 42, 0, 1]);
  expect(model.sections.flatMap((s) => s.header)).toEqual([]);
});
