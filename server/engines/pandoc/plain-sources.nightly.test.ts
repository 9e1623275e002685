import { afterAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import latexItems from './latex_items.py' with { type: 'text' };
import plainJira from './plain_jira.py' with { type: 'text' };
import plainOrg from './plain_org.py' with { type: 'text' };
import plainRst from './plain_rst.py' with { type: 'text' };
import texTables from './plain_tex.py' with { type: 'text' };
import plainTextile from './plain_textile.py' with { type: 'text' };
import plainWiki from './plain_wiki.py' with { type: 'text' };

const plainTex = `${latexItems}\n${texTables}`;
const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The text as a script rewrites it; undefined if the script leaves it as it is. */
const rewritten = (script: unknown, text: string): string | undefined => {
  const [input, output] = [join(folder, 'in'), join(folder, 'out')];
  rmSync(output, { force: true });
  writeFileSync(input, text);
  const { stderr } = Bun.spawnSync(['python3', '-I', '-c', String(script), input, output]);
  expect(stderr.toString()).toBe('');
  return existsSync(output) ? readFileSync(output, 'utf8') : undefined;
};

describe('columns of LaTeX', () => {
  const columns = (spec: string, head = ''): string | undefined =>
    /\\begin\{tabular\}\{(.*)\}/.exec(rewritten(plainTex, `${head}\\begin{tabular}{${spec}}\nä & 1\\\\\n\\end{tabular}`) ?? '')?.[1];

  test('of types that the text defines become their base', () => {
    const head = '\\newcolumntype{Y}{>{\\centering\\arraybackslash}X}\n\\newcolumntype{P}[1]{>{\\raggedleft}p{#1}}\n';
    expect(columns('|l|Y|P{2cm}|', head)).toBe('|l|c|r|');
    expect(columns('*{2}{Y}r', head)).toBe('*{2}{c}r');
  });

  test('of decimals and of tabulary become plain ones, known ones stay', () => {
    expect(columns('lS[table-format=2.1]D{.}{.}{3}LCR')).toBe('lrrlcr');
    expect(columns('l>{\\bfseries}p{3cm}@{ S }c')).toBeUndefined();
  });

  test('of cells over several columns have one letter', () => {
    const cell = (spec: string) => rewritten(plainTex, `\\multicolumn{2}{${spec}}{x}`);
    expect(cell('p{12cm}')).toBe('\\multicolumn{2}{l}{x}');
    expect(cell('>{\\centering}p{3cm}|')).toBe('\\multicolumn{2}{c}{x}');
    expect(cell('|c|')).toBeUndefined();
  });
});

describe('pictures side by side of LaTeX', () => {
  const figure = (body: string): string => `A\n\\begin{figure}[ht]\n${body}\n\\caption{All}\\label{all}\n\\end{figure}\nB`;
  const one = (name: string): string => `\\begin{figure}\\includegraphics{${name}}\\caption{${name}}\\end{figure}`;
  const wanted = `A\n${one('a')}${one('b')}\\par All\\label{all}\\par \n\n\n\n\n\nB`;

  test('become figures, with their common caption below', () => {
    for (const body of [
      '\\subcaptionbox{a}{\\includegraphics{a}}\\hfill\n\\subcaptionbox*[x]{b}[3cm][c]{\\includegraphics{b}}\n',
      '\\subfloat[a]{\\includegraphics{a}}\n\\subfloat[x][b]{\\includegraphics{b}}\n',
      '\\subfigure[a]{\\includegraphics{a}}\n\\subfigure[b]{\\includegraphics{b}}\n',
      '\\begin{subfigure}[b]{3cm}\\includegraphics{a}\\caption{a}\\end{subfigure}\n\\begin{subfigure}{3cm}\\includegraphics{b}\\caption{b}\\end{subfigure}\n',
    ])
      expect(rewritten(plainTex, figure(body))).toBe(wanted);
  });

  test('others stay', () => {
    expect(rewritten(plainTex, figure('\\includegraphics{a}'))).toBeUndefined();
    expect(rewritten(plainTex, '\\begin{figure}\\subfloat[a]{x}'.repeat(50_000))).toBeUndefined();
    expect(rewritten(plainTex, `${'\\begin{figure}'.repeat(100_000)}\\end{figure}`)).toBeUndefined();
  });
});

describe('equations of LaTeX', () => {
  const one = (body: string, name = 'equation') => `\\begin{${name}}${body}\\end{${name}}\n`;

  test('have their number where the text refers to them', () => {
    const text = `${one('\\label{a}x')}${one('y')}${one('p\\label{b}\\\\q\\nonumber\\\\r\\label{c}', 'align')}\\eqref{a}, \\ref{b}, \\autoref{c}, \\ref{d}`;
    expect(rewritten(plainTex, text)).toBe(
      `${one('x\\qquad(1)')}${one('y')}${one('p\\qquad(3)\\\\q\\nonumber\\\\r\\qquad(4)', 'align')}(1), 3, Equation~4, \\ref{d}`,
    );
  });

  test('are counted by chapter, keep their own tags, and stay when nothing refers to them', () => {
    const book = `\\documentclass{book}\n\\chapter{A}\n\\chapter{B}\n${one('x\\label{a}')}\\ref{a}`;
    expect(rewritten(plainTex, book)).toContain('x\\qquad(2.1)\\end{equation}\n2.1');
    expect(rewritten(plainTex, `${one('x\\tag{T}\\label{a}')}\\eqref{a}`)).toBe(`${one('x\\tag{T}')}(T)`);
    expect(rewritten(plainTex, one('x\\label{a}'))).toBeUndefined();
  });
});

describe('tables and figures of LaTeX', () => {
  test('that float otherwise are plain ones', () => {
    expect(rewritten(plainTex, '\\begin{table*}[t]a\\end{table*}\\begin{sidewaysfigure}b\\end{sidewaysfigure}')).toBe(
      '\\begin{table}[t]a\\end{table}\\begin{figure}b\\end{figure}',
    );
    expect(rewritten(plainTex, '\\begin{wrapfigure}[12]{r}[0pt]{5cm}a\\end{wrapfigure}')).toBe('\\begin{figure}a\\end{figure}');
    expect(rewritten(plainTex, '\\begin{adjustbox}{width=\\textwidth}a\\end{adjustbox}')).toBe('a');
  });

  test('that are scaled keep their content, on the same lines', () => {
    const scaled = '% first\n\\resizebox{\\textwidth}{!}{%\n\\begin{tabular}{l}a\\end{tabular}}\n';
    expect(rewritten(plainTex, scaled)).toBe(`\\renewcommand{\\resizebox}[3]{#3}\\renewcommand{\\scalebox}[2]{#2}${scaled}`);
  });

  test('commands for text or formula are formulas', () => {
    expect(rewritten(plainTex, '\\ifmmode\\sigma_{a}\\else\\mbox{$\\sigma$}\\fi b')).toBe('\\ensuremath{\\sigma_{a}} b');
    expect(rewritten(plainTex, '\\ifmmode a\\ifx b\\fi\\else c\\fi')).toBeUndefined();
  });
});

describe('items of LaTeX', () => {
  const items = (options: string, inner = '') =>
    rewritten(plainTex, `\\begin{enumerate}${options}\\item a\\item\\label{b} b${inner}\\end{enumerate}\\ref{b} \\ref{c} \\ref{no}`)
      ?.split('\\end{enumerate}')
      .at(-1);

  test('have their number where the text refers to them', () => {
    expect(items('')).toBe('2 \\ref{c} \\ref{no}');
    expect(items('[label={(\\alph*)}]')).toBe('(b) \\ref{c} \\ref{no}');
    expect(items('[i.]')).toBe('ii. \\ref{c} \\ref{no}');
    const inner = '\\begin{enumerate}\\item\\item\\label{c}\\begin{figure}\\label{no}\\end{figure}\\end{enumerate}';
    expect(items('', inner)).toBe('2 2b \\ref{no}');
  });

  test('keep their references where no list is', () => {
    expect(rewritten(plainTex, '\\label{b}\\ref{b}\\end{enumerate}\\item')).toBeUndefined();
  });
});

test('code of Jira begins and ends on its own lines', () => {
  expect(rewritten(plainJira, 'see {code:bash}$ a\nb{code} end {noformat}\n{code}\n{noformat}\n')).toBe(
    'see \n{code:bash}\n$ a\nb\n{code}\n end \n{noformat}\n{code}\n{noformat}\n',
  );
  expect(rewritten(plainJira, '{code}\na\n{code}\n')).toBeUndefined();
  expect(rewritten(plainJira, 'a {code} b')).toBeUndefined();
});

test('lists in cells of Textile have a blank line in front of them', () => {
  expect(rewritten(plainTextile, '| a\n* b\n* c | d |\n* e\n')).toBe('| a\n\n* b\n* c | d |\n* e\n');
  expect(rewritten(plainTextile, '| a | b |\n* c\n')).toBeUndefined();
});

describe('drawn tables of Org', () => {
  test('are plain ones: lines between rules are one row', () => {
    const drawn = '+---+----+\n| a | b  |\n+===+====+\n| c | d  |\n|   | e  |\n+---+----+\nText\n';
    expect(rewritten(plainOrg, `#+CAPTION: T\n${drawn}`)).toBe('#+CAPTION: T\n| a | b |\n|-|\n| c | d e |\nText\n');
  });

  test('stay in code, without an end and with joined cells', () => {
    expect(rewritten(plainOrg, '#+begin_example\n+---+\n| a |\n+---+\n#+end_example\n')).toBeUndefined();
    expect(rewritten(plainOrg, '+---+\n| a |\nText\n')).toBeUndefined();
    expect(rewritten(plainOrg, '+---+---+\n| a     |\n+---+---+\n')).toBeUndefined();
  });
});

test('quotation marks of LaTeX are signs, and eat the blank behind them', () => {
  expect(rewritten(plainTex, '\\glqq Ä \\glq b\\grq{} c\\grqq\n')).toBe('„Ä ‚b‘ c“\n');
  expect(rewritten(plainTex, '\\guillemotleft a\\guillemotright, \\frqqx')).toBe('«a», \\frqqx');
});

test('short forms of a glossary have their long form where they come first', () => {
  const head = '\\newacronym[x=y]{api}{API}{Programming Interface}\n\\newglossaryentry{tree}{name={tree}, description={a plant}}\n';
  expect(
    rewritten(plainTex, `${head}\\Glspl{api}, \\gls{api}, \\acrlong{api}, \\gls{tree}, \\glspl{tree}, \\gls{no}`)?.split('\n').at(-1),
  ).toBe('Programming Interfaces (APIs), API, Programming Interface, tree, trees, \\gls{no}');
  expect(rewritten(plainTex, '\\acro{api}[API]{long}\\ac{api} \\ac{api}')?.slice(-14)).toBe('long (API) API');
});

test('linked substitutions are links', () => {
  const text = 'I like |Py|_ and |Py|.\n\n.. |Py| replace:: Python, *the* best\n.. _Py: http://python.org/\n';
  expect(rewritten(plainRst, text)?.split('\n')[0]).toBe('I like `Python, the best <http://python.org/>`__ and |Py|.');
});

test('substitutions that a text names and does not define are defined as their own words', () => {
  expect(rewritten(plainRst, 'see |Version| and |a|\n\n.. |a| replace:: b\n')).toEndWith('\n\n.. |Version| replace:: \\|Version\\|\n');
  expect(rewritten(plainRst, '| verse |\n\n|a|\n\n.. |a| replace:: b\n')).toBeUndefined();
});

describe('tables of wikis', () => {
  const rows = (...lines: readonly string[]) =>
    rewritten(plainWiki, `{|\n${lines.join('\n')}\n|}\n`)
      ?.split('\n')
      .slice(1, -2)
      .join(' ');

  test('have as many cells in each row, with joined cells where they begin', () => {
    expect(rows('!colspan=2|a||b', '|-', '| rowspan="2" style="x" | c || d', '|e', '|-', '|f||g')).toBe(
      '|- ! a ! ! b |- | c | d | e |- | | f | g',
    );
    expect(rows('|a', '|-', '|b||c')).toBe('|- | a | |- | b | c');
  });

  test('keep exclamation marks, links with bars, further lines and tables within', () => {
    expect(rows('|a!!b||[[c|d]]', 'more', '{|', '|x||y', '|}')).toBe('|- | a&#33;&#33;b | [[c|d]] more {| |x||y |}');
  });

  test('have no attributes for programs, which Pandoc does not read', () => {
    expect(rewritten(plainWiki, '{| class="a" data-sort=\'b c\' data-x=1\n|a\n|}\n')?.split('\n')[0]).toBe('{| class="a"');
  });

  test('without an end stay as they are', () => {
    expect(rewritten(plainWiki, '{|\n!colspan=2|a\n')).toBeUndefined();
  });
});

test('hostile sources take little time', () => {
  const start = performance.now();
  for (const text of [
    '\\begin{tabular}{S[',
    '\\newcolumntype{Y}{',
    '\\begin{equation}\\label{a}\\ref{a}',
    '\\multicolumn{2}{p{',
    '\\documentclass[',
  ])
    rewritten(plainTex, text.repeat(Math.floor(500_000 / text.length)));
  rewritten(plainTex, `\\begin{tabular}{S${'{'.repeat(900_000)}`);
  for (const text of ['{|\n', '{|\n|a\n|}\n', '!!', '|rowspan=200 colspan=200|a\n|-\n', '|a=', '||'])
    rewritten(plainWiki, `{|\n${text.repeat(500_000 / text.length)}\n|}\n`);
  for (const text of ['\\glqq ', '\\newacronym{a}{b}{c}\\gls{a}', '\\newacronym{a}', '\\gls{'])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  for (const text of ['\\ifmmode ', '\\ifmmode a\\else ', '\\begin{wraptable}[', '\\begin{adjustbox}{', '\\resizebox{'])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  for (const text of ['\\begin{enumerate}\\item\\label{a}\\ref{a}', '\\begin{enumerate}[label='])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  for (const text of ['{code}', '{code:', '{code} a ']) rewritten(plainJira, text.repeat(1_000_000 / text.length));
  for (const text of ['| a\n', '|\n* a\n', '* a\n']) rewritten(plainTextile, text.repeat(1_000_000 / text.length));
  for (const text of ['+-', '+---+\n', '+---+\n| a |\n', '| a |\n', '+-+-+\n|'])
    rewritten(plainOrg, `+---+\n${text.repeat(1_000_000 / text.length)}`);
  rewritten(plainWiki, `{|${' a-b="'.repeat(100_000)}\n|}\n`);
  for (const text of ['|a', '|a| ', '.. |', '|a|_ ', '.. |a| replace:: b\n']) rewritten(plainRst, text.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(60_000);
});
