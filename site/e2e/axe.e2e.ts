import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { brokenJpg, jpg, pdf, png, txt } from './inputs.ts';
import { choose, chosenCases, convertButton, openPage, openTool, optionsOf, rows } from './tool.ts';

const violationsOf = async (axe: AxeBuilder): Promise<readonly string[]> =>
  (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);

/** Everything in the light theme, then the contrast in the dark one: the themes differ in nothing but their colours. */
const check = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  const axe = () => (parts.length > 0 ? parts : ['html']).reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  const light = axe().withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  expect(await violationsOf(light)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(axe().withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Pages in `npm test`; the nightly run checks all of them at both widths. */
const chosen = [
  ['/ar/compress-image', 390],
  ['/image-converter/png-to-jpg', 1280],
] as const;
const pages = [
  ...['/', '/all-tools', '/image-converter/png-to-jpg', '/image-converter/jpg-to-png', '/pdf-converter/pdf-to-docx', '/zip-to-7z'],
  ...['/contact', '/help', '/no/such/page', '/de', '/de/compress-image', '/ar', '/ar/compress-image'],
];
for (const [path, width] of process.env.NIGHTLY ? pages.flatMap((path) => [390, 1280].map((width) => [path, width] as const)) : chosen)
  test(`axe finds nothing: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await check(page);
  });

test('axe finds nothing: menus, search results and options, open', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openTool(page, '/mp4-to-webm');
  await optionsOf(page).click();
  await check(page, 'form.tool');
  await page.getByRole('banner').locator('nav summary').first().click();
  await check(page, 'header');
  await page.locator('#header-search').fill('pdf');
  await expect(page.locator('#header-search-list [role=option]').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await check(page, 'header');
});

test('axe finds nothing: the narrow menu, open', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.locator('summary[aria-label="Menu"]').click();
  await check(page, 'header');
});

// The home page has every format in each row, which takes axe many times as long.
for (const path of chosenCases(['/image-converter/jpg-to-png', '/']))
  test(`axe finds nothing: files selected, done and failed, with a notification, on ${path}`, async ({ page }) => {
    await openTool(page, path);
    await choose(page, await jpg('good.jpg'), brokenJpg('bad.jpg'), ...(path === '/' ? [txt()] : []));
    await check(page, 'form.tool');
    if (path === '/') {
      await page.getByLabel('Output format of good.jpg').selectOption('png');
      await page.getByLabel('Output format of bad.jpg').selectOption('png');
      await page.getByRole('button', { name: 'Remove note.txt' }).click();
    }
    await convertButton(page).click();
    await expect(rows(page).nth(1)).toHaveClass(/file-failed/);
    // A notification stays while the pointer is over it.
    await page.locator('.toast[data-state=open]').hover();
    await check(page, 'form.tool', '.toast[data-state=open]');
  });

test('axe finds nothing: a quality with its slider and sample, pages of several PDFs, the table of changes', { tag: '@nightly' }, async ({
  page,
}) => {
  await openTool(page, '/png-to-webp');
  await choose(page, await png());
  await optionsOf(page).click();
  await page.locator('.option input[type=range]').fill('40');
  await expect(page.locator('.live img')).toBeVisible();
  await page.locator('.fold summary').click();
  await check(page, 'main');
  await openTool(page, '/merge-pdf');
  await choose(page, pdf('a.pdf'), pdf('b.pdf'));
  await page.getByRole('button', { name: 'Choose pages' }).click();
  await page.getByRole('button', { name: 'b: Page 1' }).click();
  await check(page, 'form.tool');
});

test('axe finds nothing: the contact form with its errors', async ({ page }) => {
  await openPage(page, '/contact');
  await page.locator('form[data-contact] button[type=submit]').click();
  await check(page, 'form[data-contact]');
});
