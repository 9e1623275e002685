import { expect, test } from 'playwright/test';
import { tool as arabic } from '../../../catalogue/languages/ar/tool.ts';
import { tool as german } from '../../../catalogue/languages/de/tool.ts';
import { tool as japanese } from '../../../catalogue/languages/ja/tool.ts';
import { builtPages, pageSource } from '../built-pages.ts';
import { jpg } from '../inputs.ts';
import { choose, chosenCases, convertButton, openTool, optionsOf } from '../tool.ts';

test('what is near a conversion stands before the fixed list', () => {
  const [near, fixed] = ['class="link-group', '>Related Converters</h2>'];
  const pages = builtPages().map((page) => ({ page, html: pageSource(page) }));
  const both = pages.filter(({ html }) => html.includes(fixed) && html.includes(near));
  expect(both.length).toBeGreaterThan(1500);
  expect(both.filter(({ html }) => html.indexOf(near) > html.indexOf(fixed)).map(({ page }) => page)).toEqual([]);
});

test('buttons are white on a deep colour in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openTool(page, '/image-converter/jpg-to-png');
    await choose(page, await jpg());
    await expect(convertButton(page)).toHaveClass(/button-main/);
    await expect(convertButton(page)).toHaveCSS('color', /^(?:rgb\(255, 255, 255\)|oklch\(1 0 0\))$/);
  }
});

for (const [id, words] of chosenCases(Object.entries({ ar: arabic, de: german, ja: japanese })))
  test(`a note says in the language of the page what the browser remembers: ${id}`, async ({ page }) => {
    await openTool(page, `/${id}/image-converter/jpg-to-png`);
    await choose(page, await jpg());
    await optionsOf(page).click();
    const note = () => page.locator('.options > fieldset').evaluate((fieldset) => getComputedStyle(fieldset, '::after').content);
    await expect.poll(note).toBe(`"${words.more.options.remembered}"`);
  });

for (const path of chosenCases(['/ar', '']))
  test(`on a phone the name of a result is whole: ${path || 'English'}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = 'Urlaub in der Sächsischen Schweiz, Bastei und Elbe, 2026-08-14 (bearbeitet)';
    await openTool(page, `${path}/image-converter/jpg-to-png`);
    await choose(page, await jpg(`${name}.jpg`));
    await convertButton(page).click();
    const shown = page.locator('.file-done .file-name');
    await expect(shown).toHaveText(`${name}.png`);
    const hidden = await shown.evaluate((line) => [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight]);
    expect(hidden).toEqual([0, 0]);
  });

test('the help page reports whether the converter works', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByText('Status: The converter is working.')).toBeVisible();
  await page.route('**/api/health', (route) => route.abort());
  await page.goto('/de/help');
  await expect(page.getByText('Der Konverter ist gerade nicht erreichbar.')).toBeVisible();
});
