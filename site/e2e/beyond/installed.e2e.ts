import { expect, test } from 'playwright/test';
import { jpg } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

test.use({ serviceWorkers: 'allow' });

const ready = 'navigator.serviceWorker.ready.then((worker) => worker.active.state)';

test('after a conversion, visited pages open without a connection, and others say what works', async ({ page, context }) => {
  await openTool(page, '/image-converter/jpg-to-png');
  await choose(page, await jpg('a.jpg'));
  await convertButton(page).click();
  await expect(page.getByRole('button', { name: 'Download a.png' })).toBeVisible();
  expect(await page.evaluate(ready)).toMatch(/activ/);
  await page.goto('/help');
  await context.setOffline(true);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  await page.goto('/mp3-to-wav');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  // Nothing of a conversion is kept.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
  });
  expect(kept.filter((url) => /\/api\/|blob:/.test(url))).toEqual([]);
  // In the language of the pages that were opened.
  await context.setOffline(false);
  await page.goto('/de/help');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/de/offline')) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.goto('/de/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline');
});

test('a file that another program shares is in the list of the home page', async ({ page, request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST' });
  expect(manifest.file_handlers[0].accept['image/heic']).toContain('.heic');
  await openTool(page, '/image-converter/jpg-to-png');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.evaluate(ready);
  // The worker serves pages that are opened after it has started.
  await openTool(page, '/');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'files';
    const data = new DataTransfer();
    data.items.add(new File(['A note.'], 'shared note.txt', { type: 'text/plain' }));
    input.files = data.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await expect(rows(page)).toContainText('shared note.txt');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => caches.has('shared-1'))).toBe(false);
});
