import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/cluster/redis-server.ts';

const main = new URL('../../main.ts', import.meta.url).pathname;

export const makeNode = async (role: 'all' | 'api' | 'worker', env: Readonly<Record<string, string>>) => {
  const dir = await mkdtemp(join(tmpdir(), `chaos-${role}-`));
  await Bun.$`chmod 711 ${dir}`.quiet();
  const site = join(dir, 'site');
  await mkdir(site);
  const port = await freePort();
  let more: Readonly<Record<string, string>> = {};
  const spawn = () =>
    Bun.spawn(['bun', main], {
      stdio: ['ignore', Bun.file(join(dir, 'out')), Bun.file(join(dir, 'err'))],
      env: {
        ...process.env,
        ...env,
        ...more,
        ROLE: role,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(dir, 'data'),
        SITE_DIR: site,
      },
    });
  let child = spawn();
  const url = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> =>
    fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  return {
    role,
    url,
    dir,
    jobs: join(dir, 'data', 'jobs'),
    pid: () => child.pid,
    isReady,
    ready: async (): Promise<void> => {
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`A node ended: ${readFileSync(join(dir, 'err'), 'utf8').slice(0, 500)}`);
        await Bun.sleep(100);
      }
    },
    /** Ends the process by a signal; returns its exit code. */
    end: async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
      child.kill(signal);
      return child.exited;
    },
    exited: (): Promise<number> => child.exited,
    /** Restarts the process with additional settings. */
    start: (settings: Readonly<Record<string, string>> = {}): void => {
      more = settings;
      child = spawn();
    },
    runs: (program: string): boolean => descendants(child.pid).some((pid) => nameOf(pid) === program),
    errors: (): readonly string[] =>
      readFileSync(join(dir, 'out'), 'utf8')
        .split('\n')
        .filter((line) => line.includes('"level":"error"')),
    close: async (): Promise<void> => {
      child.kill('SIGKILL');
      await child.exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
};

export type ChaosNode = Awaited<ReturnType<typeof makeNode>>;

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

const parentOf = (pid: string): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};

const descendants = (root: number): readonly number[] => {
  const children = Map.groupBy(
    readdirSync('/proc').filter((name) => /^\d+$/.test(name)),
    parentOf,
  );
  const below = (pid: number): readonly number[] => (children.get(pid) ?? []).flatMap((child) => [Number(child), ...below(Number(child))]);
  return below(root);
};
