import { expect, test } from 'bun:test';
import { loadMathOfTex } from './tex.ts';
import { withKnownColumns } from './tex-columns.ts';

test('columns of arrays are reduced to their sides', () => {
  expect(withKnownColumns('\\begin{array}[t]{@{}l*{3}{c}|>{\\bf}p{2cm}!{\\vrule}r@{}}a')).toBe('\\begin{array}{lccc|lr}a');
  expect(withKnownColumns('\\begin{array}{cc}a')).toBe('\\begin{array}{cc}a');
});

test('rows with two marks are rows with one', () => {
  expect(withKnownColumns('\\begin{eqnarray*}a&=&b\\\\&\\leq&c\\end{eqnarray*}')).toBe(
    '\\begin{align*}a&{}={}b\\\\&{}\\leq{}c\\end{align*}',
  );
  expect(withKnownColumns('\\begin{flalign}a&=b\\end{flalign}')).toBe('\\begin{align}a&=b\\end{align}');
});

test('such formulas are formulas', async () => {
  const math = await loadMathOfTex();
  for (const tex of [
    '\\begin{array}{*{20}{l}}a\\\\b\\end{array}',
    '\\begin{eqnarray}a&=&b\\end{eqnarray}',
    '\\begin{flalign}a&=b\\end{flalign}',
  ])
    expect(math(tex, true)).toStartWith('<math');
});

test('hostile columns end', () => {
  expect(withKnownColumns(`\\begin{array}{${'*{99}{'.repeat(600)}`)).toContain('*{99}');
  expect(withKnownColumns(`\\begin{array}{${'{'.repeat(1900)}`)).toContain('{{{');
  expect(withKnownColumns('\\begin{eqnarray}'.repeat(250))).toContain('eqnarray');
  expect(withKnownColumns('\\begin{array}{*{99}{ccccc}}a').length).toBeLessThan(150);
});
