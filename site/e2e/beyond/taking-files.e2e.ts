import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { jpg, png, txt } from '../inputs.ts';
import { choose, convertButton, dropOn, openTool, rows } from '../tool.ts';

test.describe('taking files', () => {
  test('a drop anywhere on the page is taken', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await dropOn(page, 'footer', [await jpg('a.jpg')]);
    await expect(rows(page)).toHaveCount(1);
    await dropOn(page, '.drop', [await jpg('b.jpg')]);
    await expect(rows(page)).toHaveCount(2);
  });

  test('a dropped folder gives the files in it and in its folders', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
    await mkdir(join(folder, 'inner'));
    for (const name of ['one.jpg', 'inner/two.jpg']) await writeFile(join(folder, name), (await jpg()).buffer);
    await writeFile(join(folder, '.DS_Store'), 'x');
    await openTool(page, '/image-converter/jpg-to-png');
    // Only the browser itself can make a drop with a folder in it.
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: 300,
        y: 300,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    await expect(rows(page)).toHaveCount(2);
    await expect(page.locator('.files')).toContainText('two.jpg');
    await rm(folder, { recursive: true });
  });

  test('a pasted file is taken', async ({ page }) => {
    await openTool(page, '/');
    const { buffer } = await png();
    await page.evaluate(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
        document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
      },
      [...buffer],
    );
    await expect(rows(page)).toContainText('pasted.png');
  });

  test('a file dropped, and one chosen, before the island is awake are kept', async ({ page }) => {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await asleep;
      await route.continue();
    });
    await page.goto('/image-converter/jpg-to-png', { waitUntil: 'commit' });
    await expect(page.locator('.drop-input')).toBeAttached();
    await dropOn(page, 'h1', [await jpg('dropped.jpg')]);
    await choose(page, await jpg('chosen.jpg'));
    wake();
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/jpg-to-png$/);
  });

  test('mixed files convert to a target each', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('a.jpg'), txt('b.txt'));
    await page.getByLabel('Output format of a.jpg').selectOption('webp');
    await page.getByLabel('Output format of b.txt').selectOption('rtf');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download a.webp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download b.rtf' })).toBeVisible();
  });
});
