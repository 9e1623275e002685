import { type Attack, harmless } from './attack.ts';
import { dbk, jats, laughs } from './scholarly-xml.ts';

const deep = (open: string, close: string, count: number): string => `${open.repeat(count)}x${close.repeat(count)}`;

/** Markup that grows, nests or refers to itself. Pandoc has a minute for each. */
export const textBombs: readonly Attack[] = [
  harmless(
    'tex-macro-that-doubles',
    'tex html',
    `${Array.from({ length: 40 }, (_, n) => `\\newcommand{\\a${'x'.repeat(n + 1)}}{\\a${'x'.repeat(n + 2)}\\a${'x'.repeat(n + 2)}}`).join('\n')}\n\\newcommand{\\a${'x'.repeat(41)}}{lol}\n\\ax`,
    { seconds: 75 },
  ),
  harmless('tex-macro-of-itself', 'tex html', '\\newcommand{\\a}{\\a\\a}\\def\\b{\\b}\\a \\b', { seconds: 75 }),
  harmless('tex-macro-with-arguments', 'tex txt', '\\newcommand{\\a}[1]{\\a{#1#1}}\\a{x}', { seconds: 75 }),
  harmless('tex-deep-groups', 'tex html', deep('{', '}', 20_000), { seconds: 75 }),
  harmless('tex-deep-lists', 'tex html', deep('\\begin{itemize}\\item ', '\\end{itemize}', 2000), { seconds: 75 }),
  harmless('tex-deep-mathematics', 'tex docx', `$${deep('\\frac{1}{', '}', 3000)}$`, { seconds: 75 }),
  harmless('tex-unclosed', 'tex html', '\\begin{a}'.repeat(3000), { seconds: 75 }),
  harmless('rst-deep-quotes', 'rst html', Array.from({ length: 1500 }, (_, n) => `${' '.repeat(n)}x\n`).join('\n'), { seconds: 75 }),
  harmless('rst-substitution-of-itself', 'rst html', '.. |a| replace:: |b| |b|\n.. |b| replace:: |a| |a|\n\n|a|\n', { seconds: 75 }),
  harmless('rst-grid', 'rst html', `+${'-+'.repeat(800)}\n${`|${' |'.repeat(800)}\n+${'-+'.repeat(800)}\n`.repeat(100)}`, { seconds: 75 }),
  harmless('org-deep', 'org html', Array.from({ length: 2000 }, (_, n) => `${'*'.repeat(n + 1)} a`).join('\n'), { seconds: 75 }),
  harmless('org-macro-of-itself', 'org html', '#+MACRO: a {{{a}}}{{{a}}}\n{{{a}}}\n', { seconds: 75 }),
  harmless('org-marks', 'org html', '*/_+=~'.repeat(10_000), { seconds: 75 }),
  harmless('md-marks', 'md tex', '*a **a '.repeat(20_000), { seconds: 75 }),
  harmless('md-brackets', 'md org', '['.repeat(50_000), { seconds: 75 }),
  harmless('md-deep-quotes', 'md rst', `${'>'.repeat(20_000)} a`, { seconds: 75 }),
  harmless(
    'md-metadata-of-itself',
    'md tex',
    `---\na: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, n) => `a${n}: &a${n} [${Array.from({ length: 9 }, () => `*${n ? `a${n - 1}` : 'a'}`).join()}]`).join('\n')}\n---\nb\n`,
    { seconds: 75 },
  ),
  harmless(
    'md-metadata-that-takes-over',
    'md tex',
    ({ file, call }) =>
      `---\ntitle: a\nbibliography: ${file}\ncsl: ${call}\ncss: ${file}\ninclude-before: ${file}\nheader-includes: "\\\\input{${file}}"\nlua-filter: ${file}\ntemplate: ${file}\n---\nb [@c]\n`,
  ),
  harmless('textile-table', 'textile html', `|${'a|'.repeat(5000)}\n`.repeat(40), { seconds: 75 }),
  harmless('mediawiki-deep-templates', 'mediawiki html', deep('{{a|', '}}', 5000), { seconds: 75 }),
  harmless('mediawiki-deep-tables', 'mediawiki html', `${'{|\n|\n'.repeat(1000)}x\n${'|}\n'.repeat(1000)}`, { seconds: 75 }),
  harmless('dokuwiki-marks', 'dokuwiki html', "**//__''".repeat(10_000), { seconds: 75 }),
  harmless('jira-deep', 'jira html', deep('{quote}{panel}', '{panel}{quote}', 2000), { seconds: 75 }),
  harmless('muse-deep', 'muse html', deep('<quote>', '</quote>', 3000), { seconds: 75 }),
  harmless('vimwiki-spans', 'vimwiki html', '*_~~^,,'.repeat(8000), { seconds: 75 }),
  harmless('man-macro-of-itself', 'man html', '.TH A 1\n.de B\n.B\n.B\n..\n.B\n.ds x \\*x\\*x\n\\*x\n.while 1 a\n', { seconds: 75 }),
  harmless('dbk-deep', 'dbk html', dbk(deep('<section><title>a</title>', '</section>', 5000)), { seconds: 75 }),
  harmless(
    'dbk-laughs',
    'dbk html',
    laughs('article', (words) => dbk(`<para>${words}</para>`)),
    { seconds: 75 },
  ),
  harmless(
    'dbk-cross-references',
    'dbk html',
    dbk('<para xml:id="a"><xref linkend="a"/><link linkend="a" endterm="a"/></para>'.repeat(500)),
    { seconds: 75 },
  ),
  harmless(
    'jats-laughs',
    'jats html',
    laughs('article', (words) => jats(`<p>${words}</p>`)),
    { seconds: 75 },
  ),
  harmless(
    'opml-laughs',
    'opml html',
    laughs('opml', (words) => `<opml version="2.0"><body><outline text="${words}"/></body></opml>`),
    { seconds: 75 },
  ),
  harmless('opml-deep', 'opml html', `<opml version="2.0"><body>${deep('<outline text="a">', '</outline>', 4000)}</body></opml>`, {
    seconds: 75,
  }),
  harmless(
    'ipynb-deep',
    'ipynb html',
    `{"nbformat":4,"nbformat_minor":5,"metadata":${deep('[', ']', 50_000).replace('x', '')},"cells":[]}`,
    { seconds: 75 },
  ),
  harmless(
    'ipynb-numbers',
    'ipynb html',
    '{"nbformat":4,"nbformat_minor":1e999999999,"metadata":{},"cells":[{"cell_type":"code","execution_count":1e1000000000,"metadata":{},"source":[],"outputs":[]}]}',
    { seconds: 75 },
  ),
  harmless(
    'csl-numbers',
    'csl.json html',
    '[{"id":"a","type":"book","title":"b","issued":{"date-parts":[[1e1000000000,1e999999,-1e99]]},"volume":1e1000000000}]',
    { seconds: 75 },
  ),
  harmless(
    'csl-parents',
    'csl.json bib',
    `[${Array.from({ length: 3000 }, (_, n) => `{"id":"a${n}","type":"book","title":"<i>b".concat("${'<i>'.repeat(5)}")}`).join(',')}]`,
    { seconds: 75 },
  ),
  harmless(
    'bib-strings',
    'bib html',
    `@string{a = "x"}\n${Array.from({ length: 30 }, (_, n) => `@string{a${n} = a${n ? n - 1 : ''} # a${n ? n - 1 : ''}}`).join('\n')}\n@book{b, title = a29}`,
    { seconds: 75 },
  ),
  harmless(
    'bib-parents',
    'bib html',
    '@book{a, crossref={b}, title={x}}\n@book{b, crossref={a}, title={y}}\n@book{c, crossref={c}, title={z}}',
    { seconds: 75 },
  ),
  harmless('bib-braces', 'bib txt', `@book{a, title=${deep('{', '}', 20_000)}}`, { seconds: 75 }),
];
