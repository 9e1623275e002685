import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { languageOfPath, languages } from '../../catalogue/languages/languages.ts';
import { bestBrotli, brotli } from '../best-brotli.ts';
import { headingLanguages, headingLetters } from '../styles/heading-font.ts';
import { builtPages, dist, pageSource } from './built-pages.ts';
import { openPage } from './tool.ts';

const kb = 1024;

/**
 * Compressed sizes in bytes; requests are those for scripts before anybody touches the page. `first` is a page with its style as it
 * travels: about what fits, with its headers, into the ten packets that a server sends before it waits for an answer.
 */
const budget = { html: 14 * kb, css: 8 * kb, js: 90 * kb, requests: 8, first: 10 * 1460 };

const gz = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const stylePattern = /<style[^>]*>([\s\S]*?)<\/style>/g;
const stylesOf = (html: string): string => [...html.matchAll(stylePattern)].map((match) => match[1]).join('');

/** The pages with the most bytes, which are also those that compress to the most: 20 of each language, or all in the nightly run. */
const longestPages = (): readonly { readonly page: string; readonly html: string }[] => {
  const pages = builtPages().map((page) => ({ page, html: pageSource(page), bytes: statSync(`${dist}${page}`).size }));
  expect(pages.length).toBeGreaterThan(100);
  pages.sort((a, b) => b.bytes - a.bytes);
  if (process.env.NIGHTLY) return pages;
  return languages.flatMap((language) => pages.filter(({ page }) => languageOfPath(`/${page}`) === language).slice(0, 20));
};

test('the longest pages of the built site keep within the HTML and CSS budget', () => {
  const sizes = longestPages().map(({ page, html }) => ({ page, html: gz(html.replace(stylePattern, '')), css: gz(stylesOf(html)) }));
  for (const { page, html, css } of sizes) {
    // The page of all tools and its 94 cards is a list, not a converter page.
    expect(html, page).toBeLessThanOrEqual(page.endsWith('all-tools/index.html') ? 20 * kb : budget.html);
    expect(css, page).toBeLessThanOrEqual(budget.css);
  }
  const largest = sizes.filter(({ page }) => !page.endsWith('all-tools/index.html')).reduce((a, b) => (b.html > a.html ? b : a));
  console.log(`  ${sizes.length} pages; the largest, ${largest.page}: HTML ${largest.html} B, CSS ${largest.css} B, gzip`);
});

test('the longest pages arrive whole in the first flight', async () => {
  // The best level takes a tenth of a second for a page and saves more than a tenth of the quick one: what fits by that needs no other look.
  const saved = 0.9;
  const quick = await Promise.all(
    longestPages().map(async ({ page, html }) => ({ page, size: (await brotli(Buffer.from(html), 4)).length })),
  );
  const longest = quick
    .sort((a, b) => b.size - a.size)
    .filter(({ size }, at) => at < 30 || (process.env.NIGHTLY && size * saved > budget.first));
  const sizes = [];
  for (const { page, size } of longest) sizes.push({ page, quick: size, size: (await bestBrotli(readFileSync(`${dist}${page}`))).length });
  expect(sizes.filter((one) => one.size > one.quick * saved)).toEqual([]);
  sizes.sort((a, b) => b.size - a.size);
  console.log(
    `  ${quick.length} pages; the largest: ${sizes
      .slice(0, 3)
      .map(({ page, size }) => `${page} ${size} B`)
      .join(', ')}, Brotli`,
  );
  expect(sizes.filter(({ size }) => size > budget.first)).toEqual([]);
});

test('the one font of a page is small, and has every letter that its headings are written with', () => {
  const fonts = readdirSync(`${dist}_astro`).filter((name) => /\.(woff2?|[to]tf)$/.test(name));
  expect(fonts).toHaveLength(headingLanguages.length);
  for (const font of fonts) expect(readFileSync(`${dist}_astro/${font}`).length, font).toBeLessThanOrEqual(15 * kb);
  const pages = builtPages();
  for (const language of languages) {
    // The typeface has no Japanese and Arabic: their headings take the system's, rather than one letter of ours here and there.
    const letters = headingLetters(language.id);
    if (letters === undefined) continue;
    const own = pages.filter((page) => languageOfPath(`/${page}`) === language).map((page) => ({ page, html: pageSource(page) }));
    const lacksFace = (html: string): boolean => /<h1\b/.test(html) && !/rel="preload"[^>]*\.woff2/.test(html);
    expect(own.filter(({ html }) => lacksFace(html)).map(({ page }) => page)).toEqual([]);
    const headings = own.flatMap(({ html }) => html.match(/<h[1-3]\b[^>]*>.*?<\/h[1-3]>/gs) ?? []);
    const written = new Set(
      headings
        .join('')
        .replace(/<[^>]*>|&#?\w+;/g, '')
        .match(/[\p{L}\p{N}\p{P}]/gu),
    );
    expect(
      [...written].filter((letter) => !letters.includes(letter)),
      language.id,
    ).toEqual([]);
  }
});

/** Pages in `npm test`; the nightly run loads all of them at both widths. */
const chosen = [
  ['/', 390],
  ['/image-converter/jpg-to-png', 1280],
  ['/pdf-converter/pdf-to-docx', 1280],
] as const;
const opened = [
  ...['/', '/image-converter/png-to-jpg', '/image-converter/jpg-to-png', '/pdf-converter/pdf-to-docx'],
  ...['/help', '/contact', '/all-tools', '/no/such/page'],
];
for (const [path, width] of process.env.NIGHTLY ? opened.flatMap((path) => [390, 1280].map((width) => [path, width] as const)) : chosen)
  test(`${path} at ${width} px: scripts within the budget, no style sheet, one font at most, nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const scripts: Promise<number>[] = [];
    const others: string[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script') scripts.push(response.body().then(gz));
      if (type === 'stylesheet' || type === 'font') others.push(type);
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, path);
    // On a busy machine the islands wake long after the network has gone quiet.
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts);
    const js = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`  ${path} at ${width}: ${sizes.length} scripts, ${js} B gzip`);
    expect(js).toBeLessThanOrEqual(budget.js);
    expect(sizes.length).toBeLessThanOrEqual(budget.requests);
    expect(others.filter((type) => type === 'stylesheet')).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });

test('the search index and the notifications are loaded on first use only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await openPage(page, '/mp3-to-wav');
  expect(urls.filter((url) => url === '/search.json' || url.includes('mount'))).toEqual([]);
  await page.locator('#header-search').focus();
  await expect.poll(() => urls).toContain('/search.json');
});
