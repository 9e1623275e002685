import { expect, type Page, test } from 'playwright/test';
import { jpg, pdf } from '../inputs.ts';
import { choose, convertButton, expectToast, holdConversions, openTool, rows } from '../tool.ts';

const pagesField = (page: Page) => page.locator('#option-pages');

test.describe('what belongs to one file', () => {
  test('pages that were chosen for a file are gone with the next one, and after a visit', async ({ page }) => {
    await openTool(page, '/pdf-converter/pdf-to-docx');
    await choose(page, pdf('first.pdf'));
    await page.locator('.options > summary').click();
    await pagesField(page).fill('1');
    await expect(page.locator('.options-count')).toHaveText('1 set');
    await choose(page, pdf('second.pdf'));
    await expect(pagesField(page)).toHaveValue('');
    await expect(page.locator('.options-count')).toBeHidden();
    await pagesField(page).fill('1');
    await openTool(page, '/pdf-converter/pdf-to-docx');
    await expect(page.locator('.options-count')).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('pages');
  });

  test('a file that is added to others keeps the pages that are shown', async ({ page }) => {
    await openTool(page, '/pdf-converter/pdf-to-txt');
    await choose(page, pdf('first.pdf'));
    await page.locator('.options > summary').click();
    await pagesField(page).fill('1');
    await page.locator('.add-input').setInputFiles([pdf('second.pdf')]);
    await expect(rows(page)).toHaveCount(2);
    await expect(pagesField(page)).toHaveValue('1');
  });

  test('what holds for every file is remembered', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-webp');
    await choose(page, await jpg());
    await page.locator('.options > summary').click();
    await page.getByLabel('Quality').fill('40');
    await page.getByLabel('Rotate or flip', { exact: true }).selectOption({ index: 1 });
    await openTool(page, '/image-converter/jpg-to-webp');
    await expect(page.locator('.options-count')).toHaveText('1 set');
  });
});

test.describe('a file is added once', () => {
  test('Back, where the browser kept no page, brings the result and not the file again', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download photo.png' })).toBeVisible();
    await page.goto('/help');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Download photo.png' })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a second event for the same choice, as while the page wakes up, adds nothing', async ({ page }) => {
    await page.goto('/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await page.locator('.drop-input').dispatchEvent('change');
    await expect(page.locator('form.tool[data-awake]')).toBeVisible();
    await page.locator('.drop-input').dispatchEvent('change');
    await expect(rows(page)).toHaveCount(1);
    // The same file may be chosen again by hand.
    await choose(page, await jpg());
    await expect(rows(page)).toHaveCount(2);
  });
});

test('a run that was stopped says how many are ready', async ({ page }) => {
  await openTool(page, '/image-converter/jpg-to-png');
  await holdConversions(page);
  await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
  await convertButton(page).click();
  await page.locator('.tool-actions').getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Stopped', '0 of 2 ready.');
});
