import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { filterFor } from './filter/filter.ts';

const folder = makeTestFolder('joined');

const run = (argv: readonly string[], input: string): string => {
  const { stdout, stderr } = Bun.spawnSync([...argv], { stdin: Buffer.from(input) });
  expect(stderr.toString()).not.toMatch(/error|warning/i);
  return stdout.toString();
};

const written = (to: string, html: string): string => {
  const filter = join(folder, 'clean.lua');
  writeFileSync(filter, filterFor('docx'));
  return run(['pandoc', '--sandbox', '--wrap=none', '--from=html', `--to=${to}`, `--lua-filter=${filter}`], html);
};

const page = `<table><caption>Sums</caption><thead><tr><th>Month</th><th colspan="2">Amounts</th></tr></thead>
<tbody><tr><td rowspan="2">January</td><td>100 | <b>b</b></td><td>50</td></tr><tr><td>80</td><td>40</td></tr></tbody></table>`;

/** Cells with their spans, and whether they are heads: `h Amounts 2x1`. */
const cells = (html: string): readonly string[] =>
  [...html.matchAll(/<(t[dh])([^<>]*)>([\s\S]*?)<\/t[dh]>/g)].map(([, tag = '', attributes = '', content = '']) => {
    const span = (name: string): string => new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? '1';
    return `${tag.at(1)} ${content.replace(/<[^<>]*>/g, '').trim()} ${span('colspan')}x${span('rowspan')}`;
  });

const all = ['h Month 1x1', 'h Amounts 2x1', 'd January 1x2', 'd 100 | b 1x1', 'd 50 1x1', 'd 80 1x1', 'd 40 1x1'];

test.each(['asciidoc', 'rst', 'textile', 'dokuwiki', 'xwiki', 'mediawiki'])(
  'words behind joined cells of %s begin a line of their own',
  (to) => {
    expect(written(to, `${page}<p>After</p>`)).toMatch(/\n\nAfter/);
  },
);

test('joined cells of AsciiDoc are joined for Asciidoctor', () => {
  const html = run(['asciidoctor', '-e', '-o', '-', '-'], written('asciidoc', page));
  expect(cells(html)).toEqual(all);
  expect(html).toContain('Sums');
});

test('joined cells of reStructuredText are joined for Docutils', () => {
  const source = written('rst', page);
  const html = run(['python3', '-m', 'docutils', '--report=1', '--halt=2'], source);
  expect(cells(html)).toEqual(all);
  expect(html).toContain('Sums');
});

test('a drawn table holds lists, and cells over both directions', () => {
  const odd = `<table><tr><td rowspan="3" colspan="2"><ul><li>one</li><li>two</li></ul></td><td>a</td></tr><tr><td>b</td></tr><tr><td>c</td></tr>
<tr><td>d</td><td colspan="2">A long sentence over two columns</td></tr><tr><td colspan="3">e</td></tr></table>`;
  const html = run(['python3', '-m', 'docutils', '--report=1', '--halt=2'], written('rst', odd));
  expect(cells(html).map((cell) => cell.replace(/\s+/g, ' '))).toEqual([
    'd one two 2x3',
    'd a 1x1',
    'd b 1x1',
    'd c 1x1',
    'd d 1x1',
    'd A long sentence over two columns 2x1',
    'd e 3x1',
  ]);
});

test('joined cells of wikis', () => {
  expect(written('mediawiki', page)).toBe(
    '{| class="wikitable"\n|+ Sums\n|-\n! Month\n! colspan="2" | Amounts\n|-\n| rowspan="2" | January\n| 100 &#124; \'\'\'b\'\'\'\n| 50\n|-\n| 80\n| 40\n|}\n',
  );
  expect(written('dokuwiki', page)).toContain('^ Month ^ Amounts ^^\n| January | 100 ');
  expect(written('dokuwiki', page)).toContain('\n| ::: | 80 | 40 |');
  expect(written('textile', page)).toContain('|_. Month|_\\2. Amounts|\n|/2. January|100 &#124; *b*|50|\n|80|40|');
  expect(written('xwiki', page)).toContain('|=Month|=(% colspan="2" %)Amounts\n|(% rowspan="2" %)January|100 ');
});

test('joined cells of DocBook', () => {
  const xml = written('docbook5', page);
  expect(xml).toMatch(/<entry namest="c2" nameend="c3">Amounts<\/entry>\s*<\/row>/);
  expect(xml).toContain('<entry morerows="1">January</entry>');
});
