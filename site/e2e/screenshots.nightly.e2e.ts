import { expect, type Page, test } from 'playwright/test';
import { brokenJpg, jpg, png, txt } from './inputs.ts';
import { choose, convertButton, holdConversions, openPage, openTool, optionsOf, rows } from './tool.ts';

/** Images of every page and state, for people to open; nothing is compared with them. */
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
    await optionsOf(page).click();
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
    await openPage(page, '/contact');
    await page.locator('form[data-contact] button[type=submit]').click();
  },
};

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced-colours': { colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
} as const;

for (const [look, options] of Object.entries(looks))
  for (const width of look === 'forced-colours' ? [1280] : [390, 1280])
    test.describe(`${width} px, ${look}`, () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 844 }, ...options });

      test('pages', async ({ page }) => {
        for (const [name, path] of Object.entries(pages)) {
          await openPage(page, path);
          await page.screenshot({ path: `${folder}${name}-${width}-${look}.png`, fullPage: true });
        }
      });

      for (const [name, reach] of Object.entries(states))
        test(name, async ({ page }) => {
          await reach(page);
          await page.screenshot({ path: `${folder}state-${name}-${width}-${look}.png` });
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
    });
