import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { outputsFor } from '../../../catalogue/pairs.ts';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps, madeOnce, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { readText, tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { officeEngine } from './engine.ts';
import { facts, sampleDocx, sampleFods, withMacroType } from './samples.ts';
import { isRedRectangle } from './testing-drawing.ts';
import { derived, kindOf, macros, made } from './testing-inputs.ts';

longTimeout();

const lacksOffice = lacks('soffice', 'pdftotext', 'mutool', 'qpdf', 'unzip');

describe.skipIf(lacksOffice)('LibreOffice', () => {
  let harness: Harness;

  const follow = async (path: string, step: Step, title?: string): Promise<string> => {
    const { paths } = await harness.follow(path, [{ engine: officeEngine, step }], {}, title);
    expect(paths).toHaveLength(1);
    return paths[0] ?? '';
  };
  const stepOf = stepFinder(officeEngine);
  const makeInput = async (format: string): Promise<string> => {
    const path = join(harness.dir, `sample.${format}`);
    const [make, macro, source] = [made[format], macros[format], derived[format]];
    if (make) await Bun.write(path, make());
    else if (macro) await Bun.write(path, withMacroType(await Bun.file(await input(macro)).bytes(), format === 'potm'));
    else if (source) return follow(await input(source), stepOf(source, format));
    else throw new Error(`No sample of ${format}.`);
    return path;
  };
  const input = madeOnce(makeInput);

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(officeEngine.steps))
    test(`step ${step.from} to ${step.to} keeps what is written`, async () => {
      const output = await follow(await input(step.from), step);
      // PDF text may contain bidirectional marks between letters.
      const text = (await readText(output, step.to)).replace(/[\u200e\u200f\u202a-\u202e]/g, '');
      if (kindOf(step.from) === 'shape') await isRedRectangle(output);
      for (const fact of facts[kindOf(step.from)]) expect(text.replace(/\s+/g, ' ')).toContain(fact);
    });

  test('a PDF has its fonts, its links, its headings as bookmarks and a title', async () => {
    const pdf = await follow(await input('docx'), stepOf('docx', 'pdf'), 'Der Name der Datei');
    const fonts = (await tell('pdffonts', pdf)).split('\n').slice(2).filter(Boolean);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\byes +(yes|no) +(yes|no) +\d+ +\d+$/);
    expect(await tell('pdfinfo', '-url', pdf)).toContain('https://example.org/');
    expect(await tell('mutool', 'show', pdf, 'outline')).toContain('Überschrift');
    expect(await tell('pdfinfo', pdf)).toMatch(/^Title: +Der Name der Datei$/m);
    expect(await tell('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors');
  });

  test('formulas are drawn, comments stand beside the text', async () => {
    const pdf = await follow(await input('docx'), stepOf('docx', 'pdf'));
    expect(await readText(pdf, 'pdf')).toMatch(/ζ\s*\+\s*η/);
    expect(await tell('mutool', 'show', '-g', pdf, 'grep')).toMatch(/\/Subtype ?\/Text\b/);
  });

  nightlyTest('as a web page: deletions gone, comments as notes, phonetic guides in brackets, formulas as MathML', async () => {
    const html = await Bun.file(await follow(await input('docx'), stepOf('docx', 'html'))).text();
    expect(html).toContain('dazu');
    expect(html).not.toContain('gestrichen');
    expect(html).toMatch(/Comment by [^<]+: /);
    expect(html.replace(/<[^>]*>/g, '')).toContain('東京（とうきょう）');
    expect(html).toMatch(/<math[\s\S]{0,300}ζ/);
  });

  nightlyTest('documents are the same in every spelling of their XML', async () => {
    const random = seeded(7);
    const odd = (xml: Uint8Array) => strToU8(spelledOddly(strFromU8(xml), { random }));
    const oddParts = (bytes: Uint8Array) =>
      zipSync(
        Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, /\.(?:xml|rels)$/.test(name) ? odd(part) : part])),
      );
    for (const [format, to, spell] of [
      ['docx', 'html', oddParts],
      ['pptx', 'odp', oddParts],
      ['odp', 'pptx', oddParts],
      ['odt', 'html', oddParts],
      ['xlsx', 'html', oddParts],
      ['fodp', 'odp', odd],
      ['fods', 'ods', odd],
    ] as const) {
      const path = join(harness.dir, `odd.${format}`);
      await Bun.write(path, spell(await Bun.file(await input(format)).bytes()));
      const words = async (one: string) => (await readText(await follow(one, stepOf(format, to)), to)).replace(/\s+/g, ' ');
      expect([format, await words(path).catch(({ code }) => code)]).toEqual([format, await words(await input(format))]);
    }
  });

  test('a page range is kept to', async () => {
    const { paths } = await harness.follow(await input('fodp'), [{ engine: officeEngine, step: stepOf('fodp', 'pdf') }], { pages: '2-' });
    const text = await readText(paths[0] ?? '', 'pdf');
    expect(text).toContain('Zweite Folie');
    expect(text).not.toContain('Erste Folie');
    const beyond = harness.follow(await input('fodp'), [{ engine: officeEngine, step: stepOf('fodp', 'pdf') }], { pages: '7-9' });
    expect(await beyond.catch((thrown) => thrown.code)).toBe('nothing_to_convert');
  });

  test('headings and clauses of an ODT have their numbers once in a page', async () => {
    const names = ['office', 'style', 'text'].map((name) => ` xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join('');
    const level = (of: string, at: number, more: string) => `<text:${of} text:level="${at}" style:num-format="1" ${more}/>`;
    const heading = (at: number, words: string) => `<text:h text:outline-level="${at}">${words}</text:h>`;
    const path = join(harness.dir, 'numbered.odt');
    const manifest = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
    const kind = 'application/vnd.oasis.opendocument.text';
    const part = (name: string, type: string) => `<m:file-entry m:full-path="${name}" m:media-type="${type}"/>`;
    const parts = {
      mimetype: kind,
      'META-INF/manifest.xml': `<m:manifest xmlns:m="${manifest}" m:version="1.3">${part('/', kind)}${part('content.xml', 'text/xml')}${part('styles.xml', 'text/xml')}</m:manifest>`,
      'styles.xml': `<office:document-styles${names} office:version="1.3"><office:styles><text:outline-style style:name="Outline">${level('outline-level-style', 1, 'style:num-suffix="."')}${level('outline-level-style', 2, 'text:display-levels="2"')}</text:outline-style><text:list-style style:name="C">${level('list-level-style-number', 1, 'style:num-prefix="§ "')}</text:list-style></office:styles></office:document-styles>`,
      'content.xml': `<office:document-content${names} office:version="1.3"><office:body><office:text>${heading(1, 'Scope')}${heading(2, 'Terms')}<text:list text:style-name="C"><text:list-item><text:p>first</text:p></text:list-item><text:list-item><text:p>second</text:p></text:list-item></text:list>${heading(1, 'End')}</office:text></office:body></office:document-content>`,
    };
    await Bun.write(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
    const words = (await readText(await follow(path, stepOf('odt', 'html')), 'html')).replace(/\s+/g, ' ').trim();
    // Behind the style sheet.
    expect(words.slice(words.lastIndexOf('}') + 2)).toBe('1. Scope 1.1 Terms § 1 first § 2 second 2. End');
  });

  test('a floating image, or one in its line, leaves the words of a page whole', async () => {
    const xmlns = ['office', 'text', 'drawing']
      .map((name) => ` xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
      .join('');
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
    const image = (anchor: string) =>
      `<drawing:frame text:anchor-type="${anchor}" svg:width="1cm" svg:height="1cm"><drawing:image><office:binary-data>${dot}</office:binary-data></drawing:image></drawing:frame>`;
    const path = join(harness.dir, 'floating.fodt');
    await Bun.write(
      path,
      `<office:document${xmlns} xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>${image('char')}Square</text:p><text:p>mid${image('char')}dle</text:p><text:p>Press ${image('as-char')}, then stop</text:p></office:text></office:body></office:document>`,
    );
    const words = (await readText(await follow(path, stepOf('fodt', 'html')), 'html')).replace(/\s+/g, ' ').trim();
    expect(words.slice(words.lastIndexOf('}') + 2)).toBe('Square middle Press , then stop');
  });

  test('a cut-off document is refused', async () => {
    const path = join(harness.dir, 'cut.docx');
    await Bun.write(path, sampleDocx().slice(0, 1500));
    const refused = harness.follow(path, [{ engine: officeEngine, step: stepOf('docx', 'pdf') }]);
    expect(await rejection(refused)).toMatchObject({ code: 'corrupt_input' });
    await refused.catch(() => undefined);
  });

  test.each(['docx', 'odt', 'html', 'rtf'])('tables in tables in %s are refused before the work', async (from) => {
    const nested = (open: string, close: string) => open.repeat(200) + close.repeat(200);
    const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const content: Readonly<Record<string, () => string | Uint8Array>> = {
      docx: () => {
        const parts = unzipSync(sampleDocx());
        const rows = nested('<w:tbl><w:tr><w:tc><w:p/>', '<w:p/></w:tc></w:tr></w:tbl>');
        return zipSync({ ...parts, 'word/document.xml': strToU8(`<w:document xmlns:w="${w}"><w:body>${rows}</w:body></w:document>`) });
      },
      odt: () =>
        zipSync({
          mimetype: strToU8('application/vnd.oasis.opendocument.text'),
          'content.xml': strToU8(
            nested('<table:table><table:table-row><table:table-cell>', '</table:table-cell></table:table-row></table:table>'),
          ),
        }),
      html: () => nested('<table><tr><td>a', '</td></tr></table>'),
      rtf: () => `{\\rtf1 ${Array.from({ length: 200 }, (_, level) => `\\pard\\intbl\\itap${level + 1} a\\nestcell`).join('')}}`,
    };
    const path = join(harness.dir, `nested.${from}`);
    await Bun.write(path, content[from]?.() ?? '');
    const run = harness.follow(path, [{ engine: officeEngine, step: stepOf(from, from === 'odt' ? 'docx' : 'odt') }]);
    expect(await run.catch((thrown) => thrown.extra.limit)).toMatchObject({ name: 'tables', max: 50, actual: 200 });
  });

  test('a sheet with more cells than can be written is refused before the work', async () => {
    const path = join(harness.dir, 'far.fods');
    const far = '<table:table-row table:number-rows-repeated="1048575"><table:table-cell/></table:table-row><table:table-row>';
    const text = new TextDecoder().decode(sampleFods());
    await Bun.write(path, text.replace(/<table:table-row\b[^>]*>/, `${far}<table:table-cell table:number-columns-repeated="9999"/>`));
    const refused = harness.follow(path, [{ engine: officeEngine, step: stepOf('fods', 'pdf') }]);
    expect(await refused.catch(({ code, extra }) => [code, extra.limit.name, extra.limit.actual > extra.limit.max])).toEqual([
      'resource_limit',
      'cells',
      true,
    ]);
  });

  test('every step is an offered conversion, or a way to one', () => {
    for (const { from, to } of officeEngine.steps)
      expect([from, to, outputsFor(from).includes(to) || outputsFor(to).length > 0]).toEqual([from, to, true]);
  });
});

/** Encrypted files of the shared fixture set, if it is checked out beside the repository. */
const fixtures = new URL('../../../../shared/fixtures/', import.meta.url).pathname;
const locked = [
  'docx/encrypted-passtika.docx',
  'doc/PasswordProtected.doc',
  'xls/encrypted-passtika.xls',
  'ppt/Password_Protected-hello.ppt',
  'ods/pass_protected.ods',
  'odt/testODTEncrypted.odt',
];

describe.skipIf(lacksOffice || !(await Bun.file(join(fixtures, 'MANIFEST.json')).exists()))('locked documents', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());
  for (const path of locked)
    test(`${path} needs a password`, async () => {
      const from = path.split('.').at(-1) ?? '';
      const step = officeEngine.steps.find((one) => one.from === from && one.to === 'pdf');
      if (!step) throw new Error(`No step from ${from}.`);
      const seen = await harness.follow(join(fixtures, path), [{ engine: officeEngine, step }]).catch((thrown) => thrown.code);
      expect(seen).toBe('password_protected');
    });
});
