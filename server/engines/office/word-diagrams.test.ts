import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docx } from '../../bench/troubles/families/documents/parts.ts';
import { smartArt } from '../../bench/troubles/families/smart-art.ts';
import { openZip } from '../../formats/zip/read.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { hasDiagrams, withDescribedDiagrams } from './word-diagrams.ts';

const dir = makeTestFolder('diagrams');

const art = smartArt('word', ['Plan', 'Buy &amp; "build"', '']);
const frame = (about: string): string => `<wp:inline><wp:docPr id="1" name="D"${about}/>${art.graphic}</wp:inline>`;
const described = async (text: string): Promise<string> => {
  const path = join(dir, 'diagram.docx');
  writeFileSync(path, docx(text, { rels: art.links, parts: art.parts, types: art.types }));
  return withDescribedDiagrams(openZip(path), 'word/document.xml', text);
};

test('a diagram gets its words as description', async () => {
  expect(hasDiagrams(frame(''))).toBe(true);
  expect(await described(`<w:p/>${frame('')}<w:p/>`)).toBe(
    `<w:p/>${frame('').replace('<wp:docPr', '<wp:docPr descr="Plan, Buy &amp; &quot;build&quot;"')}<w:p/>`,
  );
});

test("the author's own description stays, and so does a diagram without its parts", async () => {
  expect(await described(frame(' descr="Our steps"'))).toBe(frame(' descr="Our steps"'));
  expect(await described(frame('').replace('r:dm="d1"', 'r:dm="gone"'))).not.toContain('descr=');
});

test('many references without a frame take no time', async () => {
  const text = '<dgm:relIds r:dm="d1"/>'.repeat(20_000);
  expect(await described(text)).toBe(text);
});
