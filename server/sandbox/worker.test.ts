import { beforeAll, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { Problem } from '../contract/problem.ts';
import { replyReader } from '../contract/reply.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import type { SandboxHost } from './sandbox-host.ts';
import { leaseStage, removeStage } from './stage.ts';
import { makeLevelledHost } from './testing-host.ts';
import { startWorker } from './worker.ts';

longTimeout();

let dir: string;
let host: SandboxHost;
beforeAll(async () => {
  ({ dir, host } = await makeLevelledHost('worker'));
});

const read = replyReader(Type.Object({ pages: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }));

/** What a worker made of this script answers to one request, and what it said of progress meanwhile. */
const ask = async (script: string) => {
  const worker = startWorker(host, ['bash', '-c', `echo ready; read -r line; ${script}`], await leaseStage(dir), { read });
  const progress: number[] = [];
  try {
    await worker.ready;
    const answer = await worker
      .ask('document', new AbortController().signal, (fraction) => progress.push(fraction))
      .catch((thrown) => thrown);
    return { answer: answer instanceof Problem ? answer.code : answer, problem: answer, progress };
  } finally {
    worker.kill();
    await worker.ended;
    await removeStage(worker.stageDir);
  }
};

const say = (line: string): string => `echo '${line}'; sleep 60`;

test('an answer of the worker’s kind is taken, with progress inside its bounds', async () => {
  const { answer, progress } = await ask(
    `echo '{"progress":-3}'; echo '{"progress":0.5}'; echo '{"progress":1e308}'; ${say('{"ok":{"pages":3}}')}`,
  );
  expect([answer, progress]).toEqual([{ pages: 3 }, [0, 0.5, 1]]);
});

test('for a position in a text it sends two numbers and a word of ours; the sentence is the server’s', async () => {
  const { problem } = await ask(
    say('{"problem":"corrupt_input","said":{"key":"jobCancelled"},"place":{"line":14,"column":9,"fault":"comma-or-brace"}}'),
  );
  expect(problem).toMatchObject({ code: 'corrupt_input', detail: 'Line 14, column 9: a comma or } is missing.' });
  for (const place of ['"line 1"', '{"line":0,"column":1,"fault":"ends"}', '{"line":1,"column":1.5,"fault":"ends"}'])
    expect((await ask(say(`{"problem":"corrupt_input","place":${place}}`))).answer).toBe('conversion_failed');
  for (const fault of ['constructor', '<b>', 'a comma or } is missing'])
    expect((await ask(say(`{"problem":"corrupt_input","place":{"line":1,"column":1,"fault":"${fault}"}}`))).answer).toBe(
      'conversion_failed',
    );
});

test('whatever else it says is refused, and ends it', async () => {
  const lines = [
    '',
    'null',
    '[]',
    '{}',
    '{"ok":null}',
    '{"ok":{"pages":-1}}',
    '{"ok":{"pages":3,"format":"x/../../y"}}',
    '{"ok":{"__proto__":{"pages":3}}}',
    '{"progress":"1"}',
    '{"progress":null}',
    '{"problem":"constructor"}',
    '{"problem":"queue_full"}',
    '{"problem":["corrupt_input"]}',
    '{"bug":{"name":"Type Error","frames":[]}}',
    '{"bug":{"name":"TypeError","frames":["words of a visitor"]}}',
    '{"bug":{"name":"TypeError","frames":[],"message":"words of a visitor"}}',
    '{"problem":"corrupt_input","limit":{"name":"pixels","max":-1}}',
    `${'['.repeat(200_000)}`,
  ];
  for (const line of lines)
    expect([
      line.slice(0, 40),
      (await ask(line.length > 1000 ? `head -c ${line.length} /dev/zero | tr '\\0' '['; echo; sleep 60` : say(line))).answer,
    ]).toEqual([line.slice(0, 40), 'conversion_failed']);
});

test('its problems are of a closed list, and their words fit on a line', async () => {
  const { answer, problem } = await ask(
    say(
      '{"problem":"corrupt_input","said":{"key":"modelShapesElsewhere","values":{"names":["one\\u0000two\\u202e\\ud800"]}},"limit":{"name":"pages","max":5,"actual":7}}',
    ),
  );
  expect([answer, (problem as Problem).detail, (problem as Problem).extra]).toEqual([
    'corrupt_input',
    'The shapes of the model are in a file that was not sent with it: one two �.',
    { limit: { name: 'pages', max: 5, actual: 7 } },
  ]);
});

test.each([
  '{"key":"noSuchMessage"}',
  '{"key":"constructor"}',
  // Without what its text names.
  '{"key":"modelShapesElsewhere"}',
  '{"key":"inFile","values":{"file":1,"detail":{"key":"noSuchMessage"}}}',
])('a message that is none of ours says nothing: %s', async (said) => {
  const { problem } = await ask(say(`{"problem":"corrupt_input","said":${said}}`));
  expect([(problem as Problem).code, (problem as Problem).said]).toEqual(['corrupt_input', undefined]);
});

test.each([
  '"a sentence"',
  '{"english":"a sentence"}',
  '{"key":"<b>"}',
  '{"key":"__proto__"}',
  '{"key":"inFile","values":{"file":1,"detail":{"key":"inFile","values":{"file":1,"detail":{"key":"inFile","values":{"file":1,"detail":{"key":"cutOff"}}}}}}}',
  `{"key":"cutOff","values":{"${'a'.repeat(100)}":1}}`,
  `{"key":"modelShapesElsewhere","values":{"names":"${'a'.repeat(3000)}"}}`,
])('a message of another shape ends the worker: %s', async (said) =>
  expect((await ask(say(`{"problem":"corrupt_input","said":${said}}`))).answer).toBe('conversion_failed'),
);

test('one that talks without end is ended, in lines, in bytes and in one line', async () => {
  for (const script of [
    'yes \'{"progress":0.1}\'',
    'yes ""',
    'head -c 3000000 /dev/zero | tr "\\\\0" x; sleep 3600',
    'while :; do head -c 900000 /dev/zero | tr "\\\\0" " "; echo "{\\"progress\\":0}"; done',
  ]) {
    expect([script, (await ask(script)).answer]).toEqual([script, 'conversion_failed']);
  }
});

test('a worker that answers twice ends, and no request gets the second answer', async () => {
  const worker = startWorker(
    host,
    ['bash', '-c', `echo ready; read -r line; echo '{"ok":{"pages":1}}'; echo '{"ok":{"pages":2}}'; sleep 60`],
    await leaseStage(dir),
    { read },
  );
  await worker.ready;
  expect(await worker.ask('first', new AbortController().signal)).toEqual({ pages: 1 });
  // The second comes when nobody asks.
  await worker.ended;
  expect(await worker.ask('second', new AbortController().signal).catch((thrown) => thrown.code)).toBe('conversion_failed');
  await removeStage(worker.stageDir);
});
