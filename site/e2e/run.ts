import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `bun run test:browser [arguments of Playwright]`: the browser tests with a server of their own, on a free port and
 * with a DATA_DIR of its own, so that they run beside a server that is at work, and beside each other.
 */
const freePort = (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().on('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
};

const dir = await mkdtemp(join(tmpdir(), 'converter-browser-'));
// The tools' user must be able to pass.
await chmod(dir, 0o711);
/** The temporary folder of the server and the browsers, in which nothing may be left. */
const temp = join(dir, 'temp');
await mkdir(temp);
await chmod(temp, 0o1777);
const child = Bun.spawn(['playwright', 'test', '--config', 'site/e2e/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: new URL('../..', import.meta.url).pathname,
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'inherit',
  // Only this process passes signals on to it.
  detached: true,
  env: {
    ...process.env,
    TMPDIR: temp,
    PWTEST_CACHE_DIR: join(dir, 'transformed'),
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(dir, 'data'),
    E2E_RESULTS: join(dir, 'results'),
  },
});
// At SIGTERM Playwright would leave its server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGINT'));
const ended = await child.exited;
const left = await readdir(temp);
if (left.length > 0) console.error(`Left in the temporary folder: ${left.join(', ')}`);
const code = left.length > 0 ? 1 : ended;
if (code !== 0)
  await Bun.$`rm -rf test-results/failed && mkdir -p test-results && cp -r ${join(dir, 'results')} test-results/failed`.quiet().nothrow();
await rm(dir, { recursive: true, force: true });
process.exit(code);
