import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataFolders } from '../config/data-folders.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUSTED_PROXIES: '1', CLIENT_PER_MINUTE: '100' });
});
afterAll(() => app.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const picture = (name = 'Bild.final.png'): File => new File([png], name);
const codeOf = async (answer: Response): Promise<readonly unknown[]> => [answer.status, ((await answer.json()) as { code: string }).code];
/** Number of remaining conversion folders. */
const left = (): number => readdirSync(dataFolders(app.services.config.dataDir).jobs).length;

describe('a conversion', () => {
  test('answers with the bare file, its type, its name, and what it took', async () => {
    const answer = await app.convert({ file: picture(), inputFormat: 'png', outputFormat: 'webp' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('content-disposition')).toContain('filename="Bild.final.webp"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('server-timing')).toMatch(
      /^upload;dur=[\d.]+, look;dur=[\d.]+, queue;dur=[\d.]+, convert;dur=[\d.]+, answer;dur=[\d.]+$/,
    );
    expect((await answer.text()).startsWith('RIFF')).toBe(true);
    expect(left()).toBe(0);
  });

  test('has a digest of its bytes if one is requested, small or large', async () => {
    const bitmap = new File(
      [
        await sharp({ create: { width: 1000, height: 800, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ],
      'a.png',
    );
    for (const [file, outputFormat] of [
      [picture(), 'webp'],
      [bitmap, 'bmp'],
    ] as const) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ file, inputFormat: 'png', outputFormat })) form.set(name, value);
      const answer = await app.send('/api/convert', { method: 'POST', body: form, headers: { 'want-repr-digest': 'md5=9, sha-256=5' } });
      const digest = new Bun.CryptoHasher('sha256').update(await answer.bytes()).digest('base64');
      expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${digest}:`);
    }
    expect((await app.convert({ file: picture(), inputFormat: 'png', outputFormat: 'webp' })).headers.has('repr-digest')).toBe(false);
  });

  test('keeps the requested spelling of the output', async () => {
    const answer = await app.convert({ file: picture(), inputFormat: 'PNG', outputFormat: 'jpeg' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('content-disposition')).toContain('filename="Bild.final.jpeg"');
  });

  test('takes options as JSON or as fields of their own', async () => {
    const ways: readonly Readonly<Record<string, string>>[] = [{ options: '{"width":1,"quality":50}' }, { width: '1', quality: '50' }];
    for (const options of ways)
      expect((await app.convert({ file: picture(), inputFormat: 'png', outputFormat: 'jpg', ...options })).status).toBe(200);
  });

  test('sends what it notes, and a ZIP of several results', async () => {
    const page = '%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n20 20 60 40 rectfill showpage\n20 20 60 40 rectfill showpage\n';
    const pdf = await app.convert({ file: new File([page], 'two.ps'), inputFormat: 'ps', outputFormat: 'pdf' });
    expect(pdf.status).toBe(200);
    const pages = await app.convert({ file: new File([await pdf.bytes()], 'two.pdf'), inputFormat: 'pdf', outputFormat: 'png' });
    expect([pages.status, pages.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(pages.headers.get('content-disposition')).toContain('filename="two.zip"');
    const zip = Buffer.from(await pages.bytes()).toString('latin1');
    expect([zip.includes('two-1.png'), zip.includes('two-2.png')]).toEqual([true, true]);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="other.png"/></svg>';
    const noted = await app.convert({ file: new File([drawing], 'a.svg'), inputFormat: 'svg', outputFormat: 'png' });
    expect(decodeURIComponent(noted.headers.get('x-conversion-notes') ?? '')).toContain('refers to files outside itself');
  });

  test('gives results the date of the file, in a header and in a ZIP', async () => {
    const date = Date.UTC(2019, 4, 1, 8, 30, 2);
    const sent = { inputFormat: 'png', outputFormat: 'jpg', lastModified: String(date) };
    const answer = await app.convert({ file: picture(), ...sent });
    expect(answer.headers.get('last-modified')).toBe('Wed, 01 May 2019 08:30:02 GMT');
    const page = '%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\nshowpage\nshowpage\n';
    const zip = await app.convert({ file: new File([page], 'two.ps'), ...sent, inputFormat: 'ps', outputFormat: 'png' });
    const path = join(app.services.config.dataDir, 'dated.zip');
    await Bun.write(path, await zip.arrayBuffer());
    expect(await Bun.$`TZ=UTC unzip -Z -T ${path}`.text()).toMatch(/20190501\.083002 two-1\.png\n.*20190501\.083002 two-2\.png/);
    expect((await app.convert({ file: picture(), ...sent, lastModified: '-86400000' })).headers.has('last-modified')).toBe(false);
    const wrong = await app.convert({ file: picture(), ...sent, lastModified: 'yesterday' });
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([400, 'invalid_request']);
  });

  test('says that a file is cut off: of what it has come to, and where nothing can come of it', async () => {
    const samples = Buffer.alloc(40_000, 9);
    const head = Buffer.from('RIFF....WAVEfmt ....................data....', 'latin1');
    head.writeUInt32LE(samples.length + 36, 4);
    Buffer.from('1000000001000100401f0000803e000002001000', 'hex').copy(head, 16);
    head.writeUInt32LE(samples.length, 40);
    const cut = new File([head, samples.subarray(0, 20_000)], 'cut.wav');
    const answer = await app.convert({ file: cut, inputFormat: 'wav', outputFormat: 'flac' });
    expect(JSON.parse(decodeURIComponent(answer.headers.get('x-conversion-notes') ?? ''))).toEqual([
      'The file is cut off: it has 20,044 of at least 40,044 bytes. The result contains what is there. For the rest, copy or download the file again.',
    ]);
    const lost = await app.convert({ file: new File([png.subarray(0, 50)], 'cut.png'), inputFormat: 'png', outputFormat: 'webp' });
    const { code, detail } = (await lost.json()) as { code: string; detail: string };
    expect([code, detail]).toEqual([
      'corrupt_input',
      'The file is cut off: it ends in the middle of its content. Copy or download it again.',
    ]);
  });

  test('says where a text is damaged, and that keys of it come again', async () => {
    const damaged = new File(['\ufeff{"ä": 1,\r\n  "b": 2\r\n  "c": 3}'], 'a.json');
    const refused = await app.convert({ file: damaged, inputFormat: 'json', outputFormat: 'csv' });
    const { code, detail } = (await refused.json()) as { code: string; detail: string };
    expect([refused.status, code, detail]).toEqual([422, 'corrupt_input', 'Line 3, column 3: a comma or } is missing.']);
    const twice = await app.convert({ file: new File(['{"a": 1, "a": 2}'], 'b.json'), inputFormat: 'json', outputFormat: 'yaml' });
    expect([await twice.text(), JSON.parse(decodeURIComponent(twice.headers.get('x-conversion-notes') ?? ''))]).toEqual([
      'a: 2\n',
      ['A key appears twice in one object. The last value was kept.'],
    ]);
  });
});

describe('a request that is refused', () => {
  const cases: readonly (readonly [what: string, fields: Readonly<Record<string, string | File>>, status: number, code: string])[] = [
    ['no file', { inputFormat: 'png', outputFormat: 'jpg' }, 400, 'missing_file'],
    ['no output format', { file: picture(), inputFormat: 'png' }, 400, 'missing_format'],
    ['a format that is not known', { file: picture(), inputFormat: 'png', outputFormat: 'wat' }, 415, 'unsupported_format'],
    ['a pair that is not offered', { file: picture(), inputFormat: 'png', outputFormat: 'mp3' }, 415, 'unsupported_conversion'],
    [
      'another content than declared',
      { file: new File(['Some words.'], 'a.jpg'), inputFormat: 'jpg', outputFormat: 'webp' },
      415,
      'content_mismatch',
    ],
    [
      'an option out of its range',
      { file: picture(), inputFormat: 'png', outputFormat: 'jpg', options: '{"quality":500}' },
      400,
      'invalid_option',
    ],
    ['options that are no JSON', { file: picture(), inputFormat: 'png', outputFormat: 'jpg', options: '{' }, 400, 'invalid_option'],
    ['an empty file', { file: new File([], 'a.png'), inputFormat: 'png', outputFormat: 'jpg' }, 422, 'empty_file'],
    [
      'a file that is cut off',
      { file: new File([png.subarray(0, 50)], 'a.png'), inputFormat: 'png', outputFormat: 'jpg' },
      422,
      'corrupt_input',
    ],
  ];
  for (const [what, fields, status, code] of cases)
    test(`for ${what}`, async () => {
      const answer = await app.convert(fields);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await codeOf(answer)).toEqual([status, code]);
      expect(left()).toBe(0);
    });

  test('for a body that is not a form, before it is read', async () => {
    const answer = await app.send('/api/convert', { method: 'POST', body: 'words', headers: { 'content-type': 'text/plain' } });
    expect(await codeOf(answer)).toEqual([415, 'unsupported_media_type']);
    const packed = await app.convert(
      { file: picture() },
      { headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' } },
    );
    expect(await codeOf(packed)).toEqual([400, 'invalid_request']);
  });

  test('for one that is larger than the limit by its own account', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(60 * 1024 ** 2) };
    expect(await codeOf(await app.send('/api/convert', { method: 'POST', body: '--x', headers }))).toEqual([413, 'file_too_large']);
  });

  test('with a page for a browser without scripts', async () => {
    const answer = await app.convert({ file: picture() }, { headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  });

  test('with another method', async () => {
    const answer = await app.send('/api/convert');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('a visitor who asks too often waits, and others do not', async () => {
  const own = await startApp({ TRUSTED_PROXIES: '1', CLIENT_PER_MINUTE: '2' }, { tools: app.services.tools });
  const ask = (address: string) =>
    own.convert({ file: picture(), inputFormat: 'png', outputFormat: 'wat' }, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++) statuses.push((await ask('203.0.113.7')).status);
  expect(statuses).toEqual([415, 415, 429]);
  expect((await ask('203.0.113.8')).status).toBe(415);
  expect(own.services.admission.state().total).toBe(0);
  await own.close();
});

test('a visitor who leaves ends the conversion, whose folder goes', async () => {
  const gone = new AbortController();
  const text = Array.from({ length: 20_000 }, (_, index) => `Line ${index} of a long text.`).join('\n\n');
  const answer = app.convert({ file: new File([text], 'a.txt'), inputFormat: 'txt', outputFormat: 'pdf' }, { signal: gone.signal });
  while (app.services.queue.state().running === 0) await Bun.sleep(5);
  gone.abort();
  await answer.catch(() => undefined);
  // The place of the visitor is given back just after the folder is gone.
  while (left() > 0 || app.services.admission.state().total > 0) await Bun.sleep(5);
  expect(app.services.queue.state()).toMatchObject({ running: 0, waiting: 0 });
});

test('a server that shuts down answers so to waiting and new clients', async () => {
  let ready = true;
  const own = await startApp({ CAPACITY: '1' }, { tools: app.services.tools, isReady: () => ready });
  const text = Array.from({ length: 20_000 }, (_, index) => `Line ${index} of a long text.`).join('\n\n');
  const running = own.convert({ file: new File([text], 'a.txt'), inputFormat: 'txt', outputFormat: 'pdf' });
  while (own.services.queue.state().running === 0) await Bun.sleep(5);
  ready = false;
  const late = await own.convert({ file: picture(), inputFormat: 'png', outputFormat: 'jpg' });
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '10']);
  own.shutDown();
  expect(await codeOf(await running)).toEqual([503, 'shutting_down']);
  expect(existsSync(dataFolders(own.services.config.dataDir).jobs)).toBe(true);
  await own.close();
});
