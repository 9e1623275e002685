import { expect, test } from 'playwright/test';
import { chosenCases, openPage } from '../tool.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const query of chosenCases(['pgn to jpg', 'pdf to kindle', 'video to mp3', 'extract audio', 'imagen a pdf']))
  test(`the header and the page of all tools find the same for "${query}", and Enter opens the best`, async ({ page }) => {
    await openPage(page, '/help');
    await page.locator('#header-search').fill(query);
    const first = page.locator('#header-search-list [role=option]').first();
    const name = await first.locator('.search-name').textContent();
    await page.goto(`/all-tools?q=${encodeURIComponent(query)}`);
    await expect(
      page.locator('[data-tools] li:visible .converter-name, [data-further] li:visible').getByText(name ?? '', { exact: true }),
    ).toBeVisible();
    await openPage(page, '/help');
    await page.locator('#header-search').fill(query);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
  });

test('where nothing is found, something near is proposed', async ({ page }) => {
  await openPage(page, '/help');
  await page.locator('#header-search').fill('png to xyzzy');
  await expect(page.getByText('No converters found matching "png to xyzzy"').first()).toBeVisible();
  await expect(page.locator('#header-search-list [role=option]').first()).toContainText('PNG to');
  await page.goto('/all-tools?q=xyzzy');
  await expect(page.getByText('No converters found matching your search.')).toBeVisible();
  await expect(page.locator('[data-empty] li').first()).toBeVisible();
});

test('results are in view where the field is at the lower edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/');
  const field = page.locator('main [role=combobox]');
  await field.focus();
  await field.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }));
  await field.fill('pdf');
  await expect(page.locator('main [role=option]').first()).toBeInViewport();
});
