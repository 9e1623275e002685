import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps, madeOnce, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { readText, tell } from '../../testing/read-text.ts';
import { sampleEpub, samplePng } from '../markup/samples.ts';
import { calibreEngine } from './engine.ts';

longTimeout();

/** The signature of each format: type and creator of a Palm database, or the first bytes of other files. */
const signatures: Readonly<Record<string, RegExp>> = {
  epub: /^PK.{28}mimetypeapplication\/epub\+zip/s,
  mobi: /^.{60}BOOKMOBI/s,
  azw3: /^.{60}BOOKMOBI/s,
  fb2: /<FictionBook/,
  htmlz: /^PK/,
  txtz: /^PK/,
  lit: /^ITOLITLS/,
  lrf: /^L.R.F/s,
  pdb: /^.{60}(TEXtREAd|PNRdPPrs|zTXTGPlm)/s,
  pmlz: /^PK/,
  rb: /^\xb0.\xb0/s,
  snb: /^SNBP/,
};

/** A TCR file: its signature, 256 fragments with their lengths, then a byte for each fragment used. Here a fragment is one byte. */
const sampleTcr = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from('!!8-Bit!!'), ...Array.from({ length: 256 }, (_, code) => Buffer.from([1, code])), Buffer.from(text)]);

/** Formats whose text can be extracted without an e-book reader. */
const readable = new Set(['epub', 'fb2', 'htmlz', 'txtz']);
/** Formats without a readable title; such books are named after the file. */
const untitled = new Set(['tcr', 'txtz', 'pdb', 'pmlz']);
/** Formats that cannot encode Japanese. */
const western = new Set(['pdb', 'pmlz', 'tcr']);

