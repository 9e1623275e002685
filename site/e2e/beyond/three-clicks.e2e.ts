import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { formatCount, pairCount } from '../../../catalogue/counts.ts';

const dist = new URL('../../../dist/', import.meta.url).pathname;
const fileOf = (path: string): string => `${dist}${path === '/' ? '' : `${path.slice(1)}/`}index.html`;

const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="[^"]*?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)].map(([, path = '/']) => (path === '/' ? path : path.replace(/\/$/, '')));

test('every page of the sitemap is within three clicks of the home page', () => {
  const listed = [...readFileSync(`${dist}sitemap-0.xml`, 'utf8').matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const clicks = new Map<string, number>([['/', 0]]);
  let edge = ['/'];
  for (let depth = 1; depth <= 3; depth += 1) {
    const next: string[] = [];
    for (const page of edge) {
      if (!existsSync(fileOf(page))) continue;
      for (const link of linksOf(readFileSync(fileOf(page), 'utf8'))) {
        if (clicks.has(link)) continue;
        clicks.set(link, depth);
        next.push(link);
        // Another address of a page leads to that page.
        const real = existsSync(fileOf(link)) ? canonicalOf(readFileSync(fileOf(link), 'utf8')) : undefined;
        if (real && !clicks.has(real)) clicks.set(real, depth);
      }
    }
    edge = next;
  }
  console.log(`  ${listed.length} pages in the sitemap`);
  expect(listed.filter((path) => !clicks.has(path))).toEqual([]);
});

test('the figures that pages state are the true ones', () => {
  for (const page of ['/all-tools', '/formats']) {
    const text = readFileSync(fileOf(page), 'utf8').replace(/<[^>]*>/g, '');
    expect(text, page).toContain(`${formatCount} formats`);
    expect(text, page).toContain(pairCount.toLocaleString('en'));
  }
});
