import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { pandocEngine } from './engine.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const stepOf = stepFinder(pandocEngine);

test.each(['jira', 'xwiki'])('a caption stands before its table in %s, whose tables have none', async (to) => {
  const page = join(harness.dir, `caption-${to}.html`);
  await Bun.write(page, '<table><caption>The boats</caption><tr><th>Name</th></tr><tr><td>Anna</td></tr></table>');
  const { paths } = await harness.follow(page, [{ engine: pandocEngine, step: stepOf('html', to) }]);
  expect((await Bun.file(paths[0] ?? '').text()).match(/The boats|Name|Anna/g)).toEqual(['The boats', 'Name', 'Anna']);
});

/** Three columns; `span` covers two of them, and the last is not described. */
const spanned =
  '<h1>Boats</h1><table><colgroup><col span="2"/></colgroup><tr><th>Name</th><th>Crew</th><th>Port</th></tr><tr><td>Anna</td><td>&#160;</td><td>Husum</td></tr></table>';

test('tables of web pages and books keep all their columns, and those of outlines their rows', async () => {
  const page = join(harness.dir, 'spanned.html');
  await Bun.write(page, `<html><head><title>Boats</title></head><body>${spanned}</body></html>`);
  const book = join(harness.dir, 'spanned.epub');
  const parts = {
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    'a.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Boats</title></head><body>${spanned}</body></html>`,
  };
  await Bun.write(book, zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
  for (const [path, from] of [
    [page, 'html'],
    [book, 'epub'],
  ] as const) {
    const { paths } = await harness.convert(path, from, 'rst');
    const seen = await tell('/usr/bin/rst2html', '--halt=3', '--no-raw', paths[0] ?? '');
    expect([from, seen.match(/(?<=<(?:p|td|th)[^<>]*>)(?:Name|Crew|Port|Anna|Husum)/g)]).toEqual([
      from,
      ['Name', 'Crew', 'Port', 'Anna', 'Husum'],
    ]);
  }
  const { paths } = await harness.follow(page, [{ engine: pandocEngine, step: stepOf('html', 'opml') }]);
  expect(await Bun.file(paths[0] ?? '').text()).toContain('_note="Name | Crew | Port&#10;&#10;Anna | Husum"');
});

test('a caption of a table becomes a caption in wiki markup', async () => {
  const source = join(harness.dir, 'caption.tex');
  await Bun.write(source, '\\begin{table}\\caption{All \\emph{runs}}\\begin{tabular}{ll}a & b\\\\ c & d\\end{tabular}\\end{table}');
  const { paths } = await harness.follow(source, [{ engine: pandocEngine, step: stepOf('tex', 'mediawiki') }]);
  expect(await Bun.file(paths[0] ?? '').text()).toContain("{|\n|+ All ''runs''\n");
});
