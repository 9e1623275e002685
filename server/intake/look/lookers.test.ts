import { expect, test } from 'bun:test';
import { getEventListeners } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../contract/problem.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { makeLookers } from './lookers.ts';

longTimeout();

const dir = makeTestFolder('look');
const never = new AbortController().signal;

const write = async (name: string, content: string | Uint8Array): Promise<string> => {
  await Bun.write(join(dir, name), content);
  return join(dir, name);
};
const visitor = (key: string) => ({ key, local: false });
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown) => thrown,
  );

test('what is wrong with a file comes back whole, and what is right says nothing', async () => {
  const lookers = makeLookers({ threads: 1, waiting: 9, seconds: 60 });
  const text = await write('text', 'Some words.');
  await lookers.look(visitor('a'), { path: text, format: 'txt' }, never);
  const problem = (await thrownBy(lookers.look(visitor('a'), { path: text, format: 'png' }, never))) as Problem;
  expect([problem.code, problem.status, problem.extra.detected]).toEqual(['content_mismatch', 415, 'txt']);
  const big = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008060000', 'hex').copy(big);
  const large = (await thrownBy(lookers.look(visitor('a'), { path: await write('big', big), format: 'png' }, never))) as Problem;
  expect([large.code, large.extra.limit?.actual]).toEqual(['image_too_large', 900_000_000]);
  expect(await thrownBy(lookers.look(visitor('a'), { path: join(dir, 'none'), format: 'png' }, never))).not.toBeInstanceOf(Problem);
  lookers.close();
});

test('texts are mended before they are inspected', async () => {
  const lookers = makeLookers({ threads: 1, waiting: 9, seconds: 60 });
  const filled = await write('filled', `a,b\r1,2\r${'\0'.repeat(5000)}`);
  expect(await lookers.look(visitor('a'), { path: filled, format: 'csv' }, never)).toMatchObject({ bytes: 8 });
  expect(await Bun.file(filled).text()).toBe('a,b\n1,2\n');
  const marked = await write('marked', '\ufeff{\\rtf1 a}');
  expect(await lookers.look(visitor('a'), { path: marked, format: 'rtf' }, never)).toMatchObject({ bytes: 9 });
  lookers.close();
});

/** A thread that does what this body says with `path`, the name of a file. */
const threadThat = async (name: string, body: string) =>
  pathToFileURL(await write(`${name}.ts`, `self.onmessage = ({ data: { path } }) => { ${body} };`));

test('a thread that hangs is ended and another takes its place', async () => {
  const entry = await threadThat('hangs', "if (path === 'hangs') for (;;) path.at(0); self.postMessage({ ok: true });");
  const lookers = makeLookers({ threads: 1, waiting: 9, seconds: 0.3, entry });
  const hung = thrownBy(lookers.look(visitor('a'), { path: 'hangs', format: 'txt' }, never));
  // Waits for its turn, not for the first one's time.
  await lookers.look(visitor('b'), { path: 'well', format: 'txt' }, never);
  expect(await hung).toMatchObject({ code: 'resource_limit' });
  const leave = new AbortController();
  const left = thrownBy(lookers.look(visitor('a'), { path: 'hangs', format: 'txt' }, leave.signal));
  leave.abort(new Error('gone'));
  expect(await left).toMatchObject({ message: 'gone' });
  await lookers.look(visitor('b'), { path: 'well', format: 'txt' }, never);
  lookers.close();
});

test('a thread that fails, or sends an invalid reply, fails only that inspection', async () => {
  const answers = [
    '{ ok: 1 }',
    '{ code: "__proto__", detail: "", extra: {} }',
    '{ code: "corrupt_input", detail: "", extra: { path: "/etc/passwd" } }',
    '{ code: "corrupt_input", detail: "x".repeat(1e6), extra: {} }',
    '"ok"',
    'undefined',
  ];
  const body = `if (path === 'throws') throw new Error('out'); self.postMessage(path === 'well' ? { ok: true } : [${answers}][Number(path)])`;
  const lookers = makeLookers({ threads: 1, waiting: 9, seconds: 60, entry: await threadThat('lies', body) });
  for (const path of ['throws', ...answers.keys().map(String)]) {
    expect([path, (await thrownBy(lookers.look(visitor('a'), { path, format: 'txt' }, never))) instanceof Problem]).toEqual([path, false]);
    await lookers.look(visitor('a'), { path: 'well', format: 'txt' }, never);
  }
  expect(lookers.state()).toEqual({ looking: 0, waiting: 0, threads: 1 });
  lookers.close();
});

test('one who sends many files does not stand before one with a single file', async () => {
  const entry = await threadThat('slow', 'Bun.sleepSync(20); self.postMessage({ ok: true })');
  const lookers = makeLookers({ threads: 1, waiting: 99, seconds: 60, entry });
  const order: string[] = [];
  const look = (client: string) => lookers.look(visitor(client), { path: '', format: 'txt' }, never).then(() => order.push(client));
  await Promise.all([...Array.from({ length: 8 }, () => look('greedy')), look('honest')]);
  expect(order.indexOf('honest')).toBeLessThan(3);
  lookers.close();
});

test('a thread remembers none of those that it has served', async () => {
  const { Worker } = globalThis;
  const threads: Worker[] = [];
  globalThis.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      threads.push(this);
    }
  };
  try {
    const lookers = makeLookers({ threads: 1, waiting: 9, seconds: 60 });
    const text = await write('served', 'Some words.');
    for (let count = 0; count < 5; count++) await lookers.look(visitor('a'), { path: text, format: 'txt' }, never);
    expect([threads.length, threads.flatMap((thread) => getEventListeners(thread, 'close')).length]).toEqual([1, 0]);
    lookers.close();
  } finally {
    globalThis.Worker = Worker;
  }
});
