/** The promises to operators and users, against the real server: each test tries to break one. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { canary, conversionForm, postConversion, type ServerUnderTest, startServerUnderTest } from './bench/safety/server-under-test.ts';
import { longTimeout } from './testing/long-timeout.ts';
import { rejection } from './testing/rejection.ts';
import { patience } from './testing/settings.ts';
import { makeTestFolder } from './testing/test-folder.ts';

longTimeout();
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** Text that keeps LibreOffice or a browser busy. */
const longText = (lines: number): string =>
  Array.from({ length: lines }, (_, index) => `Line ${index} of a long text that takes a while.`).join('\n\n');

const calls: string[] = [];
const listener = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url }) => {
    calls.push(url);
    return new Response(canary);
  },
});
let server: ServerUnderTest;
beforeAll(async () => {
  server = await startServerUnderTest({
    ...patience,
    CORS_ORIGINS: 'https://site.example',
    SITE_URL: 'https://converter.example',
    TRUSTED_PROXIES: '1',
    CLIENT_CONCURRENCY: '3',
    CLIENT_PER_MINUTE: '30',
    UPLOAD_GRACE_SECONDS: '2',
    SPARE_WORKERS: '0',
  });
});
afterAll(async () => {
  await server.stop();
  await listener.stop(true);
});

const works = async (from = server): Promise<boolean> => {
  const answer = await postConversion(from, conversionForm(png, 'png', 'webp'));
  return answer.ok && (await answer.text()).startsWith('RIFF');
};

/** Waits for as long as the whole test may take: on a busy machine a condition may come true late. */
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await Bun.sleep(50);
};

/** Sends raw bytes and resolves with the response when the connection closes. */
const raw = (parts: readonly (string | Buffer)[], pauseMs = 0): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let got = '';
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', async () => {
    for (const part of parts) {
      socket.write(part);
      await Bun.sleep(pauseMs);
    }
  });
  socket.on('data', (chunk) => {
    got += chunk.toString('latin1');
    if (/\r\n\r\n[\s\S]*}$/.test(got)) socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(got));
  return promise;
};

describe('hostile content', () => {
  const drawing = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="9" height="9">${body}</svg>`;
  const attacks = (): readonly (readonly [string, string, string, string])[] => {
    const file = `file://${server.canaryFile}`;
    const call = `http://127.0.0.1:${listener.port}/called`;
    return [
      [
        'a drawing that refers to a file and to the network',
        drawing(`<image x:href="${file}"/><image href="${call}"/><style>@import "${call}"</style>`),
        'svg',
        'png',
      ],
      [
        'a page that frames a file and loads from the network',
        `<html><body><iframe src="${file}"></iframe><img src="${call}"><script>fetch("${call}")</script></body></html>`,
        'html',
        'pdf',
      ],
      ['a playlist as a film', `#EXTM3U\n#EXTINF:1,\n${file}\n#EXTINF:1,\n${call}\n`, 'mp4', 'mp3'],
      ['PostScript that reads a file', `%!PS\n(${server.canaryFile}) (r) file 200 string readstring pop show showpage`, 'ps', 'pdf'],
      [
        'a flat document with a linked section',
        `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:section text:name="s"><text:section-source xlink:href="${file}" xlink:show="embed"/></text:section></office:text></office:body></office:document>`,
        'fodt',
        'txt',
      ],
      ['a table of formulas that call', `=WEBSERVICE("${call}"),='${file}'#$a.A1\n`, 'csv', 'xlsx'],
      [
        'a picture of 900 megapixels',
        Buffer.concat([png.subarray(0, 16), Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]), png.subarray(24)]).toString('latin1'),
        'png',
        'jpg',
      ],
    ];
  };
  test('reads nothing, calls nobody, and leaves the server well', async () => {
    for (const [what, content, from, to] of attacks()) {
      const answer = await postConversion(server, conversionForm(Buffer.from(content, 'latin1'), from, to));
      const body = await answer.text();
      expect([what, answer.status === 200 || (answer.status >= 400 && answer.status < 500)]).toEqual([what, true]);
      expect([what, body.includes(canary), body.includes('root:x')]).toEqual([what, false, false]);
    }
    expect(calls).toEqual([]);
    expect(await works()).toBe(true);
  });

  test('a file name only decides the name of the download', async () => {
    for (const name of [
      '../../../../tmp/pwned.png',
      '-i /etc/passwd.png',
      'a\u202egnp.exe.png',
      '$(touch pwned).png',
      `${'n'.repeat(4000)}.png`,
      '..',
    ]) {
      const answer = await postConversion(server, conversionForm(png, 'png', 'webp', name));
      expect([name, answer.status]).toEqual([name, 200]);
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; filename="[^"/\\]+\.webp"; filename\*=UTF-8''[\w.%~-]+\.webp$/);
    }
  });
});

