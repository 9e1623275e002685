import { expect, test } from 'playwright/test';
import { jpg, png, txt } from '../inputs.ts';
import { choose, convertButton, openTool, optionsOf } from '../tool.ts';

test.describe('seeing results', () => {
  test('a picture stored with loss beside what it was, with a line that keys move', async ({ page }) => {
    await openTool(page, '/png-to-webp');
    await choose(page, await png());
    await convertButton(page).click();
    await page.getByRole('button', { name: 'Preview photo.webp' }).click();
    await expect(page.getByRole('img', { name: 'photo.png before' })).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.focus();
    await slider.press('Home');
    expect(await page.locator('.compare-before').evaluate((image) => getComputedStyle(image).clipPath)).toBe('inset(0px 100% 0px 0px)');
  });

  test('the first page of a PDF', async ({ page }) => {
    await openTool(page, '/txt-to-pdf');
    await choose(page, txt());
    await convertButton(page).click();
    await page.getByRole('button', { name: 'Preview note.pdf' }).click();
    const image = page.getByRole('img', { name: 'First page of note.pdf' });
    await expect(image).toBeVisible();
    expect(await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(595);
  });

  test('a rotated picture, with options that the browser remembers', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await optionsOf(page).click();
    await page.getByLabel('Rotate').selectOption('90');
    await page.getByLabel(/^Scale/).fill('50');
    await choose(page, await jpg());
    const told = () => page.locator('.options > fieldset').evaluate((fields) => getComputedStyle(fields, '::after').content);
    await expect.poll(told).toContain('remembered in this browser only');
    await convertButton(page).click();
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    const image = page.getByRole('img', { name: 'Preview of photo.png' });
    await expect
      .poll(() => image.evaluate((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight]))
      .toEqual([24, 32]);
    // Another tab of the same browser.
    const other = await page.context().newPage();
    await openTool(other, '/image-converter/jpg-to-png');
    await expect(optionsOf(other)).toContainText('1 set');
  });

  test('a result can be dragged to where files lie', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    const told = await page.locator('.file-name').evaluate((name) => {
      const transfer = new DataTransfer();
      name.dispatchEvent(new DragEvent('dragstart', { dataTransfer: transfer, bubbles: true }));
      return transfer.getData('DownloadURL');
    });
    expect(told).toMatch(/^image\/png:photo\.png:blob:http/);
  });
});
