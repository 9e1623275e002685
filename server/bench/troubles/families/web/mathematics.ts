import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { docx, epub, mathMl, odt, paragraph, quadratic, squareAndHalf } from './inputs.ts';

const page = `<!DOCTYPE html><html><head><title>Area</title></head><body><p>Area ${mathMl} end</p></body></html>`;

/** A formula of Word converted to MathML: a square root inside a fraction. */
const isQuadratic = /<mfrac>[\s\S]*±[\s\S]*<msqrt>[\s\S]*<msup>[\s\S]*<\/mfrac>/;
const isSquareAndHalf = /<msup>\s*<mi>x<\/mi>\s*<mn>2<\/mn>\s*<\/msup>[\s\S]*<mfrac>\s*(?:<mrow>\s*)?<mn>1<\/mn>[\s\S]*<mn>2<\/mn>/;
/** The same formula in LaTeX, ignoring insignificant white space and braces. */
const texQuadratic = /\\frac\{-b\s*\\pm\s*\\sqrt\{b\^\{?2\}?-4ac\}\}\{2a\}/;
const texSquareAndHalf = /x\^\{?2\}?\+\\frac\{1\}\{2\}/;

const bare = (text: string): string => text.replace(/\s+/g, '').replace(/\\pm/g, '\\pm');
const matches = (check: string, text: string, pattern: RegExp) => finding(check, pattern.test(text), folded(text));

const word = (formula: string): Uint8Array =>
  docx({
    body: `<w:p><w:r><w:t xml:space="preserve">Formula </w:t></w:r>${formula}<w:r><w:t xml:space="preserve"> inline</w:t></w:r></w:p>${paragraph('After.')}`,
  });

const mathText = 'Inline $E = mc^2$ and a block:\n\n$$\\int_0^1 x^2 \\, dx = \\frac{1}{3}$$\n\nPrices: $5 and $10 stay as they are.\n';

const fromMarkdown = (name: string, source: string, to: string, expect: string, check: Check, input = mathText): Situation => ({
  name,
  source,
  file: 'energy.md',
  input: () => input,
  from: 'md',
  to,
  expect,
  check,
});

