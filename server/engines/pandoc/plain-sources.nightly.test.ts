import { describe, expect, test } from 'bun:test';
import gridTable from './grid_table.py' with { type: 'text' };
import plainDbk from './plain_dbk.py' with { type: 'text' };
import plainJira from './plain_jira.py' with { type: 'text' };
import plainMd from './plain_md.py' with { type: 'text' };
import orgTables from './plain_org.py' with { type: 'text' };
import rstRules from './plain_rst.py' with { type: 'text' };
import plainTextile from './plain_textile.py' with { type: 'text' };
import plainWiki from './plain_wiki.py' with { type: 'text' };
import rstBlocks from './rst_blocks.py' with { type: 'text' };
import { rewritten } from './testing-scripts.ts';

const plainOrg = `${gridTable}\n${orgTables}`;
const plainRst = `${gridTable}\n${rstBlocks}\n${rstRules}`;

test('code of Jira begins and ends on its own lines', () => {
  expect(rewritten(plainJira, 'see {code:bash}$ a\nb{code} end {noformat}\n{code}\n{noformat}\n')).toBe(
    'see \n{code:bash}\n$ a\nb\n{code}\n end \n{noformat}\n{code}\n{noformat}\n',
  );
  expect(rewritten(plainJira, '{code}\na\n{code}\n')).toBeUndefined();
  expect(rewritten(plainJira, 'a {code} b')).toBeUndefined();
});

test('boxes of Jira are panels with a title', () => {
  expect(rewritten(plainJira, 'a {note:title=Be careful|icon=x}b{note} c\n{tip}\nd {code}\n{tip}\n{code}\n{tip}\n')).toBe(
    'a\n{panel:title=Be careful}\nb\n{panel}\n c\n\n{panel:title=Tip}\nd \n{code}\n{tip}\n{code}\n{panel}\n\n',
  );
  expect(rewritten(plainJira, 'a {note} b {tip} c {info')).toBeUndefined();
});

test('titles of DocBook blocks precede the blocks', () => {
  const title = '<para><emphasis role="strong">A <code>b</code></emphasis></para>';
  expect(rewritten(plainDbk, '<sidebar id="x"><title>A <code>b</code></title><para>c</para></sidebar>')).toBe(
    `${title}<sidebar id="x"><para>c</para></sidebar>`,
  );
  expect(rewritten(plainDbk, '<d:itemizedlist><d:info><d:title>A</d:title></d:info></d:itemizedlist>')).toBe(
    '<d:para><d:emphasis role="strong">A</d:emphasis></d:para><d:itemizedlist><d:info></d:info></d:itemizedlist>',
  );
  for (const same of ['<note><title>a</title></note>', '<![CDATA[<sidebar><title>a</title>]]>', '<sidebar><para/></sidebar>'])
    expect(rewritten(plainDbk, same)).toBeUndefined();
});

describe('tables of Textile', () => {
  test('have a caption, and a foot below their rows', () => {
    const made = rewritten(plainTextile, 'table(x). Old\n|:.|150|100|\n|=. New |\n|^.\n|_. A |_. B |\n|~.\n|f|g|\n|-.\n|a|b|\n\nAfter\n');
    expect(made).toBe('table. New\n|_. A |_. B |\n|a|b|\n|f|g|\n\nAfter\n');
  });

  test('stand apart from an item above', () => {
    expect(rewritten(plainTextile, '* a\n|b|c|\n')).toBe('* a\n\n|b|c|\n');
    expect(rewritten(plainTextile, '|-5|=x|\n')).toBeUndefined();
  });
});

test('pictures of Textile that are links are pictures within links', () => {
  expect(rewritten(plainTextile, 'a !b.png!:http://c.d/ e !>{width:9px}f.png(g)!:h.\n')).toBe(
    'a "!b.png!":http://c.d/ e "!>{width:9px}f.png(g)!":h.\n',
  );
  expect(rewritten(plainTextile, 'a !b.png! c!:d !: e\n')).toBeUndefined();
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

  test('have no colons in their lines', () => {
    expect(rewritten(plainOrg, '+---+---+\n| a | b |\n+:=:+==:+\n| c | d |\n+---+---+\n')).toBe('| a | b |\n|-|\n| c | d |\n');
  });

  test('stay in code, without an end and with joined cells', () => {
    expect(rewritten(plainOrg, '#+begin_example\n+---+\n| a |\n+---+\n#+end_example\n')).toBeUndefined();
    expect(rewritten(plainOrg, '+---+\n| a |\nText\n')).toBeUndefined();
  });

  test('with joined cells are blocks', () => {
    const made = rewritten(plainOrg, '+---+---+\n| a     |\n+---+---+\n| b | c |\n+---+---+\n');
    expect(made).toStartWith('#+begin_joined-table-0-2\n#+begin_joined-row\n#+begin_joined-cell-2-1\na\n#+end_joined-cell-2-1\n');
    expect(made).toEndWith('#+end_joined-table-0-2\n');
  });
});

