import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { brokenJpg, jpg, png, txt } from '../inputs.ts';
import { choose, convertButton, dropOn, holdConversions, openTool, passSeconds, rows } from '../tool.ts';

test.describe('nothing is lost', () => {
  test('a list that fails to load is loaded again on request', async ({ page }) => {
    let asked = 0;
    await page.route('**/_astro/file-list*.js*', (route) => {
      asked += 1;
      return asked <= 2 ? route.abort('internetdisconnected') : route.continue();
    });
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('late.jpg'));
    await expect(rows(page)).toContainText('late.jpg');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download late.png' })).toBeVisible();
    expect(asked).toBeGreaterThan(2);
  });

  test('parts that are gone for good, as after a deploy, leave a plain way to convert and download', async ({ page }) => {
    await page.route(/_astro\/(file-list|run-item|mount|look-inside)[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('plain.jpg'));
    await expect(page.locator('.plain-files')).toContainText('plain.jpg');
    await passSeconds(page, 8);
    await convertButton(page).click();
    await passSeconds(page, 8);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download plain.png' }).click();
    expect((await download).suggestedFilename()).toBe('plain.png');
    await expect(page.locator('.plain-toast')).toContainText('Conversion Complete!');
  });

  test('words that come after everything else take nothing away', async ({ page }) => {
    await page.route('**/words/*.json', async (route) => {
      await page.waitForResponse(/pair-help/);
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await openTool(page, '/png-to-tiff');
    await choose(page, await png('late.png'));
    await expect(rows(page)).toHaveCount(1);
    await expect(convertButton(page)).toBeVisible();
  });

  test('files dropped while others are under way join them', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const release = await holdConversions(page);
    await choose(page, await jpg('a.jpg'));
    await convertButton(page).click();
    await expect(convertButton(page)).toBeDisabled();
    await dropOn(page, 'h1', [await jpg('b.jpg')]);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Waiting for its turn');
    release();
    for (const name of ['a.png', 'b.png']) await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  });

  test('adding leaves results in the list; a new selection clears them to where they can still be had', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'));
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download a.png' })).toBeVisible();
    await page.locator('.add-input').setInputFiles([await jpg('b.jpg')]);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Download a.png' })).toBeVisible();
    await choose(page, await jpg('c.jpg'));
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Download a.png' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Earlier results (1)' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'a.png' }).click();
    expect((await download).suggestedFilename()).toBe('a.png');
    await page.getByRole('button', { name: 'Delete now' }).click();
    await expect(page.locator('.shelf')).toHaveCount(0);
  });

  test('a result stays beside its file when options or the target change, and says what it was made with', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('a.jpg'));
    await page.getByLabel('Output format of a.jpg').selectOption('webp');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download converted.webp' })).toBeVisible();
    await page.getByLabel('Output format of a.jpg').selectOption('png');
    await expect(page.locator('.file-earlier')).toContainText('made before as WEBP');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download converted.png' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download converted.webp' }).click();
    expect((await download).suggestedFilename()).toBe('converted.webp');
  });

  test('leaving asks while a result has not been downloaded, and no longer then', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'));
    await convertButton(page).click();
    const button = page.getByRole('button', { name: 'Download a.png' });
    await expect(button).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    const download = page.waitForEvent('download');
    await button.click();
    await download;
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  });

  test('a dropped connection is waited out, and the list goes on', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    let sent = 0;
    await page.route('**/api/jobs', (route) => {
      sent += 1;
      return sent === 1 ? route.abort('connectionreset') : route.continue();
    });
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    await convertButton(page).click();
    await expect(rows(page).first()).toContainText(/Connection lost: waiting for it to come back\. Trying again in \d s/);
    for (const name of ['a.png', 'b.png']) await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible();
    expect(sent).toBe(3);
  });

  test('a ZIP of finished results needs no connection', async ({ page, context }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    const part = page.waitForResponse(/_astro\/zip\..*js/);
    await convertButton(page).click();
    await part;
    await context.setOffline(true);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as ZIP' }).click();
    expect((await download).suggestedFilename()).toBe('converted-files.zip');
  });
});

