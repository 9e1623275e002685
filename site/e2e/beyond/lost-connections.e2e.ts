import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { type Cut, startCuttingProxy } from '../cutting-proxy.ts';
import type { InputFile } from '../inputs.ts';
import { choose, convertButton, openTool, rows } from '../tool.ts';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A picture that nothing can pack: it travels as long as it is large. */
const noise = async (width: number, height: number): Promise<InputFile> => ({
  name: 'noise.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer(),
});

/** What the server makes of a file when nothing disturbs it. */
const reference = async (baseURL: string, { name, mimeType, buffer }: InputFile, to: string): Promise<string> => {
  const form = new FormData();
  form.set('inputFormat', 'png');
  form.set('outputFormat', to);
  form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const answer = await fetch(`${baseURL}/api/convert`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return digest(await answer.bytes());
};

const downloaded = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  return digest(await readFile(await (await download).path()));
};

/** Converts the file once for each cut, and compares what comes of it. Gives the number of cuts that came to pass. */
const convertThroughCuts = async (
  page: Page,
  baseURL: string,
  { file, to, cuts }: { readonly file: InputFile; readonly to: string; readonly cuts: readonly Cut[] },
): Promise<number> => {
  const right = await reference(baseURL, file, to);
  const proxy = await startCuttingProxy(Number(new URL(baseURL).port));
  try {
    await openTool(page, `${proxy.url}/image-converter/png-to-${to}`);
    for (const cut of cuts) {
      await choose(page, file);
      await expect(rows(page)).toHaveCount(1);
      proxy.cutAt(cut);
      await convertButton(page).click();
      const button = page.getByRole('button', { name: `Download noise.${to}` });
      await expect(button).toBeVisible();
      expect(await downloaded(page, `noise.${to}`), JSON.stringify(cut)).toBe(right);
      await expect(page.getByText('Kept until')).toHaveCount(0);
    }
    return proxy.cuts();
  } finally {
    proxy.close();
  }
};

/** All moments in the nightly run, every sixth in the others. */
const chosen = (cuts: readonly Cut[]): readonly Cut[] => cuts.filter((_, index) => process.env.NIGHTLY || index % 6 === 0);

test.describe('a connection that is cut', () => {
  const result = '/result HTTP';

  test('at moments of the upload', async ({ page, baseURL }) => {
    const file = await noise(700, 500);
    const size = file.buffer.length;
    const all: Cut[] = [0.001, 0.1, 0.3, 0.5, 0.8, 0.97].map((part) => ({
      after: 'POST /api/jobs',
      direction: 'up',
      bytes: Math.ceil(size * part),
    }));
    // The whole form has left, and the answer is lost.
    all.push({ after: 'HTTP/1.1 202', direction: 'down', bytes: 5 });
    const cuts = chosen(all);
    expect(await convertThroughCuts(page, baseURL ?? '', { file, to: 'bmp', cuts })).toBe(cuts.length);
  });

  test('at moments of the queue and the work', async ({ page, baseURL }) => {
    const file = await noise(1600, 1200);
    const start = performance.now();
    await reference(baseURL ?? '', file, 'webp');
    // Parts of what the work takes here and now: a quick machine has ended it before any fixed time.
    const whole = performance.now() - start;
    const all: Cut[] = [0, 0.05, 0.1, 0.2, 0.35, 0.5].map((part) => ({
      after: 'HTTP/1.1 202',
      direction: 'down',
      ms: Math.floor(whole * part),
    }));
    const cuts = chosen(all);
    expect(await convertThroughCuts(page, baseURL ?? '', { file, to: 'webp', cuts })).toBe(cuts.length);
  });

  test('at moments of the download', async ({ page, baseURL }) => {
    const file = await noise(700, 500);
    const size = 700 * 500 * 3;
    const all: Cut[] = [0.0001, 0.1, 0.3, 0.5, 0.8, 0.99].map((part) => ({
      after: 'Content-Type: image/bmp',
      direction: 'down',
      bytes: Math.ceil(size * part),
    }));
    all.push({ after: result, direction: 'up', bytes: 1 });
    const cuts = chosen(all);
    expect(await convertThroughCuts(page, baseURL ?? '', { file, to: 'bmp', cuts })).toBe(cuts.length);
  });
});

test('a phone that is locked while it converts has the file when it is unlocked', async ({ page, baseURL }) => {
  const file = await noise(1600, 1200);
  const right = await reference(baseURL ?? '', file, 'webp');
  const proxy = await startCuttingProxy(Number(new URL(baseURL ?? '').port));
  const phone = await page.context().newCDPSession(page);
  try {
    await openTool(page, `${proxy.url}/image-converter/png-to-webp`);
    await choose(page, file);
    const taken = page.waitForResponse((answer) => answer.status() === 202);
    await convertButton(page).click();
    const { id } = (await (await taken).json()) as { id: string };
    const state = async (): Promise<string> => ((await (await fetch(`${baseURL}/api/jobs/${id}`)).json()) as { state: string }).state;
    // Systems freeze the page and take its connections.
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
    proxy.cutNow();
    await expect.poll(state).toBe('done');
    await phone.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(page.getByRole('button', { name: 'Download noise.webp' })).toBeVisible();
    expect(await downloaded(page, 'noise.webp')).toBe(right);
  } finally {
    proxy.close();
  }
});
