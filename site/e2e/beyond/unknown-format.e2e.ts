import { expect, test } from 'playwright/test';
import type { InputFile } from '../inputs.ts';
import { choose, convertButton, dropOn, openTool, rows } from '../tool.ts';

/** Text whose name and type say nothing, in an encoding without marks that the page would know. */
const strange = (name: string): InputFile => ({ name, mimeType: '', buffer: Buffer.from('caf\xe9 1\n', 'latin1') });

test.describe('a file of an unknown format', () => {
  test('gets a choice of its format, and goes on', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, strange('minutes.qqq'));
    await expect(page.locator('.refusals label')).toHaveCSS('display', 'grid');
    await page.getByLabel('What is it?').selectOption('txt');
    await expect(page.getByLabel('What is it?')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Output format of minutes.qqq')).toBeVisible();
    await page.getByLabel('Output format of minutes.qqq').selectOption('rtf');
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Download converted.rtf' })).toBeVisible();
  });

  test('waits beside files that are added, and goes with a new choice', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, strange('a.qqq'));
    await dropOn(page, 'footer', [strange('b.qqq')]);
    await expect(page.getByLabel('What is it?')).toHaveCount(2);
    await choose(page, strange('c.qqq'));
    await expect(page.getByLabel('What is it?')).toHaveCount(1);
    await expect(page.locator('.refusals')).toContainText('c.qqq');
  });
});
