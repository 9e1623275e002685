import { expect, test } from 'playwright/test';
import { chosenCases } from '../tool.ts';

const cases = [
  ['/', 'HEIC', 'JPG', '/image-converter/heic-to-jpg'],
  ['/de', 'DOCX', 'PDF', '/de/pdf-converter/docx-to-pdf'],
  ['/', 'MP3', 'DOCX', '/formats/mp3'],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [home, from, to, page] of javaScriptEnabled ? cases : chosenCases(cases))
      test(`${from} and ${to} on ${home} open ${page}`, async ({ page: browser }) => {
        await browser.goto(home);
        const picker = browser.locator('form.picker');
        await picker.locator('select[name=from]').selectOption(from);
        await picker.locator('select[name=to]').selectOption(to);
        await picker.getByRole('button').click();
        await expect(browser).toHaveURL(new RegExp(`${page}$`));
      });
  });
