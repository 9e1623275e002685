import { execFileSync } from 'node:child_process';
import { type Download, expect, type Page, test } from 'playwright/test';
import { jpg, pdf, png, txt, wav } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

const names = (page: Page) => page.locator('.merge-name').allInnerTexts();

const download = async (page: Page): Promise<Download> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).click();
  return waiting;
};

/** Titles of the contents list and the number of pages, by a program that has no part in making them. */
const look = async (made: Download): Promise<string> => {
  const path = await made.path();
  const outline = execFileSync('mutool', ['show', path, 'outline'], { encoding: 'utf8' });
  const titles = [...outline.matchAll(/"(.*?)"/g)].map(([, title]) => title);
  return `${/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1]}: ${titles.join(', ')}`;
};

test.describe('several files become one PDF', () => {
  test('pictures, in an order that buttons and keys give them', async ({ page }) => {
    await openTool(page, '/jpg-to-pdf');
    await choose(page, await jpg('b.jpg'), await jpg('a.jpg'), await jpg('c.jpg'));
    await page.getByRole('radio', { name: 'One PDF' }).check();
    expect(await names(page)).toEqual(['1 b.jpg', '2 a.jpg', '3 c.jpg']);
    await page.getByRole('button', { name: 'Sort by name' }).click();
    expect(await names(page)).toEqual(['1 a.jpg', '2 b.jpg', '3 c.jpg']);
    await page.getByRole('button', { name: 'Move c.jpg up' }).click();
    await expect(page.getByRole('button', { name: 'Move c.jpg up' })).toBeFocused();
    expect(await names(page)).toEqual(['1 a.jpg', '2 c.jpg', '3 b.jpg']);
    await page.getByRole('button', { name: 'Move b.jpg, 3 of 3' }).press('Home');
    expect(await names(page)).toEqual(['1 b.jpg', '2 a.jpg', '3 c.jpg']);
    await expect(page.getByRole('button', { name: 'Move b.jpg, 1 of 3' })).toBeFocused();
    await expect(convertButton(page)).toHaveText('Make one PDF');
    await convertButton(page).click();
    await expect(rows(page)).toHaveCount(1);
    const made = await download(page);
    expect(made.suggestedFilename()).toBe('b + 2 more.pdf');
    expect(await look(made)).toBe('3: b, a, c');
    await page.getByRole('radio', { name: 'A file for each' }).check();
    await expect(rows(page)).toHaveCount(4);
  });

  test('one GIF or TIFF as well, where that is the target', { tag: '@nightly' }, async ({ page }) => {
    for (const [path, label, pages] of [
      ['/jpg-to-gif', 'One GIF', 2],
      ['/png-to-tiff', 'One TIFF', 2],
    ] as const) {
      await openTool(page, path);
      await choose(
        page,
        ...(path.startsWith('/jpg') ? [await jpg('a.jpg'), await jpg('b.jpg')] : [await png('a.png'), await png('b.png')]),
      );
      await page.getByRole('radio', { name: label }).check();
      await convertButton(page).click();
      await expect(rows(page)).toHaveCount(1);
      const made = await (await download(page)).path();
      expect(execFileSync('identify', [made], { encoding: 'utf8' }).trim().split('\n')).toHaveLength(pages);
    }
  });

  test('one workbook of tables, one table, one book', { tag: '@nightly' }, async ({ page }) => {
    const table = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    for (const [path, label, files, shows, expected] of [
      ['/csv-to-xlsx', 'One XLSX', [table('a.csv', 'x,y\n1,2\n'), table('b.csv', 'z\n3\n')], 'xl/workbook.xml', /name="a".*name="b"/],
      ['/txt-to-epub', 'One EPUB', [txt('a.txt'), txt('b.txt')], 'toc.ncx', />a<[\s\S]*>b</],
      ['/tsv-to-csv', 'One CSV', [table('a.tsv', 'x\ty\n1\t2\n'), table('b.tsv', 'y\tx\n4\t3\n')], '', /^x,y\n1,2\n3,4\n$/],
    ] as const) {
      await openTool(page, path);
      await choose(page, ...files);
      await page.getByRole('radio', { name: label }).check();
      await convertButton(page).click();
      await expect(page.locator('.file-done')).toHaveCount(1);
      const made = await (await download(page)).path();
      expect(execFileSync(shows ? 'unzip' : 'cat', shows ? ['-p', made, shows] : [made], { encoding: 'utf8' })).toMatch(expected);
    }
  });

  test('by drag', async ({ page }) => {
    await openTool(page, '/jpg-to-pdf');
    await choose(page, await jpg('a.jpg'), await jpg('b.jpg'), await jpg('c.jpg'));
    await page.getByRole('radio', { name: 'One PDF' }).check();
    await page.getByRole('button', { name: 'Move c.jpg, 3 of 3' }).hover();
    await page.mouse.down();
    await page.locator('.merge-part').first().hover();
    await page.mouse.up();
    expect(await names(page)).toEqual(['1 c.jpg', '2 a.jpg', '3 b.jpg']);
  });

  test('on a page of its own, if that is chosen and only one file needs another', async ({ page }) => {
    await openTool(page, '/merge-pdf');
    await choose(page, pdf('a.pdf'));
    await convertButton(page).click();
    await expect(page.locator('.toast')).toContainText('at least one more file');
    await choose(page, pdf('b.pdf'));
    await expect.poll(() => names(page)).toEqual(['1 a.pdf', '2 b.pdf']);
    // Here all files become one; there is no choice to make.
    await expect(page.getByRole('radio', { name: 'One PDF' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reverse order' }).click();
    await expect(convertButton(page)).toHaveText('Make one PDF');
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    expect(await look(await download(page))).toBe('2: b, a');
  });

  test('sound of several formats becomes one file of the format that is picked', { tag: '@nightly' }, async ({ page }) => {
    await openTool(page, '/merge-audio');
    await choose(page, wav('b.wav'), wav('a.wav'));
    await page.getByRole('button', { name: 'Sort by name' }).click();
    await expect(convertButton(page)).toHaveText('Make one MP3');
    await page.getByLabel('Convert to').selectOption({ label: 'One WAV' });
    await expect(convertButton(page)).toHaveText('Make one WAV');
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    const made = await download(page);
    expect(made.suggestedFilename()).toBe('a + 1 more.wav');
    const path = await made.path();
    const told = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path], { encoding: 'utf8' });
    expect(Number(told)).toBeCloseTo(2, 2);
  });

  test('of different formats on the home page, with the failed one named', async ({ page }) => {
    await openTool(page, '/');
    await choose(page, await png('a.png'), txt('b.txt'), { ...txt('c.docx'), buffer: Buffer.from('PK\x03\x04 and nothing that follows') });
    await page.getByLabel('Set all files to').selectOption('pdf');
    await page.getByRole('radio', { name: 'One PDF' }).check();
    await convertButton(page).click();
    await expect(page.locator('.file-reason')).toContainText('File 3');
    await page.getByRole('button', { name: 'Remove c.docx' }).click();
    await convertButton(page).click();
    await expect(page.locator('.file-done')).toHaveCount(1);
    expect(await look(await download(page))).toBe('2: a, b');
  });

  test('and the plain form of a browser without scripts does the same', async ({ request }) => {
    const [one, two] = [pdf('one.pdf'), pdf('two.pdf')];
    const form = new FormData();
    form.append('inputFormat', 'pdf');
    form.append('outputFormat', 'pdf');
    for (const { name, buffer } of [one, two]) form.append('file', new File([new Uint8Array(buffer)], name));
    const answer = await request.post('/api/convert', { multipart: form });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test.describe('pages of several PDFs', () => {
  test('are chosen and ordered across the files', async ({ page }) => {
    await openTool(page, '/merge-pdf');
    await choose(page, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await page.getByRole('button', { name: 'Choose pages' }).click();
    await page.getByRole('button', { name: 'c: Page 1' }).click();
    await page.getByRole('button', { name: 'All pages of a.pdf' }).click();
    await expect(page.locator('.chooser > p')).toContainText('2 of 3 chosen, in this order: c 1');
    await expect(page.getByRole('button', { name: 'c: Page 1, number 1 of those chosen' })).toBeVisible();
    await convertButton(page).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await look(await download(page))).toMatch(/^2: c, a$|^2: a, c$/);
  });
});
