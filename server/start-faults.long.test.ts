/** Faults that prevent a start: each ends it with one sentence and exit status 1, and leaves no process and no file. */
import { expect, test } from 'bun:test';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolUsers } from './sandbox/tool-users.ts';
import { longTimeout } from './testing/long-timeout.ts';
import { lacks } from './testing/needs.ts';
import { nightlyTest } from './testing/nightly.ts';
import { makeTestFolder } from './testing/test-folder.ts';

longTimeout();

const main = join(import.meta.dir, 'main.ts');

type End = { readonly code: number; readonly said: string };
/** Starts a server that is expected to exit. */
const startAndEnd = async (env: Record<string, string>, prefix: readonly string[] = []): Promise<End> => {
  const child = Bun.spawn([...prefix, process.execPath, main], {
    env: { ...process.env, PORT: '0', SPARE_WORKERS: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  return { code, said: said.trim() };
};
/** Expects a single line with our own message. */
const expectSentence = ({ code, said }: End, ...words: readonly string[]): void => {
  expect([code, said.split('\n').length]).toEqual([1, 1]);
  for (const word of words) expect(said).toContain(word);
};

test('a port that another server of this kind has', async () => {
  const other = Bun.serve({ port: 0, reusePort: true, fetch: () => new Response() });
  const dir = makeTestFolder('start');
  expectSentence(await startAndEnd({ DATA_DIR: join(dir, 'data'), PORT: String(other.port) }), `Port ${other.port} is taken`, 'set PORT');
  await other.stop(true);
  expect(await readdir(join(dir, 'data/jobs'))).toEqual([]);
});

test('a data folder that is a file, or below one', async () => {
  const dir = makeTestFolder('start');
  await writeFile(join(dir, 'file'), '');
  expectSentence(await startAndEnd({ DATA_DIR: join(dir, 'file') }), 'DATA_DIR', 'folder');
  expectSentence(await startAndEnd({ DATA_DIR: join(dir, 'file/below') }), 'DATA_DIR', 'a file where a folder is needed');
});

test.skipIf(!toolUsers)('a data folder below one that is closed to the tools’ users', async () => {
  const dir = makeTestFolder('start');
  const home = join(dir, 'home');
  await mkdir(home, { mode: 0o700 });
  expectSentence(await startAndEnd({ DATA_DIR: join(home, 'data') }), `${home} is closed to others`, `chmod o+x ${home}`);
});

/** Runs a command with a small temporary file system on a folder. Needs root. */
const onDisk = (dir: string, options: string): readonly string[] => [
  ...['unshare', '--mount', '--', 'bash', '-c', `mount -t tmpfs -o ${options} none "$0" && exec "$@"`, dir],
];
const canMount = process.getuid?.() === 0 && Bun.spawnSync(onDisk('/mnt', 'size=1m').concat('true')).exitCode === 0;

test.skipIf(!canMount)('a data folder on a disk that is full, and on one that is read-only', async () => {
  const dir = makeTestFolder('start');
  expectSentence(await startAndEnd({ DATA_DIR: dir }, onDisk(dir, 'mode=711,size=1m')), 'full', 'Make room');
  expectSentence(await startAndEnd({ DATA_DIR: dir }, onDisk(dir, 'mode=711,ro')), 'read-only', 'mount one there');
  expect(await readdir(dir)).toEqual([]);
});

test.skipIf(lacks('faketime'))('a clock that stands still, and one that has never been set', async () => {
  const dir = makeTestFolder('start');
  const env = { DATA_DIR: join(dir, 'data'), FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  expectSentence(await startAndEnd(env, ['faketime', '-f', '2026-06-01 00:00:00']), 'stands still', 'timedatectl');
  expectSentence(await startAndEnd(env, ['faketime', '1970-01-01 00:00:00']), '1970', 'timedatectl');
  expect(await readdir(dir)).toEqual([]);
});

nightlyTest('the next start removes what the fork parents of a killed server left', async () => {
  const dir = makeTestFolder('start');
  const forks = async (): Promise<readonly string[]> => (await readdir('/tmp')).filter((name) => name.startsWith('forks-'));
  const before = new Set(await forks());
  const run = async (until: () => Promise<boolean>): Promise<void> => {
    const child = Bun.spawn([process.execPath, main], {
      env: { ...process.env, PORT: '0', SPARE_WORKERS: '1', DATA_DIR: join(dir, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const reader = child.stdout.getReader();
    while (!new TextDecoder().decode((await reader.read()).value).includes('Listening'));
    while (!(await until())) await Bun.sleep(50);
    child.kill('SIGKILL');
    await child.exited;
  };
  const ownTag = async (): Promise<readonly string[]> => (await forks()).filter((name) => !before.has(name));
  await run(async () => (await ownTag()).length > 0);
  const left = await ownTag();
  // Without namespaces nothing is forked and this would never end: those levels leave nothing behind.
  await run(async () => {
    const now = new Set(await forks());
    return left.every((name) => !now.has(name));
  });
  const now = await forks();
  expect(left.filter((name) => now.includes(name))).toEqual([]);
  const tag = left[0]?.slice(0, 'forks-'.length + 16) ?? '';
  for (const name of (await forks()).filter((one) => one.startsWith(tag))) await rm(join('/tmp', name), { recursive: true });
});
