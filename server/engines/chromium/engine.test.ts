import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { OptionValues } from '../../../catalogue/options.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { chromiumEngine } from './engine.ts';

longTimeout();

const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Eine Seite</title><style>h1{color:#f00}</style></head><body style="margin:0">
<h1>Überschrift</h1><p>Grüße, <a href="https://example.org/">Verweis</a>, 日本語</p><script>document.body.append('a script has run')</script>
<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><div style="width:100px;height:100px;background:#00f"></div></body></html>`;

/** Kills the browsers that this process has started, through however many others. */
const killBrowsers = async (): Promise<number> => {
  const parentOf = async (pid: number): Promise<number> =>
    Number(
      /^PPid:\s*(\d+)$/m.exec(
        await Bun.file(`/proc/${pid}/status`)
          .text()
          .catch(() => ''),
      )?.[1],
    );
  const isOurs = async (pid: number): Promise<boolean> => pid > 1 && (pid === process.pid || (await isOurs(await parentOf(pid))));
  const { stdout } = Bun.spawnSync(['pgrep', '-f', 'chromium-headless-shell --remote-debugging-pipe']);
  const pids = stdout.toString().split('\n').filter(Boolean).map(Number);
  const ours = (await Promise.all(pids.map(async (pid) => ({ pid, isOurs: await isOurs(pid) })))).filter((one) => one.isOurs);
  for (const { pid } of ours) process.kill(pid, 'SIGKILL');
  return ours.length;
};

describe.skipIf(lacks('chromium-headless-shell', 'pdftotext', 'mutool', 'convert'))('Chromium', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const convert = async (html: string | Uint8Array, to: string, options: OptionValues = {}, title?: string): Promise<string> => {
    const step = chromiumEngine.steps.find((one) => one.to === to);
    if (!step) throw new Error(`No step to ${to}.`);
    const path = join(harness.dir, `${crypto.randomUUID()}.html`);
    await Bun.write(path, html);
    return (await harness.follow(path, [{ engine: chromiumEngine, step }], options, title)).paths[0] ?? '';
  };

  test('prints text, links, bookmarks and title; nothing runs and nothing is fetched', async () => {
    const pdf = await convert(page, 'pdf');
    const text = await tell('pdftotext', pdf, '-');
    for (const word of ['Überschrift', 'Grüße', '日本語']) expect(text).toContain(word);
    expect(text).not.toContain('a script has run');
    expect(text).not.toContain('converter:');
    expect(await tell('pdfinfo', '-url', pdf)).toContain('https://example.org/');
    expect(await tell('mutool', 'show', pdf, 'outline')).toContain('Überschrift');
    const info = await tell('pdfinfo', pdf);
    expect(info).toMatch(/^Title: +Eine Seite$/m);
    expect(info).toMatch(/\(A4\)/);
  });

  test('a browser that was killed while its worker waited is replaced', async () => {
    await convert(page, 'pdf');
    for (const to of ['pdf', 'png']) {
      expect(await killBrowsers()).toBeGreaterThan(0);
      expect(await Bun.file(await convert(page, to)).exists()).toBe(true);
    }
  });

  test('page size, orientation and a title of last resort', async () => {
    const info = await tell('pdfinfo', await convert('<p>x', 'pdf', { pageSize: 'letter', orientation: 'landscape' }, 'Brief'));
    expect(info).toMatch(/Page size: +792 x 612/);
    expect(info).toMatch(/^Title: +Brief$/m);
  });

  test('a page in an old encoding that it declares', async () => {
    const pdf = await convert(Buffer.from('<meta charset="iso-8859-1"><p>Größe', 'latin1'), 'pdf');
    expect(await tell('pdftotext', pdf, '-')).toContain('Größe');
  });

  for (const to of ['png', 'jpg'])
    test(`an image of the whole page as ${to}`, async () => {
      const image = await convert('<body style="margin:0"><div style="height:2000px;background:#00f"></div>', to, { dpi: 48 });
      expect(await tell('convert', image, '-format', '%wx%h %[fx:round(u.p{9,9}.b)]%[fx:round(u.p{9,9}.r)]', 'info:')).toBe('640x1000 10');
    });
});
