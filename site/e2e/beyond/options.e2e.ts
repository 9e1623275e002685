import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { jpg, pdf } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

/** Width and height of a row's result, by a program that has no part in making it. */
const sizeOf = async (page: Page, row: Locator): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download / }).click();
  const path = await (await waiting).path();
  return execFileSync('identify', ['-format', '%wx%h', path], { encoding: 'utf8' });
};

test('a common size sets width, height and how the picture is brought to them', async ({ page }) => {
  await openTool(page, '/image-converter/jpg-to-png');
  await choose(page, await jpg());
  await page.locator('.options > summary').click();
  const sizes = page.getByLabel('Common sizes');
  await sizes.selectOption({ label: 'US passport photo, 2 × 2 in (600 × 600)' });
  await expect(page.getByLabel('Width')).toHaveValue('600');
  await expect(page.locator('.options-count')).toHaveText('3 set');
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toHaveCount(1);
  expect(await sizeOf(page, rows(page).first())).toBe('600x600');
  await page.getByLabel('Width').fill('10');
  await expect(sizes).toHaveValue('-1');
});

test('a file of several may have options of its own', async ({ page }) => {
  await openTool(page, '/image-converter/jpg-to-png');
  await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
  const own = rows(page).first().locator('.options');
  await own.locator('summary').click();
  await own.getByLabel('Width').fill('16');
  // It is that file's, and no preset.
  expect(await own.locator('fieldset').evaluate((fields) => getComputedStyle(fields, '::after').content)).toBe('none');
  // What is set for all does not undo it.
  const all = page.locator('.contents .options');
  await all.locator('summary').click();
  await all.getByLabel('Width').fill('32');
  await expect(own.locator('.options-count')).toHaveText('1 set');
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toHaveCount(2);
  expect(await sizeOf(page, rows(page).nth(0))).toBe('16x12');
  expect(await sizeOf(page, rows(page).nth(1))).toBe('32x24');
});

test('pages of a PDF are chosen from thumbnails, in any order', async ({ page }) => {
  const [one, three] = [test.info().outputPath('one.pdf'), test.info().outputPath('three.pdf')];
  writeFileSync(one, pdf().buffer);
  execFileSync('qpdf', ['--empty', '--pages', one, '1', one, '1', one, '1', '--', three]);
  await openTool(page, '/searchable-pdf');
  await page.locator('.drop-input').setInputFiles(three);
  await page.getByRole('button', { name: 'Choose pages' }).click();
  await expect(page.locator('.chooser-page img')).toHaveCount(3);
  await expect
    .poll(() =>
      page
        .locator('.chooser-page img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Page 3' }).click();
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(page.locator('[name="option.pages"]')).toHaveValue('3,1');
  await expect(page.getByRole('button', { name: 'Page 1, number 2 of those chosen' })).toHaveAttribute('aria-pressed', 'true');
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toHaveCount(1);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).click();
  const made = await (await waiting).path();
  expect(execFileSync('qpdf', ['--show-npages', made], { encoding: 'utf8' }).trim()).toBe('2');
});
