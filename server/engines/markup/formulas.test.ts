import { expect, test } from 'bun:test';
import { loadMathOfTex } from '../../formats/math/tex.ts';
import { markdownBody } from './markdown.ts';
import { pageMarkdown } from './to-markdown.ts';
import { pageText } from './to-text.ts';
import { parsePage } from './tree.ts';

const mathOf = await loadMathOfTex();
const page = (math: string) => parsePage(`<p>a <math>${math}</math> b</p>`).body;

test('a formula is a readable line in plain text', () => {
  const line = (math: string) => pageText(page(math)).trim().slice(2, -2);
  expect(line('<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac>')).toBe('x^2 + 1/2');
  expect(line('<mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><mi>d</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>')).toBe(
    '(−b ± √d)/(2a)',
  );
  expect(
    line('<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>i</mi></msub>'),
  ).toBe('∑_(i = 1)^na_i');
  expect(line('<mfenced><mi>a</mi><mi>b</mi></mfenced>')).toBe('(a, b)');
  expect(line('<mover><mi>x</mi><mo>^</mo></mover>')).toBe('x\u0302');
});

test('a formula is LaTeX in Markdown, its own where it has some', () => {
  expect(pageMarkdown(page('<mfrac><mn>1</mn><mi>x</mi></mfrac>')).trim()).toBe('a $\\frac{1}{x}$ b');
  const stated = '<semantics><mi>E</mi><annotation encoding="application/x-tex">E_0</annotation></semantics>';
  expect(pageMarkdown(page(stated)).trim()).toBe('a $E_0$ b');
});

test('a bracket without a partner reaches over its row', () => {
  const mo = (sign: string, form: string) => `<mo fence="true" form="${form}" stretchy="true">${sign}</mo>`;
  const cases = '<mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable>';
  const tex = (math: string) => /\$(.*)\$/.exec(pageMarkdown(page(math)))?.[1];
  const matrix = '\\begin{matrix}x \\\\ y\\end{matrix}';
  expect(tex(`<mi>f</mi><mo>=</mo><mrow>${mo('{', 'prefix')}<mrow>${cases}</mrow></mrow>`)).toBe(`f = \\left\\{ ${matrix} \\right.`);
  expect(tex(`<mrow>${cases}${mo('}', 'postfix')}</mrow>`)).toBe(`\\left. ${matrix} \\right\\}`);
  expect(tex(`<mrow><mi>f</mi>${mo('|', 'postfix')}</mrow><mo>=</mo><mn>1</mn>`)).toBe('\\left. f \\right| = 1');
  expect(tex(`<mrow>${mo('(', 'prefix')}<mi>a</mi>${mo(']', 'postfix')}</mrow>`)).toBe('\\left(a\\right]');
  expect(tex(`<mrow>${mo('⌊', 'prefix')}<mrow>${mo('{', 'prefix')}<mi>a</mi></mrow></mrow>`)).toBe(
    '\\left\\lfloor \\left\\{ a \\right. \\right.',
  );
});

test('accents and lines around letters have their commands', () => {
  const tex = (math: string) => /\$(.*)\$/.exec(pageMarkdown(page(math)))?.[1];
  const over = (base: string, sign: string) => `<mover accent="true">${base}<mo stretchy="false">${sign}</mo></mover>`;
  const [x, abc] = ['<mi>x</mi>', '<mrow><mi>a</mi><mi>b</mi></mrow>'];
  expect(['ˇ', '\u030c', '˚', '˘', '´', '`', '~', '¨', '˙', '⃛', '→'].map((sign) => tex(over(x, sign)))).toEqual(
    ['check', 'check', 'mathring', 'breve', 'acute', 'grave', 'tilde', 'ddot', 'dot', 'dddot', 'vec'].map((name) => `\\${name}{x}`),
  );
  expect(['^', '~', '¯', '⃗'].map((sign) => tex(over(abc, sign)))).toEqual(
    ['widehat', 'widetilde', 'overline', 'overrightarrow'].map((name) => `\\${name}{a b}`),
  );
  expect(tex(`<munder>${abc}<mo>̲</mo></munder>`)).toBe('\\underline{a b}');
  expect(tex(`<mover><munder>${abc}<mo>⏟</mo></munder><mi/></mover>`)).toBe('{\\underbrace{a b}}');
  expect(pageText(page(`<munder>${abc}<mo>⏟</mo></munder>`)).trim()).toBe('a ab b');
  expect(pageText(page(over(x, 'ˇ'))).trim()).toBe('a x\u030c b');
});

test('dollars that would be read as a formula are escaped, prices are not', () => {
  expect(pageMarkdown(parsePage('<p>$x$ costs</p>').body).trim()).toBe('\\$x\\$ costs');
  expect(pageMarkdown(parsePage('<p>It costs $5.</p>').body).trim()).toBe('It costs $5.');
});

test('what stands between dollars is a formula, prices stay', () => {
  const body = (text: string) => markdownBody(text, { mathOf });
  for (const text of ['$x$', 'so $a_1 + b$, and', '$$x^2$$', '$$\nx\n$$', '$`x`$', '```math\nx\n```', '**$x$**', '$n = 5$'])
    expect(body(text)).toContain('<math');
  for (const text of [
    ...['$5 and $10', 'from $50 to $100', '$20/user/month (7 users = $1680/year)', '35$ here, 40$ there', '\\$x\\$', '`$x$`', '**35$** x'],
    ...['$HOME and $PATH', 'US$5/AU$6', 'costs $5 (or 6$)', '$not closed', '$\\nosuchcommand{$', '$a\n\nb$'],
  ])
    expect(body(text)).not.toContain('<math');
});

test('a formula that would grow or nest without end stays text', () => {
  expect(mathOf(`\\def\\a{xx}${'\\a'.repeat(100)}`, false)).toBeUndefined();
  expect(mathOf(`${'{'.repeat(100)}x${'}'.repeat(100)}`, false)).toBeUndefined();
  expect(mathOf('x'.repeat(5000), false)).toBeUndefined();
  const deep = page(`${'<mrow>'.repeat(5000)}<mi>x</mi>${'</mrow>'.repeat(5000)}`);
  expect(pageText(deep).trim()).toBe('a x b');
  expect(pageMarkdown(deep).trim()).toBe('a x b');
});

test('thousands of dollars take no longer than their number', () => {
  expect(markdownBody('$a '.repeat(20_000), { mathOf })).not.toContain('<math');
  expect(markdownBody('$$a '.repeat(20_000), { mathOf }).length).toBeGreaterThan(20_000);
});
