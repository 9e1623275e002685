import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { dataFolders } from '../config/data-folders.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

let app: TestApp;
let server: ReturnType<typeof Bun.serve>;
let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('mcp');
  app = await startApp({ MCP: '1' });
  server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => app.send(new URL(request.url).pathname, request) });
});
afterAll(async () => {
  await server.stop(true);
  await app.close();
});

const page = '<!doctype html><h1>Minutes</h1><p>Item <b>one</b></p>';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const html = { name: 'minutes.html', data: base64(page) };
type Called = {
  readonly content: readonly { readonly text?: string; readonly resource?: { readonly blob: string; readonly mimeType: string } }[];
  readonly isError?: boolean;
};
const caller = (client: Client) => async (name: string, args: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args })) as unknown as Called;

/** Behaviour common to both transports. */
const everywhere = (
  call: () => (name: string, args: Record<string, unknown>) => Promise<Called>,
  tools: () => Promise<readonly string[]>,
) => {
  test('reads a document as Markdown, and goes on where an answer was cut', async () => {
    const read = await call()('read_document', { file: html });
    expect([read.isError, read.content[0]?.text]).toEqual([undefined, '# Minutes\n\nItem **one**\n']);
    const rest = await call()('read_document', { file: html, offset: 11 });
    expect(rest.content[0]?.text).toBe('Item **one**\n');
  });

  test('converts, takes steps, and merges', async () => {
    const made = await call()('convert_file', {
      file: html,
      steps: [{ outputFormat: 'pdf' }, { operation: 'rotate-pdf', options: { turn: '90' } }],
    });
    const blob = Buffer.from(made.content[1]?.resource?.blob ?? '', 'base64');
    await Bun.write(join(dir, 'a.pdf'), blob);
    expect(await Bun.$`pdfinfo ${join(dir, 'a.pdf')}`.text()).toMatch(/Page rot:\s+90/);
    const merged = await call()('merge_files', { files: [html, { name: 'b.pdf', data: blob.toString('base64') }], to: 'pdf' });
    await Bun.write(join(dir, 'b.pdf'), Buffer.from(merged.content[1]?.resource?.blob ?? '', 'base64'));
    expect(await Bun.$`pdfinfo ${join(dir, 'b.pdf')}`.text()).toMatch(/Pages:\s+2/);
  });

  test('lists formats, and says what is wrong with arguments and files', async () => {
    expect((await tools()).slice(0, 4)).toEqual(['list_formats', 'convert_file', 'read_document', 'merge_files']);
    expect((await call()('list_formats', { from: 'pdf' })).content[0]?.text).toMatch(/Outputs: .*docx[\s\S]*Operations: .*compress-pdf/);
    expect((await call()('list_formats', { from: '.HTM' })).content[0]?.text).toMatch(/Outputs: .*pdf/);
    const wrong: readonly (readonly [string, string, Record<string, unknown>])[] = [
      ['no tool of that name', '__proto__', {}],
      ["arguments can't be used", 'convert_file', { file: 'x' }],
      ["arguments can't be used", 'convert_file', { file: html, to: 'pdf', url: 'http://127.0.0.1/' }],
      ["arguments can't be used", 'convert_file', { file: html, steps: Array.from({ length: 9 }, () => ({ outputFormat: 'pdf' })) }],
      ["arguments can't be used", 'read_document', { file: html, offset: -1 }],
      ["arguments can't be used", 'merge_files', { files: Array.from({ length: 21 }, () => html), to: 'pdf' }],
      ['needs name and data', 'convert_file', { file: { name: 'a.html' }, to: 'pdf' }],
      ['must be base64', 'convert_file', { file: { name: 'a.html', data: '<html>' }, to: 'pdf' }],
      ['not offered', 'convert_file', { file: html, to: 'mp3' }],
      [' known ', 'convert_file', { file: { ...html, format: 'nonsense' }, to: 'pdf' }],
      ['not known', 'list_formats', { from: 'constructor' }],
    ];
    for (const [says, name, args] of wrong) {
      const refused = await call()(name, args);
      expect([refused.isError, refused.content[0]?.text]).toEqual([true, expect.stringContaining(says)]);
    }
  });
};

