import { expect, test } from 'bun:test';
import { parseXml } from '../xml/tree.ts';
import { mathOfOffice } from './omml.ts';

const math = (inner: string): string =>
  mathOfOffice(parseXml(`<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inner}</m:oMath>`));
const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;

test('runs become names, numbers and operators', () => {
  expect(math(run('2x+3.5'))).toBe('<math><mn>2</mn><mi>x</mi><mo>+</mo><mn>3.5</mn></math>');
  expect(math(`<m:r><m:rPr><m:nor/></m:rPr><m:t>if x</m:t></m:r>`)).toBe('<math><mtext>if x</mtext></math>');
  expect(math(run('a&lt;b'))).toBe('<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>');
});

test('fractions, roots, scripts, brackets, sums and tables', () => {
  const e = (text: string): string => `<m:e>${run(text)}</m:e>`;
  expect(math(`<m:f><m:fPr/><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>`)).toBe(
    '<math><mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac></math>',
  );
  expect(math(`<m:rad><m:deg/>${e('x')}</m:rad>`)).toBe('<math><msqrt><mrow><mi>x</mi></mrow></msqrt></math>');
  expect(math(`<m:rad><m:deg>${run('3')}</m:deg>${e('x')}</m:rad>`)).toContain('<mroot>');
  expect(math(`<m:sSubSup>${e('x')}<m:sub>${run('i')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`)).toContain('<msubsup>');
  expect(math(`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/></m:dPr>${e('x')}${e('y')}</m:d>`)).toBe(
    '<math><mrow><mo>[</mo><mrow><mi>x</mi></mrow><mo>|</mo><mrow><mi>y</mi></mrow></mrow></math>',
  );
  expect(
    math(`<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('1')}</m:sub><m:sup>${run('n')}</m:sup>${e('k')}</m:nary>`),
  ).toBe('<math><munderover><mo>∑</mo><mrow><mn>1</mn></mrow><mrow><mi>n</mi></mrow></munderover><mrow><mi>k</mi></mrow></math>');
  expect(math(`<m:acc><m:accPr/>${e('v')}</m:acc>`)).toBe('<math><mover><mrow><mi>v</mi></mrow><mo>^</mo></mover></math>');
  expect(math(`<m:acc><m:accPr><m:chr m:val="\u030c"/></m:accPr>${e('v')}</m:acc>`)).toContain('<mo>ˇ</mo></mover>');
  expect(math(`<m:bar>${e('v')}</m:bar>`)).toBe('<math><munder><mrow><mi>v</mi></mrow><mo>_</mo></munder></math>');
  expect(math(`<m:groupChr>${e('v')}</m:groupChr>`)).toBe('<math><munder><mrow><mi>v</mi></mrow><mo>⏟</mo></munder></math>');
  expect(math(`<m:m><m:mr>${e('a')}${e('b')}</m:mr><m:mr>${e('c')}${e('d')}</m:mr></m:m>`)).toContain('</mtr><mtr>');
});

test('long runs take time in proportion to their length', () => {
  expect(math(run('1.'.repeat(200_000))).length).toBeGreaterThan(400_000);
  expect(math(run('.'.repeat(400_000))).length).toBeGreaterThan(400_000);
});
