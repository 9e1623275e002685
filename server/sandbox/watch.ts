import { statfsSync, statSync } from 'node:fs';
import { message } from '../../catalogue/languages/message.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import type { ToolLimits } from '../contract/run.ts';
import { folderBytes } from '../files/folder-size.ts';
import { scratchOf } from './confined-command.ts';
import { treeUse } from './processes.ts';

const everyMs = 250;
/** Inspecting a folder of ten thousand files takes a while and blocks others: the next inspection waits this many times as long. */
const restFactor = 10;
/** On a busy machine an inspection takes seconds; a tool must not use memory unwatched for ten times as long. */
const mostMs = 2000;

/** Pause before the next inspection after one that took `tookMs`. */
export const restMs = (tookMs: number): number => Math.min(mostMs, Math.max(everyMs, tookMs * restFactor));

/**
 * Inspects a running tool four times a second: the kernel's limits are per process and per file, and a tool has many of both. Calls `stop` once
 * with the Problem when the sum exceeds the limit. Returns a function that ends the watch.
 */
export const watchTool = (pid: number, stageDir: string, limits: ToolLimits, stop: (problem: Problem) => void): (() => void) => {
  let ended = false;
  const disk = statSync(stageDir).dev;
  const freeBefore = freeBytes(stageDir);
  const tooMuch = async (): Promise<Problem | undefined> => {
    const isFilling = freeBefore - freeBytes(stageDir) > limits.stageBytes;
    const { memory, removed } = await treeUse(pid, limits.memoryBytes, disk, isFilling);
    return tooMuchMemory(memory, limits) ?? (await storedProblem(stageDir, limits, removed));
  };
  const look = async (): Promise<void> => {
    const began = performance.now();
    // A tool that can't be inspected must not go on, unless it has ended meanwhile.
    const problem = await tooMuch().catch(asProblem);
    if (ended) return;
    if (problem) stop(problem);
    else timer = setTimeout(look, restMs(performance.now() - began));
  };
  let timer = setTimeout(look, everyMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};

const limit = (name: string, max: number, actual: number) => ({ limit: { name, max, ...(Number.isFinite(actual) && { actual }) } });

/** The problem of a conversion that used too much memory; the amount is unknown if the kernel killed it. */
export const outOfMemory = ({ memoryBytes }: ToolLimits, bytes = Number.NaN): Problem =>
  new Problem('resource_limit', message('tooMuchMemory'), limit('memoryBytes', memoryBytes, bytes));

const tooMuchMemory = (bytes: number, limits: ToolLimits): Problem | undefined =>
  bytes > limits.memoryBytes ? outOfMemory(limits, bytes) : undefined;

const tooMuchStored = (bytes: number, { stageBytes }: ToolLimits): Problem | undefined =>
  bytes > stageBytes ? new Problem('output_too_large', undefined, limit('outputBytes', stageBytes, bytes)) : undefined;

const freeBytes = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/** Without a mount namespace the scratch folder is on disk. */
const storedProblem = async (stageDir: string, limits: ToolLimits, removed = 0): Promise<Problem | undefined> =>
  tooMuchStored((await folderBytes(stageDir)) + removed, limits) ??
  tooMuchStored(await folderBytes(scratchOf(stageDir)), { ...limits, stageBytes: limits.tmpBytes });

/** Inspects what a tool left at its end, which may have been written between two inspections. Throws `output_too_large`. */
export const checkStored = async (stageDir: string, limits: ToolLimits): Promise<void> => {
  const problem = await storedProblem(stageDir, limits);
  if (problem) throw problem;
};
