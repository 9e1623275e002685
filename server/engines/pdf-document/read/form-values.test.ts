import { expect, test } from 'bun:test';
import { openPdf } from './open.ts';
import { readPage } from './read-page.ts';

/** A page with words and these fields, and what the document says of fields. Object 6 is how a field may be drawn. */
const form = (fields: readonly string[], ofForm = ''): Uint8Array => {
  const [drawing, drawn] = ['BT /F 12 Tf 20 270 Td (Words) Tj ET', 'BT /F 12 Tf 2 5 Td (Drawn) Tj ET'];
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields.map((_, at) => `${7 + at} 0 R`).join(' ')}]/DA(/F 12 Tf 0 g)/DR<</Font<</F 5 0 R>>>>${ofForm}>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/Annots[${fields.map((_, at) => `${7 + at} 0 R`).join(' ')}]>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Subtype/Form/BBox[0 0 260 20]/Resources<</Font<</F 5 0 R>>>>/Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    ...fields.map(
      (field, at) => `<</Type/Annot/Subtype/Widget/T(f${at})/DA(/F 12 Tf 0 g)/Rect[20 ${100 + 30 * at} 280 ${120 + 30 * at}]${field}>>`,
    ),
  ];
  return new TextEncoder().encode(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`,
  );
};

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await openPdf(bytes);
  const { glyphs } = await readPage(pdf, 0, undefined);
  await pdf.loadingTask.destroy();
  return glyphs.map(({ text }) => text).join('');
};

const printed = '/F 4';
test.each([
  ['of text that the file does not draw', [`/FT/Tx${printed}/V(Ada)`], '', 'WordsAda'],
  ['of choices', [`/FT/Ch${printed}/Ff 131072/Opt[(red)(green)]/V(green)`], '', 'Wordsgreen'],
  ['that the file asks readers to draw', [`/FT/Tx${printed}/V(Ada)`], '/NeedAppearances true', 'WordsAda'],
  ['that the file draws in its own way', [`/FT/Tx${printed}/V(Ada)/AP<</N 6 0 R>>`], '', 'WordsDrawn'],
  ['that are hidden', [`/FT/Tx/F 2/V(Ada)`], '', 'Words'],
  ['that are secret', [`/FT/Tx${printed}/Ff 8192/V(Ada)`], '', 'Words'],
  ['of nothing, whatever they begin with', [`/FT/Tx${printed}/V()/DV(Ada)`, `/FT/Tx${printed}`], '', 'Words'],
])('values of fields %s', async (_, fields, ofForm, text) => {
  expect((await textOf(form(fields, ofForm))).replaceAll(' ', '')).toBe(text);
});