describe('over HTTP', () => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/mcp`))));
  afterAll(() => client.close());
  everywhere(
    () => caller(client),
    async () => (await client.listTools()).tools.map(({ name }) => name),
  );

  test('takes no paths, and leaves nothing behind', async () => {
    const refused = await caller(client)('read_document', { file: { path: '/etc/passwd' } });
    expect([refused.isError, refused.content[0]?.text?.includes('root:')]).toEqual([true, false]);
    expect(readdirSync(dataFolders(app.services.config.dataDir).jobs)).toEqual([]);
  });

  test('a job is started and asked for', async () => {
    const started = JSON.parse(
      (await caller(client)('convert_file', { file: html, to: 'txt', background: true })).content[0]?.text ?? '{}',
    );
    await (await app.send(`/api/jobs/${started.id}/events`)).text();
    const status = JSON.parse((await caller(client)('job_status', { id: started.id })).content[0]?.text ?? '{}');
    expect([status.state, status.result]).toEqual(['done', `/api/jobs/${started.id}/result`]);
    expect(await (await app.send(status.result)).text()).toContain('Minutes');
    expect((await caller(client)('job_status', { id: '../jobs' })).isError).toBe(true);
  });

  test('refuses pages of elsewhere, bodies that are too large or none, and other methods', async () => {
    const send = (init: RequestInit) => app.send('/mcp', { method: 'POST', body: '{}', ...init });
    const types = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect((await send({ headers: { ...types, origin: 'https://evil.example' } })).status).toBe(404);
    expect((await send({ headers: { ...types, 'content-length': '99999999' } })).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 ** 2).fill(32)) });
    expect((await send({ headers: types, body: endless })).status).toBe(413);
    expect((await send({ headers: types, body: `${'['.repeat(100_000)}` })).status).toBe(400);
    expect([404, 405]).toContain((await app.send('/mcp')).status);
  });
});

test('it is there only where the operator has switched it on', async () => {
  const plain = await startApp({}, { tools: app.services.tools });
  expect((await plain.send('/mcp', { method: 'POST', body: '{}' })).status).toBe(404);
  await plain.close();
});

describe('over standard input and output', () => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(async () => {
    await mkdir(join(dir, 'allowed/sub'), { recursive: true });
    await mkdir(join(dir, 'other'));
    await Bun.write(join(dir, 'allowed/sub/minutes.html'), page);
    await Bun.write(join(dir, 'other/secret.html'), '<p>secret</p>');
    await Bun.write(join(dir, 'allowed-too.html'), '<p>secret</p>');
    await symlink(join(dir, 'other'), join(dir, 'allowed/linked'));
    await symlink(join(dir, 'other/secret.html'), join(dir, 'allowed/link.html'));
    const main = new URL('../cli/main.ts', import.meta.url).pathname;
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [main, 'mcp', join(dir, 'allowed')],
      env: { ...(process.env as Record<string, string>), TMPDIR: dir },
    });
    await client.connect(transport);
  });
  afterAll(() => client.close());
  everywhere(
    () => caller(client),
    async () => (await client.listTools()).tools.map(({ name }) => name),
  );

  test('reads and writes in the folders that are allowed', async () => {
    const read = await caller(client)('read_document', { file: { path: join(dir, 'allowed/sub/minutes.html') } });
    expect(read.content[0]?.text).toContain('# Minutes');
    const output = join(dir, 'allowed/sub/out.txt');
    const written = await caller(client)('convert_file', { file: { path: join(dir, 'allowed/sub/minutes.html') }, to: 'txt', output });
    expect([written.isError, await Bun.file(output).text()]).toEqual([undefined, expect.stringContaining('Minutes')]);
    const again = await caller(client)('convert_file', { file: html, to: 'txt', output });
    expect([again.isError, again.content[0]?.text]).toEqual([true, expect.stringContaining('is there already')]);
  });

  test('and nowhere else, by no spelling', async () => {
    const spellings = [
      'other/secret.html',
      'allowed/../other/secret.html',
      'allowed/linked/secret.html',
      'allowed/link.html',
      'allowed-too.html',
      'allowed/sub',
      'allowed/none.html',
    ];
    const paths = [
      ...spellings.map((path) => `${join(dir, '.')}/${path}`),
      '/etc/passwd',
      '/proc/self/environ',
      '/dev/zero',
      'file:///etc/passwd',
      'a\0b',
    ];
    for (const path of paths) {
      const refused = await caller(client)('read_document', { file: { path } });
      expect([path, refused.isError, refused.content[0]?.text]).toEqual([path, true, expect.stringContaining('There is no such file')]);
    }
    for (const output of [
      join(dir, 'other/new.txt'),
      `${dir}/allowed/../other/new.txt`,
      join(dir, 'allowed/linked/new.txt'),
      '/tmp/mcp-new.txt',
    ]) {
      const refused = await caller(client)('convert_file', { file: html, to: 'txt', output });
      expect([output, refused.isError]).toEqual([output, true]);
    }
    expect([readdirSync(join(dir, 'other')), existsSync('/tmp/mcp-new.txt')]).toEqual([['secret.html'], false]);
  });
});
