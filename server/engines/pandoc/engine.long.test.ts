import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { extensionOf } from '../../../catalogue/formats.ts';
import { clientLimits } from '../../../catalogue/limits.ts';
import type { Engine, Step } from '../../contract/engine.ts';
import { chosenSteps, madeOnce, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { readText, tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { pandocEngine } from './engine.ts';
import { facts, samples } from './samples.ts';

longTimeout();

/** Readers independent of Pandoc that return the words of a file. They fail if it violates the format's rules. */
const python = (code: string) => (path: string) =>
  tell('/usr/bin/python3', '-c', `import sys, io; text = open(sys.argv[1], encoding="utf-8").read()\n${code}`, path);
const xml = (path: string) => tell('xmllint', '--nonet', '--xpath', 'string(/)', path);
const readers: Readonly<Record<string, (path: string) => Promise<string>>> = {
  tex: python(
    'from pylatexenc.latexwalker import LatexWalker\nassert LatexWalker(text, tolerant_parsing=False).get_latex_nodes()\nprint(text)',
  ),
  rst: (path) => tell('/usr/bin/rst2html', '--halt=3', '--no-raw', path),
  textile: python('import textile; print(textile.textile(text))'),
  mediawiki: python(
    'import mwparserfromhell; print(mwparserfromhell.parse(text).strip_code(keep_template_params=True)); assert mwparserfromhell.parse(text).filter_headings()',
  ),
  adoc: (path) => tell('asciidoctor', '--failure-level=WARN', '-S', 'secure', '-o', '-', path),
  texi: (path) => tell('makeinfo', '--plaintext', '--error-limit=0', '-o', '-', path),
  man: (path) => tell('groff', '-man', '-t', '-Kutf8', '-Tutf8', '-P-c', '-P-b', '-P-o', '-P-u', path),
  ipynb: python(
    'import json; book = json.loads(text); assert book["nbformat"] == 4\nfor cell in book["cells"]: assert cell["cell_type"] in ("markdown", "code", "raw"); print("".join(cell["source"]))',
  ),
  bib: python('import bibtexparser; entries = bibtexparser.loads(text).entries; assert len(entries) == 1; print(entries)'),
  'csl.json': python(
    'import json; [entry] = json.loads(text); assert entry["type"] == "article-journal"; print(json.dumps(entry, ensure_ascii=False))',
  ),
  ...Object.fromEntries(['dbk', 'jats', 'tei', 'icml'].map((format) => [format, xml])),
  opml: (path) => tell('xmllint', '--nonet', '--xpath', '//@text | //@_note', path),
};

/** Patterns of a heading, for formats whose headings differ from other text. */
const headings: Readonly<Record<string, RegExp>> = {
  tex: /\\section\{(?:\\texorpdfstring.*)?Größe\}/,
  rst: /^Größe\n[=-]{5}/m,
  org: /^\* Größe/m,
  textile: /^h1(?:\([^)]*\))?\. Größe/m,
  mediawiki: /^= Größe =$/m,
  dokuwiki: /^====== Größe ======$/m,
  jira: /^h1\. (?:\{anchor:[^}]*\})?Größe/m,
  muse: /^\* Größe/m,
  adoc: /^={2} Größe/m,
  texi: /^@(?:chapter|section) Größe/m,
  xwiki: /^= Größe .*=$/m,
  zimwiki: /^====== Größe ======$/m,
  context: /\\(?:section|startsection)\b.*Größe/,
  md: /^# Größe/m,
};

const references = new Set(['bib', 'csl.json']);
const packages = new Set(['docx', 'odt', 'epub']);

const lacksReaders = lacks('pandoc', 'iconv', 'rst2html', 'asciidoctor', 'makeinfo', 'groff', 'xmllint', 'unzip');

