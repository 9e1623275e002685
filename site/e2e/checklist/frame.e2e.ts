import { expect, test } from 'playwright/test';
import { footerTools, socialNetworks } from '../../../catalogue/text/site.ts';

test.describe('2 Header', () => {
  test('wide screens: four dropdowns with the first 8 converters and a View All link; search; theme toggle', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const [label, all] of [
      ['PDF Tools', 'View All PDF Tools'],
      ['Image Tools', 'View All Image Tools'],
      ['Video', 'View All Video Tools'],
      ['Audio', 'View All Audio Tools'],
    ] as const) {
      const menu = header.locator('details', { has: page.locator(`summary:text-is("${label}")`) });
      await menu.locator('summary').click();
      await expect(menu.locator('li a')).toHaveCount(8);
      await expect(menu.getByRole('link', { name: all })).toHaveAttribute('href', '/all-tools');
    }
    await expect(header.locator('details[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(header.locator('details[open]')).toHaveCount(0);
    await expect(header.getByPlaceholder('Search converters...').first()).toBeVisible();
    await expect(header.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  });

  test('narrow screens: a menu button opens a panel with search, All Tools, Quick Access and Contact', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    await header.locator('summary[aria-label="Menu"]').click();
    await expect(header.locator('#menu-search')).toBeVisible();
    await expect(header.getByRole('link', { name: 'All Tools', exact: true })).toHaveAttribute('href', '/all-tools');
    for (const label of ['JPG to PNG', 'PDF to Word', 'PNG to JPG', 'MP4 to AVI'])
      await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact');
  });
});

test.describe('2 Footer', () => {
  test('brand blurb, popular tools, categories, support, copyright 2025, four placeholder social icons', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('most reliable online file conversion service');
    await expect(footer).toContainText('2025');
    for (const { label } of footerTools) await expect(footer.getByRole('link', { name: label })).toBeVisible();
    for (const label of [
      'Image Converters',
      'Document Converters',
      'PDF Converters',
      'Video Converters',
      'Help Center',
      'All Tools',
      'Contact Us',
      'FAQ',
    ])
      await expect(footer.getByRole('link', { name: label })).toBeVisible();
    for (const network of socialNetworks)
      await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', '#');
  });
});
