import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '../../config/data-folders.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { formOf } from '../testing-forms.ts';
import { attacksOn, endless, html, png } from './testing-addresses.ts';

longTimeout();

/** Requests that came, as "host path"; `inner` are those to a server that nobody may reach. */
const heard: string[] = [];
const inner: string[] = [];
const pages = new Map<string, () => Response>();
const allowed = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url, headers }) => {
    const { pathname } = new URL(url);
    heard.push(`${headers.get('host')?.replace(/:\d+$/, '')} ${pathname}`);
    if (pathname === '/secret') return html(`<p>Key ${headers.get('x-key')} by ${headers.get('user-agent')}</p><img src="/i.png">`);
    return pages.get(pathname)?.() ?? new Response('no', { status: 404, headers: { 'content-type': 'text/html' } });
  },
});
const forbidden = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url }) => {
    inner.push(url);
    return html('<p>Inner secret</p>');
  },
});
const origin = `http://pages.example:${allowed.port}`;
const other = `http://other.example:${allowed.port}`;

/** Names resolve to a public address that the test's net takes for this machine, or to what a test sets. */
const answers = new Map<string, string[]>();
let app: TestApp;
beforeAll(async () => {
  const net = {
    resolve: async (name: string) => [{ address: answers.get(name)?.shift() ?? '127.0.0.1', family: 4 }],
    // The addresses of this test's servers stand for public ones; all others are what they are.
    allows: (address: string) => address === '127.0.0.1',
  };
  const hosts = `${origin},${other},http://127.0.0.2:${forbidden.port},rebound.example`;
  app = await startApp({ COMPATIBLE_APIS: 'gotenberg', COMPATIBLE_URL_HOSTS: hosts, CLIENT_PER_MINUTE: '1000' }, { net });
});
afterAll(() => Promise.all([app.close(), allowed.stop(true), forbidden.stop(true)]));

const post = (parts: Parameters<typeof formOf>[0], path = '/forms/chromium/convert/url'): Promise<Response> =>
  app.send(path, { method: 'POST', body: formOf(parts) });
const open = (url: string): Promise<Response> => post([['url', url]]);
const textOf = async (answer: Response): Promise<string> => {
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, '']);
  const path = join(app.services.config.dataDir, crypto.randomUUID());
  await Bun.write(path, await answer.arrayBuffer());
  return (await Bun.$`pdftotext ${path} -`.text()).trim();
};
const left = (): readonly string[] => readdirSync(dataFolders(app.services.config.dataDir).jobs);
/** Requests since the last call. */
const taken = (): readonly string[] => heard.splice(0).sort();

