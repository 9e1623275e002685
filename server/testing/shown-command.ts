import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const running = new Set<number>();

const killGroup = (group: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/**
 * Runs a command in a process group of its own, and prints each line of its output behind `name`, since several print at the same time.
 * Resolves with its exit code and its whole output.
 */
export const runShown = async (
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly output: string }> => {
  console.log(`▸ ${name}: ${command.join(' ')}`);
  const child = Bun.spawn([...command], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env, detached: true });
  running.add(child.pid);
  const lines: string[] = [];
  const show = async (from: ReadableStream<Uint8Array>, to: NodeJS.WriteStream): Promise<void> => {
    for await (const line of createInterface({ input: Readable.from(from) })) {
      lines.push(line);
      to.write(`${name.padEnd(8)}${line}\n`);
    }
  };
  const [code] = await Promise.all([child.exited, show(child.stdout, process.stdout), show(child.stderr, process.stderr)]);
  running.delete(child.pid);
  return { code, output: lines.join('\n') };
};

/** How long commands may take to end servers and remove files after a signal. */
const graceMs = 15_000;

/**
 * After SIGINT or SIGTERM, ends all running commands with the processes that they started, and kills those that have not ended in time.
 * `stopping` runs first, so that the caller starts no more of them; the caller exits once they have ended.
 */
export const endOnSignals = (stopping: () => void): void => {
  const end = (): void => {
    stopping();
    for (const group of running) killGroup(group, 'SIGTERM');
    setTimeout(() => {
      for (const group of running) killGroup(group, 'SIGKILL');
    }, graceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
};
