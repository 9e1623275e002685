import { expect, test } from 'playwright/test';
import { openPage } from '../tool.ts';

test('no page breaks its own content security policy, and none scrolls sideways from 320 px up', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const width of process.env.NIGHTLY ? [320, 768, 1920] : [320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      '/all-tools',
      '/image-converter/png-to-jpg',
      '/pdf-converter/pdf-to-docx',
      '/tar.gz-to-zip',
      '/contact',
      '/help',
      '/no/such/page',
    ]) {
      await openPage(page, path);
      const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
      expect(policy, path).not.toContain('unsafe');
      const header = (await page.request.get(path)).headers()['content-security-policy'];
      expect(header, path).toBe(`${policy?.replace(/;$/, '')}; frame-ancestors 'none'`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${path} at ${width}`,
      ).toBe(0);
    }
  }
  expect(complaints).toEqual([]);
});
