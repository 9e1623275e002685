import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { png } from '../inputs.ts';
import { choose, convertButton, openTool, optionsOf, rows } from '../tool.ts';

/** A photo-like image that quality matters for. */
const photo = async () => {
  const [width, height] = [1600, 1200];
  const noise = Buffer.from(Array.from({ length: (width / 8) * (height / 8) * 3 }, (_, index) => (index * 7919 * (index % 251)) % 256));
  const small = sharp(noise, { raw: { width: width / 8, height: height / 8, channels: 3 } });
  return { name: 'photo.png', mimeType: 'image/png', buffer: await small.resize(width, height, { kernel: 'cubic' }).png().toBuffer() };
};

test.describe('quality of an image', () => {
  test('has a slider with the true default, and says what the image will take', async ({ page }) => {
    await openTool(page, '/png-to-webp');
    await choose(page, await photo());
    await optionsOf(page).click();
    const field = page.locator('[name="option.quality"]');
    await expect(field).toHaveAttribute('placeholder', '74');
    const slider = page.locator('.option input[type=range]');
    await expect(slider).toHaveValue('74');
    await slider.fill('40');
    await expect(field).toHaveValue('40');
    const live = page.locator('.live p');
    await expect(live).toContainText(/^About [\d.]+ KB \(−\d+%\)/);
    await expect(page.locator('.live img')).toBeVisible();
    const said = Number(/[\d.]+/.exec((await live.textContent()) ?? '')?.[0]);
    await convertButton(page).click();
    await expect(rows(page).locator('.file-meta')).toContainText('→');
    const made = Number(/→ ([\d.]+) KB/.exec((await rows(page).locator('.file-meta').textContent()) ?? '')?.[1]);
    expect(Math.abs(said / made - 1)).toBeLessThan(0.25);
    await page.locator('[name="option.width"]').fill('100');
    await expect(page.locator('.live')).toBeHidden();
  });
});

test.describe('quality in the row of a file', () => {
  test('has the slider, the true default and the size, as on the page of its pair', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await photo());
    const row = rows(page).first();
    await row.getByLabel('Output format of photo.png').selectOption('webp');
    await row.locator('.options > summary').click();
    const field = row.getByLabel('Quality', { exact: true });
    await expect(field).toHaveAttribute('placeholder', '74');
    const slider = row.locator('input[type=range]');
    await expect(slider).toHaveValue('74');
    await slider.fill('40');
    await expect(field).toHaveValue('40');
    await expect(row.locator('.live p')).toContainText(/^About [\d.]+ KB \(−\d+%\)/);
    await expect(row.locator('.options-count')).toHaveText('1 set');
    await field.fill('');
    await expect(slider).toHaveValue('74');
    // The size at another format's quality is another one.
    await row.getByLabel('Output format of photo.png').selectOption('jpg');
    await expect(row.locator('input[type=range]')).toHaveValue('91');
    await row.getByLabel('Output format of photo.png').selectOption('pdf');
    await expect(row.locator('.live:visible')).toHaveCount(0);
  });
});

test.describe('the clipboard', () => {
  test('is pasted by a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, '/');
    await page.evaluate(
      async (bytes) =>
        navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })]),
      [...(await png()).buffer],
    );
    await page.locator('form.tool').hover();
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(rows(page)).toContainText('clipboard.png');
    // Beside the other buttons it is one of them.
    const sizes = await page.locator('.drop-bar > .button').evaluateAll((buttons) => buttons.map((one) => getComputedStyle(one).fontSize));
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size).toBe(1);
  });
});
