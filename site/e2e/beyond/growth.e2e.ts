import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { pdf, txt } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

/** Ten frames of a moving test image: small as a video, many times larger as a GIF. */
const clip = (): Buffer => {
  const path = test.info().outputPath('clip.mp4');
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=320x320:r=25:d=0.4', '-crf', '40', '-pix_fmt', 'yuv420p', path]);
  return readFileSync(path);
};

test('a GIF that is far larger than its video says so, and one press makes it smaller', async ({ page }) => {
  await openTool(page, '/mp4-to-gif');
  await choose(page, { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip() });
  await convertButton(page).click();
  await expect(rows(page)).toContainText('A GIF takes far more space than a video.');
  await page.getByRole('button', { name: /^Make it smaller: 240 px high, 10 frames/ }).click();
  await expect(rows(page)).toContainText('made before as GIF');
  await expect(page.locator('.file-done')).toHaveCount(1);
  await page.getByRole('button', { name: 'Preview clip.gif' }).first().click();
  await expect
    .poll(() => page.getByRole('img', { name: 'Preview of clip.gif' }).evaluate((image) => (image as HTMLImageElement).naturalHeight))
    .toBe(240);
});

test('a compressed file that is hardly smaller says so, and a converted one does not', { tag: '@nightly' }, async ({ page }) => {
  await openTool(page, '/compress-pdf');
  await choose(page, pdf());
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toContainText('There is hardly anything to save at this setting.');
  await openTool(page, '/pdf-converter/txt-to-pdf');
  await choose(page, txt());
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toHaveCount(1);
  await expect(page.locator('.file-done')).not.toContainText('hardly anything to save');
});

test('on a wide screen the choice for all files is named once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTool(page, '/');
  await choose(page, txt('a.txt'), txt('b.txt'));
  const name = page.locator('.target-all > span');
  await expect(name).toHaveCount(1);
  await expect(name).toBeHidden();
  await page.getByLabel('Set all files to').selectOption('rtf');
  await expect(name).toBeVisible();
});
