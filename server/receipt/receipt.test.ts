import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { countContent } from './count-content.ts';
import type { Counts } from './counts.ts';
import { isEmptied, lossNotes, makeReceipt } from './receipt.ts';

const dir = makeTestFolder('receipt');

const count = async (format: string, content: string | Readonly<Record<string, string>>): Promise<Counts> => {
  const path = join(dir, `a.${format}`);
  const parts =
    typeof content === 'string'
      ? content
      : zipSync(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, strToU8(text)])));
  await Bun.write(path, parts);
  return countContent(path, format);
};

describe('counts of', () => {
  test('DOCX: deleted text and fallbacks are left out, notes belong to the text', async () => {
    const document =
      '<w:document><w:body><w:p><w:r><w:t>Grüße 12</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><w:tbl><w:tr/></w:tbl>' +
      '<mc:AlternateContent><mc:Choice><a:blip/><w:t>box</w:t></mc:Choice><mc:Fallback><v:imagedata/><w:t>box</w:t></mc:Fallback></mc:AlternateContent>' +
      '<w:r><w:footnoteReference w:id="1"/></w:r><w:hyperlink r:id="r1"/><w:hyperlink w:anchor="x"/><w:instrText>HYPERLINK &quot;https://a.example&quot;</w:instrText><m:oMath/></w:body></w:document>';
    expect(await count('docx', { 'word/document.xml': document, 'word/footnotes.xml': '<w:t>note</w:t>' })).toEqual({
      ...{ characters: 7 + 3 + 4, tables: 1, pictures: 1, notes: 1, comments: 0, links: 2, formulas: 1 },
    });
  });

  test('slides and sheets that are shown', async () => {
    const slide = (show: string) => `<p:sld ${show}/>`;
    expect(await count('pptx', { 'ppt/slides/slide1.xml': slide(''), 'ppt/slides/slide2.xml': slide('show="0"') })).toEqual({ slides: 1 });
    expect(await count('xlsx', { 'xl/workbook.xml': '<sheets><sheet name="a"/><sheet name="b" state="veryHidden"/></sheets>' })).toEqual({
      sheets: 1,
    });
  });

  test('HTML: what browsers show', async () => {
    const page =
      '<head><title>x</title></head><script>if (1 < 2) a();</script><p>a &amp; b&#228;</p><!-- no --><img src="a.png"><table></table><a href="https://a.example">c</a><a href="#x">d</a>';
    expect(await count('html', page)).toEqual({ characters: 5, pictures: 1, tables: 1, links: 1, formulas: 0 });
  });

  test('Markdown and text', async () => {
    expect(await count('md', '# A\n\n![b](long-name.png) [c](https://a.example/d) — “e”')).toEqual({ characters: 4, pictures: 1 });
    expect(
      await count('md', `<img src="data:image/png;base64,${'A'.repeat(5000)}" width="60"> ![](data:image/png;base64,${'A'.repeat(5000)})`),
    ).toEqual({
      ...{ characters: 0, pictures: 2 },
    });
    expect(await count('md', '<a'.repeat(500_000))).toMatchObject({ characters: 500_000 });
    expect(await count('txt', 'Ein Satz, 3 Wörter. 東京')).toEqual({ characters: 16 });
  });

  test('PDF: pages, but not of one that was changed later', async () => {
    const pdf =
      '%PDF-1.4\n1 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]>>endobj 2 0 obj<</Type/Page>>endobj 3 0 obj<</Type /Page/A 1>>endobj\nstartxref\n9\n%%EOF';
    expect(await count('pdf', pdf)).toEqual({ pages: 2 });
    expect(await count('pdf', `${pdf}\n2 0 obj<</Type/Page>>endobj\nstartxref\n9\n%%EOF`)).toEqual({});
  });

  test('a bomb or a file that is not a document has no result', async () => {
    expect(await count('docx', 'no package')).toEqual({});
    expect(await count('docx', { 'word/document.xml': ' '.repeat(9 * 1024 ** 2) })).toEqual({});
    expect(await count('html', '<p '.repeat(400_000))).toMatchObject({ characters: 0 });
    expect(await count('html', '<!--'.repeat(400_000))).toMatchObject({ characters: 0 });
    expect(await count('txt', '&'.repeat(2_000_000))).toEqual({ characters: 0 });
  });
});

test('a receipt has what both sides can count, and names what was lost', () => {
  const receipt = makeReceipt({ slides: 12, pictures: 3, links: 0, tables: 2 }, { pages: 11, pictures: 3, links: 0 });
  expect(receipt).toEqual([
    { what: 'slides', before: 12, after: 11 },
    { what: 'pictures', before: 3, after: 3 },
  ]);
  expect(lossNotes(receipt).map(inEnglish)).toEqual(['The result has 11 of the 12 slides of the file.']);
});

test('rewrapped text is not a loss, and half of the text is', () => {
  expect(lossNotes(makeReceipt({ characters: 1000 }, { characters: 950 }))).toEqual([]);
  expect(lossNotes(makeReceipt({ characters: 1000 }, { characters: 500 }))).toHaveLength(1);
  expect(lossNotes(makeReceipt({ characters: 9 }, { characters: 0 }))).toEqual([]);
});

test('all of a text lost is a failure', () => {
  expect(isEmptied(makeReceipt({ characters: 200 }, { characters: 0 }))).toBe(true);
  expect(isEmptied(makeReceipt({ characters: 200 }, { characters: 1 }))).toBe(false);
});
