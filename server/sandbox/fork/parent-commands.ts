import { join } from 'node:path';
import { environment } from '../command.ts';
import { fontsConf } from '../font-families.ts';
import { bundleProgram } from '../host.ts';
import type { ForkParentSource } from './fork-parent.ts';

/** What is loaded outside the sandbox must not use fonts that the sandbox hides (command.ts). */
const hiddenFonts = '/usr/local/*';

/** A Python program that calls `serve` of fork_server.py, with its arguments. */
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
 * Disables threads for compiling, garbage collection and reading scripts, which a fork does not inherit; the one that returns memory starts
 * with the first allocation, and a process with two threads cannot join a user namespace (setns(2)). Forks inherit what their parent has
 * compiled.
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
 * For workers with large documents. A fork gets memory in 4 kB pages, each a copy of its parent's garbage: a sixth of the time for four pages
 * of PDF. Returning memory at once and taking it in 2 MB pages costs less; small documents would not fill one.
 */
const largePages = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '1' };

/** Garbage collection in an idle worker would touch, and so copy, all memory that it shares with its parent. */
const waitsQuietly = { BUN_GC_TIMER_DISABLE: '1' };

/**
 * Executions before JavaScriptCore's optimising compilers start, 1000 and 100,000 by default: a fork compiles in its working thread and loses
 * the result at its end, as much as 90 ms for one function. The parent has compiled what all forks need; these values are for long documents.
 * Measured over 1000 to 8000 and 100,000 to 2,000,000 with PDFs of one page to a hundred.
 */
const compilesLate = {
  BUN_JSC_thresholdForOptimizeAfterWarmUp: '3000',
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: '3000',
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '1000000',
};

/**
 * A Bun worker: its program, on the host and in its sandbox, its arguments, environment and memory limit, whether its documents are large, and
 * whether it gets a second connection to a parent that forks a program for it.
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

/** Bundles the parent of Bun's forks in `dir`, once, at first use: a machine without namespaces never does. */
export const bunParentBundle = (dir: string): (() => Promise<string>) => {
  const path = join(dir, 'bun-parent.js');
  let made: Promise<string> | undefined;
  return () => {
    made ??= bundleProgram('fork/bun-parent.ts', path).then(
      () => path,
      (thrown) => {
        // A full disk, for example, may be temporary.
        made = undefined;
        throw thrown;
      },
    );
    return made;
  };
};

/** Bun with a worker's bundle loaded, in its forks' environment; `bundle` resolves to the parent's program. */
export const bunParent =
  (bundle: () => Promise<string>, worker: () => Promise<BunWorker>): ForkParentSource['command'] =>
  async (serving, dir) => {
    const { outside, inside, args, env, dataBytes, fillsMemory, passes } = await worker();
    const program = [process.execPath, '--smol', await bundle()];
    return {
      // JavaScriptCore's reservation counts for its forks: under their limit it reserves less.
      cmd: ['prlimit', `--data=${dataBytes}`, '--', ...program, ...serving, passes ? 'passes' : '', outside, inside, ...args],
      // Bun reads settings from its home, which must be private.
      env: { ...environment({ ...env, ...oneThread, ...(fillsMemory && largePages), ...waitsQuietly, ...compilesLate }), HOME: dir },
    };
  };
