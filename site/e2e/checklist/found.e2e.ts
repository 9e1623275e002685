import { expect, test } from 'playwright/test';
import { converters } from '../../../catalogue/converters.ts';
import { pageSeo } from '../../../catalogue/text/seo.ts';

test.describe('2 Each page sets its own title, description, keywords, social tags and canonical', () => {
  test('no two converter pages share a title or a description', async ({ request }) => {
    const seen = { title: new Set<string>(), description: new Set<string>(), image: new Set<string>() };
    for (const { path } of converters) {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
      const image = /<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeLessThanOrEqual(170);
      expect(html, path).toMatch(/<meta name="keywords" content="[^"]{10,}"/);
      expect(html, path).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
      expect(/<link rel="canonical" href="[^"]*?:\/\/[^/]+(.*?)"/.exec(html)?.[1], path).toBe(path);
      seen.title.add(title);
      seen.description.add(description);
      seen.image.add(image);
    }
    expect(seen.title.size).toBe(94);
    expect(seen.description.size).toBe(94);
    expect(seen.image.size).toBe(94);
  });

  test('the root alias of a converter names the canonical page', async ({ page }) => {
    await page.goto('/png-to-jpg');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/image-converter\/png-to-jpg$/);
  });

  test('the social picture has 1200 by 630 pixels', async ({ request }) => {
    const bytes = await (await request.get('/og/png-to-jpg.png')).body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('JSON-LD: an application with price 0, no rating, and the breadcrumb', async ({ page }) => {
    await page.goto('/mp3-to-wav');
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(['WebApplication', 'BreadcrumbList']);
    expect(graph[0].offers.price).toBe('0');
    expect(graph[0].aggregateRating).toBeUndefined();
    await page.goto('/');
    const home = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    expect(home.map((node: { '@type': string }) => node['@type'])).toEqual(['WebSite', 'Organization']);
  });

  test('sitemap: every canonical page, no alias, no redirect; robots.txt names it', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap-index.xml');
    const xml = await (await request.get('/sitemap-0.xml')).text();
    const paths = [...xml.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
    for (const path of ['/', '/all-tools', '/contact', '/help', ...converters.map((converter) => converter.path)])
      expect(paths).toContain(path);
    expect(paths).not.toContain('/png-to-jpg');
    expect(paths).not.toContain('/image-converter/all-tools');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("the contact page's search-engine title is 'Contact Us - Support'", async ({ page }) => {
    await page.goto('/contact');
    await expect(page).toHaveTitle('Contact Us - Support');
    expect(pageSeo['/contact'].title).toBe('Contact Us - Support');
  });
});
