import type { RunOptions, RunOutcome } from '../contract/run.ts';
import { Problem } from '../problem.ts';
import { defaultLimits } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { spawnSandboxed } from './spawn.ts';
import { outOfMemory, watchTool } from './watch.ts';

/** What a run may have besides what engines ask for: folders of the host that it sees. */
export type ToolOptions = RunOptions & { readonly mounts?: readonly Mount[] };

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
  options: ToolOptions = {},
): Promise<RunOutcome> => {
  signal.throwIfAborted();
  const limits = { ...defaultLimits, ...options.limits };
  const deadline = AbortSignal.timeout(limits.wallMs);
  const stop = AbortSignal.any([signal, deadline]);
  const tool = spawnSandboxed(host, argv, stageDir, limits, options);
  let exceeded: Problem | undefined;
  const endWatch = watchTool(tool.pid, stageDir, limits, (problem) => {
    exceeded = problem;
    tool.kill();
  });
  stop.addEventListener('abort', tool.kill, { once: true });
  if (stop.aborted) tool.kill();
  try {
    const [exitCode, stdout, stderr] = await Promise.all([
      tool.exited,
      drain(tool.stdout, options.onOutput),
      tool.stderr ? drain(tool.stderr) : '',
    ]);
    signal.throwIfAborted();
    if (exceeded) throw exceeded;
    if (tool.ranOut?.()) throw outOfMemory(limits);
    if (deadline.aborted)
      throw new Problem('conversion_timeout', `The conversion was stopped after ${Math.round(limits.wallMs / 1000)} seconds.`);
    if (limitExits.has(exitCode)) throw new Problem('resource_limit');
    return { exitCode, stdout, stderr };
  } finally {
    endWatch();
    stop.removeEventListener('abort', tool.kill);
  }
};
