import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A tool's standard output. Throws if it fails. Runs without a sandbox, as it only reads files of the set. */
export const lookBytes = async (...argv: readonly string[]): Promise<Uint8Array> => {
  const child = Bun.spawn([...argv], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, LANG: 'C.UTF-8', TZ: 'UTC' },
  });
  const [code, out, error] = await Promise.all([child.exited, new Response(child.stdout).bytes(), new Response(child.stderr).text()]);
  if (code !== 0) throw new Error(`${argv[0]}: ${error.trim().split('\n').at(-1)?.slice(0, 120)}`);
  return out;
};

export const look = async (...argv: readonly string[]): Promise<string> => new TextDecoder().decode(await lookBytes(...argv));

/** Provides a temporary folder to `use` and removes it afterwards. */
export const withFolder = async <Value>(use: (dir: string) => Promise<Value>): Promise<Value> => {
  const dir = await mkdtemp(join(tmpdir(), 'fidelity-'));
  try {
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};
