import { expect, test } from 'playwright/test';
import { openPage } from '../tool.ts';

test.describe('4 Theme', () => {
  test('light or dark, toggled by a button, kept in the browser, never flashing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/help');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    const toggle = page.getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(async () => {
      if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click();
      expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    }).toPass();
    expect(await background()).not.toBe(light);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('it follows the system until chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/help');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('4 Search results dropdown', () => {
  test('opens when the input has text or gains focus with text; closes on clearing, choosing and clicking outside', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    const input = page.locator('#header-search');
    const options = page.locator('#header-search-list [role=option]');
    await expect(async () => {
      await input.fill('');
      await input.fill('webp');
      await expect(options.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.mouse.click(640, 700);
    await expect(options.first()).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await input.focus();
    await expect(options.first()).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Clear search' }).click();
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue('');
    await input.fill('heic to jpg');
    await options.first().click();
    await expect(page).toHaveURL(/\/image-converter\/heic-to-jpg$/);
  });
});

test.describe('4 Contact form', () => {
  test("sending on submit ('Sending...', disabled), then a confirmation and an empty form; no request is sent", async ({ page }) => {
    await openPage(page, '/contact');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
    await page.getByLabel('Message', { exact: true }).fill('A message of more than ten characters.');
    const button = page.locator('form[data-contact] button[type=submit]');
    await button.click();
    await expect(button).toHaveText('Sending...');
    await expect(button).toBeDisabled();
    await expect(page.locator('.toast-title')).toHaveText('Message Sent!');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(button).toBeEnabled();
    expect(posts).toEqual([]);
  });
});
