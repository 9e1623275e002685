import { expect, test } from 'playwright/test';
import { brokenJpg, jpg, pdf, png, txt } from '../inputs.ts';
import { choose, convertButton, holdConversions, openTool, rows } from '../tool.ts';

test.describe('4 Universal converter', () => {
  test('file selected: input format detected, outputs listed, output cleared, previous result discarded', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('one.jpg'));
    const target = page.getByLabel('Output format of one.jpg');
    await expect(target).toHaveValue('');
    const outputs = await target
      .locator('optgroup:not([label="More formats"]) option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(outputs.sort()).toEqual(['png', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'ico', 'pdf', 'svg'].sort());
    // The rest of what is offered stands below, in a group of its own.
    await expect(target.locator('optgroup').last()).toHaveAttribute('label', 'More formats');
    await expect(target.locator('optgroup[label="More formats"] option[value=jxl]')).toBeAttached();
    await target.selectOption('webp');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    await choose(page, await png('two.png'));
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await expect(page.getByLabel('Output format of two.png')).toHaveValue('');
    await expect(rows(page)).toHaveCount(1);
  });

  test('several files have a target each, or one for all', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg(), await png(), txt());
    await expect(page.getByLabel('Set all files to')).toBeVisible();
    await page.getByLabel('Set all files to').selectOption('pdf');
    for (const name of ['photo.jpg', 'photo.png', 'note.txt']) await expect(page.getByLabel(`Output format of ${name}`)).toHaveValue('pdf');
    await page.getByLabel('Output format of photo.png').selectOption('webp');
    await expect(page.getByLabel('Output format of photo.jpg')).toHaveValue('pdf');
  });
});

test.describe('4 Pair and multi-file converter', () => {
  test('files are converted one after another, one request for each, in order', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const order: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/jobs')) order.push(`start ${order.length}`);
    });
    let running = 0;
    let most = 0;
    await page.route('**/api/jobs', async (route) => {
      running += 1;
      most = Math.max(most, running);
      const response = await route.fetch();
      running -= 1;
      await route.fulfill({ response });
    });
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'), await jpg('c.jpg'));
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: /^Download [abc]\.png/ })).toHaveCount(3);
    expect(order).toHaveLength(3);
    expect(most).toBe(1);
  });

  test('progress equals the completed share of files', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    let answered = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/jobs', async (route) => {
      answered += 1;
      if (answered === 2) await held;
      await route.continue();
    });
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    await convertButton(page).click();
    await expect(page.locator('.whole')).toContainText('Converting... 50%');
    release();
    await expect(page.getByRole('button', { name: /^Download [ab]\.png/ })).toHaveCount(2);
  });

  test('the run fails on the first failing file; what succeeded stays, the rest can go on', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), brokenJpg('b.jpg'), await jpg('c.jpg'));
    await convertButton(page).click();
    await expect(rows(page).nth(1)).toHaveClass(/file-failed/);
    await expect(rows(page).nth(0).getByRole('button', { name: 'Download a.png' })).toBeVisible();
    await expect(rows(page).nth(2)).toHaveClass(/file-ready/);
    await expect(convertButton(page)).toHaveText('Convert the other file');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download c.png' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download a.png' })).toBeVisible();
  });

  test('selecting new files clears earlier results', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'));
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download a.png' })).toBeVisible();
    await choose(page, await jpg('b.jpg'));
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('b.jpg');
  });
});

