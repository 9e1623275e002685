import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import openapiTypes, { astToString } from 'openapi-typescript';
import { makeApp } from './app.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { longTimeout } from './testing/long-timeout.ts';
import { nightlyTest } from './testing/nightly.ts';
import { fillPath, type Operation, randomRequests, seeded } from './testing/random-requests.ts';

longTimeout();

type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

let app: TestApp;
let text: string;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  const answer = await app.send('/api/openapi.json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  text = await answer.text();
  document = JSON.parse(text) as Document;
});
afterAll(() => app.close());

test('the document is clean by the rules of a linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)).toEqual([]);
});

test('it has every route that the server has below /api, and no other', () => {
  const served = makeApp(app.services)
    .routes.filter(({ path, method }) => path.startsWith('/api/') && !path.endsWith('*') && method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);
  const told = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  expect(told.sort()).toEqual([...new Set(served)].sort());
});

test('it has every option of every conversion with its range', async () => {
  const formats = (await (await app.send('/api/formats')).json()) as {
    conversions: Record<string, string[]>;
    conversionOptions: Record<string, Record<string, string[]>>;
  };
  const { Form } = document.components.schemas as { Form: { anyOf: FormSchema[] } };
  type FormSchema = {
    properties: {
      inputFormat: { const: string };
      outputFormat: { enum: string[] };
      options?: { properties: Record<string, { $ref: string }> };
    };
  };
  const told = Form.anyOf.flatMap(({ properties: { inputFormat, outputFormat, options } }) =>
    outputFormat.enum.map((to) => `${inputFormat.const} ${to} ${Object.keys(options?.properties ?? {}).join(' ')}`.trim()),
  );
  const offered = Object.entries(formats.conversions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} ${to} ${formats.conversionOptions[from]?.[to]?.join(' ') ?? ''}`.trim()),
  );
  expect(told.sort()).toEqual(offered.sort());
  expect(document.components.schemas['Option.quality']).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
});

/** Response schemas, checked by an independent validator. */
const validators = () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', ...document });
  return (pointer: string) => ajv.compile({ $ref: `api#${pointer}` });
};

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

describe('requests made at random from the document', () => {
  test('get only answers that it names, of the shape that it names', async () => {
    const validate = validators();
    const random = seeded(20_260_101);
    const seen = new Map<string, number>();
    const form = new FormData();
    form.append('file', new File(['a,b\n1,2\n'], 'table.csv'));
    form.append('inputFormat', 'csv');
    form.append('outputFormat', 'json');
    const { id: known } = (await (await app.send('/api/jobs', { method: 'POST', body: form })).json()) as { id: string };
    await (await app.send(`/api/jobs/${known}/events`)).text();
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        if (method === 'parameters') continue;
        // Routes without input respond the same each time.
        const count = path.includes('{') || operation.requestBody ? 40 : 2;
        for (const made of randomRequests(document, operations, operation, random, count)) {
          const values = random() < 0.5 && method !== 'delete' ? { ...made.path, id: known } : made.path;
          const answer = await app.send(fillPath(path, values), {
            method: method.toUpperCase(),
            headers: made.headers,
            body: made.body(),
          });
          const where = `${method} ${path} ${answer.status}`;
          seen.set(where, (seen.get(where) ?? 0) + 1);
          const named = operation.responses[String(answer.status)];
          if (!named) throw new Error(`${where} is not in the document: ${await answer.text()}`);
          const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
          if (type === 'text/event-stream') {
            await answer.body?.cancel();
            continue;
          }
          if (answer.status === 204 || answer.status === 304 || method === 'head') continue;
          const schema = named.content?.[type];
          if (!schema && !named.content?.['*/*']) throw new Error(`${where} has a type that is not in the document: ${type}`);
          if (!/json$/.test(type) || !schema) continue;
          const check = validate(`/paths/${escaped(path)}/${method}/responses/${answer.status}/content/${escaped(type)}/schema`);
          const body = await answer.json();
          if (!check(body)) throw new Error(`${where}: ${JSON.stringify(check.errors)} ${JSON.stringify(body).slice(0, 400)}`);
        }
      }
    console.log([...seen].map(([where, count]) => `${where} × ${count}`).join('\n'));
    expect([...seen.keys()]).toContain('post /api/convert 200');
    expect([...seen.keys()]).toContain('post /api/jobs 202');
    expect([...seen.keys()]).toContain('get /api/jobs/{id}/result 206');
    expect([...seen.keys()].filter((where) => where.endsWith(' 500'))).toEqual([]);
  });
});

nightlyTest('a client made from it converts a file', async () => {
  const dir = join(import.meta.dir, '../.cache/openapi-client');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await Bun.write(join(dir, 'api.d.ts'), astToString(await openapiTypes(text)));
  await Bun.write(
    join(dir, 'client.ts'),
    `import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

export const convert = async (baseUrl: string, png: Uint8Array<ArrayBuffer>) => {
  const client = createClient<paths>({ baseUrl });
  const options = { quality: 70 };
  const made = await client.POST('/api/jobs', {
    body: { file: '', inputFormat: 'png', outputFormat: 'jpg', options },
    bodySerializer: (body) => {
      const form = new FormData();
      form.append('file', new File([png], 'dot.png'));
      form.append('inputFormat', body.inputFormat);
      form.append('outputFormat', body.outputFormat);
      form.append('options', JSON.stringify(options));
      return form;
    },
  });
  if (!made.data) throw new Error(JSON.stringify(made.error));
  const { id } = made.data;
  for (;;) {
    const { data: job } = await client.GET('/api/jobs/{id}', { params: { path: { id } } });
    if (job?.state === 'failed') throw new Error(job.problem.code);
    if (job?.state === 'done') {
      const { data } = await client.GET('/api/jobs/{id}/result', { params: { path: { id } }, parseAs: 'arrayBuffer' });
      await client.DELETE('/api/jobs/{id}', { params: { path: { id } } });
      return { name: job.name, bytes: data as unknown as ArrayBuffer };
    }
    await new Promise((again) => setTimeout(again, 20));
  }
};
`,
  );
  await Bun.write(
    join(dir, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { skipLibCheck: true }, include: ['*.ts'], exclude: [] }),
  );
  const checked = await Bun.$`${process.execPath} ${join(import.meta.dir, '../node_modules/typescript/bin/tsc')} -p ${dir}`
    .nothrow()
    .quiet();
  expect(checked.stdout.toString()).toBe('');
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => app.send(new URL(request.url).pathname, request) });
  try {
    const { convert } = (await import(join(dir, 'client.ts'))) as {
      convert: (url: string, png: Uint8Array) => Promise<{ name: string; bytes: ArrayBuffer }>;
    };
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
    const { name, bytes } = await convert(`http://127.0.0.1:${server.port}`, png);
    expect([name, Buffer.from(bytes).subarray(0, 3).toString('hex')]).toEqual(['dot.jpg', 'ffd8ff']);
  } finally {
    await server.stop(true);
  }
});
