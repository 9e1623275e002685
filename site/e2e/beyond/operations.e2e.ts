import { expect, test } from 'playwright/test';
import { pdf } from '../inputs.ts';
import { choose, convertButton, expectToast, openTool, rows } from '../tool.ts';

test.describe('a tool that keeps the format', () => {
  test('rotates PDFs, and names the results after it', async ({ page }) => {
    await openTool(page, '/rotate-pdf');
    await choose(page, pdf('one.pdf'), pdf('two.pdf'));
    await page.getByLabel('Rotate', { exact: true }).selectOption('180');
    await expect(convertButton(page)).toHaveText('Rotate 2 files');
    await convertButton(page).click();
    await expectToast(page, 'Done!', '2 ready for download.');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('one-rotated.pdf')).toBeVisible();
    // It is no page for merging.
    await expect(page.getByText('One PDF')).toHaveCount(0);
  });

  test('says which page there is not, and goes on when that is mended', async ({ page }) => {
    await openTool(page, '/rotate-pdf');
    await choose(page, pdf());
    await page.getByLabel('Pages', { exact: true }).fill('7');
    await convertButton(page).click();
    await expect(page.getByText('There is no page 7: the document has 1 page.')).toBeVisible();
    await page.getByLabel('Pages', { exact: true }).fill('1');
    await convertButton(page).click();
    await expect(page.getByText('letter-rotated.pdf')).toBeVisible();
  });

  test('says what is missing before it sends the file, and leaves its fields open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await openTool(page, '/crop-pdf');
    await choose(page, pdf());
    await expect(rows(page)).toHaveCount(1);
    const first = page.getByLabel('Crop to the content');
    await expect.poll(() => first.evaluate((field: HTMLInputElement) => field.validationMessage)).toMatch(/^Enter how much to crop/);
    await expect(first).toBeVisible();
    await convertButton(page).click();
    await expect(first).toBeFocused();
    expect(posts).toEqual([]);
    await page.getByLabel('Top (mm)').fill('5');
    await convertButton(page).click();
    await expect(page.getByText('letter-cropped.pdf')).toBeVisible();
  });

  test('names what is missing in the language of the page', async ({ page }) => {
    await openTool(page, '/de/trim-video');
    await expect(page.locator('[data-advice]')).toHaveAttribute('data-advice', 'Gib ein, wo der Teil anfängt, wo er endet, oder beides.');
  });

  test('works as a plain form', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/rotate-pdf');
    await page.locator('.drop-input').setInputFiles([pdf()]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('form.tool button[type=submit]').click()]);
    expect(download.suggestedFilename()).toBe('letter-rotated.pdf');
    await context.close();
  });
});