describe('answers', () => {
  test('are inert downloads, and errors say no more than they should', async () => {
    const good = await postConversion(server, conversionForm(png, 'png', 'webp'));
    expect(good.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(good.headers.get('x-content-type-options')).toBe('nosniff');
    expect(good.headers.get('cache-control')).toBe('no-store');
    expect(good.headers.get('server-timing')).toMatch(
      /^upload;dur=[\d.]+, look;dur=[\d.]+, queue;dur=[\d.]+, convert;dur=[\d.]+, answer;dur=[\d.]+$/,
    );
    expect(good.headers.get('strict-transport-security')).toContain('max-age');
    const bad = await postConversion(server, conversionForm('%PDF-1.4 broken', 'pdf', 'png'));
    const body = (await bad.json()) as Record<string, unknown>;
    expect(bad.headers.get('content-type')).toBe('application/problem+json');
    expect(body.instance).toBe(`urn:uuid:${bad.headers.get('x-request-id')}`);
    expect(JSON.stringify(body)).not.toMatch(/\/tmp|\/usr|\/job|mutool|pdfjs|at .*:\d+:\d+/);
  });

  test('go to other origins only where they are allowed', async () => {
    const from = (origin: string) => fetch(`${server.url}/api/formats`, { headers: { origin } });
    expect((await from('https://site.example')).headers.get('access-control-allow-origin')).toBe('https://site.example');
    expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('name the method that an address takes, and know no other addresses', async () => {
    const answer = await fetch(`${server.url}/api/convert`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${server.url}/..%2f..%2fetc/passwd`)).status).toBe(404);
  });

  test('of every kind forbid the browser to run scripts, frame or guess types', async () => {
    const asked: readonly (readonly [string, RequestInit?])[] = [
      ['/'],
      ['/nothing-here'],
      ['/%'],
      ['/api/health'],
      ['/api/formats'],
      ['/api/metrics'],
      ['/api/nothing'],
      ['/api/progress/nothing'],
      ['/api/convert'],
      ['/api/convert', { method: 'POST', body: 'x' }],
      ['/api/convert', { method: 'POST', body: 'x', headers: { accept: 'text/html' } }],
      ['/api/contact', { method: 'POST', body: 'x'.repeat(70_000) }],
      ['/api/health', { method: 'HEAD' }],
      ['/api/formats', { method: 'OPTIONS', headers: { origin: 'https://site.example' } }],
    ];
    for (const [path, init] of asked) {
      const { headers } = await fetch(server.url + path, init);
      const sent = [
        headers.get('x-content-type-options'),
        headers.get('referrer-policy'),
        headers.get('strict-transport-security') !== null,
      ];
      expect([path, ...sent]).toEqual([path, 'nosniff', 'same-origin', true]);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringMatching(/frame-ancestors 'none'|default-src 'none'/),
      ]);
      expect([path, headers.get('server'), headers.get('x-powered-by')]).toEqual([path, null, null]);
    }
  });

  test('of metrics go only to this machine', async () => {
    expect(await server.metric('sandbox_namespaces')).toBeOneOf([0, 1]);
    for (const mark of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await fetch(`${server.url}/api/metrics`, { headers: { [mark]: '127.0.0.1' } })).status).toBe(404);
  });
});

describe('floods', () => {
  test('more than 50 MB is refused, declared or not', async () => {
    const declared = await raw([
      'POST /api/convert HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99000000\r\n\r\n',
    ]);
    expect(declared).toStartWith('HTTP/1.1 413');
    const form = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    let left = 56;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left === 56) controller.enqueue(form);
        if (left-- > 0) controller.enqueue(new Uint8Array(1024 * 1024));
        else controller.close();
      },
    });
    const streamed = await fetch(`${server.url}/api/convert`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(streamed.status).toBe(413);
  });

  test('one address has its share', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postConversion(server, conversionForm(longText(50), 'txt', 'pdf'), { headers })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Other clients are not affected.
    expect(
      (await postConversion(server, conversionForm(png, 'png', 'webp'), { headers: { 'x-forwarded-for': '203.0.113.8' } })).status,
    ).toBe(200);
  });

  test('an upload that crawls is refused with a reason', async () => {
    const head = 'POST /api/convert HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n';
    expect(await raw([head, ...Array.from({ length: 8 }, () => '-')], 500)).toStartWith('HTTP/1.1 408');
  });
});

describe('nothing is left', () => {
  test('when the visitor goes in the middle of an upload, a conversion, a download', async () => {
    const head =
      'POST /api/convert HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\nContent-Disp';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(head));
    await Bun.sleep(200);
    socket.destroy();
    const abort = new AbortController();
    const left = postConversion(server, conversionForm(longText(20_000), 'txt', 'pdf'), { signal: abort.signal });
    setTimeout(() => abort.abort(), 500);
    expect(await rejection(left)).toBeInstanceOf(Error);
    await left.catch(() => undefined);
    await until(async () => (await server.leftFolders()).length === 0 && (await server.metric('running_conversions')) === 0);
    expect(await works()).toBe(true);
  });

  test('in the log of what a visitor sent', async () => {
    const secret = `secret-${randomBytes(6).toString('hex')}`;
    await postConversion(server, conversionForm(`${secret} in the text`, 'txt', 'pdf', `${secret}.txt`), {
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
    await postConversion(server, conversionForm(`<html>${secret}`, 'png', 'webp', `${secret}.png`), {
      headers: { 'x-forwarded-for': '198.51.100.77' },
    });
    expect(server.log()).toContain('"event":"conversion"');
    expect(server.log()).not.toContain(secret);
    expect(server.log()).not.toContain('198.51.100.77');
  });
});

describe('crashes', () => {
  let mortal: ServerUnderTest;
  beforeAll(async () => {
    mortal = await startServerUnderTest(patience);
  });

  test('of a worker or a tool cost one conversion at most', async () => {
    for (let round = 0; round < 3; round++) {
      await until(() => mortal.processes().length > 0);
      for (const pid of mortal.processes()) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch (thrown) {
          if ((thrown as { code?: string }).code !== 'ESRCH') throw thrown;
        }
      }
      expect(await works(mortal)).toBe(true);
    }
  });

  test('of the server leave no process, and the next start leaves no file', async () => {
    const running = postConversion(mortal, conversionForm(longText(20_000), 'txt', 'pdf')).catch(() => undefined);
    await until(async () => (await mortal.leftFolders()).length > 0);
    mortal.signal('SIGKILL');
    await mortal.exited;
    await running;
    await until(() => mortal.processes().length === 0);
    expect((await mortal.leftFolders()).length).toBeGreaterThan(0);
    const next = await mortal.restart();
    expect(await next.leftFolders()).toEqual([]);
    expect(await works(next)).toBe(true);
    await next.stop();
  });

  test('are not what SIGTERM is: what runs is finished, and nothing new begins', async () => {
    const leaving = await startServerUnderTest({ ...patience, SPARE_WORKERS: '0' });
    const running = postConversion(leaving, conversionForm(longText(600), 'txt', 'pdf'));
    await until(async () => (await leaving.metric('running_conversions')) > 0);
    leaving.signal('SIGTERM');
    await until(async () => !(await fetch(`${leaving.url}/api/health`)).ok);
    const late = await postConversion(leaving, conversionForm(png, 'png', 'webp')).catch(() => undefined);
    if (late) expect(late.status).toBe(503);
    const answer = await running;
    expect([answer.status, (await answer.text()).slice(0, 4)]).toEqual([200, '%PDF']);
    expect(await leaving.exited).toBe(0);
    await until(() => leaving.processes().length === 0);
    await leaving.stop();
  });
});

/** A small disk for a test; undefined if this user may not mount. */
const smallDisk = async (megabytes: number) => {
  const dir = makeTestFolder('small-disk');
  if (Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', dir]).exitCode !== 0) return undefined;
  return { dir, remove: () => Bun.spawnSync(['umount', '--lazy', dir]) };
};
const disk = await smallDisk(1100);

describe.skipIf(!disk)('a disk that is full', () => {
  const dir = disk?.dir ?? '';
  const ballast = join(dir, 'ballast');
  /** Fills the disk up to the given number of free bytes. */
  const fill = async (leaving: number): Promise<void> => {
    const { bavail, bsize } = await statfs(dir);
    // If something else takes space meanwhile, this ends at the end of the disk.
    Bun.spawnSync(['sh', '-c', `head -c ${bavail * bsize - leaving} /dev/zero > '${ballast}'`]);
    expect((await statfs(dir)).bavail * bsize).toBeLessThanOrEqual(leaving);
  };
  let tight: ServerUnderTest;
  beforeAll(async () => {
    tight = await startServerUnderTest({ ...patience, DATA_DIR: dir, SPARE_WORKERS: '0' });
  });
  afterAll(async () => {
    await tight.stop();
    disk?.remove();
  });

  /** Sends the first half of a form, waits for `meanwhile`, and sends the rest. */
  const inTwo = async (form: FormData, meanwhile: () => Promise<void>): Promise<string> => {
    const whole = new Response(form);
    const type = whole.headers.get('content-type');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const head = `POST /api/convert HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = connect(Number(new URL(tight.url).port), '127.0.0.1', async () => {
      socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, bytes.length / 2)]));
      await until(async () => (await tight.leftFolders()).length > 0);
      await meanwhile();
      socket.write(bytes.subarray(bytes.length / 2));
    });
    let got = '';
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
      if (/\r\n\r\n[\s\S]*}$/.test(got)) resolve(got);
    });
    socket.on('close', () => resolve(got));
    return promise.finally(() => socket.destroy());
  };

  test('in the middle of an upload, or for a tool, is our failure and not the file', async () => {
    const large = conversionForm(randomBytes(12 * 1024 ** 2), 'txt', 'pdf');
    expect(await inTwo(large, () => fill(0))).toMatch(/^HTTP\/1.1 503[\s\S]*Retry-After: \d+[\s\S]*"storage_full"/i);
    const refusedAtOnce = await postConversion(tight, conversionForm(png, 'png', 'webp'));
    expect([refusedAtOnce.status, Number(refusedAtOnce.headers.get('retry-after')) > 0]).toEqual([503, true]);
    await rm(ballast);
    // Disk measurements are cached for a second.
    await Bun.sleep(1100);
    // An image of 36 MB as BMP, from a few kilobytes.
    const flat = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await inTwo(conversionForm(flat, 'png', 'bmp'), () => fill(8 * 1024 ** 2))).toMatch(/^HTTP\/1.1 503[\s\S]*"storage_full"/i);
    await rm(ballast);
    await Bun.sleep(1100);
    expect(await works(tight)).toBe(true);
    expect(await tight.leftFolders()).toEqual([]);
  });
});
