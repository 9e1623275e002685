import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

const root = new URL('../../../', import.meta.url).pathname;

/** Starts `bun run dev` on a free port, and gives its address. */
const startDev = async (): Promise<readonly [address: string, server: ChildProcess]> => {
  const server = spawn('bun', ['run', 'dev', '--port', '0'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (part) => {
      output += String(part);
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`The server did not start (${code}): ${output}`)));
  });
  return [address, server];
};

test('the gallery shows every state of a row, only in development', async ({ page }) => {
  expect(existsSync(`${root}dist/gallery`)).toBe(false);
  const [address, server] = await startDev();
  try {
    await page.goto(`${address}/gallery`);
    for (const state of ['ready', 'queued', 'uploading', 'converting', 'downloading', 'waiting', 'done', 'failed'])
      await expect(page.locator(`.file-${state}`).first(), state).toBeVisible();
    for (const part of ['.file-receipt', '.file-notes', '.file-kept', '.file-earlier', '.file-reason', '.whole', '.tool-bar-full'])
      await expect(page.locator(part).first(), part).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()).violations).toEqual([]);
  } finally {
    server.kill();
  }
});
