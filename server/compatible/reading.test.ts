/** The APIs that read documents: Tika, docling, Open WebUI. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { dataFolders } from '../config/data-folders.ts';
import { mailText } from '../engines/facts/samples.ts';
import { pdfOf } from '../engines/merge-pdf/samples.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { formOf, innerAddresses } from './testing-forms.ts';

longTimeout();

let app: TestApp;
let docx: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  app = await startApp({ COMPATIBLE_APIS: 'tika,docling,openwebui', CLIENT_PER_MINUTE: '1000' });
  const made = await app.convert({ file: new File(['# Hello\n\nSome words.\n'], 'a.md'), inputFormat: 'md', outputFormat: 'docx' });
  docx = (await made.bytes()) as Uint8Array<ArrayBuffer>;
});
afterAll(() => app.close());

const put = (path: string, body: Uint8Array<ArrayBuffer> | string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  app.send(path, { method: 'PUT', body, headers });
const left = (): readonly string[] => readdirSync(dataFolders(app.services.config.dataDir).jobs);
const noise = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(4000)).fill(0xfe, 0, 8);

describe('Tika', () => {
  test('reads text, HTML or JSON, as the client accepts it', async () => {
    const text = await put('/tika', docx);
    expect([text.status, text.headers.get('content-type'), text.headers.has('content-disposition')]).toEqual([
      200,
      'text/plain;charset=UTF-8',
      false,
    ]);
    expect(await text.text()).toContain('Some words.');
    const html = await put('/tika', docx, { accept: 'text/html' });
    expect([html.headers.get('content-type'), await html.text()]).toEqual([
      'text/html;charset=UTF-8',
      expect.stringMatching(/<h1[\s\S]*Hello/),
    ]);
    expect(await (await put('/tika/md', docx)).text()).toContain('# Hello');
    const form = await app.send('/tika/form/text', {
      method: 'POST',
      body: formOf([['file', new File([docx], 'a.docx')]]),
      headers: { accept: 'application/json' },
    });
    expect(await form.json()).toMatchObject({
      'Content-Type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      resourceName: 'a.docx',
      'X-TIKA:content': expect.stringContaining('Some words.'),
    });
    expect(left()).toEqual([]);
  });

  test('plain text comes as it is, in UTF-8', async () => {
    expect(await (await put('/tika', new Uint8Array(Buffer.from('Grüße, wie es steht', 'latin1')))).text()).toBe('Grüße, wie es steht');
  });

  test('returns metadata as CSV, as JSON, or a single value', async () => {
    const mail = await mailText();
    const csv = await put('/meta', mail);
    expect([csv.headers.get('content-type'), await csv.text()]).toEqual([
      'text/csv;charset=UTF-8',
      expect.stringContaining('dc:title,Title\r\n'),
    ]);
    expect(await (await put('/meta', mail, { accept: 'application/json' })).json()).toMatchObject({
      'Content-Type': 'message/rfc822',
      'dcterms:created': '2026-01-02T03:04:05Z',
      'Message-To': '<bob@example.org>',
    });
    expect(await (await put('/meta/dc:title', mail, { accept: 'text/plain' })).text()).toBe('Title');
    expect((await put('/meta/__proto__', mail)).status).toBe(404);
    expect((await put(`/meta/${'x'.repeat(5000)}`, mail)).status).toBe(404);
    const [whole] = (await (await put('/rmeta/text', mail)).json()) as readonly Record<string, string>[];
    expect([whole?.['dc:title'], whole?.['X-TIKA:content']]).toEqual(['Title', expect.stringContaining('The words of the mail.')]);
    expect((await (await put('/rmeta/ignore', mail)).json()) as unknown).toEqual([
      expect.not.objectContaining({ 'X-TIKA:content': expect.anything() }),
    ]);
  });

  test('unpacks what is inside, or says that there is nothing', async () => {
    const path = join(app.services.config.dataDir, 'unpacked.zip');
    await Bun.write(path, await (await put('/unpack', await mailText())).arrayBuffer());
    expect(await Bun.$`unzip -Z -1 ${path}`.text()).toBe('dot.png\n');
    await Bun.write(path, await (await put('/unpack/all', await mailText())).arrayBuffer());
    expect((await Bun.$`unzip -Z -1 ${path}`.text()).trim().split('\n')).toEqual(['dot.png', '__TEXT__', '__METADATA__']);
    expect((await put('/unpack', docx)).status).toBe(204);
  });

  test('a password opens a locked file on every route', async () => {
    const [plain, locked, words] = ['plain.pdf', 'locked.pdf', 'words.txt'].map((name) => join(app.services.config.dataDir, name));
    await Bun.write(plain ?? '', pdfOf('Alpha', 1));
    await Bun.write(words ?? '', 'attached');
    await Bun.$`qpdf --add-attachment ${words ?? ''} -- ${plain ?? ''} ${plain ?? ''}.with`.quiet();
    await Bun.$`qpdf --encrypt secret secret 256 -- ${plain ?? ''}.with ${locked ?? ''}`.quiet();
    const pdf = await Bun.file(locked ?? '').bytes();
    const headers = { accept: 'application/json', password: 'secret' };
    expect(await (await put('/tika/text', pdf, headers)).json()).toMatchObject({ 'X-TIKA:content': expect.stringContaining('Alpha') });
    expect(await (await put('/meta', pdf, headers)).json()).toMatchObject({ 'xmpTPg:NPages': '1' });
    for (const [route, entries] of [
      ['/unpack', ['words.txt']],
      ['/unpack/all', ['words.txt', '__TEXT__', '__METADATA__']],
    ] as const) {
      const path = join(app.services.config.dataDir, 'unlocked.zip');
      await Bun.write(path, await (await put(route, pdf, headers)).arrayBuffer());
      expect((await Bun.$`unzip -Z -1 ${path}`.text()).trim().split('\n')).toEqual([...entries]);
      expect((await put(route, pdf, { ...headers, password: 'wrong' })).status).toBe(422);
    }
    expect((await put('/tika', 'words', { password: 'for nothing' })).status).toBe(200);
  });

  test('detects types and languages, greets and reports its version', async () => {
    expect(await (await put('/detect/stream', docx)).text()).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(await (await put('/detect/stream', noise())).text()).toBe('application/octet-stream');
    const texts = {
      de: 'Dies ist ein Text, der in deutscher Sprache ist und lang genug für die Erkennung sein soll, damit es klappt.',
      en: 'This is a text that is in English and that is long enough for it to be told by the short words of the language.',
      ru: 'Это текст на русском языке',
      ja: 'これは日本語の文章です',
    };
    for (const [language, text] of Object.entries(texts))
      expect([language, await (await put('/language/string', text)).text()]).toEqual([language, language]);
    expect(await (await put('/language/stream', '1234 5678')).text()).toBe('');
    expect(await (await app.send('/tika')).text()).toMatch(/^This is Tika Server/);
    expect(await (await app.send('/version')).text()).toMatch(/^Apache Tika/);
  });

  test('says in a sentence why it can not, and leaves nothing', async () => {
    const refused = await put('/tika', noise());
    expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
      415,
      'text/plain;charset=UTF-8',
      expect.stringContaining('This format is not known here'),
    ]);
    expect((await put('/tika', new Uint8Array(0))).status).toBe(422);
    expect((await put('/tika', docx.slice(0, docx.length - 400), { 'content-disposition': 'attachment; filename=a.docx' })).status).toBe(
      422,
    );
    expect((await put('/tika', 'x', { 'content-disposition': 'attachment; filename="../../../etc/passwd"' })).status).toBe(200);
    expect((await put('/tika', 'x', { 'content-disposition': `attachment; filename="${'a'.repeat(7000)}.docx"` })).status).toBeLessThan(
      500,
    );
    expect(
      (
        await app.send('/tika/form', {
          method: 'POST',
          body: formOf([
            ['a', new File(['x'], 'a.txt')],
            ['b', new File(['y'], 'b.txt')],
          ]),
        })
      ).status,
    ).toBe(400);
    const page = `<html><body><p>words</p>${innerAddresses.map((url) => `<img src="${url}"><iframe src="${url}"></iframe>`).join('')}</body></html>`;
    expect(await (await put('/tika', page, { 'content-type': 'text/html' })).text()).not.toContain('root:');
    expect(left()).toEqual([]);
  });
});

describe('docling', () => {
  const convert = (parts: Parameters<typeof formOf>[0]): Promise<Response> =>
    app.send('/v1/convert/file', { method: 'POST', body: formOf(parts) });
  const source = (body: unknown): Promise<Response> =>
    app.send('/v1/convert/source', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  test('converts a file to the requested format', async () => {
    const answer = await convert([
      ['files', new File([docx], 'a.docx')],
      ['to_formats', 'md'],
      ['to_formats', 'text'],
      ['do_ocr', 'true'],
    ]);
    expect(await answer.json()).toMatchObject({
      status: 'success',
      errors: [],
      document: {
        filename: 'a.docx',
        md_content: expect.stringContaining('# Hello'),
        text_content: expect.stringContaining('Some words.'),
        html_content: null,
      },
    });
    expect(left()).toEqual([]);
  });

  test('several files are a ZIP', async () => {
    const answer = await convert([
      ['files', new File([docx], 'a.docx')],
      ['files', new File(['words'], 'b.txt')],
    ]);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const path = join(app.services.config.dataDir, 'docs.zip');
    await Bun.write(path, await answer.arrayBuffer());
    expect((await Bun.$`unzip -Z -1 ${path}`.text()).trim().split('\n')).toEqual(['a.md', 'b.md']);
  });

  test('takes data as a source, by both of its forms', async () => {
    const data = { base64_string: Buffer.from(docx).toString('base64'), filename: '../a.docx' };
    for (const body of [
      { file_sources: [data] },
      { sources: [{ kind: 'file', ...data }], options: { to_formats: ['md'] }, target: { kind: 'inbody' } },
    ])
      expect(await (await source(body)).json()).toMatchObject({
        document: { filename: 'a.docx', md_content: expect.stringContaining('# Hello') },
      });
  });

  test('fetches no address, however it is spelled, and refuses what is no request', async () => {
    for (const url of innerAddresses)
      for (const body of [
        { http_sources: [{ url }] },
        { sources: [{ kind: 'http', url }] },
        { sources: [{ kind: 's3', endpoint: url }] },
      ]) {
        const answer = await source(body);
        expect([answer.status, await answer.json()]).toEqual([422, { detail: expect.stringContaining('This server fetches nothing') }]);
      }
    const file = ['files', new File([docx], 'a.docx')] as const;
    for (const parts of [
      [file, ['to_formats', 'doctags']],
      [file, ['page_range', '1']],
      [file, ['target_type', 's3']],
      [['to_formats', 'md']],
    ] as const)
      expect((await convert(parts as Parameters<typeof formOf>[0])).status).toBe(422);
    for (const body of [
      [],
      7,
      {},
      { file_sources: [7] },
      { file_sources: [{ base64_string: '***', filename: 'x' }] },
      { file_sources: Array.from({ length: 500 }, () => ({ base64_string: 'eA==', filename: 'a.txt' })) },
    ])
      expect((await source(body)).status).toBe(422);
    expect((await app.send('/v1/convert/source', { method: 'POST', body: '['.repeat(100_000) })).status).toBe(422);
    expect((await app.send('/health')).status).toBe(200);
    expect(left()).toEqual([]);
  });
});

describe('Open WebUI', () => {
  test('gets the document as one page of Markdown', async () => {
    const answer = await put('/process', docx, {
      'x-filename': encodeURIComponent('Über uns.docx'),
      'content-type': 'application/octet-stream',
    });
    expect(await answer.json()).toMatchObject({
      page_content: expect.stringContaining('# Hello'),
      metadata: { source: 'Über uns.docx', format: 'docx' },
    });
  });

  test('learns that there is no text, so that it continues without us', async () => {
    const answer = await put('/process', '   \n', { 'x-filename': 'a.txt' });
    expect([answer.status, await answer.json()]).toEqual([422, { detail: expect.stringContaining('No extractable text') }]);
    const refused = await put('/process', noise(), { 'x-filename': '%E0%A4%A' });
    expect([refused.status, await refused.json()]).toEqual([415, { detail: expect.stringContaining('not known here') }]);
    expect(left()).toEqual([]);
  });
});

test('an invalid name stops the start with a sentence', () => {
  expect(() => readConfig({ COMPATIBLE_APIS: 'tika,word' }, 2)).toThrow(
    'COMPATIBLE_APIS must list names of gotenberg, tika, docling, openwebui, separated by commas, but holds "word".',
  );
  expect(readConfig({ COMPATIBLE_APIS: ' tika, tika ,docling' }, 2).compatibleApis).toEqual(['tika', 'docling']);
  expect(readConfig({}, 2).compatibleApis).toEqual([]);
});

test('of two APIs with one path the first that was named has it', async () => {
  const own = await startApp({ COMPATIBLE_APIS: 'tika,gotenberg' }, { tools: app.services.tools });
  expect(await (await own.send('/version')).text()).toContain('Tika');
  expect(await (await own.send('/compatible/gotenberg/version')).text()).toMatch(/^8/);
  await own.close();
});