describe.skipIf(lacks('chromium-headless-shell', 'pdftotext'))('an address at an allowed host', () => {
  test('is printed with styles, what they import, images and fonts, of all allowed hosts', async () => {
    pages.set('/a/page', () =>
      html(
        `<link rel=stylesheet href=s.css><img src="../i.png"><img src="${other}/j.png"><p>Words</p><script>document.body.append('scripted')</script>`,
      ),
    );
    pages.set(
      '/a/s.css',
      () =>
        new Response(`@import "t.css"; p::after{content:" styled"} @media print{p{background:url(${other}/print.png)}}`, {
          headers: { 'content-type': 'text/css' },
        }),
    );
    pages.set('/a/t.css', () => new Response('p::before{content:"imported "}', { headers: { 'content-type': 'text/css' } }));
    for (const path of ['/i.png', '/j.png', '/print.png']) pages.set(path, png);
    expect(await textOf(await open(`${origin}/a/page#top`))).toBe('imported Words styled');
    expect(taken()).toEqual([
      'other.example /j.png',
      'other.example /print.png',
      'pages.example /a/page',
      'pages.example /a/s.css',
      'pages.example /a/t.css',
      'pages.example /i.png',
    ]);
    const shot = await post([['url', `${origin}/a/page`]], '/forms/chromium/screenshot/url');
    expect([shot.status, shot.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(left()).toEqual([]);
    taken();
  });

  nightlyTest('may redirect, and its own base counts', async () => {
    pages.set('/old', () => Response.redirect(`${other}/deep/new`, 302));
    pages.set('/deep/new', () => html(`<base href="/style/"><link rel=stylesheet href="moved.css"><p>Moved</p>`));
    pages.set('/style/moved.css', () => new Response(null, { status: 301, headers: { location: '/style/there.css' } }));
    pages.set('/style/there.css', () => new Response('p::after{content:" twice"}', { headers: { 'content-type': 'text/css' } }));
    expect(await textOf(await open(`${origin}/old`))).toBe('Moved twice');
    expect(taken()).toEqual([
      'other.example /deep/new',
      'other.example /style/moved.css',
      'other.example /style/there.css',
      'pages.example /old',
    ]);
  });

  nightlyTest('gets the headers of the form, and no other host does', async () => {
    const parts = [
      ['url', `${origin}/secret`],
      ['extraHttpHeaders', '{"X-Key":"k1"}'],
      ['userAgent', 'Agent/1'],
    ] as const;
    expect(await textOf(await post(parts))).toBe('Key k1 by Agent/1');
    pages.set('/away', () => Response.redirect(`${other}/secret`, 302));
    expect(await textOf(await post([['url', `${origin}/away`], ...parts.slice(1)]))).toBe('Key null by file-converter');
    for (const headers of ['{"Host":"a"}', '{"A":"b\\r\\nc: d"}', '{"A B":"c"}', '{"A":"b;scope=.*"}', '[1]', '{"Range":"bytes=0-1"}'])
      expect([
        headers,
        (
          await post([
            ['url', `${origin}/secret`],
            ['extraHttpHeaders', headers],
          ])
        ).status,
      ]).toEqual([headers, 400]);
    taken();
  });

  nightlyTest('fails by its status as Gotenberg does', async () => {
    expect([(await open(`${origin}/none`)).status, await (await open(`${origin}/none`)).text()]).toEqual([
      409,
      'Invalid HTTP status code from the main page: 404',
    ]);
    expect(
      (
        await post([
          ['url', `${origin}/none`],
          ['failOnHttpStatusCodes', '[500]'],
        ])
      ).status,
    ).toBe(200);
    pages.set('/lossy', () => html('<img src=/none.png><p>Lossy</p>'));
    expect(await textOf(await open(`${origin}/lossy`))).toBe('Lossy');
    expect(
      (
        await post([
          ['url', `${origin}/lossy`],
          ['failOnResourceHttpStatusCodes', '[499]'],
        ])
      ).status,
    ).toBe(409);
    pages.set('/image', png);
    expect((await open(`${origin}/image`)).status).toBe(400);
    expect((await post([])).status).toBe(400);
    taken();
  });
});

describe.skipIf(lacks('chromium-headless-shell', 'pdftotext'))('nothing but allowed hosts is called', () => {
  const attacks = attacksOn(allowed.port ?? 0, forbidden.port ?? 0);

  test('by the address of the form', async () => {
    for (const address of attacks) expect([address, (await open(address)).status]).toEqual([address, 403]);
    expect([taken(), inner]).toEqual([[], []]);
  });

  test('by redirects of a page or its files', async () => {
    // Headers hold no other characters; browsers and servers see these spellings in the address of the form.
    const inHeaders = attacks.filter((address) => /^[ -~]+$/.test(address) && URL.canParse(address, origin));
    for (const [index, address] of inHeaders.entries()) {
      pages.set(`/r${index}`, () => new Response(null, { status: 307, headers: { location: address } }));
      // A relative reference stays on the allowed host.
      if (/^[a-z-]+:/i.test(address)) expect([address, (await open(`${origin}/r${index}`)).status]).toEqual([address, 403]);
    }
    pages.set('/loop', () => Response.redirect(`${origin}/loop`, 302));
    expect((await open(`${origin}/loop`)).status).toBe(400);
    expect(heard.filter((one) => one === 'pages.example /loop').length).toBe(6);
    pages.set('/images', () => html(`${inHeaders.map((_, index) => `<img src="/r${index}">`).join('')}<p>Whole</p>`));
    expect(await textOf(await open(`${origin}/images`))).toBe('Whole');
    expect(inner).toEqual([]);
    expect(taken().filter((one) => !one.startsWith('pages.example /'))).toEqual([]);
  });

  nightlyTest('by what a page refers to', async () => {
    taken();
    const refer = (address: string): string =>
      `<img src="${address}"><link rel=stylesheet href="${address}"><video poster="${address}" src="${address}"></video>` +
      `<link rel=prefetch href="${address}"><link rel=icon href="${address}"><svg><image href="${address}"/><use href="${address}#a"/></svg>` +
      `<input type=image src="${address}"><body background="${address}">` +
      `<style>@import "${address}";@font-face{font-family:f;src:url("${address}")}p{font-family:f;background:url("${address}")}</style>`;
    // Each frame takes a process of the browser, so one spelling must do.
    const inside = `http://127.0.0.1:${forbidden.port}/`;
    const frames = `<iframe src="${inside}"></iframe><object data="${inside}"></object><embed src="${inside}">`;
    const more = `<meta http-equiv=refresh content="0;url=http://127.0.0.1:${forbidden.port}/"><base href="http://127.0.0.1:${forbidden.port}/"><img src=relative.png>`;
    const some = attacks.filter((address) => address.includes(`:${forbidden.port}`)).filter((_, index) => index % 4 === 0);
    some.push('file:///etc/passwd', 'view-source:http://127.0.0.1/', 'chrome://version');
    pages.set('/refers', () => html(`${more}${frames}${some.map(refer).join('')}<p>Kept</p>`));
    expect(await textOf(await open(`${origin}/refers`))).toContain('Kept');
    expect([taken(), inner]).toEqual([['pages.example /refers'], []]);
  });

  test('by names whose address changes between two requests, or is not public', async () => {
    taken();
    pages.set('/twice', () => html('<img src=/i.png><p>Once</p>'));
    answers.set('pages.example', ['127.0.0.1', '10.0.0.1']);
    expect(await textOf(await open(`${origin}/twice`))).toBe('Once');
    expect(taken()).toEqual(['pages.example /twice']);
    for (const address of ['10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '0.0.0.0', 'fe80::1%lo']) {
      answers.set('pages.example', [address]);
      expect([address, (await open(`${origin}/twice`)).status]).toEqual([address, 400]);
    }
    // Listed, and yet an address of this machine.
    expect((await open(`http://127.0.0.2:${forbidden.port}/`)).status).toBe(400);
    expect([taken(), inner]).toEqual([[], []]);
  });

  test('and a page ends at its limits', async () => {
    pages.set('/many', () => html(`${Array.from({ length: 210 }, (_, at) => `<img src="/i.png?${at}">`).join('')}<p>Many</p>`));
    expect(await textOf(await open(`${origin}/many`))).toBe('Many');
    expect(taken().length).toBe(200);
    const bomb = Bun.gzipSync(new Uint8Array(1000));
    pages.set('/packed', () => new Response(bomb, { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } }));
    expect((await open(`${origin}/packed`)).status).toBe(400);
    const sent = { bytes: 0 };
    pages.set('/endless', () => new Response(endless(sent), { headers: { 'content-type': 'text/html' } }));
    expect((await open(`${origin}/endless`)).status).toBe(400);
    expect(sent.bytes).toBeLessThan(100 * 1024 ** 2);
    pages.set('/styles', () => new Response(`@import "/styles?${Math.random()}"`, { headers: { 'content-type': 'text/css' } }));
    pages.set('/deep', () => html('<link rel=stylesheet href=/styles><p>Deep</p>'));
    taken();
    expect(await textOf(await open(`${origin}/deep`))).toBe('Deep');
    expect(taken().length).toBeLessThan(10);
    expect(left()).toEqual([]);
  });
});

test('without hosts in the settings no address is opened', async () => {
  const closed = await startApp({ COMPATIBLE_APIS: 'gotenberg' });
  for (const what of ['convert', 'screenshot'])
    expect((await closed.send(`/forms/chromium/${what}/url`, { method: 'POST', body: formOf([['url', `${origin}/a/page`]]) })).status).toBe(
      403,
    );
  await closed.close();
});
