import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, IdleLibraries } from '../contract/engine.ts';
import { logFailure } from '../observability/log.ts';
import type { ToolOptions } from '../sandbox/run.ts';
import { findProgram } from './presence.ts';
import { makeStubLibraries, programFile } from './stub-libraries.ts';

/** Run options that start a program without its idle libraries. */
export type LeanStart = Pick<ToolOptions, 'env' | 'mounts'>;

export type LeanStarts = {
  /** Options for a run of a program now. The first use starts their preparation; until it ends programs start normally. */
  readonly of: (doer: { readonly idleLibraries?: IdleLibraries }, program: string) => LeanStart;
  /** Prepares all engines whose programs are installed. Never rejects: a failure is logged, and programs start normally. */
  readonly ready: () => Promise<void>;
  /** Resolves when no preparation is running. */
  readonly settled: () => Promise<void>;
};

const seenAs = '/stub-libraries';

/** Installation times of programs. */
const stampOf = (programs: readonly string[]): string =>
  programs.map((program) => statSync(programFile(program), { throwIfNoEntry: false })?.mtimeMs).join();

/**
 * Lets programs of these engines start without their idle libraries; stores the stubs in `dir`. If a program is replaced
 * while the server runs, the stubs are rebuilt, because the new version may need more libraries.
 */
export const makeLeanStarts = (dir: string, engines: readonly Engine[]): LeanStarts => {
  type Made = { readonly stamp: string; lean: LeanStart; readonly done: Promise<void> };
  const make = async (idle: IdleLibraries, stamp: string): Promise<void> => {
    try {
      const name = await makeStubLibraries(dir, idle);
      const one = made.get(idle);
      if (one?.stamp === stamp) one.lean = { env: { LD_LIBRARY_PATH: seenAs }, mounts: [{ from: join(dir, name), to: seenAs }] };
    } catch (thrown) {
      logFailure('stub-libraries', thrown);
    }
  };
  const made = new Map<IdleLibraries, Made>();
  const provide = (idle: IdleLibraries): LeanStart => {
    const stamp = stampOf(idle.programs);
    const known = made.get(idle);
    if (known?.stamp === stamp) return known.lean;
    made.set(idle, { stamp, lean: {}, done: make(idle, stamp) });
    return {};
  };
  const settled = async (): Promise<void> => {
    await Promise.all([...made.values()].map(({ done }) => done));
  };
  return {
    of: ({ idleLibraries: idle }, program) => (idle?.programs.includes(program) ? provide(idle) : {}),
    ready: async () => {
      for (const { idleLibraries: idle } of engines) if (idle?.programs.every(findProgram)) provide(idle);
      await settled();
    },
    settled,
  };
};
