import { expect, test } from 'bun:test';

const run = (ci: string) => {
  const script = `import { lacks } from '${import.meta.dir}/needs.ts'; console.log(lacks('sh'), lacks('sh', 'no-such-program'));`;
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, '-e', script], { env: { PATH: process.env.PATH ?? '', CI: ci } });
  return { exitCode, out: stdout.toString().trim(), error: stderr.toString() };
};

test('a missing program leaves tests out on a machine, and is an error under CI', () => {
  expect(run('')).toMatchObject({ exitCode: 0, out: 'false true' });
  expect(run('1')).toMatchObject({ exitCode: 1, out: '', error: expect.stringContaining('no-such-program') });
});
