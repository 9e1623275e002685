import { expect, test } from 'bun:test';
import { makeForm as form } from '../testing/make-form.ts';
import { openPdf } from './open.ts';
import { readPage } from './read-page.ts';

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
