/** A short text in each dialect: a heading, bold words, a link, a list of two items, and Japanese in a table if the dialect has tables. */
export const samples: Readonly<Record<string, string>> = {
  md: `---
title: Das Buch
author: Ada Lovelace
---

# Größe

Ein **fetter** [Verweis](https://example.org/) und \`Code\`.[^1]

- eins
- zwei

| A | B |
|---|---|
| 1 | 日本 |

[^1]: Eine Fußnote.
`,
  tex: `\\documentclass{article}
\\usepackage[utf8]{inputenc}
\\title{Das Buch}
\\author{Ada Lovelace}
\\begin{document}
\\maketitle
\\section{Größe}
Ein \\textbf{fetter} \\href{https://example.org/}{Verweis}.\\footnote{Eine Fußnote.} $a^2$
\\begin{itemize}
\\item eins
\\item zwei
\\end{itemize}
\\begin{tabular}{ll}
1 & 日本 \\\\
\\end{tabular}
\\end{document}
`,
  rst: `Größe
=====

Ein **fetter** \`Verweis <https://example.org/>\`__. [1]_

- eins
- zwei

== ====
A  B
== ====
1  日本
== ====

.. [1] Eine Fußnote.
`,
  org: `* Größe

Ein *fetter* [[https://example.org/][Verweis]].[fn:1]

- eins
- zwei

| 1 | 日本 |

[fn:1] Eine Fußnote.
`,
  textile: `h1. Größe

Ein *fetter* "Verweis":https://example.org/.

* eins
* zwei

|1|日本|
`,
  mediawiki: `= Größe =

Ein '''fetter''' [https://example.org/ Verweis].<ref>Eine Fußnote.</ref>

* eins
* zwei

{|
| 1 || 日本
|}
`,
  dokuwiki: `====== Größe ======

Ein **fetter** [[https://example.org/|Verweis]].((Eine Fußnote.))

  * eins
  * zwei

| 1 | 日本 |
`,
  dbk: `<?xml version="1.0" encoding="utf-8"?>
<article xmlns="http://docbook.org/ns/docbook" xmlns:xlink="http://www.w3.org/1999/xlink" version="5.0"><title>Das Buch</title><section><title>Größe</title><para>Ein <emphasis role="strong">fetter</emphasis> <link xlink:href="https://example.org/">Verweis</link>.<footnote><para>Eine Fußnote.</para></footnote></para><itemizedlist><listitem><para>eins</para></listitem><listitem><para>zwei 日本</para></listitem></itemizedlist></section></article>
`,
  jats: `<?xml version="1.0" encoding="utf-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>Das Buch</article-title></title-group></article-meta></front><body><sec><title>Größe</title><p>Ein <bold>fetter</bold> <ext-link ext-link-type="uri" xlink:href="https://example.org/">Verweis</ext-link>.</p><list list-type="bullet"><list-item><p>eins</p></list-item><list-item><p>zwei 日本</p></list-item></list></sec></body></article>
`,
  ipynb: JSON.stringify({
    cells: [
      {
        cell_type: 'markdown',
        metadata: {},
        source: ['# Größe\n', '\n', 'Ein **fetter** [Verweis](https://example.org/).\n', '\n', '- eins\n', '- zwei\n'],
      },
      {
        cell_type: 'code',
        execution_count: 1,
        metadata: {},
        source: ['print(1)'],
        outputs: [
          {
            output_type: 'execute_result',
            execution_count: 1,
            metadata: {},
            data: { 'text/html': ['<table><tr><td>日本</td></tr></table><script>alert(1)</script>'], 'text/plain': ['日本'] },
          },
        ],
      },
    ],
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
    nbformat: 4,
    nbformat_minor: 4,
  }),
  opml: `<?xml version="1.0" encoding="utf-8"?>
<opml version="2.0"><head><title>Das Buch</title></head><body><outline text="Größe" _note="Ein **fetter** [Verweis](https://example.org/)."><outline text="eins"/><outline text="zwei 日本"/></outline></body></opml>
`,
  man: `.TH BUCH 1
.SH Größe
Ein
.B fetter
Verweis.
.IP \\[bu] 2
eins
.IP \\[bu] 2
zwei 日本
`,
  jira: `h1. Größe

Ein *fetter* [Verweis|https://example.org/].

* eins
* zwei

|1|日本|
`,
  muse: `#title Das Buch

* Größe

Ein **fetter** [[https://example.org/][Verweis]].

 - eins

 - zwei

 1 | 日本
`,
  creole: `= Größe

Ein **fetter** [[https://example.org/|Verweis]].

* eins
* zwei

|1|日本|
`,
  tiki: `! Größe

Ein __fetter__ [https://example.org/|Verweis].

* eins
* zwei

||1|日本||
`,
  twiki: `---+ Größe

Ein *fetter* [[https://example.org/][Verweis]].

   * eins
   * zwei

| 1 | 日本 |
`,
  vimwiki: `= Größe =

Ein *fetter* [[https://example.org/|Verweis]].

- eins
- zwei

| 1 | 日本 |
`,
  t2t: `Das Buch


= Größe =

Ein **fetter** [Verweis https://example.org/].

- eins
- zwei


| 1 | 日本 |
`,
  bib: `@article{knuth84,
  author = {Knuth, Donald E. and Größe, Ada},
  title = {Literate Programming 日本},
  journal = {The Computer Journal},
  year = {1984},
  volume = {27},
}
`,
  'csl.json': JSON.stringify([
    {
      id: 'knuth84',
      type: 'article-journal',
      author: [
        { family: 'Knuth', given: 'Donald E.' },
        { family: 'Größe', given: 'Ada' },
      ],
      title: 'Literate Programming 日本',
      'container-title': 'The Computer Journal',
      issued: { 'date-parts': [[1984]] },
    },
  ]),
};

/** Facts that every conversion of a sample must preserve. */
export const facts: Readonly<Record<'text' | 'references', readonly string[]>> = {
  text: ['Größe', 'fetter', 'Verweis', 'eins', 'zwei', '日本'],
  references: ['Knuth', 'Größe', 'Literate Programming', '日本', '1984'],
};
