import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { languageById } from '../../../catalogue/languages/languages.ts';
import { speechIn } from '../../../catalogue/languages/server-words.ts';
import { jpg, png } from '../inputs.ts';
import { choose, convertButton, optionsOf } from '../tool.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a converter page is a plain form: the file comes back', async ({ page }) => {
    await page.goto('/image-converter/jpg-to-png');
    await choose(page, await jpg('plain.jpg'));
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    expect((await download).suggestedFilename()).toBe('plain.png');
  });

  test('the chosen file is named, without a second button, and nothing is offered that needs scripts', async ({ page }) => {
    await page.goto('/de/image-converter/jpg-to-png');
    await choose(page, await jpg('plain.jpg'));
    const input = page.locator('.drop-input');
    expect((await input.boundingBox())?.width).toBeGreaterThan(50);
    expect(await input.evaluate((field) => getComputedStyle(field, '::file-selector-button').display)).toBe('none');
    await expect(page.locator('.theme-toggle')).toBeHidden();
  });

  test('its options are in the form and take effect', async ({ page }) => {
    await page.goto('/image-converter/jpg-to-png');
    await optionsOf(page).click();
    await page.getByLabel(/^Width/).fill('32');
    await choose(page, await jpg('plain.jpg'));
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    const { width } = await sharp(await (await download).path()).metadata();
    expect(width).toBe(32);
  });

  test('the universal converter asks for both formats', async ({ page }) => {
    await page.goto('/');
    await page.locator('form.tool').getByLabel('Format of the file').selectOption('png');
    await page.locator('form.tool').getByLabel('Convert to').selectOption('webp');
    await choose(page, await png('plain.png'));
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    expect((await download).suggestedFilename()).toBe('plain.webp');
  });

  test('the home page offers every format, and an error is a page that can be read', async ({ page }) => {
    await page.goto('/');
    const inputs = page.locator('form.tool').getByLabel('Format of the file').locator('option');
    expect(await inputs.count()).toBeGreaterThan(150);
    await page.locator('form.tool').getByLabel('Format of the file').selectOption('parquet');
    await page.locator('form.tool').getByLabel('Convert to').selectOption('csv');
    await choose(page, await png('wrong.parquet'));
    await convertButton(page).click();
    await expect(page.getByRole('heading')).toHaveText('The file is not what its name says');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe('none');
  });

  test('an error is in the language of the page, and leads back to it', async ({ page }) => {
    for (const [path, id] of [
      ['/ja/mkv-to-mp4', 'ja'],
      ['/ar/compress-image', 'ar'],
      ['/de/image-converter/png-to-jpg', 'de'],
      ['/mp3-to-wav', 'en'],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'Accept-Language': id === 'en' ? 'fr' : 'en' });
      await page.goto(path);
      await choose(page, { name: 'empty.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) });
      await convertButton(page).click();
      await expect(page.getByRole('heading')).toHaveText(speechIn(languageById(id)).problems.empty_file.title);
      await page.locator('.button').click();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('everything can be read: questions, what changes, links', async ({ page }) => {
    await page.goto('/image-converter/png-to-jpg');
    for (const text of ['What changes when PNG becomes JPG', 'What is PNG?', 'Related Converters', 'Frequently Asked Questions'])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.locator('.faq summary').first().click();
    await expect(page.locator('.faq details').first().locator('p')).toBeVisible();
  });
});
