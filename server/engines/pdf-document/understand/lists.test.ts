import { expect, test } from 'bun:test';
import type { Block, Paragraph } from '../model.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

const paragraphsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((b) => {
    if (b.kind === 'paragraph') return [b];
    return b.kind === 'table' ? b.cells.flatMap((cell) => paragraphsOf(cell.blocks)) : [];
  });

test('lists in cells are none of those around the table', async () => {
  const rows = [0, 1, 2];
  const [top, step] = [200, 20];
  const model = await flowOf([
    ...lines(['1. The boats of the guild', '2. The mills on the river', '3. The lights of the coast'], { y: 90, step: 16 }),
    ...[0, 1, 2, 3].map((n) => ({ line: [72, top + n * step, 472, top + n * step] as const })),
    ...[72, 200, 472].map((x) => ({ line: [x, top, x, top + 3 * step] as const })),
    ...rows.flatMap((n) => [
      { text: `Row ${n}`, x: 80, y: top + n * step + 13, size: 10 },
      { text: '\x95', x: 206, y: top + n * step + 13, size: 10 },
      { text: `what it holds of ${n}`, x: 218, y: top + n * step + 13, size: 10 },
    ]),
  ]);
  const formats = new Map<number, Set<string>>();
  for (const { role } of paragraphsOf(blocksOf(model)))
    if (role.kind === 'item') formats.set(role.list, (formats.get(role.list) ?? new Set()).add(role.marker.format));
  expect([...formats.values()].map((found) => [...found])).toEqual(expect.arrayContaining([['decimal'], ['bullet']]));
  expect([...formats.values()].every((found) => found.size === 1)).toBe(true);
});

test('an item i. behind h. is a letter, and one of its own a numeral', async () => {
  const formatsOf = async (markers: string) => {
    const items = [...markers].map((marker) => `${marker}. The boats of the guild, number ${marker}`);
    return paragraphsOf(blocksOf(await flowOf(lines(items, { y: 90, step: 16 })))).map(({ role }) =>
      role.kind === 'item' ? role.marker.format : role.kind,
    );
  };
  expect(new Set(await formatsOf('ghij'))).toEqual(new Set(['lowerLetter']));
  expect((await formatsOf('i')).includes('lowerLetter')).toBe(false);
});
