import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { jpg, txt } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

test('a result says how much of its file it has', async ({ page }) => {
  await openTool(page, '/txt-to-docx');
  await choose(page, txt());
  await convertButton(page).click();
  const receipt = rows(page).locator('.file-receipt');
  await expect(receipt.locator('summary')).toHaveText('Compared with your file');
  await receipt.locator('summary').click();
  await expect(receipt).toContainText('10 of 10 letters and digits');
});

test('a file that is what it should become can be had under the right name', async ({ page }) => {
  await openTool(page, '/image-converter/webp-to-jpg');
  await choose(page, { ...(await jpg('photo.webp')), mimeType: 'image/webp' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as .jpg' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('photo.jpg');
  expect((await readFile(await file.path())).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
});
