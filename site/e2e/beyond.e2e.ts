import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import { brokenJpg, jpg, pdf, png, txt } from './inputs.ts';
import { choose, convertButton, dropOn, holdConversions, openTool, rows } from './tool.ts';

test.describe('taking files', () => {
  test('a drop anywhere on the page is taken', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await dropOn(page, 'footer', [await jpg('a.jpg')]);
    await expect(rows(page)).toHaveCount(1);
    await dropOn(page, '.drop', [await jpg('b.jpg')]);
    await expect(rows(page)).toHaveCount(2);
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

test.describe('while converting', () => {
  test("the tab's title shows the work, and leaving asks", async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const title = await page.title();
    const release = await holdConversions(page);
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(page).toHaveTitle(`⏳ 0/1 · ${title}`);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    release();
    await expect(page.getByRole('button', { name: 'Download photo.png' })).toBeVisible();
    await expect(page).toHaveTitle(title);
  });

  test('cancel ends the request and leaves the file ready', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await holdConversions(page);
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    const failed = page.waitForEvent('requestfailed');
    await convertButton(page).click();
    await expect(convertButton(page)).toBeDisabled();
    await page.locator('.tool-actions').getByRole('button', { name: 'Cancel' }).click();
    expect((await failed).url()).toMatch(/\/api\/convert$/);
    await expect(convertButton(page)).toBeEnabled();
    await expect(page.locator('.file-ready')).toHaveCount(2);
  });

  test('Retry-After counts down on the row, and then it goes on by itself', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    let asked = 0;
    await page.route('**/api/convert', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const problem = {
        type: '/help#queue_full',
        title: 'The converter is busy',
        status: 503,
        detail: 'Busy.',
        code: 'queue_full',
        remedy: 'Wait.',
        retryable: true,
        retryAfter: 2,
      };
      return route.fulfill({
        status: 503,
        headers: { 'Retry-After': '2', 'Content-Type': 'application/problem+json' },
        body: JSON.stringify(problem),
      });
    });
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText('Trying again in 2 s');
    await expect(rows(page)).toContainText('Trying again in 1 s');
    await expect(page.getByRole('button', { name: 'Download photo.png' })).toBeVisible();
    expect(asked).toBe(2);
  });
});

test.describe('results', () => {
  test('a failed file says why and how to mend it, and can be tried again', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, brokenJpg());
    await convertButton(page).click();
    await expect(rows(page).locator('.file-bad')).not.toBeEmpty();
    await expect(rows(page).locator('.file-reason')).not.toBeEmpty();
    const again = page.waitForRequest('**/api/convert');
    await page.getByRole('button', { name: 'Retry broken.jpg' }).click();
    await again;
    await expect(rows(page)).toHaveClass(/file-failed/);
  });

  test('a connection that breaks is told as such', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await page.route('**/api/convert', (route) => route.abort('connectionreset'));
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText('The connection broke');
  });

  test('sizes before and after, and a preview', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText(/\d B → \d+ B \([+−±]\d+ %\)/);
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

  test('a PDF of one page gives one JPG; the bytes are a JPG', async ({ page }) => {
    await openTool(page, '/pdf-converter/pdf-to-jpg');
    await choose(page, pdf());
    await convertButton(page).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('converted.jpg');
    expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('options are sent, and remembered for the visit', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await page.locator('.options summary').click();
    await page.getByLabel(/^Width/).fill('32');
    await choose(page, await jpg());
    await convertButton(page).click();
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    await expect
      .poll(() => page.getByRole('img', { name: 'Preview of photo.png' }).evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(32);
    await openTool(page, '/image-converter/jpg-to-png');
    await expect(page.locator('.options summary')).toContainText('1 set');
    await page.locator('.options summary').click();
    await expect(page.getByLabel(/^Width/)).toHaveValue('32');
  });
});

test.describe('keyboard', () => {
  test('a whole conversion without a mouse', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const input = page.locator('.drop-input');
    await input.focus();
    await expect(input).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([await jpg()]);
    await expect(rows(page)).toHaveCount(1);
    await convertButton(page).focus();
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Download photo.png' });
    await button.focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('photo.png');
    await page.getByRole('button', { name: 'Remove photo.jpg' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(0);
    await expect(input).toBeFocused();
  });

  for (const key of ['/', 'Control+k'])
    test(`${key} opens search; arrows choose, Enter follows, Escape closes`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto('/help', { waitUntil: 'networkidle' });
      await page.keyboard.press(key);
      const input = page.locator('#header-search');
      await expect(input).toBeFocused();
      await page.keyboard.type('flac');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(input).toHaveAttribute('aria-activedescendant', /header-search-0/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/flac/);
    });

  test('every target is at least 24 by 24 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/image-converter/jpg-to-png', '/help', '/contact', '/all-tools']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const small = await page
        .locator('a:visible, button:visible, summary:visible, select:visible, label.drop:visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const { width, height } = target.getBoundingClientRect();
              return (width < 24 || height < 24) && width > 0 && !target.classList.contains('skip');
            })
            .map((target) => target.outerHTML.slice(0, 80)),
        );
      expect(small, path).toEqual([]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a converter page is a plain form: the file comes back', async ({ page }) => {
    await page.goto('/image-converter/jpg-to-png');
    await choose(page, await jpg('plain.jpg'));
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    expect((await download).suggestedFilename()).toBe('plain.png');
  });

  test('the universal converter asks for both formats', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Format of the file').selectOption('png');
    await page.getByLabel('Convert to').selectOption('webp');
    await choose(page, await png('plain.png'));
    const download = page.waitForEvent('download');
    await convertButton(page).click();
    expect((await download).suggestedFilename()).toBe('plain.webp');
  });

  test('everything can be read: questions, what changes, links', async ({ page }) => {
    await page.goto('/image-converter/png-to-jpg');
    for (const text of ['What changes when PNG becomes JPG', 'What is PNG?', 'Related Converters', 'Frequently Asked Questions'])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.locator('.faq summary').first().click();
    await expect(page.locator('.faq details').first().locator('p')).toBeVisible();
  });
});

test('no page breaks its own content security policy, and none scrolls sideways from 320 px up', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      '/all-tools',
      '/image-converter/png-to-jpg',
      '/pdf-converter/pdf-to-docx',
      '/tar.gz-to-zip',
      '/contact',
      '/help',
      '/no/such/page',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
      expect(policy, path).not.toContain('unsafe');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${path} at ${width}`,
      ).toBe(0);
    }
  }
  expect(complaints).toEqual([]);
});