export const mathematics: readonly Situation[] = [
  {
    name: 'word-equation-to-markdown',
    source: 'microsoft/markitdown#1512',
    file: 'roots.docx',
    input: () => word(quadratic),
    from: 'docx',
    to: 'md',
    expect: 'the formula as LaTeX between dollars',
    check: async ({ text }) => [matches('formula', bare(await text()), new RegExp(`\\$[^$]*${texQuadratic.source}[^$]*\\$`))],
  },
  {
    name: 'word-equation-to-text',
    source: 'docling-project/docling#3120',
    file: 'area.docx',
    input: () => word(squareAndHalf),
    from: 'docx',
    to: 'txt',
    expect: 'Formula x^2 + 1/2 inline',
    check: async ({ text }) => [matches('formula', await text(), /Formula x(?:\^2|²) ?\+ ?(?:1\/2|½) inline/)],
  },
  {
    name: 'word-equation-to-page',
    source: 'mwilliamson/mammoth.js#269',
    file: 'roots.docx',
    input: () => word(quadratic),
    from: 'docx',
    to: 'html',
    expect: 'the formula as MathML, which browsers show',
    check: async ({ text }) => [matches('formula', await text(), isQuadratic)],
  },
  {
    name: 'word-equation-to-book',
    source: 'jgm/pandoc#2028',
    file: 'area.docx',
    input: () => word(squareAndHalf),
    from: 'docx',
    to: 'epub',
    expect: 'the formula as MathML',
    check: async ({ path }) => [matches('formula', await part(path, '*.xhtml'), isSquareAndHalf)],
  },
  {
    name: 'odt-formula-to-markdown',
    source: 'michal-h21/make4ht#55',
    file: 'area.odt',
    input: () =>
      odt(
        `<text:p>Area <draw:frame text:anchor-type="as-char"><draw:object>${mathMl.replace('<msup>', '<mrow><msup>').replace('</math>', '</mrow></math>')}</draw:object></draw:frame> end</text:p>`,
      ),
    from: 'odt',
    to: 'md',
    expect: 'the formula as LaTeX between dollars',
    check: async ({ text }) => [matches('formula', bare(await text()), new RegExp(`\\$${texSquareAndHalf.source}\\$`))],
  },
  {
    name: 'page-formula-to-word',
    source: 'privateOmega/html-to-docx#81',
    file: 'area.html',
    input: () => page,
    from: 'html',
    to: 'docx',
    expect: 'x squared and a half as an equation of Word between its words',
    check: async ({ path }) => [
      matches('formula', await readByPandoc(path, 'docx', 'html'), isSquareAndHalf),
      matches('words', await readByPandoc(path, 'docx', 'plain'), /^Area .* end/),
    ],
  },
  {
    name: 'page-formula-to-odt',
    source: 'jgm/pandoc#1107',
    file: 'area.html',
    input: () => page,
    from: 'html',
    to: 'odt',
    expect: 'a formula object with MathML',
    check: async ({ path }) => [
      matches('formula', (await part(path, 'Obj*/content.xml')).replace(/<(\/?)math:/g, '<$1'), /<msup>[\s\S]*<mfrac>/),
    ],
  },
  {
    name: 'page-formula-to-text',
    source: 'jgm/pandoc#897',
    file: 'area.html',
    input: () => page,
    from: 'html',
    to: 'txt',
    expect: 'Area x^2 + 1/2 end',
    check: async ({ text }) => [matches('formula', await text(), /Area x(?:\^2|²) ?\+ ?(?:1\/2|½) end/)],
  },
  {
    name: 'page-formula-to-markdown',
    source: 'jgm/pandoc#897',
    file: 'area.html',
    input: () => page,
    from: 'html',
    to: 'md',
    expect: 'Area $x^{2}+\\frac{1}{2}$ end',
    check: async ({ text }) => [matches('formula', bare(await text()), new RegExp(`Area\\$${texSquareAndHalf.source}\\$end`))],
  },
  {
    name: 'page-formula-to-book',
    source: 'jgm/pandoc#897',
    file: 'area.html',
    input: () => page,
    from: 'html',
    to: 'epub',
    expect: 'the formula as MathML in a chapter that says that it has some',
    check: async ({ path }) => [
      matches('formula', await part(path, '*.xhtml'), isSquareAndHalf),
      matches('property', await part(path, '*.opf'), /properties="[^"]*mathml/),
    ],
  },
  {
    name: 'book-formula-to-text',
    source: 'gutenbergtools/ebookmaker#254',
    file: 'area.epub',
    input: () => epub(`<p>Area ${mathMl} end</p>`),
    from: 'epub',
    to: 'txt',
    expect: 'Area x^2 + 1/2 end',
    check: async ({ text }) => [matches('formula', await text(), /Area x(?:\^2|²) ?\+ ?(?:1\/2|½) end/)],
  },
  {
    name: 'book-formula-to-word',
    source: 'mwilliamson/mammoth.js#269',
    file: 'area.epub',
    input: () => epub(`<p>Area ${mathMl} end</p>`),
    from: 'epub',
    to: 'docx',
    expect: 'x squared and a half as an equation of Word',
    check: async ({ path }) => [matches('formula', await readByPandoc(path, 'docx', 'html'), isSquareAndHalf)],
  },
  fromMarkdown(
    'markdown-formula-to-pdf',
    'joemccann/dillinger#774',
    'pdf',
    'formulas without dollars, prices with theirs',
    async ({ path }) => {
      const text = await pdfText(path);
      return [
        matches('formula', text, /𝐸 ?= ?𝑚𝑐|E ?= ?mc/),
        lacks('source', text, '$E', '\\int', '\\frac', '$$'),
        holds('prices', text, '$5 and $10 stay'),
      ];
    },
  ),
  fromMarkdown('markdown-formula-to-word', 'yzane/vscode-markdown-pdf#355', 'docx', 'two equations of Word', async ({ path }) => {
    const xml = await part(path, 'word/document.xml');
    return [
      finding('equations', (xml.match(/<m:oMath[ >]/g) ?? []).length === 2, xml.slice(-3000)),
      matches(
        'integral',
        xml,
        /<m:chr m:val="∫"\/>[\s\S]*<m:sub>(?:(?!<\/m:sub>)[\s\S])*>0<[\s\S]*<m:sup>(?:(?!<\/m:sup>)[\s\S])*>1<[\s\S]*<m:f>/,
      ),
      lacks('source', xml, '\\int', '$E'),
      holds('prices', xml, '$5 and $10 stay'),
    ];
  }),
  fromMarkdown('markdown-formula-to-page', 'BaileyJM02/markdown-to-pdf#59', 'html', 'two formulas in MathML', async ({ text }) => {
    const html = await text();
    return [finding('formulas', (html.match(/<math/g) ?? []).length === 2, html), holds('prices', html, '$5 and $10 stay')];
  }),
  fromMarkdown(
    'markdown-formula-to-book',
    'jgm/pandoc#4555',
    'epub',
    'two formulas in MathML, and their source nowhere in sight',
    async ({ path }) => {
      const html = await part(path, '*.xhtml');
      return [
        finding('formulas', (html.match(/<math/g) ?? []).length === 2, html),
        lacks('source', html.replace(/<annotation[\s\S]*?<\/annotation>/g, '').replace(/alttext="[^"]*"/g, ''), '\\int', '$E'),
      ];
    },
  ),
  fromMarkdown(
    'two-prices-are-no-formula',
    'typora/typora-issues#3178',
    'html',
    'prices stay as they are written',
    async ({ text }) => {
      const html = await text();
      return [
        lacks('formula', html, '<math'),
        holds('prices', html, 'donate $50 to $100 to', '$20/user/month (7 users = $1680/year)', '35$ here, 40$ there', 'costs $5'),
      ];
    },
    'Please donate $50 to $100 to us.\n\nCost: $20/user/month (7 users = $1680/year)\n\nIt is 35$ here, 40$ there.\n\nIt costs \\$5 and `$x$` is code.\n',
  ),
  fromMarkdown(
    'fenced-formula',
    'yzane/vscode-markdown-pdf#199',
    'html',
    'a block marked as math is a formula',
    async ({ text }) => {
      const html = await text();
      return [matches('formula', html, /<math[\s\S]*<msub>/), lacks('code', html, '<pre')];
    },
    'Before\n\n```math\nx_{a} + 1\n```\n\nand $x_{a}$.\n',
  ),
];
