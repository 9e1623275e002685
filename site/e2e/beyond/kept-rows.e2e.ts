import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { jpg } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

const path = '/image-converter/jpg-to-png';
const downloadButton = (page: Page, name = 'photo.png') => page.getByRole('button', { name: `Download ${name}` });

/** A conversion may wait for its turn on a busy machine. */
const expectDone = (page: Page) => expect(downloadButton(page)).toBeVisible();

/** Waits until the server has taken a file as a job, and gives its path. */
const accepted = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/api/jobs') && response.status() === 202);
  return answer.headers().location ?? '';
};
/** Lets no page hear of its jobs' ends until the returned function is called. */
const holdNews = async (page: Page): Promise<() => Promise<void>> => {
  const pattern = /\/api\/jobs\/[^/?]+(?:\/events(?:\?.*)?)?$/;
  await page.route(pattern, (route) => (route.request().method() === 'DELETE' ? route.continue() : route.abort('connectionfailed')));
  return () => page.unroute(pattern);
};
const convertOne = async (page: Page): Promise<string> => {
  await openTool(page, path);
  await choose(page, await jpg());
  const job = accepted(page);
  await convertButton(page).click();
  return job;
};
const statusOf = async (page: Page, job: string): Promise<number> => (await page.request.get(job)).status();

test.describe('rows outlive the page', () => {
  test('a refresh brings a finished result back, to be downloaded; then the server has it no more', async ({ page }) => {
    const job = await convertOne(page);
    await expectDone(page);
    await expect(rows(page)).toContainText(/Kept until \d\d:\d\d/);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    const download = page.waitForEvent('download');
    await downloadButton(page).click();
    expect((await readFile(await (await download).path())).subarray(1, 4).toString()).toBe('PNG');
    await expect(page.getByText('Kept until')).toHaveCount(0);
    await expect.poll(() => statusOf(page, job)).toBe(410);
    // The copy in the page stays for another download.
    await expectDone(page);
    await page.reload();
    await expect(rows(page)).toHaveCount(0);
  });

  test('a refresh while the server has the file goes on where it was', async ({ page }) => {
    const release = await holdNews(page);
    await convertOne(page);
    await expect(rows(page)).toContainText('Connection lost: waiting for it to come back');
    await page.reload();
    await expect(rows(page)).toContainText('photo.jpg');
    await expect(rows(page)).toContainText('Connection lost: waiting for it to come back');
    await release();
    await expectDone(page);
  });

  test('a refresh during the upload says that the file has to be chosen again', async ({ page }) => {
    await openTool(page, path);
    await page.route('**/api/jobs', () => undefined);
    await choose(page, await jpg());
    await convertButton(page).click();
    await expect(rows(page)).toContainText('Uploading');
    await page.reload();
    await expect(rows(page)).toContainText('The page was left before the upload was complete');
    await expect(rows(page)).toContainText('Choose the file again.');
    await expect(page.getByRole('button', { name: 'Retry photo.jpg' })).toHaveCount(0);
  });

  test('the back button brings the rows back', { tag: '@nightly' }, async ({ page }) => {
    await convertOne(page);
    await expectDone(page);
    await page.goto('/help');
    await page.goBack();
    await expectDone(page);
  });

  test('Delete now takes the copy from the server, and only that', async ({ page }) => {
    const job = await convertOne(page);
    await page.getByRole('button', { name: 'Delete now: photo.png' }).click();
    await expect(page.getByText('Kept until')).toHaveCount(0);
    await expect.poll(() => statusOf(page, job)).toBe(410);
    await expectDone(page);
  });

  test('cancel cancels the job', async ({ page }) => {
    const release = await holdNews(page);
    const job = await convertOne(page);
    await page.getByRole('button', { name: 'Cancel photo.jpg' }).click();
    await expect(rows(page)).toHaveClass(/file-ready/);
    await release();
    await expect.poll(() => page.request.get(`${job}/result`).then((answer) => answer.status())).toBe(410);
  });

  test('what has expired meanwhile says so, and is not offered again without its file', { tag: '@nightly' }, async ({ page }) => {
    const job = await convertOne(page);
    await expectDone(page);
    await page.request.delete(job);
    await page.reload();
    await expect(rows(page)).toContainText('The result has expired');
    await expect(page.getByRole('button', { name: 'Retry photo.jpg' })).toHaveCount(0);
    await expect(convertButton(page)).toHaveText('Convert');
  });

  test('offline during upload and conversion, a row says so and continues', { tag: '@nightly' }, async ({ page, context }) => {
    await openTool(page, path);
    const part = page.waitForResponse(/_astro\/run-item\..*js/);
    await choose(page, await jpg());
    await part;
    await expect(rows(page)).toHaveCount(1);
    await context.setOffline(true);
    await convertButton(page).click();
    await expect(rows(page)).toContainText('Connection lost: waiting for it to come back');
    const release = await holdNews(page);
    const job = accepted(page);
    await context.setOffline(false);
    await job;
    await context.setOffline(true);
    await release();
    await expect(rows(page)).toContainText('Connection lost: waiting for it to come back');
    await context.setOffline(false);
    await expectDone(page);
  });

  test('storage holds names, sizes, formats and ids, and nothing else', async ({ page }) => {
    const job = await convertOne(page);
    await expectDone(page);
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem(`jobs:${location.pathname}`) ?? 'null'));
    expect(stored).toHaveLength(1);
    expect(Object.keys(stored[0]).sort()).toEqual(['from', 'job', 'key', 'name', 'size', 'to']);
    expect(`/api/jobs/${stored[0].job}`).toBe(job);
    // For longer than the tab, only the page itself.
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ recent: JSON.stringify([{ path, name: 'JPG to PNG Converter' }]) });
  });
});
