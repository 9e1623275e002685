import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('worker-main');
});

test('a worker gets ready, answers, and ends with its stdin, whatever still runs in it', async () => {
  const path = join(dir, 'worker.ts');
  await Bun.write(
    path,
    `import { serve, WorkerProblem } from ${JSON.stringify(join(import.meta.dir, 'worker-main.ts'))};
setInterval(() => undefined, 1000);
let prepared = 0;
void serve(
  async (request: { number: number }) => {
    if (request.number < 0) throw new WorkerProblem('nothing_to_convert');
    return request.number + prepared;
  },
  {
    prepare: async () => {
      prepared = 40;
    },
  },
);
`,
  );
  const worker = Bun.spawn([process.execPath, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  worker.stdin.write('{"number":2}\n{"number":-1}\n');
  worker.stdin.end();
  const said = await new Response(worker.stdout).text();
  expect(said.trim().split('\n')).toEqual(['ready', '{"ok":42}', '{"problem":"nothing_to_convert"}']);
  expect(await worker.exited).toBe(0);
});
