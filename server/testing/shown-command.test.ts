import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { makeTestFolder } from './test-folder.ts';

const isRunning = (pid = ''): boolean => {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} ends a command with every process that it started`, async () => {
    const dir = makeTestFolder('shown');
    const script = join(dir, 'run.ts');
    writeFileSync(
      script,
      `import { endOnSignals, runShown } from ${JSON.stringify(join(import.meta.dir, 'shown-command.ts'))};
      endOnSignals(() => console.log('stopping'));
      const { code } = await runShown('part', ['bash', '-c', 'sleep 300 & echo sleeping $!; wait'], process.env);
      process.exit(code);`,
    );
    const run = Bun.spawn(['bun', script], { stdout: 'pipe', stderr: 'inherit' });
    const output = createInterface({ input: Readable.from(run.stdout) });
    let sleeping: string | undefined;
    for await (const line of output) {
      sleeping = /sleeping (\d+)$/.exec(line)?.[1];
      if (sleeping) break;
    }
    expect(isRunning(sleeping)).toBe(true);
    run.kill(signal);
    expect(await run.exited).not.toBe(0);
    expect(isRunning(sleeping)).toBe(false);
  });
