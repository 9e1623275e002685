import { expect, test } from 'playwright/test';

test.describe('2 Home', () => {
  test('hero search, universal converter, explanation, popular grid with View All, Why Choose', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#hero-search')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Universal Converter' })).toBeVisible();
    const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular Converters' }) }).getByRole('link');
    await expect(popular).toHaveCount(12);
    await expect(popular.last()).toHaveText(/View All/);
    for (const title of ['Secure', 'Fast', 'Any device'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });
});

test.describe('2 All tools', () => {
  test('a search box filters by name or description, in any case; the empty message; categories and their counts', async ({ page }) => {
    await page.goto('/all-tools');
    const tools = page.locator('[data-tools] li:visible');
    await expect(tools).toHaveCount(94);
    await page.getByRole('searchbox').fill('HeIc');
    await expect(tools).toHaveCount(2);
    await expect(tools.first().getByRole('link')).toHaveAttribute('href', '/image-converter/heic-to-jpg');
    await page.getByRole('searchbox').fill('qqqq');
    await expect(tools).toHaveCount(0);
    await expect(page.getByText('No converters found matching your search.')).toBeVisible();
    // Cards that the search hides count as well.
    const counts = { image: 22, document: 12, pdf: 10, spreadsheet: 10, video: 11, audio: 12, ebook: 7, archive: 7 };
    for (const [id, count] of Object.entries(counts)) {
      await expect(page.locator(`#${id} li`)).toHaveCount(count);
      await expect(page.locator(`#${id} h2`)).toHaveText(/\p{Extended_Pictographic}/u);
    }
  });
});

test.describe('2 Generic converter page', () => {
  test('title, badge, multi-file upload, Convert, Related (4, without the pair itself), FAQ (at most 4), About', async ({ page }) => {
    await page.goto('/image-converter/jpg-to-png');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JPG to PNG Converter');
    await expect(page.locator('.badge')).toHaveText(/JPG\s*to\s*PNG/);
    await expect(page.locator('.drop-input')).toHaveAttribute('multiple', '');
    await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeVisible();
    const related = page.locator('section:has(h2:text-is("Related Converters")) a');
    await expect(related).toHaveCount(4);
    for (const link of await related.all()) expect(await link.getAttribute('href')).not.toBe('/jpg-to-png');
    const questions = await page.locator('.faq details').count();
    expect(questions).toBeGreaterThan(0);
    expect(questions).toBeLessThanOrEqual(4);
    await expect(page.getByRole('heading', { name: 'About JPG to PNG conversion' })).toBeVisible();
  });
});

test.describe('2 Contact', () => {
  test('home button, title, intro, form with three fields, notes, two topic groups, message box of 120 px', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
    for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(page.getByText('We typically respond within 24 hours.')).toBeVisible();
    await expect(page.getByText('For urgent matters, please include "URGENT" in your message subject.')).toBeVisible();
    for (const group of ['File Conversion Issues', 'Technical Support'])
      await expect(page.locator('section', { has: page.getByRole('heading', { name: group }) }).getByRole('listitem')).toHaveCount(5);
    expect((await page.getByLabel('Message', { exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(120);
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  });
});

test.describe('2 Help', () => {
  test('three cards, six reasons, the FAQ, best practices, a Contact Support link', async ({ page }) => {
    await page.goto('/help');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Getting Started/ })).toHaveAttribute('href', '/all-tools');
    await expect(main.getByRole('link', { name: /Supported Formats/ })).toHaveAttribute('href', '/all-tools');
    await expect(main.getByRole('link', { name: /Need Help\?/ })).toHaveAttribute('href', '/contact');
    for (const reason of ['Easy Upload', 'Multiple Formats', 'Quick Download', 'Secure & Private', 'Fast Processing', '24/7 Support'])
      await expect(main.getByRole('heading', { name: reason })).toBeVisible();
    await expect(main.locator('.faq details')).toHaveCount(8);
    await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  test('the accordion is single-open and collapsible, and moves with Home, End and arrow keys', async ({ page }) => {
    await page.goto('/help');
    const items = page.locator('.faq details');
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(page.locator('.faq details[open]')).toHaveCount(0);
    const heads = page.locator('.faq summary');
    // Pages' scripts come after the first paint, so that the first key may be too early.
    await expect(async () => {
      await heads.nth(0).focus();
      await page.keyboard.press('ArrowDown');
      await expect(heads.nth(1)).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('End');
    await expect(heads.nth(7)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(heads.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(heads.nth(7)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(heads.nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.faq details').nth(0)).toHaveAttribute('open');
  });
});

test.describe('2 Not-found page', () => {
  test('link home, four popular tools, Browse All Tools', async ({ page }) => {
    await page.goto('/no/such/page');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/"]')).toBeVisible();
    for (const label of ['PDF to DOCX', 'JPG to PNG', 'MP4 to AVI', 'MP3 to WAV'])
      await expect(main.getByRole('link', { name: label })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Browse All Tools' })).toHaveAttribute('href', '/all-tools');
  });
});
