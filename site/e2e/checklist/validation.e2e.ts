import { expect, test } from 'playwright/test';
import { jpg, pdf, png, tooLarge, txt } from '../inputs.ts';
import { choose, chosenCases, convertButton, dropOn, expectToast, openPage, openTool, rows } from '../tool.ts';

test.describe('5 Search', () => {
  test('at most 8 results; \'No converters found matching "{query}"\'; a clear button while there is text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, '/');
    const input = page.locator('#header-search');
    await input.fill('TO');
    await expect(page.locator('#header-search-list [role=option]')).toHaveCount(8);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Clear search' })).toBeVisible();
    await input.fill('zzzz');
    await expect(page.getByText('No converters found matching "zzzz"')).toBeVisible();
    await input.fill('');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  });

  for (const [query, name, path] of chosenCases([
    ['jpeg to png', 'JPG to PNG', '/image-converter/jpg-to-png'],
    ['convert excel into pdf', 'XLSX to PDF', '/pdf-converter/xlsx-to-pdf'],
    ['heic to pdf', 'HEIC to PDF', '/heic-to-pdf'],
  ] as const))
    test(`what people mean by "${query}" is found`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openPage(page, '/');
      await page.locator('#header-search').fill(query);
      const first = page.locator('#header-search-list [role=option]').first();
      await expect(first).toContainText(name);
      await first.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });
});

test.describe('5 Universal converter', () => {
  test("no file: 'No File Selected'", async ({ page }) => {
    await openTool(page, '/');
    await convertButton(page).click();
    await expectToast(page, 'No File Selected', 'Please select a file to convert.');
  });

  test("no output: 'Missing Output Format'", async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await png());
    await expect(rows(page)).toHaveCount(1);
    await convertButton(page).click();
    await expectToast(page, 'Missing Output Format', 'Please select an output format.');
    const target = page.getByLabel('Output format of photo.png');
    await expect(target).toBeFocused();
    await expect(target).toHaveAttribute('aria-invalid', 'true');
    await target.selectOption('jpg');
    await expect(target).not.toHaveAttribute('aria-invalid');
    // The same format is not even offered.
    await expect(target.locator('option[value=png]')).toHaveCount(0);
  });
});

test.describe('5 Multi-file pair page', () => {
  test("no files: 'No Files Selected'", async ({ page }) => {
    await openTool(page, '/mp4-to-avi');
    await convertButton(page).click();
    await expectToast(page, 'No Files Selected', 'Please select one or more files to convert.');
  });
});

test.describe('5 Dedicated pages', () => {
  for (const { path, none, wrong } of [
    {
      path: '/image-converter/png-to-jpg',
      none: 'Please select a PNG file to convert.',
      wrong: 'Please select a PNG file for conversion.',
    },
    {
      path: '/pdf-converter/jpg-to-pdf',
      none: 'Please select a JPG file to convert.',
      wrong: 'Please select a JPG/JPEG file for conversion.',
    },
    { path: '/pdf-converter/pdf-to-jpg', none: 'Please select a PDF file to convert.', wrong: undefined },
    {
      path: '/pdf-converter/pdf-to-docx',
      none: 'Please select a PDF file to convert.',
      wrong: 'Please select a PDF file for conversion.',
    },
  ])
    test(`${path}, no file: '${none}'; a wrong file is not accepted`, async ({ page }) => {
      await openTool(page, path);
      await convertButton(page).click();
      await expectToast(page, 'No File Selected', none);
      if (wrong === undefined) return;
      await choose(page, txt());
      await expectToast(page, 'Invalid File Type', wrong);
      await expect(rows(page)).toHaveCount(0);
    });

  test('JPG to PDF takes .jpeg as well', async ({ page }) => {
    await openTool(page, '/pdf-converter/jpg-to-pdf');
    await choose(page, { ...(await jpg()), name: 'photo.JPEG' });
    await expect(rows(page)).toHaveCount(1);
  });

  test('PDF to JPG: the upload area accepts only PDF', async ({ page }) => {
    await openTool(page, '/pdf-converter/pdf-to-jpg');
    await expect(page.locator('.drop-input')).toHaveAttribute('accept', /application\/pdf.*\.pdf/);
    await choose(page, pdf());
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('5 Upload area', () => {
  test("a file over 50 MB: 'File is larger than 52428800 bytes'", async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const file = tooLarge('huge.jpg', 'image/jpeg');
    // Playwright sends at most 50 MB through its own channel: the page makes the file itself.
    await page.evaluate(
      ({ name, type, size }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(size)], name, { type }));
        document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      },
      { name: file.name, type: file.mimeType, size: file.buffer.length },
    );
    await expect(page.locator('.refusals')).toContainText('File is larger than 52428800 bytes');
    await expect(rows(page)).toHaveCount(0);
  });

  test("a wrong type: 'File type must be ...'", async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, txt());
    await expect(page.locator('.refusals')).toContainText('File type must be');
    await expect(page.locator('.refusals')).toContainText('note.txt');
  });

  test("single mode allows one file: 'Too many files'", async ({ page }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    await dropOn(page, 'h1', [await png('a.png'), await png('b.png')]);
    await expect(page.locator('.refusals')).toContainText('Too many files');
    await expect(rows(page)).toHaveCount(1);
  });

  test('files named .DS_Store and Thumbs.db are ignored', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await dropOn(page, 'h1', [await jpg('a.jpg'), { ...txt('.DS_Store'), mimeType: '' }, { ...txt('Thumbs.db'), mimeType: '' }]);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('.refusals')).toHaveCount(0);
  });

  test('format detection: by extension first (jpeg is jpg, tif is tiff), then by content type', async ({ page }) => {
    await openTool(page, '/');
    await choose(
      page,
      { ...(await jpg()), name: 'a.jpeg' },
      { ...txt('b.tif'), mimeType: 'image/png' },
      { ...(await png()), name: 'no-extension' },
    );
    await expect(rows(page).nth(0).locator('.sheet')).toHaveText('JPG');
    await expect(rows(page).nth(1).locator('.sheet')).toHaveText('TIFF');
    await expect(rows(page).nth(2).locator('.sheet')).toHaveText('PNG');
  });

  test('else unknown', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, { name: 'thing.qqq', mimeType: '', buffer: Buffer.from('x') });
    await expect(page.locator('.refusals')).toContainText('thing.qqq');
    await expect(page.getByLabel('What is it?')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});

test.describe('5 Contact form', () => {
  test('required, minimum 2, valid address, minimum 10: each in its words', async ({ page }) => {
    await openPage(page, '/contact');
    const submit = page.locator('form[data-contact] button[type=submit]');
    await submit.click();
    for (const text of ['Name is required', 'Email is required', 'Message is required']) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('A');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByLabel('Message', { exact: true }).fill('short');
    await submit.click();
    for (const text of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ])
      await expect(page.getByText(text)).toBeVisible();
  });
});
