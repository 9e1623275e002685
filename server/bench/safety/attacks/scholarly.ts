import { type Attack, harmless } from './attack.ts';
import { dbk, jats } from './scholarly-xml.ts';
import { textBombs } from './text-bombs.ts';

/** Both targets of an attack: file and address. */
const both = ({ file, call }: { readonly file: string; readonly call: string }, say: (place: string) => string): string =>
  [file, `file://${file}`, `../../../../../../../..${file}`, call].map(say).join('\n\n');

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const entity = (file: string, root: string, body: string): string =>
  `${xml}<!DOCTYPE ${root} [<!ENTITY taken SYSTEM "file://${file}"><!ENTITY % more SYSTEM "file://${file}">%more;]>${body}`;
/** Commands and directives that include other files, run programs or write. */
const includes: Readonly<Record<string, (place: string) => string>> = {
  tex: (place) =>
    `\\input{${place}}\\include{${place}}\\verbatiminput{${place}}\\lstinputlisting{${place}}\\includegraphics{${place}}\\usepackage{${place}}\\bibliography{${place}}\\openin5=${place} \\read5 to\\x \\x \\immediate\\write18{cat ${place}}\\catcode\`\\%=12 \\csvautotabular{${place}}\\subfile{${place}}`,
  rst: (place) =>
    `.. include:: ${place}\n\n.. literalinclude:: ${place}\n\n.. raw:: html\n   :file: ${place}\n\n.. csv-table:: a\n   :file: ${place}\n\n.. image:: ${place}\n\n.. code-block:: text\n   :include: ${place}\n`,
  org: (place) =>
    `#+INCLUDE: "${place}"\n#+INCLUDE: "${place}" src text\n#+SETUPFILE: ${place}\n#+BIBLIOGRAPHY: ${place}\n[[file:${place}]]\n#+BEGIN_SRC sh :results output :exports both\ncat ${place}\n#+END_SRC\n#+CALL: x(f="${place}")\n`,
  md: (place) =>
    `![a](${place})\n\n<img src="${place}"><iframe src="${place}"></iframe>\n\n!include ${place}\n\n\`\`\`{.include}\n${place}\n\`\`\`\n`,
  textile: (place) => `!${place}!\n\n<iframe src="${place}"></iframe>\n\nnotextile. <object data="${place}"></object>\n`,
  mediawiki: (place) => `{{${place}}}\n[[File:${place}]]\n<include src="${place}"/>\n{{:${place}}}\n`,
  dokuwiki: (place) => `{{${place}}}\n<html><img src="${place}"></html>\n<php>readfile("${place}");</php>\n`,
  man: (place) =>
    `.TH A 1\n.so ${place}\n.mso ${place}\n.sy cat ${place}\n.pso cat ${place}\n.open x ${place}\n.cf ${place}\n.trf ${place}\n`,
  jira: (place) => `!${place}!\n{include:${place}}\n[^${place}]\n`,
  muse: (place) => `<include file="${place}">\n[[${place}]]\n<lisp>(insert-file "${place}")</lisp>\n<command>cat ${place}</command>\n`,
  creole: (place) => `{{${place}}}\n<<include ${place}>>\n`,
  tiki: (place) => `{img src=${place}}\n{include page=${place}}\n`,
  twiki: (place) => `%INCLUDE{"${place}"}%\n<img src="${place}">\n`,
  vimwiki: (place) => `{{${place}}}\n{{file:${place}}}\n%template ${place}\n`,
  t2t: (place) => `%!include: ${place}\n%!include: ''${place}''\n%!includeconf: ${place}\n[${place}]\n%!preproc: 'a' '${place}'\n`,
  bib: (place) =>
    `@book{a, title={\\input{${place}}}, author={\\include{${place}}}, file={${place}}, url={${place}}, abstract={\\verbatiminput{${place}}}}`,
};

/** Targets: one printed by a reader, one drawn by Chromium, and one that embeds pictures. */
const targets: Readonly<Record<string, string>> = {
  md: 'html',
  bib: 'html',
  man: 'txt',
  jira: 'docx',
  tex: 'docx',
  org: 'odt',
  rst: 'pdf',
  textile: 'html',
};

const cell = (source: string, output: object): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { name: '../../../../etc/passwd', language: 'x' } },
    cells: [
      { cell_type: 'markdown', metadata: {}, source: [source] },
      { cell_type: 'code', metadata: {}, execution_count: 1, source: ['print(1)'], outputs: [output] },
    ],
  });

/** Markup, scholarly XML, notebooks and references. */
export const scholarly: readonly Attack[] = [
  ...Object.entries(includes).map(([from, say]) =>
    harmless(`${from}-includes`, `${from} ${targets[from] ?? 'html'}`, (lure) => both(lure, say)),
  ),
  harmless('dbk-entities', 'dbk html', ({ file }) => entity(file, 'article', dbk('<para>&taken;</para>'))),
  harmless('dbk-includes', 'dbk docx', (lure) =>
    dbk(
      both(
        lure,
        (place) =>
          `<xi:include href="${place}" parse="text"/><para><inlinemediaobject><imageobject><imagedata fileref="${place}"/></imageobject><textobject><textdata fileref="${place}"/></textobject></inlinemediaobject></para><programlisting><textobject><textdata fileref="${place}"/></textobject></programlisting>`,
      ),
    ),
  ),
  harmless('jats-entities', 'jats txt', ({ file }) => entity(file, 'article', jats('<p>&taken;</p>'))),
  harmless('jats-pictures', 'jats docx', (lure) =>
    jats(
      both(
        lure,
        (place) =>
          `<fig><graphic xlink:href="${place}"/></fig><p><inline-graphic xlink:href="${place}"/><inline-supplementary-material xlink:href="${place}"/></p>`,
      ),
    ),
  ),
  harmless('opml-entities', 'opml html', ({ file }) =>
    entity(file, 'opml', '<opml version="2.0"><body><outline text="&taken;" _note="&taken;"/></body></opml>'),
  ),
  harmless(
    'opml-links',
    'opml docx',
    (lure) =>
      `<opml version="2.0"><body>${both(lure, (place) => `<outline type="include" text="a" url="${place}" _note="![a](${place})"/>`)}</body></opml>`,
  ),
  harmless(
    'ipynb-pictures',
    'ipynb html',
    (lure) =>
      cell(
        both(lure, (place) => `![a](${place}) <img src="${place}"><script src="${place}"></script><link rel="stylesheet" href="${place}">`),
        {
          output_type: 'display_data',
          metadata: {},
          data: {
            'text/html': [`<iframe src="file://${lure.file}"></iframe><img src="${lure.image}"><style>@import url(${lure.call})</style>`],
            'image/png': '../../../etc/passwd',
            'text/latex': [`\\input{${lure.file}}`],
          },
        },
      ),
    // No code of a visitor's notebook may run in the browser of a reader.
    { never: /<script src=|<iframe/ },
  ),
  harmless('ipynb-attachments', 'ipynb html', ({ file }) =>
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: {},
      cells: [
        {
          cell_type: 'markdown',
          metadata: {},
          attachments: { [`../../../..${file}`]: { 'image/png': 'AAAA' } },
          source: [`![a](attachment:../../../..${file}) ![b](attachment:${file})`],
        },
      ],
    }),
  ),
  harmless('csl-links', 'csl.json docx', (lure) =>
    JSON.stringify([
      {
        id: 'a',
        type: 'book',
        title: `<img src="${lure.image}">\\input{${lure.file}}`,
        URL: `file://${lure.file}`,
        abstract: `![a](${lure.call})`,
      },
    ]),
  ),
  ...textBombs,
];
