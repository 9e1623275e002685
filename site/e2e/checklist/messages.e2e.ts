import { expect, test } from 'playwright/test';
import { brokenJpg, jpg, pdf, png } from '../inputs.ts';
import { choose, chosenCases, convertButton, expectToast, openPage, openTool, passSeconds, rows } from '../tool.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// With the movements of notifications and rows, which the other tests shorten.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('7 The calls it makes', () => {
  test('POST /api/jobs, which outlives its request: multipart with file, inputFormat, outputFormat, without a JSON content type', async ({
    page,
  }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    // The browser shows no body that holds a file to its driver, so the form is read on its way out.
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        if (body instanceof FormData)
          Object.assign(window, { sent: [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]) });
        send.call(this, body);
      };
    });
    const asked = page.waitForRequest('**/api/jobs');
    await choose(page, await png());
    await convertButton(page).click();
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect((await request.allHeaders())['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const sent: Record<string, string> = Object.fromEntries(
      await page.evaluate(() => (window as unknown as { sent: [string, string][] }).sent),
    );
    expect(sent).toMatchObject({ file: 'photo.png', inputFormat: 'png', outputFormat: 'jpg' });
    expect((await request.allHeaders())['idempotency-key']).toMatch(uuid);
    await expect(page.getByRole('button', { name: 'Download JPG' })).toBeVisible();
  });

  test('POST /api/convert, where the API is one without jobs', async ({ page }) => {
    await page.route('**/api/jobs', (route) => route.fulfill({ status: 404, body: '' }));
    await openTool(page, '/image-converter/png-to-jpg');
    const asked = page.waitForRequest('**/api/convert');
    await choose(page, await png());
    await convertButton(page).click();
    const headers = await (await asked).allHeaders();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await expect(page.getByRole('button', { name: 'Download JPG' })).toBeVisible();
    await expect(page.getByText('Kept until')).toHaveCount(0);
  });
});

test.describe('8 Toasts', () => {
  test("multi-file page: '{n} file(s) converted to {FORMAT} format.'", async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    await convertButton(page).click();
    await expectToast(page, 'Conversion Complete!', '2 file(s) converted to PNG format.');
  });

  test("multi-file page: 'Failed to convert {file name}'", async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, brokenJpg('holiday.jpg'));
    await convertButton(page).click();
    await expectToast(page, 'Conversion Failed', 'Failed to convert holiday.jpg');
    await expect(rows(page).locator('.file-reason')).not.toBeEmpty();
  });

  for (const [path, file, format] of chosenCases([
    ['/image-converter/png-to-jpg', () => png(), 'JPG'],
    ['/pdf-converter/jpg-to-pdf', () => jpg(), 'PDF'],
    ['/pdf-converter/pdf-to-docx', async () => pdf(), 'DOCX'],
  ] as const))
    test(`${path}: 'Your ${format} file is ready for download.'`, async ({ page }) => {
      await openTool(page, path);
      await choose(page, await file());
      await convertButton(page).click();
      await expectToast(page, 'Conversion Complete!', `Your ${format} file is ready for download.`);
    });

  test("single and universal pages: 'An error occurred during conversion. Please try again.', whatever the cause", async ({ page }) => {
    await openTool(page, '/pdf-converter/jpg-to-pdf');
    await choose(page, brokenJpg());
    await convertButton(page).click();
    await expectToast(page, 'Conversion Failed', 'An error occurred during conversion. Please try again.');
    await openTool(page, '/');
    await choose(page, brokenJpg());
    await page.getByLabel('Output format of broken.jpg').selectOption('png');
    await convertButton(page).click();
    await expectToast(page, 'Conversion Failed', 'An error occurred during conversion. Please try again.');
  });

  test("contact: 'Message Sent!' with its words", async ({ page }) => {
    await openPage(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Grace');
    await page.getByLabel('Email', { exact: true }).fill('grace@example.org');
    await page.getByLabel('Message', { exact: true }).fill('Ten characters and more.');
    await page.locator('form[data-contact] button[type=submit]').click();
    await expectToast(page, 'Message Sent!', "Thank you for your message. We'll get back to you soon.");
  });
});

test.describe('9 Notifications', () => {
  test('one visible at once; it goes after 5000 ms; F8 focuses the area', async ({ page }) => {
    await page.clock.install();
    await openTool(page, '/mp3-to-wav');
    await convertButton(page).click();
    await convertButton(page).click();
    await expect(page.locator('.toast[data-state=open]')).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.locator('h1').click();
    await passSeconds(page, 1);
    await expect(page.locator('.toast[data-state=open]')).toHaveCount(1);
    await passSeconds(page, 5);
    await expect(page.locator('.toast[data-state=open]')).toHaveCount(0);
  });

  test('a swipe to the right of more than 50 px dismisses', async ({ page }) => {
    await openTool(page, '/mp3-to-wav');
    await convertButton(page).click();
    const toast = page.locator('.toast[data-state=open]');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    if (!box) throw new Error('The notification has no box.');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 190, box.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(page.locator('.toast[data-state=open]')).toHaveCount(0, { timeout: 2000 });
  });
});

test.describe('9 Download names', () => {
  test('converted.{ext} on single-file pages', async ({ page }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    await choose(page, await png('holiday.png'));
    await convertButton(page).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JPG' }).click();
    expect((await download).suggestedFilename()).toBe('converted.jpg');
  });

  test('converted.{ext} on the universal page', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await png('holiday.png'));
    await page.getByLabel('Output format of holiday.png').selectOption('webp');
    await convertButton(page).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    expect((await download).suggestedFilename()).toBe('converted.webp');
  });

  test('the original base name on the multi-file page; Download All gives them one by one, 200 ms apart', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.b.jpg'), await jpg('c.jpg'));
    await convertButton(page).click();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    // The page's own clock: downloads reach the test bunched when the machine is busy.
    const times = await page.evaluateHandle(() => {
      const times: number[] = [];
      document.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && times.push(performance.now()), true);
      return times;
    });
    await page.getByRole('button', { name: 'Download All' }).click();
    await expect.poll(() => names).toEqual(['a.b.png', 'c.png']);
    const [first = 0, second = 0] = await times.jsonValue();
    expect(second - first).toBeGreaterThan(100);
  });
});