describe.skipIf(lacks('calibre-debug', 'ebook-meta', 'ebook-convert'))('Calibre', () => {
  let harness: Harness;
  const stepOf = stepFinder(calibreEngine);
  const follow = async (path: string, step: Step): Promise<string> =>
    (await harness.follow(path, [{ engine: calibreEngine, step }])).paths[0] ?? '';
  const makeInput = async (format: string): Promise<string> => {
    const path = join(harness.dir, `book.${format}`);
    if (format === 'epub') await Bun.write(path, await sampleEpub());
    else if (format === 'tcr') await Bun.write(path, sampleTcr('Erstes Kapitel\n\nZweites Kapitel\n'));
    // An AZW book is a MOBI file with another extension.
    else await copyFile(format === 'azw' ? await input('mobi') : await follow(await input('epub'), stepOf('epub', format)), path);
    return path;
  };
  const input = madeOnce(makeInput);

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(calibreEngine.steps))
    test(`step ${step.from} to ${step.to} is such a file and keeps the text`, async () => {
      const output = await follow(await input(step.from), step);
      const bytes = Buffer.from(await Bun.file(output).bytes());
      expect(signatures[step.to]?.test(bytes.toString('latin1'))).toBe(true);
      if (readable.has(step.to)) {
        const text = await readText(output, step.to);
        for (const fact of ['Erstes Kapitel', 'Zweites Kapitel', ...(western.has(step.from) ? [] : ['日本語'])])
          expect(text).toContain(fact);
      }
      if (['mobi', 'azw3'].includes(step.to)) {
        const told = await tell('ebook-meta', output);
        expect(told).toMatch(untitled.has(step.from) ? /Title +: test$/m : /Title +: Das Buch$/m);
        if (['epub', 'mobi', 'azw3', 'azw'].includes(step.from)) expect(told).toMatch(/Author\(s\) +: Ada Lovelace & Luigi Menabrea/);
      }
    });

  nightlyTest('letters beyond Western Europe stay in PDB, and PML reports their loss', async () => {
    const pdb = await follow(await input('epub'), stepOf('epub', 'pdb'));
    const back = await follow(pdb, stepOf('pdb', 'epub'));
    expect(await readText(back, 'epub')).toContain('日本語');
    const { notes } = await harness.follow(await input('epub'), [{ engine: calibreEngine, step: stepOf('epub', 'pmlz') }]);
    expect(notes.join()).toContain('question marks');
  });

  nightlyTest('a title of any script leaves a RocketBook whole', async () => {
    const path = join(harness.dir, 'titled.epub');
    await Bun.write(path, await sampleEpub('日本語', '草枕 — Größe'));
    const back = await follow(await follow(path, stepOf('epub', 'rb')), stepOf('rb', 'epub'));
    expect(await readText(back, 'epub')).toContain('日本語');
    expect(await tell('unzip', '-p', back, '*.opf')).toContain('草枕 — Größe');
  });

  nightlyTest('formulas are words in books that know none', async () => {
    const path = join(harness.dir, 'formula.epub');
    const math = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>größe</mi><mo>=</mo><mn>2</mn><annotation>tex</annotation></math>';
    await Bun.write(path, await sampleEpub(`日本 ${math} Ende`));
    const fb2 = await readText(await follow(path, stepOf('epub', 'fb2')), 'fb2');
    expect(fb2).toMatch(/日本\s+größe=2\s+Ende/);
    const odd = `<q:math xmlns:q='http://www.w3.org/1998/Math/MathML' title='a > b'><q:mi><![CDATA[größe]]></q:mi><!-- </q:math> --><q:mo>&#61;</q:mo><q:mn>2</q:mn></q:math >`;
    await Bun.write(path, await sampleEpub(`日本 ${odd} Ende`));
    expect(await readText(await follow(path, stepOf('epub', 'fb2')), 'fb2')).toMatch(/日本\s+größe=2\s+Ende/);
  });

  nightlyTest('parts of old books that EPUB forbids are repaired: style attributes, broken links, image types', async () => {
    const path = join(harness.dir, 'old.fb2');
    await Bun.write(
      path,
      `<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><book-title>Alt</book-title><coverpage><image l:href="#c.png"/></coverpage><lang>de</lang></title-info></description><body><section><title><p>Eins</p></title><p>Hin<a l:href="#fort">1</a></p><table><tr><td valign="top" align="right">Zelle</td></tr></table></section></body><binary id="c.png" content-type="image/png">${samplePng}</binary></FictionBook>`,
    );
    const book = await follow(path, stepOf('fb2', 'epub'));
    const pages = await tell('unzip', '-p', book, '*.xhtml');
    expect(pages).toContain('Zelle');
    expect(pages).not.toMatch(/valign=| align=|href="[^"]*#fort"/);
    expect(pages).not.toContain('href="#TOC');
    const covers = (await tell('unzip', '-p', book, '*.opf')).match(/<item [^>]*cover[^>]*image\/[^>]*>/g) ?? [];
    for (const item of covers) expect(item).toContain('image/png');
    expect(covers).not.toHaveLength(0);
  });

  test('the role of a book’s part is named in the terms of EPUB', async () => {
    const path = join(harness.dir, 'parts.epub');
    await Bun.write(
      path,
      await sampleEpub('<section type="chapter"><p>日本<a type="noteref" href="#n">1</a></p></section><p id="n">Größe</p>'),
    );
    const book = await follow(await follow(path, stepOf('epub', 'azw3')), stepOf('azw3', 'epub'));
    const pages = await tell('unzip', '-p', book, '*.html');
    expect([...pages.matchAll(/<(section|a)[^<>]*?\s((?:epub:)?type="[^"]*")/g)].map(([, name, type]) => [name, type])).toEqual([
      ['section', 'epub:type="chapter"'],
      ['a', 'epub:type="noteref"'],
    ]);
  });

  test('images and language of a book survive', async () => {
    const book = await follow(await input('mobi'), stepOf('mobi', 'epub'));
    const names = await tell('unzip', '-Z1', book);
    expect(names).toMatch(/\.(png|jpe?g|gif)$/m);
    expect(await tell('unzip', '-p', book, '*.opf')).toMatch(/<dc:language>de/);
  });

  test('a program instead of a book is refused', async () => {
    const path = join(harness.dir, 'code.epub');
    await Bun.write(path, 'from calibre.web.feeds.news import BasicNewsRecipe\nclass A(BasicNewsRecipe):\n  title = "x"\n');
    expect(await harness.follow(path, [{ engine: calibreEngine, step: stepOf('epub', 'mobi') }]).catch((thrown) => thrown.code)).toBe(
      'corrupt_input',
    );
  });
});
