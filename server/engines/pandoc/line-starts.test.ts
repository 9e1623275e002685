import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { filterFor } from './filter/filter.ts';

const folder = makeTestFolder('starts');

const run = (argv: readonly string[], input: string): string => {
  const { stdout, stderr } = Bun.spawnSync([...argv], { stdin: Buffer.from(input) });
  expect(stderr.toString()).not.toMatch(/error|warning/i);
  return stdout.toString();
};

const filter = join(folder, 'clean.lua');
writeFileSync(filter, filterFor('html'));
const writing = (to: string): readonly string[] => [
  ...['pandoc', '--sandbox', '--wrap=none', '--from=html'],
  ...[`--to=${to}`, `--lua-filter=${filter}`],
];
const written = (to: string, html: string): string => run(writing(to), html);

const lines = [
  ...['* star', '# hash', '- dash', '+ plus', '1. one', '> more', '= equals', '| bar | two |', ': colon', '; half', '! bang'],
  ...['h1. head', 'bq. quoted', '** two', '.. dots', '. dot', 'a) letter', 'IV. four', '#. sign', '// slashes', 'NOTE: note'],
  ...['.NET is one', ':name: field', '[note]', '>>> prompt', 'x :: y', '{ brace }', '{name}', '----', '....', '*'],
];
const page = lines.map((line) => `<p>${line.replaceAll('>', '&gt;')}</p>`).join('');

const readers: Readonly<Record<string, (text: string) => string>> = {
  asciidoc: (text) => run(['asciidoctor', '-e', '-o', '-', '-'], text),
  rst: (text) => run(['python3', '-m', 'docutils', '--report=1', '--halt=2'], text),
  mediawiki: (text) => run(['pandoc', '--from=mediawiki', '--to=html', '--wrap=none'], text),
  textile: (text) => run(['pandoc', '--from=textile', '--to=html', '--wrap=none'], text),
  org: (text) => run(['pandoc', '--from=org-smart', '--to=html', '--wrap=none'], text).replaceAll('\u200b', ''),
};

test.each(Object.keys(readers))('paragraphs that begin like marks of %s are paragraphs', (format) => {
  const html = readers[format]?.(written(format, page)) ?? '';
  const seen = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, words = '']) => words.replaceAll('&gt;', '>').trim());
  // Programs make signs of dashes and of dots.
  const odd = /^(?:textile|org|asciidoc)$/.test(format) ? ['&#8230;&#8203;.', '----', '—-', '....', '….', '.. dots'] : [];
  expect(seen.filter((line) => !odd.includes(line))).toEqual(lines.filter((line) => !odd.includes(line)));
});

test('marks of other wikis', () => {
  expect(written('jira', '<p># a</p><p>h1. b</p>')).toBe('\\# a\n\nh1\\. b\n');
  expect(written('xwiki', '<p>* a</p><p>1. b</p>')).toBe('~* a\n\n~1. b\n');
  expect(written('dokuwiki', '<p>&gt; a</p><p>^ b</p>')).toBe('%%>%% a\n\n%%^%% b\n');
});

test('lines behind a break, and paragraphs of items and quotations', () => {
  const html = readers.mediawiki?.(written('mediawiki', '<p>a<br>* b</p><blockquote><p># c</p></blockquote>')) ?? '';
  expect(html).not.toMatch(/<[ou]l/);
  expect(written('asciidoc', '<ul><li><p>a</p><p>- b</p></li></ul>')).toContain('{empty}- b');
});

test.each([
  ['braces', '{a'],
  ['words', 'a '],
])('very many %s take linear time', (_, piece) => {
  const secondsFor = (count: number): number => {
    const { resourceUsage, stdout } = Bun.spawnSync([...writing('asciidoc')], { stdin: Buffer.from(`<p>${piece.repeat(count)}</p>`) });
    expect(stdout.length).toBeGreaterThan(count);
    return Number(resourceUsage.cpuTime.total) / 1e6;
  };
  // Four times as many take four times as long, and sixteen times in quadratic time.
  expect(secondsFor(40_000) / secondsFor(10_000)).toBeLessThan(6);
});
