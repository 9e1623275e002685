import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { type InputFile, pdf } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

const lockedPdf = (name: string): InputFile => {
  const [open, locked] = [test.info().outputPath('open.pdf'), test.info().outputPath('locked.pdf')];
  writeFileSync(open, pdf().buffer);
  execFileSync('qpdf', ['--encrypt', 'right word', 'owner', '256', '--', open, locked]);
  return { name, mimeType: 'application/pdf', buffer: readFileSync(locked) };
};

test.describe('a locked file', () => {
  test('is known before it is sent, and converted with its password', async ({ page }) => {
    await openTool(page, '/pdf-to-txt');
    await choose(page, lockedPdf('secret.pdf'));
    const field = page.getByLabel('Password of secret.pdf');
    await field.fill('wrong word');
    await convertButton(page).click();
    await expect(rows(page)).toContainText('The password does not open the file');
    await field.fill('right word');
    await page.getByRole('button', { name: 'Unlock and convert' }).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    // What the page keeps beyond this moment has no password in it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain('word"');
    expect(kept).not.toContain('right word');
  });

  test('among files to merge: a wrong password and then the right one leave one row', async ({ page }) => {
    await openTool(page, '/merge-pdf');
    await choose(page, lockedPdf('secret.pdf'), pdf('b.pdf'));
    const field = page.getByLabel('Password of secret.pdf');
    await field.fill('wrong word');
    await convertButton(page).click();
    await expect(page.locator('.file-failed')).toHaveCount(1);
    await field.fill('right word');
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    await expect(rows(page)).toHaveCount(1);
  });

  test('is distinguished from others in a list', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/');
    const scripts: string[] = [];
    page.on('pageerror', (error) => scripts.push(String(error)));
    await openTool(page, '/pdf-to-txt');
    await choose(page, lockedPdf('a.pdf'), pdf('b.pdf'));
    await expect(page.getByLabel('Password of a.pdf')).toBeVisible();
    await expect(page.getByLabel('Password of b.pdf')).toHaveCount(0);
    expect(scripts).toEqual([]);
  });
});
