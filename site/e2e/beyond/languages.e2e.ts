import { expect, test } from 'playwright/test';
import { contact } from '../../../catalogue/languages/ar/contact.ts';
import { tool as arabic } from '../../../catalogue/languages/ar/tool.ts';
import { frame } from '../../../catalogue/languages/de/frame.ts';
import { images } from '../../../catalogue/languages/de/operations/images.ts';
import { tool as german } from '../../../catalogue/languages/de/tool.ts';
import { english, languages } from '../../../catalogue/languages/languages.ts';
import { say } from '../../../catalogue/languages/say.ts';
import { builtPages, pageSource } from '../built-pages.ts';
import { png } from '../inputs.ts';
import { choose, convertButton, expectToast, openPage, openTool } from '../tool.ts';

/** One page of each kind in the nightly run, the two with the longest words in `npm test`. */
const kinds = process.env.NIGHTLY ? ['', '/compress-image', '/contact', '/privacy', '/help', '/api'] : ['', '/compress-image'];

test('on a phone no page of any language scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { id, tag, dir } of languages.filter((language) => language !== english))
    for (const path of kinds.map((kind) => `/${id}${kind}`)) {
      await page.goto(path);
      const seen = await page.evaluate(() => {
        const { lang, scrollWidth, clientWidth } = document.documentElement;
        return { lang, dir: getComputedStyle(document.body).direction, over: scrollWidth - clientWidth };
      });
      expect(seen, path).toEqual({ lang: tag, dir, over: 0 });
    }
});

test('on a phone the list of languages is all there', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { prefix } of languages) {
    await page.goto(prefix || '/');
    await page.locator('.language-menu > summary').click();
    for (const link of await page.locator('.language-menu a').all()) await expect(link, prefix).toBeInViewport({ ratio: 1 });
  }
});

