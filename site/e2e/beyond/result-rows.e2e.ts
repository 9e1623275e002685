import { expect, test } from 'playwright/test';
import { jpg, pdf } from '../inputs.ts';
import { choose, convertButton, openTool, optionsOf, rows } from '../tool.ts';

test('an earlier result names its options as the page does', async ({ page }) => {
  await openTool(page, '/de/image-converter/jpg-to-webp');
  await choose(page, await jpg('a.jpg'));
  await optionsOf(page).click();
  const quality = page.getByLabel('Qualität', { exact: true });
  await quality.fill('60');
  await convertButton(page).click();
  await expect(page.getByRole('button', { name: 'a.webp herunterladen' })).toBeVisible();
  await quality.fill('50');
  await expect(page.locator('.file-earlier')).toContainText('als WEBP erstellt, mit Qualität 60');
});

test('an earlier result does not show the password that it was made with', async ({ page }) => {
  await openTool(page, '/protect-pdf');
  await choose(page, pdf('a.pdf'));
  await page.getByLabel('New password').fill('swordfish');
  await convertButton(page).click();
  await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  await page.getByLabel('New password').fill('trout');
  const earlier = page.locator('.file-earlier');
  await expect(earlier).toContainText('made before');
  await expect(earlier).not.toContainText('swordfish');
});

test('the code for a phone is whole above the bar', async ({ page }) => {
  for (const height of [600, 844]) {
    await page.setViewportSize({ width: 390, height });
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await convertButton(page).click();
    await page.getByRole('button', { name: 'More for photo.png' }).click();
    await page.getByRole('button', { name: 'Send to phone' }).click();
    const code = page.getByRole('img', { name: 'QR code for photo.png' });
    await expect(code).toBeVisible();
    const isWhole = () =>
      code.evaluate((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint((left + right) / 2, y)?.closest('figure') !== null);
      });
    await expect.poll(isWhole).toBe(true);
    await page.getByRole('button', { name: 'Remove photo.jpg' }).click();
  }
});

test('the ending of a result keeps its dot in front on Arabic pages', async ({ page }) => {
  await openTool(page, '/ar/image-converter/jpg-to-png');
  await choose(page, await jpg());
  await convertButton(page).click();
  await page.locator('.file-more').click();
  await expect(page.locator('.result-tools').getByText('.png', { exact: true })).toHaveCSS('direction', 'ltr');
});

test('tools that go on with a file look like something to open', async ({ page }) => {
  await openTool(page, '/');
  await choose(page, await jpg());
  const summary = rows(page).locator('.same-format > summary');
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((line) => getComputedStyle(line, '::after').content)).toContain('+');
});

test('marks of rows are equally wide, so that names of different formats begin at one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, '/');
  await choose(page, await jpg('a.jpg'), pdf('b.pdf'));
  await expect(rows(page)).toHaveCount(2);
  const starts = await page.locator('.file-name').evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
});

test('a long name in the list of formats wraps in its own column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/formats');
  const below = await page
    .locator('.format-index dd')
    .evaluateAll((lines) =>
      lines
        .filter(({ children: [link, text] }) => link && text && text.getBoundingClientRect().left < link.getBoundingClientRect().right)
        .map(({ textContent }) => textContent),
    );
  expect(below).toEqual([]);
});
