import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate server with all compatible APIs, or the one named by SERVER. */
export const startServer = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const given = process.env.SERVER;
  if (given) return { url: given.replace(/\/$/, ''), stop: async () => undefined };
  const port = process.env.PORT ?? '3400';
  const dir = await mkdtemp(join(tmpdir(), 'compatible-'));
  // The users that tools run as must be able to pass.
  await chmod(dir, 0o711);
  const env = { ...process.env, PORT: port, DATA_DIR: join(dir, 'data'), COMPATIBLE_APIS: 'gotenberg,tika,docling,openwebui' };
  const child = Bun.spawn(['bun', new URL('../../main.ts', import.meta.url).pathname], { env, stdout: 'ignore', stderr: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server has ended.');
    await Bun.sleep(200);
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await child.exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
};

/** Runs checks one after another and prints their outcomes; sets the exit status. */
export const runChecks = async (checks: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> => {
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const began = performance.now();
    const said = await check().then(
      (found) => (found === undefined ? 'ok' : `ok: ${String(found)}`),
      (thrown) => {
        failed++;
        return `FAILED: ${String(thrown)}`;
      },
    );
    console.log(`${name.padEnd(44)} ${String(Math.round(performance.now() - began)).padStart(6)} ms  ${said}`);
  }
  console.log(`${Object.keys(checks).length - failed} of ${Object.keys(checks).length} passed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