test('links on the pages of a language lead to its own pages where it has them', () => {
  const astray = languages
    .filter((language) => language !== english)
    .flatMap(({ id }) => {
      const pages = builtPages(`${id}/`);
      const own = new Set(pages.map((page) => page.slice(id.length).replace(/\/index\.html$/, '') || '/'));
      return pages.flatMap((page) =>
        [...pageSource(page).matchAll(/<a\b[^>]*href="(\/[^"#]*)[^>]*>/g)]
          .filter(([tag, path = '']) => !tag.includes('data-language') && own.has(path))
          .map(([tag]) => `${page}: ${tag}`),
      );
    });
  expect(astray).toEqual([]);
});

test('a short address leads on in its language', async ({ page }) => {
  await page.goto('/de/png-to-jpg');
  await expect(page).toHaveURL(/\/de\/image-converter\/png-to-jpg$/);
  await page.goto('/ar/combine-pdf');
  await expect(page).toHaveURL(/\/ar\/merge-pdf$/);
  await page.goto('/png-to-jpg');
  await expect(page.locator('footer [data-language=de]')).toHaveAttribute('href', '/de/image-converter/png-to-jpg');
});

test('a file is converted in Arabic', async ({ page }) => {
  const { notices, targets, row } = arabic.more;
  await openTool(page, '/ar');
  await expect(page.locator('.drop')).toContainText(arabic.start.choose);
  await choose(page, await png());
  await page.getByLabel(say(targets.of, { name: 'photo.png' })).selectOption('jpg');
  await convertButton(page).click();
  await expectToast(page, notices.singleDone.title, say(notices.singleDone.text, { format: 'JPG' }));
  await expect(page.getByRole('button', { name: say(arabic.plain.downloadName, { name: 'converted.jpg' }) })).toBeVisible();
  await expect(page.getByRole('img', { name: row.done })).toBeVisible();
});

test('sentences in Japanese end as such, also for screen readers', async ({ page }) => {
  await openTool(page, '/ja/image-converter/png-to-jpg');
  await choose(page, { ...(await png('empty.png')), buffer: Buffer.alloc(0) });
  await expect(page.locator('.refusals')).toContainText('1バイト未満です。ファイル');
  await choose(page, { ...(await png('broken.png')), buffer: Buffer.alloc(4000, 7) });
  await convertButton(page).click();
  await expect(page.locator('form.tool > [role=status] > p')).toHaveText([/1個失敗$/, /^broken\.png: .+[^.]$/]);
});

test('in Arabic a size reads from right to left: its number, then its unit', async ({ page }) => {
  await openTool(page, '/ar/image-converter/png-to-jpg');
  await choose(page, await png());
  await convertButton(page).click();
  await expect(page.locator('.file-done')).toHaveCount(1);
  const sizes = await page.locator('.file-done .file-meta').evaluate((line) => {
    const found: { text: string; number: number; unit: number }[] = [];
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const unit = text.search(/\p{sc=Arab}/u);
      if (!/^[\d,.]+$/.test(text.slice(0, unit).trim())) continue;
      const placeOf = (at: number): number => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      found.push({ text, number: placeOf(0), unit: placeOf(unit) });
    }
    return found;
  });
  expect(sizes.length).toBeGreaterThan(0);
  for (const { text, number, unit } of sizes) expect(number, text).toBeGreaterThan(unit);
});

test('in Arabic a notice stands at the left, with its strip at the right', async ({ page }) => {
  await openTool(page, '/ar/image-converter/png-to-jpg');
  await choose(page, await png());
  await convertButton(page).click();
  const notice = page.locator('.toast').first();
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.x).toBeLessThan(40);
  expect(await notice.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('-4px 0px');
});

test('the contact form answers in Arabic, and addresses in it run from left to right', { tag: '@nightly' }, async ({ page }) => {
  const { faults, sending, sent } = contact.form;
  await openPage(page, '/ar/contact');
  const submit = page.locator('form[data-contact] button[type=submit]');
  await submit.click();
  for (const fault of [faults.nameMissing, faults.emailMissing, faults.messageMissing]) await expect(page.getByText(fault)).toBeVisible();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const { name, email, message } = contact.fields;
  await field(name).fill('A');
  await field(email).fill('nobody');
  await field(message).fill('short');
  for (const fault of [faults.nameShort, faults.emailWrong, faults.messageShort]) await expect(page.getByText(fault)).toBeVisible();
  await expect(field(email)).toHaveCSS('direction', 'ltr');
  await field(name).fill('Al');
  await field(email).fill('nobody@example.org');
  await field(message).fill('long enough');
  await submit.click();
  await expect(submit).toHaveText(sending);
  await expectToast(page, sent.title, sent.text);
  await expect(submit).toHaveText(contact.button);
});

test('tools that keep the format are named in the language of the page', async ({ page }) => {
  await openTool(page, '/de');
  await choose(page, await png());
  await page.getByText(say(german.more.targets.keep, { format: 'PNG' })).click();
  const link = page.locator('.same-format').getByRole('link', { name: images['compress-image']?.name ?? '' });
  await expect(link).toHaveAttribute('href', '/de/compress-image');
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the German page until somebody declines', async ({ page }) => {
    const offer = page.locator('.language-offer');
    await openPage(page, '/merge-pdf');
    await expect(offer.getByRole('link')).toHaveText(frame.offer);
    await offer.getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('gets the offer in view, and nothing moves for it', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/merge-pdf', '/help']) {
      await openPage(page, path);
      await expect(page.locator('.language-offer')).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.02);
    }
  });

  test('goes there, and back by the switch, which remembers the choice', async ({ page }) => {
    await openPage(page, '/merge-pdf');
    await page.locator('.language-offer').getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/merge-pdf$/);
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^e]\/merge-pdf$/);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });
});

test('figures from 0 to 9 keep their order where one reads from right to left', async ({ page }) => {
  await page.goto('/ar/formats');
  for (const place of [page.locator('nav a[href="#0"] bdi'), page.locator('dt[id="0"] bdi')])
    await expect(place).toHaveAttribute('dir', 'ltr');
});

test('endings and ranges keep their order where one reads from right to left, and numbers are those of the language', async ({ page }) => {
  await openTool(page, '/ar/compress-pdf');
  await expect(page.locator('[name="option.targetSize"]')).toHaveAttribute('placeholder', '\u20660.01–50\u2069');
  await choose(page, await png());
  await expect(page.locator('.refusals li')).toContainText('\u2066.pdf\u2069');
  await page.goto('/de/compress-pdf');
  await expect(page.locator('[name="option.targetSize"]')).toHaveAttribute('placeholder', '0,01–50');
});
