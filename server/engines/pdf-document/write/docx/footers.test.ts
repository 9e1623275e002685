import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import type { Section } from '../../flow-model.ts';
import { flowOf, lines } from '../../testing/read-back.ts';
import { writeDocx } from './docx.ts';

test('a footer stands where the page has it, however far down the text may go', async () => {
  const model = await flowOf([
    ...lines(['The boats of the guild go out by the western light.'], { y: 90 }),
    ...lines(['The guild'], { y: 780, size: 8 }),
  ]);
  const [section] = model.sections as [Section];
  const footer = section.blocks.findLast((b) => b.kind === 'paragraph');
  if (footer?.kind !== 'paragraph') throw new Error('The page has no last paragraph.');
  const own = { ...section, blocks: section.blocks.slice(0, -1), footer: [footer], margins: { ...section.margins, bottom: 20 } };
  const document = strFromU8(unzipSync(await writeDocx({ ...model, sections: [own] }))['word/document.xml'] ?? new Uint8Array());
  expect(document).toContain(`w:footer="${Math.round((section.height - footer.box.y1) * 20)}"`);
});
