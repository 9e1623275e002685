import { expect, test } from 'playwright/test';
import { jpg } from '../inputs.ts';
import { chosenCases, convertButton, openPage, openTool, rows } from '../tool.ts';

test.describe('keyboard', () => {
  test('a whole conversion without a mouse', async ({ page }) => {
    // Asked for early: the browser takes a moment before it hands choosers over, and a dialog that opens meanwhile is nobody's.
    const chooser = page.waitForEvent('filechooser');
    await openTool(page, '/image-converter/jpg-to-png');
    const input = page.locator('.drop-input');
    await input.focus();
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([await jpg()]);
    await expect(rows(page)).toHaveCount(1);
    await convertButton(page).focus();
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'Download photo.png' });
    await expect(button).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('photo.png');
    await page.getByRole('button', { name: 'Remove photo.jpg' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(0);
    await expect(input).toBeFocused();
  });

  test('after several files the focus is on their download, and Tab reaches the rest', async ({ page }) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await page.locator('.drop-input').setInputFiles([await jpg('one.jpg'), await jpg('two.jpg')]);
    await expect(rows(page)).toHaveCount(2);
    await convertButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Download as ZIP' })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Download All' })).toBeFocused();
  });

  for (const key of chosenCases(['/', 'Control+k']))
    test(`${key} opens search; arrows choose, Enter follows, Escape closes`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await openPage(page, '/help');
      const input = page.locator('#header-search');
      // React may still be listening to nothing when its island counts as awake.
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(input).toBeFocused({ timeout: 500 });
      }).toPass();
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
      await openPage(page, path);
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
