import { describe, expect, test } from 'bun:test';
import latexBoxes from './latex_boxes.py' with { type: 'text' };
import latexFloats from './latex_floats.py' with { type: 'text' };
import latexFormulas from './latex_formulas.py' with { type: 'text' };
import latexItems from './latex_items.py' with { type: 'text' };
import latexLists from './latex_lists.py' with { type: 'text' };
import latexSymbols from './latex_symbols.py' with { type: 'text' };
import texTables from './plain_tex.py' with { type: 'text' };
import { rewritten } from './testing-scripts.ts';

const plainTex = `${latexBoxes}\n${latexFloats}\n${latexFormulas}\n${latexItems}\n${latexLists}\n${latexSymbols}\n${texTables}`;

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

describe('lists of LaTeX', () => {
  const list = (name: string, body: string): string => `\\begin{${name}}${body}\\end{${name}}`;

  test('have the signs that enumitem and commands set, and their first number', () => {
    expect(rewritten(plainTex, list('enumerate', '[label=(\\roman*), start=3]\\item a'))).toBe(
      list('enumerate', '[(i)]\\setcounter{enumi}{2}\\item a'),
    );
    expect(rewritten(plainTex, list('enumerate', '\n\\renewcommand{\\labelenumi}{(\\arabic{enumi})}\n\\item a'))).toBe(
      list('enumerate', '[(1)]\n\n\\item a'),
    );
    const inner = list('enumerate', '\\item b');
    expect(rewritten(plainTex, `\\setlist[enumerate,2]{label=\\Alph*.}${list('enumerate', `\\item a${inner}`)}`)).toContain(
      list('enumerate', `\\item a${inner.replace('}', '}[A.]')}`),
    );
  });

  test('go on where the one before ended', () => {
    const text = `${list('enumerate', '\\item a\\item b')}${list('enumerate', '[resume]\\item c')}`;
    expect(rewritten(plainTex, text)).toEndWith('\\begin{enumerate}\\setcounter{enumi}{2}\\item c\\end{enumerate}');
  });

  test('keep the words in brackets of an item, and items of descriptions without them', () => {
    expect(rewritten(plainTex, list('itemize', '\\item[(x)] a\\item[--] b\\item[] c'))).toBe(
      list('itemize', '\\item (x)  a\\item  b\\item   c'),
    );
    expect(rewritten(plainTex, list('description', '\\item a\\item[b] c'))).toBe(list('description', '\\item[] a\\item[b] c'));
    expect(rewritten(plainTex, list('verbatim', list('itemize', '\\item[(x)] a')))).toBeUndefined();
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

test('hostile texts take little time', () => {
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
  for (const text of ['\\glqq ', '\\newacronym{a}{b}{c}\\gls{a}', '\\newacronym{a}', '\\gls{'])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  for (const text of ['\\ifmmode ', '\\ifmmode a\\else ', '\\begin{wraptable}[', '\\begin{adjustbox}{', '\\resizebox{'])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  for (const text of [
    '\\begin{enumerate}\\item\\label{a}\\ref{a}',
    '\\begin{enumerate}[label=',
    '\\begin{itemize}\\item[',
    '\\setlist[enumerate]{',
    '\\begin{verbatim}',
  ])
    rewritten(plainTex, text.repeat(500_000 / text.length));
  expect(performance.now() - start).toBeLessThan(60_000);
});

test('signs in text stand for their commands, but not in code', () => {
  expect(rewritten(plainTex, 'POSIX\\textregistered\\ is 20\\,\\textdegree C, 5\\texteuro{} \\verb|\\textmu| \\textbf{x}\n')).toBe(
    'POSIX®\\ is 20\\,°C, 5€ \\verb|\\textmu| \\textbf{x}\n',
  );
  expect(rewritten(plainTex, '\\begin{verbatim}\n\\textmu\n\\end{verbatim}\n\\textmuss\n')).toBeUndefined();
});

test('words of boxes stay, in one cell, and code stays code', () => {
  expect(rewritten(plainTex, 'A \\fbox{one} \\raisebox{1pt}[2pt]{two} \\fcolorbox{red}{blue}{three} \\rotatebox[origin=c]{90}{four}')).toBe(
    'A {one} {two} {three} {four}',
  );
  expect(rewritten(plainTex, '\\begin{tabular}{ll}\\makecell[l]{a\\\\b} & c\\end{tabular}')).toBe(
    '\\begin{tabular}{ll}{a b} & c\\end{tabular}',
  );
  expect(rewritten(plainTex, '\\verb|\\fbox{a}| \\begin{verbatim}\n\\hl{b}\n\\end{verbatim}')).toBeUndefined();
});

describe('floats of LaTeX with words', () => {
  const float = (name: string, body: string): string => `\\begin{${name}}${body}\\end{${name}}`;
  const shown = (name: string, body: string): string | undefined => rewritten(plainTex, float(name, body));

  test('keep these beside one picture, or in front of a caption without one', () => {
    expect(shown('figure', '\na\n\\caption{b \\label{c}}\n')).toBe(
      '\\par a\n\n\\par\\begin{figure}\\includegraphics{no-picture}\\caption{b }\\label{c}\\end{figure}\\par \\par \n',
    );
    expect(shown('figure', '\\includegraphics[a]{b}\\\\[1ex] {\\small Source}\\caption{c}')).toBe(
      '\\par \\par\\begin{figure}\\includegraphics[a]{b}\\caption{c}\\end{figure}\\par  {\\small Source}\\par ',
    );
    expect(shown('table', 'a\\caption{b}\\label{c}')).toBe(
      '\\par a\\par\\begin{table}\\begin{tabular}{l}no-picture\\end{tabular}\\caption{b}\\label{c}\\end{table}\\par \\par ',
    );
  });

  test('keep the caption of several pictures or tables once, and each of several captions', () => {
    const picture = '\\includegraphics{a}';
    const table = '\\begin{tabular}{l}a\\end{tabular}';
    expect(shown('figure', `${picture}\\hfill${picture}\\caption{c}`)).toBe(
      `\\par ${picture}\\hfill${picture}\\par\\begin{figure}\\includegraphics{no-picture}\\caption{c}\\end{figure}\\par \\par `,
    );
    expect(shown('table', `\\caption{c}${table}${table}`)).toBe(
      `\\par \\par\\begin{table}\\begin{tabular}{l}no-picture\\end{tabular}\\caption{c}\\end{table}\\par ${table}${table}\\par `,
    );
    const beside = (body: string): string => `\\begin{minipage}[b]{3cm}${body}\\end{minipage}`;
    for (const one of [`${picture}\\caption{c}\\label{d}`, `\\caption{c}${picture}`])
      expect(shown('figure', beside(one) + beside(one))).toBe(`\\par ${float('figure', one)}\\par ${float('figure', one)}\\par `);
  });

  test('stay as they are where Pandoc keeps them', () => {
    for (const picture of [
      '\\includegraphics{a}',
      '\\begin{center}\\vspace{1cm}\\resizebox{3cm}{!}{\\includegraphics{a}}\\end{center} % words\n',
    ])
      expect(shown('figure', `\\centering ${picture}\\caption{b}`)?.replace(/^.*(?=\\begin\{figure\})/, '') ?? '').not.toContain(
        'no-picture',
      );
    expect(shown('figure', '\\centering\\includegraphics{a}\\caption{b}')).toBeUndefined();
    expect(shown('table', '\\caption{c}\\begin{tabular}{l}a\\end{tabular} Source')).toBeUndefined();
  });

  test('without ends are read within limits', () => {
    expect(rewritten(plainTex, '\\begin{figure}\\caption{a'.repeat(20_000))).toBeUndefined();
    expect(shown('figure', '\\caption{a'.repeat(50_000))).toBeUndefined();
  });
});
