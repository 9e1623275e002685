import { expect, test } from 'playwright/test';
import { converters } from '../../../catalogue/converters.ts';
import { chosenCases } from '../tool.ts';

test.describe('2 Screens and routes', () => {
  test('each route shows its screen, with header and footer', async ({ page }) => {
    for (const [path, heading] of [
      ['/', /./],
      ['/all-tools', 'All Conversion Tools'],
      ['/image-converter/png-to-jpg', 'PNG to JPG Converter'],
      ['/pdf-converter/jpg-to-pdf', 'JPG to PDF Conversion'],
      ['/pdf-converter/pdf-to-jpg', 'PDF to JPG Conversion'],
      ['/pdf-converter/pdf-to-docx', 'PDF to DOCX Conversion'],
      ['/contact', 'Contact Us'],
      ['/help', 'Help Center'],
      ['/image-converter/jpg-to-png', 'JPG to PNG Converter'],
      ['/pdf-converter/docx-to-pdf', 'DOCX to PDF Converter'],
      ['/mp4-to-avi', 'MP4 to AVI Converter'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page.getByRole('banner'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    }
  });

  test('all 94 converter paths exist', async ({ request }) => {
    expect(converters).toHaveLength(94);
    for (const { path } of converters) expect((await request.get(path)).status(), path).toBe(200);
  });

  test('related links use root paths, which exist', async ({ page, request }) => {
    await page.goto('/webp-to-jpg');
    const paths = await page
      .locator('section:has(h2:text-is("Related Converters")) a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      expect(path).toMatch(/^\/[a-z0-9]+-to-[a-z0-9]+$/);
      expect((await request.get(path)).status()).toBe(200);
    }
  });

  test("any other path shows the not-found page, which says 'Invalid conversion path' if a pair is missing", async ({ page }) => {
    for (const [path, isPair] of [
      ['/no/such/page', false],
      ['/not-a-pair', true],
      ['/image-converter/nothing', true],
      ['/pdf-converter/nothing', true],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('404 Page Not Found');
      await expect(page.getByText('Invalid conversion path'), path).toBeVisible({ visible: isPair });
    }
  });

  for (const prefix of chosenCases(['/image-converter', '/pdf-converter']))
    test(`if converterPath is all-tools under ${prefix}, it shows 'Redirecting...' and goes to /all-tools`, async ({ page, request }) => {
      expect(await (await request.get(`${prefix}/all-tools`)).text()).toContain('Redirecting...');
      await page.goto(`${prefix}/all-tools`);
      await page.waitForURL('**/all-tools', { waitUntil: 'commit' });
      await expect(page).toHaveURL(/localhost:\d+\/all-tools$/);
    });

  test('a link to the page that is open scrolls smoothly to the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/help');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