test.describe('honest figures and ways out', () => {
  test('some done, some failed: both are counted, the reason is shown, and nothing hopeless is offered again', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('good.jpg'), brokenJpg('bad.jpg'));
    await page.getByLabel('Set all files to').selectOption('png');
    await convertButton(page).click();
    await expect(page.locator('.tool-summary')).toHaveText('1 ready, 1 failed');
    await expect(page.locator('.toast-title')).toHaveText('1 ready, 1 failed');
    await expect(page.locator('form.tool > [role=status]')).toContainText('bad.jpg: The file is not what its name says');
    await expect(page.getByRole('button', { name: 'Retry bad.jpg' })).toHaveCount(0);
    await expect(convertButton(page)).toHaveClass(/button-quiet/);
  });

  test('a file that may go better next time has Retry', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await page.route('**/api/jobs', (route) => route.fulfill({ status: 500, body: '' }));
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toHaveClass(/file-failed/);
    await page.unroute('**/api/jobs');
    await page.getByRole('button', { name: 'Retry photo.jpg' }).click();
    await expect(page.getByRole('button', { name: 'Download photo.png' })).toBeVisible();
  });

  test('a wrong extension is seen before anything is sent, and one press converts the file as what it is', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const webp = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#3b6ea5' } })
      .webp()
      .toBuffer();
    await choose(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: webp });
    await expect(rows(page)).toContainText('This file is a WEBP');
    await page.getByRole('button', { name: 'Convert it as WEBP' }).click();
    await expect(page.getByRole('button', { name: 'Download holiday.png' })).toBeVisible();
  });

  test('a file in the target format needs no conversion, and the row says so', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    const png = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#3b6ea5' } })
      .png()
      .toBuffer();
    await choose(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: png });
    await expect(rows(page)).toContainText('This file is a PNG already');
    await expect(convertButton(page)).toHaveClass(/button-plain/);
  });

  test('while the result is sent, the row says so', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/image-converter/png-to-jpg');
    const devtools = await page.context().newCDPSession(page);
    const noise = await sharp(Buffer.from(Array.from({ length: 700 * 700 * 3 }, (_, index) => (index * 7919 * (index % 251)) % 256)), {
      raw: { width: 700, height: 700, channels: 3 },
    })
      .png()
      .toBuffer();
    await choose(page, { name: 'noise.png', mimeType: 'image/png', buffer: noise });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 60_000,
      uploadThroughput: 10_000_000,
    });
    await convertButton(page).click();
    await expect(page.locator('.whole')).toContainText('Downloading result... 9');
    await expect(rows(page)).toContainText('Downloading result, 9');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    await expect(page.getByRole('button', { name: 'Download JPG' })).toBeVisible();
    await expect(page.locator('.whole')).toHaveCount(0);
  });

  test('the button is in view however many files there are, and is loud only when there are some', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await expect(convertButton(page)).toHaveClass(/button-plain/);
    const { buffer, mimeType } = await jpg();
    await choose(page, ...Array.from({ length: 40 }, (_, index) => ({ name: `${index}.jpg`, mimeType, buffer })));
    await expect(rows(page)).toHaveCount(40);
    await expect(convertButton(page)).toHaveClass(/button-main/);
    await expect(convertButton(page)).toBeInViewport();
  });

  test('mixed files without a target in common still have one press for most of them', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'), { ...txt('c.zip'), mimeType: 'application/zip' });
    await page.getByLabel('Set all files to').selectOption({ label: 'WEBP (2 of 3)' });
    await expect(page.getByLabel('Output format of b.jpg')).toHaveValue('webp');
    await expect(page.getByLabel('Output format of c.zip')).toHaveValue('');
  });

  test('a result can be renamed, and its file converted into something else as well', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'));
    await convertButton(page).click();
    await page.getByRole('button', { name: 'More for a.png' }).click();
    await page.getByLabel('Name', { exact: true }).fill('summer');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download summer.png' }).click();
    expect((await download).suggestedFilename()).toBe('summer.png');
    await page.getByLabel('Also convert to').selectOption('webp');
    await expect(page.getByRole('button', { name: 'Download a.webp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download summer.png' })).toBeVisible();
  });
});
