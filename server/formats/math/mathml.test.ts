import { expect, test } from 'bun:test';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { mathXmlInRow } from './mathml.ts';

const inRow = (math: string): string => {
  const [element] = parseFragment(`<math>${math}</math>`).childNodes as DefaultTreeAdapterTypes.Element[];
  if (!element) throw new Error('no formula');
  return mathXmlInRow(element).replace(/^<math[^>]*><mrow>|<\/mrow><\/math>$/g, '');
};

test('a bar between two parts is one that LibreOffice keeps', () => {
  expect(inRow('<mrow><mo>(</mo><mi>a</mi><mo stretchy="true" form="infix">|</mo><mi>b</mi><mo>)</mo></mrow>')).toBe(
    '<mrow><mo>(</mo><mi>a</mi><mo>∣</mo><mi>b</mi><mo>)</mo></mrow>',
  );
  const value = '<mo>|</mo><mi>a</mi><mo>|</mo>';
  expect(inRow(`<mrow>${value}</mrow><mo>+</mo><mrow>${value}</mrow>`)).toBe(`<mrow>${value}</mrow><mo>+</mo><mrow>${value}</mrow>`);
  expect(inRow('<mi>a</mi><mo fence="true" form="prefix">|</mo><mi>b</mi>')).toContain('>|<');
});

test('the signs of a fence are operators', () => {
  const fence = ' fence="true" form="prefix" stretchy="true"';
  expect(inRow('<mfenced><mi>a</mi><mi>b</mi></mfenced>')).toBe(
    `<mrow><mo${fence}>(</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo${fence.replace('pre', 'post')}>)</mo></mrow>`,
  );
  expect(inRow('<mfenced open="[" close="" separators="; ,"><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mfenced>')).toContain(
    '<mi>a</mi><mo>;</mo><mi>b</mi><mo>,</mo><mi>c</mi><mo>,</mo><mi>d</mi>',
  );
  expect(inRow('<mfenced separators=""><mi>a</mi><mi>b</mi></mfenced>')).toContain('<mi>a</mi><mi>b</mi>');
});
