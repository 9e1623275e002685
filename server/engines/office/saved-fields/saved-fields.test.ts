import { expect, test } from 'bun:test';
import { settlePackageFields, settleTextFields } from './settle-fields.ts';

const asked = { from: 'docx', to: 'pdf', title: 'My <report>' };
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (code: string, saved: string): string =>
  `${mark('begin')}<w:r><w:instrText> ${code} </w:instrText></w:r>${mark('separate')}${saved && run(saved)}${mark('end')}`;
const document = (body: string): string => `<w:document ${word}><w:body>${body}</w:body></w:document>`;

const settled = (body: string, to = 'pdf', others: Readonly<Record<string, string>> = {}): string => {
  const parts = new Map(Object.entries({ 'word/document.xml': document(body), ...others }));
  return settlePackageFields(parts, { ...asked, to })['word/document.xml'] ?? 'the same';
};
const withoutEmptyRuns = (xml: string): string => xml.replaceAll('<w:r></w:r>', '');
const text = (xml: string): string => xml.replace(/<w:instrText>[^<]*<\/w:instrText>/g, '').replace(/<[^<>]*>/g, '');

test('a reference whose bookmark is gone is the text that was saved', () => {
  expect(withoutEmptyRuns(settled(field('REF _Ref1 \\h', 'Table 4')))).toBe(document(run('Table 4')));
  expect(settled(`<w:bookmarkStart w:id="1" w:name="_REF1"/>${field('REF _Ref1 \\h', 'Table 4')}`)).toBe('the same');
  expect(withoutEmptyRuns(settled(`<w:fldSimple w:instr=" PAGEREF x ">${run('12')}</w:fldSimple>`))).toBe(document(run('12')));
});

test('fields without a saved text, and those that LibreOffice computes, stay fields', () => {
  for (const body of [field('REF gone', ''), field('PAGE', '3'), field('TOC \\o "1-3"', 'Contents'), field('HYPERLINK "http://x"', 'x')])
    expect(settled(body)).toBe('the same');
});

test('a property stays a field where somebody edits on and the property is there', () => {
  const core = { 'docProps/core.xml': '<c><dc:title>Annual plan</dc:title></c>' };
  expect(settled(field('TITLE', 'Annual plan'), 'odt', core)).toBe('the same');
  expect(settled(field('TITLE', 'Old plan'), 'odt', core)).not.toContain('TITLE');
  expect(settled(field('TITLE', 'Annual plan'), 'pdf', core)).not.toContain('TITLE');
});

test('the name of the file is the one that the visitor gave it', () => {
  expect(text(settled(field('FILENAME \\p', 'C:\\ann\\old.docx')))).toBe('My &lt;report&gt;.docx');
  expect(text(settled(field('FILENAME', '')))).toBe('My &lt;report&gt;.docx');
  expect(text(settled('<w:p><w:fldSimple w:instr="FILENAME"/></w:p>'))).toBe('My &lt;report&gt;.docx');
});

test('a field in the code of another goes with it', () => {
  const nested = `${mark('begin')}<w:r><w:instrText> IF </w:instrText></w:r>${field('MERGEFIELD Sex', 'f')}<w:r><w:instrText> = "f" "Madam" </w:instrText></w:r>${mark('separate')}${run('Madam')}${mark('end')}`;
  expect(text(settled(`${run('Dear ')}${nested}${run('!')}`))).toBe('Dear Madam!');
});

test('a field in the saved text of another keeps its own verdict', () => {
  const nested = `${mark('begin')}<w:r><w:instrText> QUOTE </w:instrText></w:r>${mark('separate')}${run('page ')}${field('PAGE', '3')}${mark('end')}`;
  const kept = settled(nested);
  expect(kept).not.toContain('QUOTE');
  expect(kept).toContain('PAGE');
});

test('marks without order and deep nesting change nothing', () => {
  for (const body of [mark('end') + mark('separate') + run('a'), mark('begin').repeat(50_000), '</w:fldSimple>', mark('begin') + run('a')])
    expect(settled(body)).toBe('the same');
});

test('references of OpenDocument whose target is gone, and the name of the file', () => {
  const odt = (body: string): string => `<a xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">${body}</a>`;
  const of = (body: string): string | undefined =>
    settlePackageFields(new Map([['content.xml', odt(body)]]), { ...asked, from: 'odt', title: 'plan' })['content.xml'];
  expect(of('<text:bookmark-ref text:ref-name="gone">T 4</text:bookmark-ref>')).toBe(odt('T 4'));
  expect(of('<text:bookmark text:name="b"/><text:bookmark-ref text:ref-name="b">T 4</text:bookmark-ref>')).toBeUndefined();
  expect(of('<text:file-name text:display="full">/home/x/in.odt</text:file-name>')).toBe(odt('plan.odt'));
  expect(of('<text:file-name text:display="full"/><text:file-name text:display="name"/>')).toBe(odt('plan.odtplan'));
  expect(of('<text:file-name text:display="name">in</text:file-name>')).toBe(odt('plan'));
});

test('fields of RTF', () => {
  const rtf = (body: string, to = 'pdf'): string => settleTextFields(`{\\rtf1 ${body}}`, { from: 'rtf', to, title: 'plän' });
  const one = (code: string, saved: string): string => `{\\field\\fldlock{\\*\\fldinst${code}}{\\fldrslt ${saved}}}`;
  expect(rtf(`a ${one(' REF gone \\\\h ', 'Table 4')} b`)).toBe('{\\rtf1 a {{Table 4}} b}');
  expect(rtf(`{\\*\\bkmkstart gone}${one(' REF gone ', 'x')}`)).toContain('fldinst');
  expect(rtf(one('{\\rtlch PAGEREF _Ref1 }', '{\\b 12}'))).toBe('{\\rtf1 {{{\\b 12}}}}');
  expect(rtf(one(' HYPERLINK "http://x" ', 'x'))).toContain('fldinst');
  expect(rtf(one(' FILENAME \\\\p ', 'C:\\\\old.rtf'))).toBe('{\\rtf1 {{ pl\\u228?n.rtf}}}');
  expect(rtf(`\\bin5 {}{}{${one(' TITLE ', 't')}`)).toBe('{\\rtf1 \\bin5 {}{}{{{t}}}');
  expect(rtf('{'.repeat(100_000))).toStartWith('{\\rtf1 {{{');
});

test('the date of a document is the one that was saved, unless somebody edits on', () => {
  const date = field('DATE \\@ "d MMMM yyyy"', '7 May 2014');
  expect(text(settled(date))).toBe('7 May 2014');
  expect(settled(date, 'odt')).toBe('the same');
  const rtf = '{\\rtf1 {\\field{\\*\\fldinst TIME }{\\fldrslt 10:59}}}';
  expect(settleTextFields(rtf, { from: 'rtf', to: 'pdf', title: 'x' })).not.toContain('TIME');
  expect(settleTextFields(rtf, { from: 'rtf', to: 'docx', title: 'x' })).toBe(rtf);
  const odt = (body: string): string => `<a xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">${body}</a>`;
  const live = odt('<text:date text:date-value="2014-05-07">7 May 2014</text:date> <text:time>10:59</text:time>');
  const of = (to: string) => settlePackageFields(new Map([['content.xml', live]]), { from: 'odt', to, title: 'x' })['content.xml'];
  expect(of('pdf')).toBe(odt('7 May 2014 10:59'));
  expect(of('docx')).toBeUndefined();
});
