import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { convertPdf } from '../convert-pdf.ts';
import { cutFont } from './cut-font.ts';
import { ownPdf } from './own-pdf.ts';
import { fontFile } from './warm-up.ts';

const font = (): Uint8Array => new Uint8Array(readFileSync(fontFile));

test.skipIf(!existsSync(fontFile))('each way of writing is read as the same kind of page', async () => {
  const converted = await convertPdf(ownPdf(font()), 'md', { title: 'Of Rivers', pictures: 'files' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  const text = new TextDecoder().decode(converted.bytes);
  const count = (what: string): number => text.split(what).length - 1;
  expect(text.match(/^#+ .*/gm)).toEqual(['# plain, and leave', '# the water slows', '# carry stones and']);
  // Lines or areas draw the one table of a page; the other has no rules.
  expect([count('| Column 0 | Column 1 | Column 2 | Column 3 |'), count('| 2000.5 | 2125.5 | 2250.5 | 2375.5 |')]).toEqual([8, 8]);
  expect(count('1. Rivers carry stones and silt from the hills')).toBe(4);
  expect(count('https://example.org/')).toBeGreaterThan(3);
  expect(converted.pictures).toHaveLength(1);
});

test.skipIf(!existsSync(fontFile))('its font has its first glyphs alone', () => {
  const whole = font();
  const small = cutFont(whole, 98);
  expect(small.length).toBeLessThan(whole.length / 2);
  const glyphs = (bytes: Uint8Array): number => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
      if (Buffer.from(bytes.subarray(at, at + 4)).toString('latin1') === 'maxp') return view.getUint16(view.getUint32(at + 8) + 4);
    return 0;
  };
  expect([glyphs(small), glyphs(whole) > 98]).toEqual([98, true]);
});
