import { expect, type Page, test } from 'playwright/test';
import { brokenJpg, jpg, png, txt } from './inputs.ts';
import { choose, convertButton, holdConversions, openTool, rows } from './tool.ts';

/** Pictures of every page and state, for people to open; nothing is compared with them. */
const folder = new URL('../../test-results/screens/', import.meta.url).pathname;

const pages = {
  home: '/',
  'all-tools': '/all-tools',
  generic: '/image-converter/jpg-to-png',
  dedicated: '/pdf-converter/pdf-to-docx',
  contact: '/contact',
  help: '/help',
  'not-found': '/not-a-pair',
};

const states: Record<string, (page: Page) => Promise<void>> = {
  'no-files': async (page) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await convertButton(page).click();
    await expect(page.locator('.toast')).toBeVisible();
  },
  selected: async (page) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'));
    await page.locator('.options summary').click();
  },
  busy: async (page) => {
    await openTool(page, '/image-converter/png-to-jpg');
    await holdConversions(page);
    await choose(page, await png());
    await convertButton(page).click();
    await expect(page.locator('.whole')).toBeVisible();
  },
  'done-and-failed': async (page) => {
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg('a.jpg'), brokenJpg('b.jpg'));
    await convertButton(page).click();
    await expect(rows(page).nth(1)).toHaveClass(/file-failed/);
  },
  universal: async (page) => {
    await openTool(page, '/');
    await choose(page, await jpg('a.jpg'), txt('b.txt'));
    await expect(rows(page)).toHaveCount(2);
  },
  'contact-errors': async (page) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.locator('form[data-contact] button[type=submit]').click();
  },
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

      test('pages', async ({ page }) => {
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.screenshot({ path: `${folder}${name}-${width}-${colorScheme}.png`, fullPage: true });
        }
      });

      for (const [name, reach] of Object.entries(states))
        test(name, async ({ page }) => {
          await reach(page);
          await page.screenshot({ path: `${folder}state-${name}-${width}-${colorScheme}.png` });
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
    });
