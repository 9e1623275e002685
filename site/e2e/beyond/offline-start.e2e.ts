import { expect, test } from 'playwright/test';
import { jpg } from '../inputs.ts';
import { choose, convertButton, openTool, passSeconds } from '../tool.ts';

test.describe('a line that goes before the list of files has come', () => {
  test('shows what was chosen, says that the line is gone, and goes on when it is back', async ({ page, context }) => {
    await page.clock.install();
    await openTool(page, '/image-converter/jpg-to-png');
    await context.setOffline(true);
    await choose(page, await jpg('train.jpg'));
    await expect(page.locator('.plain-files')).toContainText('train.jpg');
    await convertButton(page).click();
    await expect(page.locator('.plain-files')).toContainText('The connection broke');
    // Longer than all retries of a lazy part.
    await passSeconds(page, 8);
    await expect(page.locator('.file-failed')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Download train.png' })).toBeVisible();
  });

  test('can be waited out no longer', async ({ page, context }) => {
    await page.clock.install();
    await openTool(page, '/image-converter/jpg-to-png');
    await context.setOffline(true);
    await choose(page, await jpg('train.jpg'));
    await convertButton(page).click();
    await passSeconds(page, 8);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(convertButton(page)).toBeEnabled();
    await context.setOffline(false);
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download train.png' })).toBeVisible();
  });

  test('shows on the home page, which keeps the files', async ({ page, context }) => {
    await openTool(page, '/');
    // The list of formats is there, and nothing that comes with the first file.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choose(page, await jpg('train.jpg'));
    await expect(page.locator('form.tool')).toContainText('train.jpg');
    await expect(page.locator('form.tool')).toContainText('You are offline');
    await context.setOffline(false);
    await expect(page.getByLabel('Output format of train.jpg')).toBeVisible();
    await expect(page.locator('form.tool')).not.toContainText('You are offline');
  });

  test('adds files of the home page once the formats are known', async ({ page, context }) => {
    await page.route('**/formats.json', (route) => route.abort('internetdisconnected'));
    await page.clock.install();
    await openTool(page, '/');
    await context.setOffline(true);
    await choose(page, await jpg('train.jpg'));
    await passSeconds(page, 8);
    await expect(page.locator('.toast, .plain-toast').first()).toBeVisible();
    await expect(page.locator('.plain-files')).toContainText('train.jpg');
    await page.unroute('**/formats.json');
    await context.setOffline(false);
    await expect(page.getByLabel('Output format of train.jpg')).toHaveCount(1);
    await expect(page.locator('.plain-files')).toHaveCount(0);
  });
});
