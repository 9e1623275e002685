import { afterAll, expect, test } from 'bun:test';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { filterFor } from './filter/filter.ts';

const folder = makeTestFolder('bars');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (argv: readonly string[], input: string): string => {
  const { stdout, stderr } = Bun.spawnSync([...argv], { stdin: Buffer.from(input) });
  expect(stderr.toString()).not.toMatch(/error|warning/i);
  return stdout.toString();
};

const table = (first: string): string =>
  `<table><thead><tr><th>Sign</th><th>Means</th></tr></thead><tbody><tr>${first}<td>either</td></tr><tr><td><code>x | y</code></td><td>code</td></tr><tr><td><a href="http://e.x/a|b">l</a></td><td>link</td></tr></tbody></table>`;

const written = (from: string, to: string, html: string): string => {
  const filter = join(folder, `${from}.lua`);
  writeFileSync(filter, filterFor(from));
  return run(['pandoc', '--sandbox', '--wrap=none', '--from=html', `--to=${to}`, `--lua-filter=${filter}`], html);
};

const page = (reader: string) => (text: string) => run(['pandoc', `--from=${reader}`, '--to=html', '--wrap=none'], text);
const readers: Readonly<Record<string, (text: string) => string>> = {
  asciidoc: (text) => run(['asciidoctor', '-e', '-o', '-', '-'], text),
  mediawiki: page('mediawiki'),
  dokuwiki: page('dokuwiki'),
  textile: page('textile'),
  // Pandoc reads no entities of Jira.
  jira: (text) => page('jira')(text).replaceAll('&amp;#124;', '|'),
  org: page('org-smart'),
};

/** The words of each row, in its cells. */
const rows = (html: string): readonly string[] =>
  [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)]
      .map(([, cell = '']) =>
        cell
          .replace(/<[^>]+>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .join(' / '),
  );

for (const format of Object.keys(readers))
  test.each(['md', 'html'])(`bars in cells of ${format} begin no cells, from %s`, (from) => {
    expect(rows(readers[format]?.(written(from, format, table('<td>a | b</td>'))) ?? '')).toEqual([
      'Sign / Means',
      'a | b / either',
      'x | y / code',
      'l / link',
    ]);
  });

test.each(['asciidoc', 'mediawiki', 'textile'])('nor in tables of %s with joined cells', (format) => {
  const made =
    readers[format]?.(
      written(
        'html',
        format,
        table('<td rowspan="1">a | b</td>')
          .replace('<td>link', '<td rowspan="1">link')
          .replace('</tbody>', '<tr><td colspan="2">c | d</td></tr></tbody>'),
      ),
    ) ?? '';
  // Pandoc adds a cell to rows of fewer ones.
  expect(
    rows(made)
      .slice(1)
      .map((row) => row.replace(/ \/ $/, '')),
  ).toEqual(['a | b / either', 'x | y / code', 'l / link', 'c | d']);
});
