import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import type { RunOptions, RunOutcome } from '../contract/run.ts';
import { makeTurns } from '../files/turns.ts';
import { limitsOn } from './limits.ts';
import type { Mount, SandboxHost } from './sandbox-host.ts';
import { type Spawned, spawnSandboxed } from './spawn.ts';
import { checkStored, outOfMemory, watchTool } from './watch.ts';

/** Options of a run beyond those of engines: folders of the host that it sees. */
export type ToolOptions = RunOptions & { readonly mounts?: readonly Mount[] };

const keptOutput = 256 * 1024;
/** More output than any honest tool writes, including warnings for each frame of a broken video. */
const maxOutput = 256 * 1024 ** 2;
/** How long output is read after a tool has ended: a leftover process may keep its pipes open for ever. */
const afterEndMs = 1000;

/** Reads a pipe to its end and keeps the beginning; a tool must never block on a full pipe. Endless output ends the tool. */
const drain = async (stream: ReadableStream<Uint8Array>, { exited, kill }: Spawned, onText?: (text: string) => void): Promise<string> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  void exited.then(() => setTimeout(leave, afterEndMs).unref());
  let kept = '';
  let bytes = 0;
  // Reading a pipe that is never empty would block the event loop.
  const turn = makeTurns();
  for (;;) {
    await turn();
    const { value, done } = await reader.read();
    if (done) return kept;
    bytes += value.length;
    if (bytes > maxOutput) kill();
    if (kept.length >= keptOutput && !onText) continue;
    const text = decoder.decode(value, { stream: true });
    if (kept.length < keptOutput) kept += text.slice(0, keptOutput - kept.length);
    onText?.(text);
  }
};

/** Exit codes that mean an exceeded limit: SIGKILL (memory, CPU), SIGXCPU, SIGXFSZ. */
const limitExits: ReadonlySet<number> = new Set([137, 152, 153]);

/**
 * Runs one tool in the sandbox, with `stageDir` as its /job. Resolves with its outcome; rejects with the signal's reason when aborted, with
 * `conversion_timeout` past its wall clock, with `resource_limit` when the kernel stopped it. By then all its processes are gone.
 */
export const runTool = async (
  host: SandboxHost,
  argv: readonly string[],
  stageDir: string,
  signal: AbortSignal,
  options: ToolOptions = {},
): Promise<RunOutcome> => {
  signal.throwIfAborted();
  const limits = limitsOn(host, options.limits);
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
      drain(tool.stdout, tool, options.onOutput),
      tool.stderr ? drain(tool.stderr, tool) : '',
    ]);
    signal.throwIfAborted();
    if (exceeded) throw exceeded;
    if (tool.ranOut?.()) throw outOfMemory(limits);
    if (deadline.aborted) throw new Problem('conversion_timeout', message('stoppedAfter', { seconds: Math.round(limits.wallMs / 1000) }));
    if (limitExits.has(exitCode)) throw new Problem('resource_limit');
    await checkStored(stageDir, limits);
    return { exitCode, stdout, stderr };
  } catch (thrown) {
    // The listener needs no more output.
    tool.kill();
    await tool.exited;
    throw thrown;
  } finally {
    endWatch();
    stop.removeEventListener('abort', tool.kill);
  }
};
