import { expect, test } from 'bun:test';
import { Document, Packer, Paragraph } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import type { FormulaPart } from '../../formula-model.ts';
import { mathOf } from './omml.ts';

const letters = (text: string, script: 'base' | 'super' | 'sub' = 'base'): FormulaPart => ({ kind: 'run', text, italic: true, script });

const xmlOf = async (...parts: FormulaPart[]): Promise<string> => {
  const document = new Document({ sections: [{ children: [new Paragraph({ children: [mathOf({ parts, display: false })] })] }] });
  return strFromU8(unzipSync(new Uint8Array(await Packer.toArrayBuffer(document)))['word/document.xml'] ?? new Uint8Array());
};

/** The brackets of a formula with the text in each. */
const bracketsOf = (xml: string): string[] =>
  [...xml.matchAll(/<m:d>(.*?)<\/m:d>/g)].map(
    ([, inner = '']) =>
      `${/<m:begChr m:val="(.)"/.exec(inner)?.[1]}${inner.replace(/<[^<>]*>/g, '')}${/<m:endChr m:val="(.)"/.exec(inner)?.[1]}`,
  );

test('bars in pairs are brackets, with what is raised and lowered at the second one', async () => {
  const xml = await xmlOf(letters('|a+b| + |f'), letters('i', 'sub'), letters('|'), letters('2', 'super'), letters(' < \u2016v\u2016'));
  expect(bracketsOf(xml)).toEqual(['|a+b|', '|fi|', '\u2016v\u2016']);
  expect(xml).toMatch(/<m:sSup>.*<m:d>.*<\/m:d>.*<m:sup>/);
  expect(bracketsOf(await xmlOf(letters('|a\u2016b|')))).toEqual(['|a\u2016b|']);
  const nested = await xmlOf(letters('|a+|b||'));
  expect(nested.replace(/<(?!\/?m:d>)[^<>]*>/g, '')).toContain('<m:d>a+<m:d>b</m:d></m:d>');
});

test('a bar between two terms is a relation, no bracket', async () => {
  const xml = await xmlOf(letters('P(A|B) + P(C|D)'));
  expect(bracketsOf(xml)).toEqual([]);
  expect(xml).toContain('\u2223');
});

test('the name of a limit is a text, which wants nothing after it', async () => {
  const lower = [{ text: 'n', italic: true, script: 'base' as const }];
  expect(await xmlOf({ kind: 'operator', sign: 'sup', lower, upper: [] })).toMatch(/<m:limLow>.*<m:nor\b[^>]*>.*sup/);
});
