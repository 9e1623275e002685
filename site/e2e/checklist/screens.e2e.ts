import { expect, test } from 'playwright/test';
import { converters } from '../../../catalogue/converters.ts';
import { pageSeo } from '../../../catalogue/seo.ts';
import { footerTools, socialNetworks } from '../../../catalogue/site-text.ts';

test.describe('2 Screens and routes', () => {
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
    test(`the route ${path} shows its screen`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

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

  test('any other path shows the not-found page', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Invalid conversion path')).toBeHidden();
  });

  for (const path of ['/not-a-pair', '/image-converter/nothing', '/pdf-converter/nothing'])
    test(`if the pair is missing, ${path} says 'Invalid conversion path'`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByText('Invalid conversion path')).toBeVisible();
    });

  for (const prefix of ['/image-converter', '/pdf-converter'])
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
  test('a search box filters by name or description, in any case; the empty message', async ({ page }) => {
    await page.goto('/all-tools');
    const tools = page.locator('[data-tool]:visible');
    await expect(tools).toHaveCount(94);
    await page.getByRole('searchbox').fill('HeIc');
    await expect(tools).toHaveCount(2);
    await expect(tools.first().getByRole('link')).toHaveAttribute('href', '/image-converter/heic-to-jpg');
    await page.getByRole('searchbox').fill('qqqq');
    await expect(tools).toHaveCount(0);
    await expect(page.getByText('No converters found matching your search.')).toBeVisible();
  });

  test('category titles carry an emoji; the counts are 22, 12, 10, 10, 11, 12, 7 and 7', async ({ page }) => {
    await page.goto('/all-tools');
    const counts = { image: 22, document: 12, pdf: 10, spreadsheet: 10, video: 11, audio: 12, ebook: 7, archive: 7 };
    for (const [id, count] of Object.entries(counts)) {
      await expect(page.locator(`#${id} [data-tool]`)).toHaveCount(count);
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

  test('the accordion is single-open and collapsible', async ({ page }) => {
    await page.goto('/help');
    const items = page.locator('.faq details');
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(page.locator('.faq details[open]')).toHaveCount(0);
  });

  test('the accordion moves with Home, End and arrow keys', async ({ page }) => {
    await page.goto('/help');
    const heads = page.locator('.faq summary');
    await heads.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(heads.nth(1)).toBeFocused();
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
