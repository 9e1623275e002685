import { join } from 'node:path';
import { environment } from '../command.ts';
import { fontsConf } from '../font-families.ts';
import { bundleProgram } from '../host.ts';
import type { ForkParentSource } from './fork-parent.ts';

/** Fonts that the sandbox does not show (command.ts) must not be taken for there by what was loaded outside it. */
const hiddenFonts = '/usr/local/*';

/** A program in Python, which calls `serve` of fork_server.py, with what it gets beside what that takes. */
export const pythonParent =
  (script: string, args: (dir: string) => readonly string[]): ForkParentSource['command'] =>
  async (serving, dir) => {
    await Bun.write(join(dir, 'fonts.conf'), fontsConf(hiddenFonts));
    return {
      cmd: ['/usr/bin/python3', '-BEs', script, ...serving, import.meta.dir, ...args(dir)],
      env: { HOME: dir, TMPDIR: dir, XDG_RUNTIME_DIR: dir, FONTCONFIG_FILE: join(dir, 'fonts.conf') },
    };
  };

/**
 * Threads that compile and look for garbage beside the work, or read scripts, would be missing in a fork; one that gives memory back begins
 * with any allocation, and nobody with two threads may join a user namespace (setns(2)). What they compile,
 * forks of a parent that has compiled it already have.
 */
const oneThread = {
  BUN_JSC_useConcurrentJIT: '0',
  BUN_JSC_useConcurrentGC: '0',
  BUN_JSC_numberOfGCMarkers: '1',
  BUN_JSC_useWarmUpMarkedBlocks: '0',
  BUN_FEATURE_FLAG_DISABLE_ASYNC_TRANSPILER: '1',
  MIMALLOC_PURGE_DELAY: '-1',
};

/**
 * Of workers whose documents fill much memory. What a fork fills it gets in pieces of 4 kB, each a copy of what was garbage in its parent: of
 * four pages of PDF that was a sixth. Given back at once, and taken in pieces of 2 MB, it costs less; small documents would not fill one.
 */
const largePages = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '1' };

/** A spare that only waits would look through all that it shares with its parent, and so copy it: garbage is looked for when there is some. */
const waitsQuietly = { BUN_GC_TIMER_DISABLE: '1' };

/**
 * Executions until JavaScriptCore compiles well, 1000 as it comes, and very well, 100,000: a fork does that in the thread that works and takes
 * what it has compiled with it, as much as 90 ms for one function. What all forks need their parent has compiled; these are
 * for long documents. Measured over 1000 to 8000 and 100,000 to 2,000,000 with PDFs of one page to a hundred.
 */
const compilesLate = {
  BUN_JSC_thresholdForOptimizeAfterWarmUp: '3000',
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: '3000',
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '1000000',
};

/**
 * A worker of Bun: what it runs, as the host and as its sandbox has it, its arguments, its environment, how much memory it may have, whether
 * its documents fill much of it, and whether it gets a second connection, to what forks a program for it to work with.
 */
export type BunWorker = {
  readonly outside: string;
  readonly inside: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly dataBytes: number;
  readonly fillsMemory: boolean;
  readonly passes: boolean;
};

/** Makes the program that Bun's forks come from, in `dir`, once and when it is first wanted: a machine without namespaces never does. */
export const bunParentBundle = (dir: string): (() => Promise<string>) => {
  const path = join(dir, 'bun-parent.js');
  let made: Promise<string> | undefined;
  return () => {
    made ??= bundleProgram('fork/bun-parent.ts', path).then(
      () => path,
      (thrown) => {
        // A full disk, say, need not be full for ever.
        made = undefined;
        throw thrown;
      },
    );
    return made;
  };
};

/** Bun with a worker's bundle loaded, in the environment that its forks have; `bundle` says where its program is. */
export const bunParent =
  (bundle: () => Promise<string>, worker: () => Promise<BunWorker>): ForkParentSource['command'] =>
  async (serving, dir) => {
    const { outside, inside, args, env, dataBytes, fillsMemory, passes } = await worker();
    const program = [process.execPath, '--smol', await bundle()];
    return {
      // What JavaScriptCore reserves counts for its forks: under their limit it reserves less.
      cmd: ['prlimit', `--data=${dataBytes}`, '--', ...program, ...serving, passes ? 'passes' : '', outside, inside, ...args],
      // Bun reads settings in the home, which is nobody else's.
      env: { ...environment({ ...env, ...oneThread, ...(fillsMemory && largePages), ...waitsQuietly, ...compilesLate }), HOME: dir },
    };
  };
