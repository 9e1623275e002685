import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';

longTimeout();

describe.skipIf(lacks('chromium-headless-shell', 'pdftotext', 'identify'))('the page of a bundle', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const page = {
    name: 'index.html',
    content:
      '<link rel=stylesheet href=style.css><p>Words</p><meta http-equiv=refresh content="0;url=http://127.0.0.1/"><iframe src="file:///etc/passwd"></iframe>',
  };
  const style = { name: 'style.css', content: 'p::after{content:" styled"}' };
  const take = async (to: string, settings: unknown, files: Parameters<typeof writeBundle>[1] = [page, style]): Promise<string> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.zip`);
    await writeBundle(path, files, settings);
    return (await harness.operate(`page-to-${to}`, path, 'zip')).paths[0] ?? '';
  };
  const codeOf = (thrown: { readonly code?: string }): string | undefined => thrown.code;

  test('is printed with its files, and stays where it is while it is waited for', async () => {
    const pdf = await take('pdf', { index: '1', waitMs: 300, paperWidth: 5, paperHeight: 5 });
    expect((await Bun.$`pdftotext ${pdf} -`.text()).trim()).toBe('Words styled');
    expect(await Bun.$`pdfinfo ${pdf}`.text()).toMatch(/Page size: +360 x 360/);
  });

  test('is printed though its cells reach over more places than a browser can lay out', async () => {
    const content = `<table>${'<tr><td colspan=1000 rowspan=65534>Cell</td><td>End</td></tr>'.repeat(200)}</table>`;
    const pdf = await take('pdf', { index: '1' }, [{ name: 'index.html', content }]);
    expect((await Bun.$`pdftotext ${pdf} -`.text()).match(/End/g)).toHaveLength(200);
  });

  test('is photographed in each format', async () => {
    for (const to of ['png', 'jpg', 'webp'])
      expect(await Bun.$`identify -format %wx%h ${await take(to, { index: '1', clip: true, width: 300, height: 200 })}`.text()).toBe(
        '300x200',
      );
  });

  test('with settings that are not known is refused', async () => {
    const cases: readonly unknown[] = [
      {},
      { index: '../1' },
      { index: '1', scale: 99 },
      { index: '1', waitMs: 1e9 },
      { index: '1', further: true },
      { index: '1', header: '77' },
      null,
    ];
    for (const settings of cases) expect([settings, await take('pdf', settings).catch(codeOf)]).toEqual([settings, 'corrupt_input']);
    expect(await take('png', { index: '1' }, [{ name: 'index.html', content: '<div style="height:20000px">' }]).catch(codeOf)).toBe(
      'page_too_large',
    );
  });
});

describe.skipIf(lacks('chromium-headless-shell'))('the page of a bundle with an address', () => {
  test('lists the URLs that it requests and that the bundle does not have', async () => {
    const harness = await startHarness();
    const path = join(harness.dir, 'page.zip');
    const page =
      '<base href="/b/"><link rel=stylesheet href=s.css><img src=i.png><iframe src=/frame></iframe><img src="file:///etc/passwd">';
    const files = [
      { name: 'index.html', content: page },
      { name: 's.css', content: '@media print{body{background:url(print.png)}} @import "no.css";' },
    ];
    const address = {
      ...{ page: 'http://page.example/a', moved: { 'http://page.example/b/i.png': 'https://other.example/i.png' } },
      files: { '2': { url: 'http://page.example/b/s.css', type: 'text/css' } },
    };
    await writeBundle(path, files, { index: '1', address });
    const [listed = ''] = (await harness.operate('page-requests', path, 'zip')).paths;
    expect(((await Bun.file(listed).json()) as string[]).sort()).toEqual([
      'http://page.example/b/print.png',
      'https://other.example/i.png',
    ]);
    await harness.close();
  });
});
