import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { brokenJpg, type InputFile, jpg, png, txt } from '../inputs.ts';
import { choose, chosenCases, convertButton, dropOn, openTool, rows } from '../tool.ts';

test.describe('taking files', () => {
  test('a drop anywhere on the page is taken', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await dropOn(page, 'footer', [await jpg('a.jpg')]);
    await expect(rows(page)).toHaveCount(1);
    await dropOn(page, '.drop', [await jpg('b.jpg')]);
    await expect(rows(page)).toHaveCount(2);
  });

  /** Drops a folder with images in it and in its folder. Only the browser itself can make such a drop. */
  const dropFolder = async (page: Page): Promise<void> => {
    const folder = test.info().outputPath('dropped');
    await mkdir(join(folder, 'inner'), { recursive: true });
    for (const name of ['one.jpg', 'inner/two.jpg']) await writeFile(join(folder, name), (await jpg()).buffer);
    await writeFile(join(folder, '.DS_Store'), 'x');
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: 300,
        y: 300,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
  };

  test('a dropped folder gives the files in it and in its folders', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await dropFolder(page);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.locator('.files')).toContainText('two.jpg');
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

  /** Opens a page whose scripts come when the returned function is called. */
  const openAsleep = async (page: Page): Promise<() => void> => {
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
    return wake;
  };

  test('a file dropped, and one chosen, before the island is awake are kept', async ({ page }) => {
    const wake = await openAsleep(page);
    const shownWidth = async () => (await page.locator('.drop-input').boundingBox())?.width ?? 0;
    expect(await shownWidth()).toBeLessThan(2);
    await choose(page, await jpg('chosen.jpg'));
    expect(await shownWidth()).toBeGreaterThan(100);
    await dropOn(page, 'h1', [await jpg('dropped.jpg')]);
    wake();
    await expect(rows(page)).toHaveCount(2);
    expect(await shownWidth()).toBeLessThan(2);
    await expect(page).toHaveURL(/jpg-to-png$/);
  });

  test('a folder dropped before the island is awake is read when it is', async ({ page }) => {
    const wake = await openAsleep(page);
    await dropFolder(page);
    await dropOn(page, 'h1', [await jpg('early.jpg')]);
    wake();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.locator('.files')).toContainText('two.jpg');
    await expect(page.locator('.refusals')).toHaveCount(0);
  });

  test('files of another tool are taken along to the home page, and from there to a tool of theirs', async ({ page }) => {
    await openTool(page, '/compress-pdf');
    await choose(page, await jpg('one.jpg'), await png('two.png'));
    await expect(page.locator('.refusals li')).toHaveCount(2);
    await page.getByRole('link', { name: 'Open it in another tool' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(rows(page)).toHaveCount(2);
    await page.getByText('Keep the file as JPG').click();
    await page.getByRole('link', { name: 'Compress Image' }).first().click();
    await expect(page).toHaveURL(/\/compress-image$/);
    await expect(rows(page)).toContainText('one.jpg');
  });

  test('a press before the island is awake converts, once, as soon as it is', async ({ page }) => {
    const wake = await openAsleep(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
    await dropOn(page, 'h1', [await jpg('early.jpg')]);
    await convertButton(page).click();
    await expect(page.locator('form.tool')).toHaveAttribute('aria-busy', 'true');
    wake();
    await expect(page.getByRole('button', { name: 'Download early.png' })).toBeVisible();
    await expect(page.locator('form.tool')).not.toHaveAttribute('aria-busy');
    expect(posts).toEqual(['/api/jobs']);
  });

  test('a press is answered by the plain form when the scripts do not come', { tag: '@nightly' }, async ({ page }) => {
    await openAsleep(page);
    await dropOn(page, 'h1', [await jpg('early.jpg')]);
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    expect((await download).suggestedFilename()).toBe('early.png');
    await expect(page.locator('form.tool')).not.toHaveAttribute('aria-busy');
  });

  /** Gives the tool a file and presses its button before the page has had time to take the file in. */
  const giveAndPress = (page: Page, { name, mimeType, buffer }: InputFile) =>
    page.evaluate(
      ({ name, mimeType, bytes }) => {
        const input = document.querySelector<HTMLInputElement>('.drop-input');
        if (!input) throw new Error('There is no field for files.');
        const given = new DataTransfer();
        given.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        input.files = given.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        input.form?.requestSubmit();
      },
      { name, mimeType, bytes: [...buffer] },
    );

  for (const path of chosenCases(['/image-converter/jpg-to-png', '/pdf-converter/jpg-to-pdf']))
    test(`${path}: a press while a file is being taken in waits for it, and is meant for it`, async ({ page }) => {
      await openTool(page, path);
      await giveAndPress(page, brokenJpg('a.jpg'));
      await expect(rows(page)).toHaveClass(/file-failed/);
      await giveAndPress(page, await jpg('b.jpg'));
      await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    });

  test('files that come while others are still being read are taken as well', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const { buffer } = await jpg();
    await page.evaluate(
      (bytes) => {
        for (const [place, name] of [
          ['h1', 'first.jpg'],
          ['.drop', 'second.jpg'],
          ['footer', 'third.jpg'],
        ] as const) {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
          document.querySelector(place)?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        }
      },
      [...buffer],
    );
    await expect(rows(page)).toHaveCount(3);
    await dropOn(page, 'footer', [await jpg('fourth.jpg')]);
    await expect(rows(page)).toHaveCount(4);
  });

  test('mixed files convert to a target each', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('a.jpg'), txt('b.txt'));
    await page.getByLabel('Output format of a.jpg').selectOption('webp');
    await page.getByLabel('Output format of b.txt').selectOption('rtf');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download a.webp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download b.rtf' })).toBeVisible();
  });
});
