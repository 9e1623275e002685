import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { flowOf, lines } from '../../testing/read-back.ts';
import { writeDocx } from './docx.ts';

test('a section whose lines run down has the paper upright again, and its margins turned with it', async () => {
  const model = await flowOf(lines(['The boats of the guild go out', 'by the western light'], { x: 100, y: 200 }));
  const section = model.sections[0];
  if (!section) throw new Error('No section was read.');
  const { width, height, margins } = section;
  const docx = await writeDocx({ ...model, sections: [{ ...section, vertical: true, width: height, height: width }] });
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array);
  expect(xml).toContain('<w:textDirection w:val="tbRl"/>');
  const number = (name: string): number => Number(new RegExp(`w:${name}="(\\d+)"`).exec(xml)?.[1]);
  expect([number('w'), number('h')]).toEqual([width, height].map((length) => Math.round(length * 20)));
  expect(number('top')).toBe(Math.round(margins.left * 20));
});
