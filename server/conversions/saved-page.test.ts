import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

let app: TestApp;
const dir = makeTestFolder('saved-page');
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A page as Chromium saves it in one file. */
const page = [
  ...['From: <Saved by Blink>', 'Snapshot-Content-Location: https://example.com/', 'MIME-Version: 1.0'],
  ...['Content-Type: multipart/related; type="text/html"; boundary="b"', '', '--b', 'Content-Type: text/html', ''],
  ...['<html><body><h1>Tides</h1><p>The ferry leaves at eight.</p></body></html>', '--b--', ''],
].join('\r\n');

test.each(['page.mhtml', 'page.html'])('a page saved as %s becomes text and documents without its headers', async (name) => {
  for (const [to, words] of [
    ['md', async (path: string) => Bun.file(path).text()],
    ['txt', async (path: string) => Bun.file(path).text()],
    ['docx', async (path: string) => Bun.$`unzip -p ${path} word/document.xml`.text()],
  ] as const) {
    const answer = await app.convert({ file: new File([page], name), inputFormat: 'html', outputFormat: to });
    expect(answer.status).toBe(200);
    const path = join(dir, `saved.${to}`);
    await Bun.write(path, await answer.bytes());
    const text = await words(path);
    expect(text).toContain('The ferry leaves at eight.');
    expect(text).not.toContain('Content-Type');
  }
});
