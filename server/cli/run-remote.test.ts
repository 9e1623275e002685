import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { startRemote } from './run-remote.ts';

/** A server whose connections break: the events after the first, and the first result after some bytes. */
const startBroken = (result: string) => {
  const asked: string[] = [];
  const event = (id: number, job: object) => `id: ${id}\ndata: ${JSON.stringify(job)}\n\n`;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    routes: {
      '/api/jobs': async (request) => {
        asked.push(`POST ${(await request.bytes()).length > 0}`);
        return Response.json({ id: 'one', state: 'waiting' }, { status: 202 });
      },
      '/api/jobs/one/events': ({ headers }) => {
        const last = headers.get('last-event-id');
        asked.push(`events after ${last}`);
        const done = { id: 'one', state: 'done', bytes: result.length, files: [{ name: 'a.txt', bytes: result.length }], notes: [] };
        return new Response(last ? event(2, done) : event(1, { id: 'one', state: 'working', phase: 'converting', fraction: 0.5 }));
      },
      '/api/jobs/one/result': () => {
        const isFirst = !asked.includes('result');
        asked.push('result');
        return new Response(isFirst ? result.slice(0, 3) : result);
      },
      '/api/jobs/one': ({ method }) => {
        asked.push(method);
        return new Response(null, { status: 204 });
      },
    },
  });
  return { server, asked };
};

test('events and results are taken up again where they broke off, and the job is deleted', async () => {
  const { server, asked } = startBroken('the whole result');
  const dir = makeTestFolder('remote');
  const path = join(dir, 'a.md');
  await Bun.write(path, '# Words');
  const input = { given: path, path, name: 'a.md', bytes: 7, lastModified: 0, from: 'md' };
  const fractions: number[] = [];
  const { convert, discard } = startRemote(new URL(server.url), dir);
  const made = await convert({ input, to: 'txt', fields: { outputFormat: 'txt' } }, new AbortController().signal, (one) =>
    fractions.push(one),
  );
  expect(await Bun.file(made.path).text()).toBe('the whole result');
  expect(fractions).toEqual([0.5]);
  expect(asked).toEqual(['POST true', 'events after null', 'events after 1', 'result', 'result', 'DELETE']);
  await discard(made);
  expect(await Bun.file(made.path).exists()).toBe(false);
  await server.stop(true);
});
