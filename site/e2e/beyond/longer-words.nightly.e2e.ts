import { expect, type Page, test } from 'playwright/test';

/** Makes every word two fifths longer, as German is, except names. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, style, noscript, code, pre, svg, a[href="/"]')) continue;
      text.data = text.data.replace(/\p{L}{4,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase());
    }
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });

const paths = [
  ...['/', '/all-tools', '/image-converter/png-to-jpg', '/pdf-converter/pdf-to-docx', '/mp4-to-webm', '/compress-image', '/split-pdf'],
  ...['/merge-pdf', '/contact', '/help', '/help/images', '/help/terms', '/privacy', '/other-files', '/formats', '/api', '/no/such/page'],
];

for (const width of [320, 390, 768, 1280])
  test(`words that are two fifths longer fit at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await lengthen(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
