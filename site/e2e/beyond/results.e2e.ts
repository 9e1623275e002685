import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { brokenJpg, jpg, pdf } from '../inputs.ts';
import { choose, convertButton, openTool, optionsOf, rows } from '../tool.ts';

test.describe('results', () => {
  test('a failed file says why and how to mend it', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, brokenJpg());
    await convertButton(page).click();
    await expect(rows(page).locator('.file-bad')).not.toBeEmpty();
    await expect(rows(page).locator('.file-reason')).not.toBeEmpty();
  });

  test('a broken connection is reported as one', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await page.route('**/api/jobs', (route) => route.abort('connectionreset'));
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText('Connection lost: waiting for it to come back');
  });

  test('sizes before and after, and a preview', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText(/\d B → \d+ B \([+−±]\d+%\)/);
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    await expect(page.getByRole('img', { name: 'Preview of photo.png' })).toBeVisible();
    expect(
      await page.getByRole('img', { name: 'Preview of photo.png' }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(64);
  });

  test('one ZIP of all results, made in the browser, with every name once', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'), await jpg('a.jpg'));
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as ZIP' }).click();
    const entries = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    expect(Object.keys(entries)).toEqual(['a.png', 'b.png', 'a (2).png']);
    for (const bytes of Object.values(entries)) expect([...bytes.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  test('a PDF of one page gives one JPG; the bytes are a JPG', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/pdf-converter/pdf-to-jpg');
    await choose(page, pdf());
    await convertButton(page).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('converted.jpg');
    expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('an option outside its range is reported before anything is sent', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await choose(page, await jpg());
    await optionsOf(page).click();
    await page.getByLabel(/^Width/).fill('0');
    await optionsOf(page).click();
    await convertButton(page).click();
    await expect(page.getByLabel(/^Width/)).toBeFocused();
    expect(posts).toEqual([]);
  });

  test('options are sent, and remembered for the visit', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await optionsOf(page).click();
    await page.getByLabel(/^Width/).fill('32');
    await choose(page, await jpg());
    await convertButton(page).click();
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    await expect
      .poll(() => page.getByRole('img', { name: 'Preview of photo.png' }).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(32);
    await openTool(page, '/image-converter/jpg-to-png');
    await expect(optionsOf(page)).toContainText('1 set');
    await optionsOf(page).click();
    await expect(page.getByLabel(/^Width/)).toHaveValue('32');
  });
});
