import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { languageOfPath, languages } from '../../../catalogue/languages/languages.ts';
import { builtPages, pageSource } from '../built-pages.ts';

/** Pages of pairs differ only in their words: one of so many is checked. */
const pairStep = 60;

const addressOf = (file: string): string => `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
// Pages that lead on are gone before anybody reads them.
const addresses = builtPages()
  .filter((file) => !pageSource(file).includes('http-equiv="refresh"'))
  .map(addressOf);
const isPair = (address: string): boolean => address.includes('-to-');
const checked = [...addresses.filter((one) => !isPair(one)), ...addresses.filter(isPair).filter((_, at) => at % pairStep === 0)];

for (const language of languages)
  test(`axe finds nothing on the pages in ${language.name}, as they arrive`, async ({ page }) => {
    test.setTimeout(3_600_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const found: string[] = [];
    const own = checked.filter((address) => languageOfPath(address) === language);
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
      for (const { id, nodes } of (await axe.analyze()).violations) found.push(`${address}: ${id}: ${nodes[0]?.target.join(' ')}`);
    }
    console.log(`  ${own.length} pages in ${language.name}`);
    expect(found).toEqual([]);
  });
