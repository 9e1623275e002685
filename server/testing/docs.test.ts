import { expect, test } from 'bun:test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const pages = ['*.md', 'docs/**/*.md', 'server/bench/**/*.md'].flatMap((pattern) => [...new Bun.Glob(pattern).scanSync({ cwd: root })]);

test('links between pages of the documentation lead somewhere', () => {
  const dead = pages.flatMap((page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]{1,200})(?:#[^)\s]{1,100})?\)/g)].map(
      ([, link = '']) => link,
    );
    return links
      .filter((link) => !/^(?:https?|mailto):/.test(link) && !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`);
  });
  expect(pages.length).toBeGreaterThan(10);
  expect(dead).toEqual([]);
});

test('the README can be read in a minute', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(6 * 1024);
});

test('docs/README.md lists every page of docs/', () => {
  const index = readFileSync(join(root, 'docs/README.md'), 'utf8');
  const listed = (page: string) => index.includes(`](${page.replace('docs/', '')})`);
  expect(pages.filter((page) => /^docs\/[\w-]+\.md$/.test(page) && page !== 'docs/README.md' && !listed(page))).toEqual([]);
});
