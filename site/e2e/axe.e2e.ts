import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { brokenJpg, jpg, txt } from './inputs.ts';
import { choose, convertButton, openPage, openTool, optionsOf, rows } from './tool.ts';

const check = async (page: Page): Promise<void> => {
  const axe = new AxeBuilder({ page });
  // The themes differ in nothing but their colours.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (isDark
    ? axe.withRules(['color-contrast'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
};

test('axe finds nothing on German pages, and on Arabic ones, which run from right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/de', '/de/compress-image', '/ar', '/ar/compress-image']) {
    await openPage(page, path);
    await check(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    // Widths change the layout, themes only the colours.
    for (const path of [
      '/',
      '/all-tools',
      '/image-converter/png-to-jpg',
      '/image-converter/jpg-to-png',
      '/pdf-converter/pdf-to-docx',
      '/zip-to-7z',
      '/contact',
      '/help',
      '/no/such/page',
    ])
      for (const width of colorScheme === 'light' ? [390, 1280] : [1280])
        test(`${path} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await openPage(page, path);
          await check(page);
        });

    test('menus, search results and options, open', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await openTool(page, '/mp4-to-webm');
      await optionsOf(page).click();
      await check(page);
      await page.getByRole('banner').locator('nav summary').first().click();
      await check(page);
      await page.locator('#header-search').fill('pdf');
      await expect(page.locator('#header-search-list [role=option]').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await check(page);
    });

    test('the narrow menu, open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, '/');
      await page.locator('summary[aria-label="Menu"]').click();
      await check(page);
    });

    test('files selected, done and failed, with a notification', async ({ page }) => {
      await openTool(page, '/');
      await choose(page, await jpg('good.jpg'), brokenJpg('bad.jpg'), txt());
      await check(page);
      await page.getByLabel('Output format of good.jpg').selectOption('png');
      await page.getByLabel('Output format of bad.jpg').selectOption('png');
      await page.getByRole('button', { name: 'Remove note.txt' }).click();
      await convertButton(page).click();
      await expect(rows(page).nth(1)).toHaveClass(/file-failed/);
      await expect(page.locator('.toast[data-state=open]')).toBeVisible();
      await check(page);
    });

    test('the contact form with its errors', async ({ page }) => {
      await openPage(page, '/contact');
      await page.locator('form[data-contact] button[type=submit]').click();
      await check(page);
    });
  });
