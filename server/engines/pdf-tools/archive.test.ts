import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { operate, textOf, check, jsonOf, at } = pdfBench(() => harness);
const python = (script: string, ...args: readonly string[]) => Bun.$`/usr/bin/python3 -I -c ${script} ${args}`.quiet();

test('PDF/A states its part, and keeps filled fields, links, bookmarks and a title in any script', async () => {
  const path = at('form-to-archive.pdf');
  await python(
    `
import fitz, sys
document = fitz.open()
page = document.new_page()
page.insert_text((72, 72), "Application")
field = fitz.Widget()
field.field_name, field.field_type, field.field_value = "place", fitz.PDF_WIDGET_TYPE_TEXT, "Harbour"
field.rect = fitz.Rect(72, 100, 300, 120)
page.add_widget(field)
page.insert_link({"kind": fitz.LINK_URI, "from": fitz.Rect(72, 60, 200, 75), "uri": "https://example.org/"})
page.insert_link({"kind": fitz.LINK_LAUNCH, "from": fitz.Rect(72, 160, 200, 175), "file": "program.exe"})
document.set_toc([[1, "Chapter", 1]])
document.set_metadata({"title": "Größe & 報告", "author": "Jo"})
document.embfile_add("a.txt", b"attached")
document.save(sys.argv[1])
`,
    path,
  );
  for (const pdfa of ['1', '2', '3']) {
    const made = await operate('archive-pdf', path, { pdfa });
    const [facts] = await Bun.$`exiftool -json -G1 ${made.path}`.json();
    expect([facts['XMP-pdfaid:Part'], facts['XMP-pdfaid:Conformance']]).toEqual([Number(pdfa), 'B']);
    for (const key of ['PDF:Title', 'XMP-dc:Title']) expect([pdfa, key, facts[key]]).toEqual([pdfa, key, 'Größe & 報告']);
    for (const key of ['PDF:Author', 'XMP-dc:Creator']) expect([pdfa, key, facts[key]]).toEqual([pdfa, key, 'Jo']);
    const plain = new TextDecoder('latin1').decode(await Bun.$`qpdf --qdf --object-streams=disable ${made.path} -`.arrayBuffer());
    expect(plain.includes('/GTS_PDFA1')).toBe(true);
    expect(plain.includes('(Chapter)')).toBe(true);
    expect(plain.includes('program.exe')).toBe(false);
    // The standard has annotations printed, and its records of properties as plain text.
    expect(plain.match(/\/Subtype \/Link/g)).toHaveLength(1);
    expect(/\/F 4\b/.test(plain)).toBe(true);
    expect([pdfa, plain.includes('/AFRelationship')]).toEqual([pdfa, pdfa === '3']);
    expect(new TextDecoder('latin1').decode(await Bun.file(made.path).bytes())).toContain('pdfaid:part');
    expect(await Bun.$`pdfinfo -url ${made.path}`.text()).toContain('https://example.org/');
    expect(await textOf(made.path)).toContain('Harbour');
    expect((await jsonOf(made.path, 'acroform')).acroform.fields).toEqual([]);
    const isKept = (await Bun.$`pdfdetach -list ${made.path}`.text()).includes('a.txt');
    expect([pdfa, isKept, made.notes]).toEqual([
      pdfa,
      pdfa === '3',
      pdfa === '3' ? [] : [`One attachment is not in the result, since PDF/A-${pdfa} allows none of its kind.`],
    ]);
    await check(made.path);
  }
});

test.each(['archive-pdf', 'flatten-pdf'])(
  '%s keeps links within the document, named destinations and points beyond a page included',
  async (operation) => {
    const path = at('links-within.pdf');
    await python(
      `
import fitz, sys
document = fitz.open()
for words in ("First", "Second"):
    document.new_page(width=600, height=800).insert_text((72, 72), words)
second = document.page_xref(1)
document.xref_set_key(document.pdf_catalog(), "Names", f"<</Dests<</Names[(a)[{second} 0 R/XYZ 10 700 null]]>>>>")
for at, target in enumerate((f"[{second} 0 R/XYZ 10 700 null]", f"[{second} 0 R/XYZ 10 900 null]", "(a)")):
    document[0].insert_link({"kind": fitz.LINK_URI, "from": fitz.Rect(72, 100 + 30 * at, 200, 120 + 30 * at), "uri": "x"})
    link = document[0].annot_xrefs()[-1][0]
    document.xref_set_key(link, "A", f"<</S/GoTo/D{target}>>")
document.save(sys.argv[1])
`,
      path,
    );
    const { path: made } = await operate(operation, path);
    const text = JSON.stringify((await jsonOf(made, 'objects')).objects);
    expect(text.match(/"\/S":"\/GoTo"/g) ?? []).toHaveLength(3);
    expect(text).not.toContain('page=');
    await check(made);
  },
);
