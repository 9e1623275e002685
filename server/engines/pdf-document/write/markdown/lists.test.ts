import { expect, test } from 'bun:test';
import type { SetItem } from '../../testing/make-pdf.ts';
import { writtenText } from '../../testing/written.ts';

const text = { text: 'The guild keeps these by the western door, and all may take them:', x: 72, y: 90, size: 11 };
const items = (texts: readonly string[], y: number): SetItem[] => texts.map((one, n) => ({ text: one, x: 72, y: y + n * 14, size: 11 }));

test('lists after each other are apart, the items of one are not', async () => {
  const given = [
    text,
    ...items(['- Rope of hemp', '- Tar of the north'], 120),
    ...items(['1. Open the gate', '2. Wait for the bell'], 148),
  ];
  expect(await writtenText('md', given)).toContain('- Rope of hemp\n- Tar of the north\n\n1. Open the gate\n2. Wait for the bell');
});
