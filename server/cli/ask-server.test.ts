import { afterEach, expect, test } from 'bun:test';
import { askServer, keyVariable } from './ask-server.ts';

afterEach(() => {
  delete process.env[keyVariable];
});

const serve = (answer: (request: Request) => Response) => Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer });

test('the key goes to the server, and not to where a result is redirected', async () => {
  const got: (string | null)[] = [];
  const store = serve((request) => {
    got.push(request.headers.get('authorization'));
    return new Response('the result');
  });
  const server = serve((request) => {
    got.push(request.headers.get('authorization'));
    return Response.redirect(String(store.url), 307);
  });
  process.env[keyVariable] = 'secret';
  expect(await (await askServer(server.url, 'api/jobs/one/result')).text()).toBe('the result');
  expect(got).toEqual(['Bearer secret', null]);
  await Promise.all([server.stop(true), store.stop(true)]);
});

test('without a key a request has no Authorization, and keeps its own headers', async () => {
  const server = serve(({ headers }) => Response.json([headers.get('authorization'), headers.get('last-event-id')]));
  expect(await (await askServer(server.url, '', { headers: { 'Last-Event-ID': '7' } })).json()).toEqual([null, '7']);
  await server.stop(true);
});
