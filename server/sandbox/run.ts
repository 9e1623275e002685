import { openSync, closeSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { type Mount, type SandboxHost, sandboxedCommand } from './command.ts';
import { defaultLimits, type ToolLimits } from './limits.ts';

export type RunOptions = {
  readonly limits?: Partial<ToolLimits>;
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  /** Gets stdout as it comes, for progress. */
  readonly onOutput?: (text: string) => void;
};

/** How a tool ended. Its output is for engines to read, never for visitors or logs. */
export type RunOutcome = {
  readonly exitCode: number;
  /** First 256 kB of each. */
  readonly stdout: string;
  readonly stderr: string;
};

const keptOutput = 256 * 1024;

/** Reads a pipe to its end, keeping the beginning; a tool must never block on a full pipe. */
const drain = async (stream: ReadableStream<Uint8Array>, onText?: (text: string) => void): Promise<string> => {
  const decoder = new TextDecoder();
  let kept = '';
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true });
    if (kept.length < keptOutput) kept += text.slice(0, keptOutput - kept.length);
    onText?.(text);
  }
  return kept;
};

/** Exit codes by which the kernel says that a limit was passed: SIGKILL (memory, CPU), SIGXCPU, SIGXFSZ. */
const limitExits: ReadonlySet<number> = new Set([137, 152, 153]);

/**
 * Runs one tool in the sandbox, with `stageDir` as its /job. Resolves with how it ended; rejects with the
 * signal's reason when aborted, with `conversion_timeout` past its wall clock, with `resource_limit` when
 * the kernel stopped it. By then every process that it started is gone.
 */
export const runTool = async (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  signal: AbortSignal,
  options: RunOptions = {},
): Promise<RunOutcome> => {
  signal.throwIfAborted();
  const limits = { ...defaultLimits, ...options.limits };
  const filter = openSync(host.seccompFile, 'r');
  const deadline = AbortSignal.timeout(limits.wallMs);
  const stop = AbortSignal.any([signal, deadline]);
  const child = Bun.spawn({
    cmd: sandboxedCommand(host, argv, stageDir, limits, options),
    stdio: ['ignore', 'pipe', 'pipe', filter],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  });
  closeSync(filter);
  // Killing bwrap ends its pid namespace, and with it the whole tree.
  const kill = () => child.kill('SIGKILL');
  stop.addEventListener('abort', kill, { once: true });
  if (stop.aborted) kill();
  try {
    const [exitCode, stdout, stderr] = await Promise.all([
      child.exited,
      drain(child.stdout as ReadableStream<Uint8Array>, options.onOutput),
      drain(child.stderr as ReadableStream<Uint8Array>),
    ]);
    signal.throwIfAborted();
    if (deadline.aborted) throw new Problem('conversion_timeout', `The conversion was stopped after ${Math.round(limits.wallMs / 1000)} seconds.`);
    if (limitExits.has(exitCode)) throw new Problem('resource_limit');
    return { exitCode, stdout, stderr };
  } finally {
    stop.removeEventListener('abort', kill);
  }
};