test.describe('4 Single-file tool pages', () => {
  test("file selected, converting (button disabled, 'Converting...'), success (result, progress 100)", async ({ page }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    const release = await holdConversions(page);
    await choose(page, await png());
    await expect(page.locator('.whole')).toHaveCount(0);
    await convertButton(page).click();
    await expect(convertButton(page)).toBeDisabled();
    await expect(convertButton(page)).toHaveText('Converting...');
    release();
    await expect(page.getByRole('button', { name: 'Download JPG' })).toBeVisible();
    await expect(page.locator('.whole')).toContainText('100%');
  });

  test('a press during which the list of files appears and moves the button away is not lost', async ({ page }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/file-list.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, await png());
    await expect(page.locator('.plain-files')).toBeAttached();
    await convertButton(page).scrollIntoViewIfNeeded();
    const before = await convertButton(page).boundingBox();
    if (!before) throw new Error('The button has no box.');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    release();
    await expect(rows(page)).toHaveCount(1);
    await page.mouse.up();
    const after = await convertButton(page).boundingBox();
    expect(after?.y, 'the list moves the button').not.toBe(before.y);
    await expect(page.getByRole('button', { name: 'Download JPG' })).toBeVisible();
  });

  test('failure: progress 0; a new file clears the result', async ({ page }) => {
    await openTool(page, '/pdf-converter/jpg-to-pdf');
    await choose(page, brokenJpg());
    await convertButton(page).click();
    await expect(rows(page)).toHaveClass(/file-failed/);
    await expect(page.locator('.whole')).toHaveCount(0);
    await choose(page, await jpg());
    await expect(rows(page)).toHaveCount(1);
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await choose(page, await jpg('again.jpg'));
    await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  });

  for (const { path, file, button, download, boxes } of [
    {
      path: '/image-converter/png-to-jpg',
      file: () => png(),
      button: 'Convert File to JPG',
      download: 'Download JPG',
      boxes: ['PNG', 'JPG'],
    },
    { path: '/pdf-converter/jpg-to-pdf', file: () => jpg(), button: 'Convert to PDF', download: 'Download PDF', boxes: [] },
    {
      path: '/pdf-converter/pdf-to-jpg',
      file: async () => pdf(),
      button: 'Convert File to JPG',
      download: /^Download/,
      boxes: ['PDF', 'JPG'],
    },
    { path: '/pdf-converter/pdf-to-docx', file: async () => pdf(), button: 'Convert File to DOCX', download: 'Download DOCX', boxes: [] },
  ])
    test(`${path}: its button, its format boxes, size in MB with two decimals, its download`, async ({ page }) => {
      await openTool(page, path);
      await expect(convertButton(page)).toHaveText(button);
      if (boxes[0]) await expect(page.getByLabel('From Format')).toHaveValue(boxes[0]);
      if (boxes[1]) await expect(page.getByLabel('To Format')).toHaveValue(boxes[1]);
      await expect(page.locator('.drop')).toContainText('1 file');
      const input = await file();
      await choose(page, input);
      await expect(rows(page)).toContainText(input.name);
      await expect(rows(page)).toContainText(/\d+\.\d\d MB/);
      await convertButton(page).click();
      await expect(page.getByRole('button', { name: download })).toBeVisible();
    });

  test("JPG to PDF: the upload area says 'Choose JPG Files'", async ({ page }) => {
    await page.goto('/pdf-converter/jpg-to-pdf');
    await expect(page.locator('.drop')).toContainText('Choose JPG Files');
  });

  test('PDF to DOCX: five questions, feature and security lists', async ({ page }) => {
    await page.goto('/pdf-converter/pdf-to-docx');
    await expect(page.locator('.faq details')).toHaveCount(5);
    for (const title of ['Features', 'Security']) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });
});

test.describe('4 Progress simulation', () => {
  test('every 200 ms it rises by less than 15, never above 90 before the answer', async ({ page }) => {
    await page.clock.install();
    await openTool(page, '/image-converter/png-to-jpg');
    const release = await holdConversions(page);
    await choose(page, await png());
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const place = document.querySelector('form.tool');
      if (place)
        new MutationObserver(() => {
          const percent = Number(/Converting\.\.\. (\d+)%/.exec(place.textContent ?? '')?.[1] ?? '0');
          if (seen.at(-1) !== percent) seen.push(percent);
        }).observe(place, { subtree: true, childList: true, characterData: true });
    });
    await convertButton(page).click();
    // It slows down as it nears the cap; progress.test.ts follows it to its end.
    await expect(async () => {
      await page.clock.runFor(200);
      expect(await page.locator('.whole').textContent()).toMatch(/Converting\.\.\. 8\d%/);
    }).toPass({ intervals: [1] });
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    for (const [index, value] of seen.entries()) {
      expect(value).toBeLessThanOrEqual(90);
      if (index > 0) expect(value - (seen[index - 1] ?? 0)).toBeLessThanOrEqual(15);
    }
    release();
    await expect(page.locator('.whole')).toContainText('100%');
  });
});