test('linked substitutions stand between the ends of a link', () => {
  const text = 'I like |Py|_ and |Py|.\n\n.. |Py| replace:: Python, *the* best\n.. _Py: http://python.org/\n';
  expect(rewritten(plainRst, text)?.split('\n')[0]).toBe('I like :link-start:`http://python.org/`\\ |Py|\\ :link-end:`.` and |Py|.');
});

describe('tables of reStructuredText', () => {
  const drawn = '+---+---+\n| a | b |\n+===+===+\n| *c*   |\n|       |\n| - d   |\n+---+---+\n';

  test('with joined cells are containers, with their caption', () => {
    const made = rewritten(plainRst, `.. table:: T\n   :align: left\n\n${drawn.replace(/^/gm, '   ').trimEnd()}\n`);
    expect([...(made?.match(/joined-\S+/g) ?? [])]).toEqual([
      ...['joined-caption', 'joined-table-1-2', 'joined-row', 'joined-cell-1-1', 'joined-cell-1-1'],
      ...['joined-row', 'joined-cell-2-1'],
    ]);
    expect(made).toContain('            *c*\n\n            - d\n');
  });

  test('with accents and wide letters have their columns', () => {
    const made = rewritten(plainRst, '+---+-----+\n| e\u0301 | 日本|\n+---+-----+\n| x       |\n+---+-----+\n');
    expect(made).toContain('         e\u0301\n');
    expect(made).toContain('         日本\n');
  });

  test('without joined cells, in code and without an end stay', () => {
    expect(
      rewritten(plainRst, drawn.replace('| *c*   |', '| c |   |').replace('|       |', '|   |   |').replace('| - d   |', '| d | e |')),
    ).toBeUndefined();
    expect(rewritten(plainRst, `Code::\n\n${drawn.replace(/^/gm, '  ')}`)).toBeUndefined();
    expect(rewritten(plainRst, drawn.split('\n').slice(0, -2).join('\n'))).toBeUndefined();
  });

  test('of values have commas and quotation marks, whatever their own signs', () => {
    const table = '.. csv-table:: R\n   :delim: §\n   :header: "A", "B"\n\n   a, "x" § b\n   "c, d" § e\n\nAfter\n';
    expect(rewritten(plainRst, table)).toBe('.. csv-table:: R\n   :header: "A", "B"\n\n   "a, ""x""","b"\n   "c, d","e"\n\nAfter\n');
    const file = '.. csv-table::\n   :file: a.csv\n';
    expect(rewritten(plainRst, file)).toBeUndefined();
  });
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
  for (const text of ['{|\n', '{|\n|a\n|}\n', '!!', '|rowspan=200 colspan=200|a\n|-\n', '|a=', '||'])
    rewritten(plainWiki, `{|\n${text.repeat(500_000 / text.length)}\n|}\n`);
  for (const text of ['<sidebar><title>', '<sidebar', '<example>\n<info>', '<![CDATA['])
    rewritten(plainDbk, text.repeat(1_000_000 / text.length));
  for (const text of ['{code}', '{code:', '{code} a ', '{note}', '{note:title=', '{code:x}\n', '{note}{code:x}\n'])
    rewritten(plainJira, text.repeat(1_000_000 / text.length));
  for (const text of ['| a\n', '|\n* a\n', '* a\n', '|~.\n|a|\n', '|=(']) rewritten(plainTextile, text.repeat(1_000_000 / text.length));
  for (const text of ['+-', '+---+\n', '+---+\n| a |\n', '| a |\n', '+-+-+\n|'])
    rewritten(plainOrg, `+---+\n${text.repeat(1_000_000 / text.length)}`);
  rewritten(plainWiki, `{|${' a-b="'.repeat(100_000)}\n|}\n`);
  const grids = [
    '+-+-+\n|   |\n',
    `${'+-'.repeat(50)}+\n|${' '.repeat(99)}|\n`,
    '+--\n',
    '.. csv-table::\n',
    '+-',
    '::\n',
    '\n== ==\nx\n-- --\n',
    '\n-x\n',
    '\n-x  a\n',
    '-a, ',
  ];
  for (const text of grids) rewritten(plainRst, `+-+-+\n${text.repeat(1_000_000 / text.length)}+-+-+\n`);
  for (const text of ['|a', '|a| ', '.. |', '|a|_ ', '.. |a| replace:: b\n']) rewritten(plainRst, text.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(60_000);
});

describe('options of programs in reStructuredText', () => {
  test('are definitions, with all their paragraphs', () => {
    const text =
      'Use:\n\n-a, --all      Show all.\n-o FILE        Write to FILE,\n               or nowhere.\n--long=<value>\n    A long one.\n\n    More.\n\nAfter.\n';
    expect(rewritten(plainRst, text)).toBe(
      'Use:\n\n``-a, --all``\n    Show all.\n``-o FILE``\n    Write to FILE,\n    or nowhere.\n``--long=<value>``\n    A long one.\n\n    More.\n\nAfter.\n',
    );
  });

  test('are none within a paragraph, in code, and without words', () => {
    expect(rewritten(plainRst, 'Words\n-a  all\n\n- item\n\n-x\n\nCode::\n\n  -a  all\n')).toBeUndefined();
  });
});

test('fields at the start that are not about the text are apart from it', () => {
  const apart = '.. raw:: none\n\n   -\n\n';
  const fields = ':foo: bar\n:baz: quux\n  quux\n';
  expect(rewritten(plainRst, `${fields}\nAfter\n`)).toBe(`${apart}${fields}\nAfter\n`);
  expect(rewritten(plainRst, `Title\n=====\n\n${fields}`)).toBe(`Title\n=====\n\n${apart}${fields}`);
  for (const same of [':Author: me\n:foo: bar\n', `Words\n\n${fields}`, ':orphan:\n\nWords\n'])
    expect(rewritten(plainRst, same)).toBeUndefined();
});

test('definitions right below the title of reStructuredText are apart from it', () => {
  const text = 'Title\n=====\n\nterm\n  words\n';
  expect(rewritten(plainRst, text)).toBe('Title\n=====\n\n.. raw:: none\n\n   -\n\nterm\n  words\n');
  expect(rewritten(plainRst, text.replace('term', ':author:'))).toBeUndefined();
  expect(rewritten(plainRst, text.replace('  words', 'words'))).toBeUndefined();
});

describe('simple tables of reStructuredText', () => {
  const table =
    '=====  =====  ======\n   Inputs     Output\n------------  ------\n  A      B    A or B\n=====  =====  ======\nTrue   False  True\n              again\n=====  =====  ======\n';

  test('with joined cells are containers', () => {
    const made = rewritten(plainRst, `${table}\nAfter\n`);
    expect(made).toStartWith(
      '.. container:: joined-table-2-3\n\n   .. container:: joined-row\n\n      .. container:: joined-cell-2-1\n\n         Inputs\n',
    );
    expect(made).toContain('         True\n         again\n');
    expect(made).toEndWith('\nAfter\n');
  });

  test('stay without joined cells and without an end', () => {
    expect(rewritten(plainRst, table.replace(/.*Inputs.*\n.*\n/, ''))).toBeUndefined();
    expect(rewritten(plainRst, table.split('\n').slice(0, -2).join('\n'))).toBeUndefined();
  });
});

test('notes within sentences of Markdown are notes behind the text, and code stays', () => {
  expect(rewritten(plainMd, 'A claim^[With *proof*,\non two lines.] and more.\n')).toBe(
    'A claim[^note1] and more.\n\n\n[^note1]: With *proof*, on two lines.\n',
  );
  expect(rewritten(plainMd, 'The note^[See [a](http://b.example/).]\n')).toContain(
    'The note[^notex1]\n\n\n[^notex1]: See [a](http://b.example/).',
  );
  expect(rewritten(plainMd, '- item\n\n    its words^[A remark.]\n')).toContain('its words[^note1]');
  for (const same of ['`^[a b]`', '\\^[a b]', '```\n^[a b]\n```\n', 'x\n\n    ^[a b]\n', '^[a-z]+', '^[a\n\nb]', '^[a b'])
    expect(rewritten(plainMd, same)).toBeUndefined();
});