describe.skipIf(lacksReaders)('Pandoc', () => {
  let harness: Harness;
  const stepOf = stepFinder(pandocEngine);
  const follow = async (path: string, step: Step): Promise<string> =>
    (await harness.follow(path, [{ engine: pandocEngine, step }])).paths[0] ?? '';
  const write = async (format: string, content: string | Uint8Array): Promise<string> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.${extensionOf(format)}`);
    await Bun.write(path, content);
    return path;
  };
  const makeInput = async (format: string): Promise<string> => {
    const sample = samples[format];
    if (sample) return write(format, sample);
    // Office documents and e-books come from the engines that write them.
    return (await harness.convert(await input('md'), 'md', format)).paths[0] ?? '';
  };
  const input = madeOnce(makeInput);

  beforeAll(async () => {
    // Some texts are stopped by the time that conversions have.
    harness = await startHarness(undefined, { JOB_SECONDS: String(clientLimits.jobSeconds) });
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(pandocEngine.steps))
    test(`step ${step.from} to ${step.to} keeps what is written, and another reader takes it`, async () => {
      const output = await follow(await input(step.from), step);
      const read = readers[step.to];
      const text = (read && !packages.has(step.to) ? await read(output) : await readText(output, step.to)).replace(/[\u200b\u00ad]/g, '');
      const isRecord = references.has(step.from);
      // Outlines have no tables, and reference lists change capitals.
      for (const fact of facts[isRecord ? 'references' : 'text'])
        if (!(step.to === 'opml' && fact === '日本')) expect(text.replace(/[{}]/g, '').toLowerCase()).toContain(fact.toLowerCase());
      const heading = headings[step.to];
      // reStructuredText treats a single first heading as the document's title; outlines and manuals have different headings.
      if (heading && !isRecord && !['rst', 'opml', 'man'].includes(step.from)) expect(await Bun.file(output).text()).toMatch(heading);
    });

  test('notes of LaTeX are footnotes in Word, and its formulas are formulas', async () => {
    const output = await follow(await input('tex'), stepOf('tex', 'docx'));
    expect(await tell('unzip', '-p', output, 'word/footnotes.xml')).toContain('Fußnote');
    expect(await tell('unzip', '-p', output, 'word/document.xml')).toContain('<m:oMath>');
  });

  test('equations within Org are formulas, other raw LaTeX is none', async () => {
    const source =
      '\\begin{align}\n  x &= \\sqrt{b} \\label{a} \\\\\n y &= 1\n\\end{align}\n\n\\begin{figure}\nsecret\n\\end{figure}\n\nText\n';
    const page = await Bun.file(await follow(await write('org', source), stepOf('org', 'html'))).text();
    expect(page).toContain('<msqrt>');
    expect(page).not.toContain('secret');
  });

  test('a text that includes other files gets none of them', async () => {
    for (const [format, text] of [
      ['tex', '\\section{Words}\\input{/etc/passwd}\\include{/etc/passwd}\\lstinputlisting{/etc/passwd}\\verbatiminput{/etc/passwd}'],
      [
        'rst',
        'Words\n=====\n\n.. include:: /etc/passwd\n\n.. literalinclude:: /etc/passwd\n\n.. csv-table:: x\n   :file: /etc/passwd\n\n.. raw:: html\n   :file: /etc/passwd\n',
      ],
      ['org', '* Words\n\n#+INCLUDE: "/etc/passwd"\n'],
      ['muse', '* Words\n\n<include file="/etc/passwd">\n'],
      [
        'dbk',
        '<article xmlns="http://docbook.org/ns/docbook" xmlns:xi="http://www.w3.org/2001/XInclude"><title>Words</title><xi:include href="file:///etc/passwd" parse="text"/><para>Words <inlinemediaobject><imageobject><imagedata fileref="/etc/passwd"/></imageobject></inlinemediaobject></para></article>',
      ],
      ['mediawiki', '= Words =\n[[File:/etc/passwd]] {{:/etc/passwd}}\n'],
      ['textile', 'h1. Words\n\n<iframe src="/etc/passwd"></iframe>\n\n<IFRAME SRC="file:///etc/passwd"></IFRAME>\n'],
      ['t2t', 'Words\n\n\n= Words =\n\n%!include: /etc/passwd\n\n[/etc/passwd.png]\n'],
    ] as const)
      for (const to of ['html', 'docx'] as const) {
        const path = await write(format, text);
        const [output] = (await harness.follow(path, [{ engine: pandocEngine, step: stepOf(format, to) }]).catch(() => ({ paths: [] })))
          .paths;
        if (output) {
          const told = await readText(output, to);
          expect(told).toContain('Words');
          expect(told).not.toContain('root:');
        }
      }
  });

  test('scripts and raw code of a source stay behind', async () => {
    const notebook = await Bun.file(await follow(await input('ipynb'), stepOf('ipynb', 'html'))).text();
    expect(notebook).not.toMatch(/<script[\s>]/);
    expect(notebook).toContain('日本');
    const path = await write('textile', 'h1. Words\n\n<script>alert(1)</script>\n\n"go":javascript:alert(1)\n');
    expect(await Bun.file(await follow(path, stepOf('textile', 'html'))).text()).not.toMatch(/<script[\s>]|href="javascript/);
    const org = await write('org', '* Words\n\n#+BEGIN_EXPORT latex\n\\input{/etc/passwd}\n#+END_EXPORT\n');
    expect(await Bun.file(await follow(org, stepOf('org', 'tex'))).text()).not.toContain('\\input{/etc');
  });

  test('text in another format is refused', async () => {
    for (const [format, text] of [
      ['ipynb', '{"cells": [1, 2'],
      ['csl.json', '[{"id"'],
      ['dbk', '<article><para>'],
    ] as const) {
      const path = await write(format, text);
      expect(await rejection(harness.follow(path, [{ engine: pandocEngine, step: stepOf(format, 'html') }]))).toMatchObject({
        code: 'corrupt_input',
      });
    }
  });

  test('an outline keeps the text before the first heading', async () => {
    const path = join(harness.dir, 'above.html');
    await Bun.write(path, '<html><head><title>Ships</title></head><body><p>A word before.</p><h1>Boats</h1><p>A word after.</p>');
    const { paths } = await harness.follow(path, [{ engine: pandocEngine, step: stepOf('html', 'opml') }]);
    const told = await tell('xmllint', '--nonet', '--xpath', '//@text | //@_note', paths[0] ?? '');
    expect([...told.matchAll(/"([^"]+)"/g)].map(([, text]) => text)).toEqual(['Ships', 'A word before.', 'Boats', 'A word after.']);
  });

  test('words with phonetic guides keep both', async () => {
    const path = join(harness.dir, 'guides.docx');
    const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
    const guided = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('とう')}${run('きょう')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`;
    const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
    const parts = {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${run('In ')}${guided}${run(' und Kyoto')}</w:p></w:body></w:document>`,
    };
    await Bun.write(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
    for (const to of ['rst', 'tex', 'dbk'] as const) {
      const { paths } = await harness.follow(path, [{ engine: pandocEngine, step: stepOf('docx', to) }]);
      const text =
        to === 'rst' ? await tell('/usr/bin/rst2html', '--halt=3', '--no-raw', paths[0] ?? '') : await readText(paths[0] ?? '', to);
      expect([to, text.replace(/\s+/g, '')]).toEqual([to, expect.stringContaining('In東京（とうきょう）undKyoto')]);
    }
  });

  test('a document of only pictures is refused for text targets', async () => {
    const path = join(harness.dir, 'pictures.docx');
    const picture = join(harness.dir, 'picture.png');
    await Bun.$`convert -size 20x20 xc:red ${picture}`.quiet();
    await Bun.write(join(harness.dir, 'pictures.md'), `![](${picture})\n`);
    await Bun.$`pandoc -o ${path} ${join(harness.dir, 'pictures.md')}`.quiet();
    for (const to of ['rst', 'dbk', 'textile'])
      expect([to, await harness.follow(path, [{ engine: pandocEngine, step: stepOf('docx', to) }]).catch(({ code }) => code)]).toEqual([
        to,
        'nothing_to_convert',
      ]);
  });

  nightlyTest('references that refer to each other end after seconds', async () => {
    for (const text of ['@article{a, crossref={a}, title={x}}\n', '@book{a, xdata={b}}\n@book{b, xdata={a}}\n']) {
      const path = await write('bib', text);
      const ended = harness.follow(path, [{ engine: pandocEngine, step: stepOf('bib', 'html') }]);
      expect(await ended.catch(({ code }) => code)).toBe('resource_limit');
    }
  });

  nightlyTest('a text of nothing but openings ends within its limits', async () => {
    const end = async (engine: Engine, format: string, text: string): Promise<string> =>
      harness.follow(await write(format, text), [{ engine, step: stepOf(format, 'txt') }]).then(
        () => 'done',
        ({ code }) => code,
      );
    expect(await end(pandocEngine, 'org', '*'.repeat(50_000))).toBe('done');
    expect(await end(pandocEngine, 'rst', '> '.repeat(20_000))).toBe('done');
    // A shorter timeout, to stop endless runs sooner.
    const hasty: Engine = { ...pandocEngine, seconds: () => 3 };
    expect(await end(hasty, 'tex', '{'.repeat(200_000))).toBeOneOf(['conversion_timeout', 'resource_limit']);
    expect(await end(hasty, 'mediawiki', '{{[['.repeat(50_000))).toBeOneOf(['conversion_timeout', 'resource_limit']);
  });
});
