import { expect, test } from 'playwright/test';
import { jpg } from '../inputs.ts';
import { choose, convertButton, holdConversions, openTool, rows } from '../tool.ts';

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
    expect((await failed).url()).toMatch(/\/api\/jobs$/);
    await expect(convertButton(page)).toBeEnabled();
    await expect(page.locator('.file-ready')).toHaveCount(2);
  });

  test('Retry-After counts down on the row, and then the upload continues', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    let asked = 0;
    await page.route('**/api/jobs', async (route) => {
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
