import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { jpg, png } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

const path = '/image-converter/jpg-to-png';

test.describe('coming back', () => {
  test('the home page links to the converters that were used last, until they are cleared', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/');
    await expect(page.locator('.recent')).toBeHidden();
    await openTool(page, path);
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    await openTool(page, '/');
    await choose(page, await jpg());
    await page.getByLabel('Output format of photo.jpg').selectOption('webp');
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    await page.reload();
    const links = page.locator('.recent a');
    await expect(links).toHaveText(['JPG → WEBP', 'JPG to PNG Converter']);
    await links.first().click();
    await expect(page).toHaveURL(/\/image-converter\/jpg-to-webp$/);
    await page.goBack();
    await links.last().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.locator('.recent')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  });

  test('a result of another page of the tab can still be had', async ({ page }) => {
    await openTool(page, path);
    await choose(page, await jpg('holiday.jpg'));
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    await openTool(page, '/mp3-to-wav');
    const list = page.getByRole('region', { name: 'Results from other pages in this tab' });
    await expect(list).toContainText(/Kept until \d\d:\d\d/);
    const download = page.waitForEvent('download');
    await list.getByRole('link', { name: 'holiday.png' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('holiday.png');
    expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
    await list.getByRole('link', { name: 'Open its page' }).click();
    await expect(page.getByRole('button', { name: 'Download holiday.png' })).toBeVisible();
  });

  test('a phone fetches a result by its code, without anything of this browser', async ({ page, playwright, baseURL }) => {
    await openTool(page, path);
    await choose(page, await jpg());
    const accepted = page.waitForResponse((response) => response.url().endsWith('/api/jobs') && response.status() === 202);
    await convertButton(page).click();
    const job = (await accepted).headers().location ?? '';
    await page.getByRole('button', { name: 'More for photo.png' }).click();
    await page.getByRole('button', { name: 'Send to phone' }).click();
    const code = page.getByRole('img', { name: 'QR code for photo.png' });
    await expect(code).toBeVisible();
    const { encode } = await import('uqr');
    const { size, data } = encode(`${baseURL}${job}/result`, { border: 4 });
    expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const dark = data.flat().filter(Boolean).length;
    expect((await code.locator('path').getAttribute('d'))?.split('M')).toHaveLength(dark + 1);
    const phone = await playwright.request.newContext();
    const answer = await phone.get(`${baseURL}${job}/result`);
    expect(answer.headers()['content-disposition']).toContain('photo.png');
    expect((await answer.body()).subarray(1, 4).toString()).toBe('PNG');
    await phone.dispose();
  });

  test('a result says how long it took', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, path);
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText(/in \d+(\.\d)? s/);
    // After a reload nobody knows.
    await page.reload();
    await expect(page.locator('.file-done')).toHaveCount(1);
    await expect(rows(page)).not.toContainText(/in \d+(\.\d)? s/);
  });
});

test('a result goes on to the next tool', async ({ page }) => {
  await openTool(page, '/image-converter/png-to-jpg');
  await choose(page, await png());
  await convertButton(page).click();
  await page.getByRole('button', { name: 'More for converted.jpg' }).click();
  await page.getByText('Go on with this file').click();
  await page.getByRole('link', { name: 'Rotate Image' }).click();
  await expect(page).toHaveURL(/\/rotate-image$/);
  await expect(rows(page)).toContainText('converted.jpg');
  await page.getByLabel('Rotate or flip', { exact: true }).selectOption('90');
  await convertButton(page).click();
  await expect(page.getByText('converted-rotated.jpg')).toBeVisible();
});
