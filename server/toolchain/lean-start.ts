import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../contract/engine.ts';
import { programsOfEngine } from '../contract/needs.ts';
import { logFailure } from '../log.ts';
import type { ToolOptions } from '../sandbox/run.ts';
import { makeStubLibraries, programFile } from './stub-libraries.ts';

/** What a run of an engine's program has, to start without the libraries that are idle. */
export type LeanStart = Pick<ToolOptions, 'env' | 'mounts'>;

export type LeanStarts = {
  /** For a run now. What it takes is made once, from the first time on; until then programs start as they are. */
  readonly of: (engine: Engine) => LeanStart;
  /** Makes what it takes for all engines. Never rejects: a failure is logged, and programs start as they are. */
  readonly ready: () => Promise<void>;
  /** Resolves when nothing is being made any more. */
  readonly settled: () => Promise<void>;
};

const seenAs = '/stub-libraries';

/** When an engine's programs were put on this machine. */
const stampOf = (engine: Engine): string =>
  programsOfEngine(engine)
    .map((program) => statSync(programFile(program), { throwIfNoEntry: false })?.mtimeMs)
    .join();

/**
 * Lets programs of these engines start without their idle libraries, with what is kept for that in `dir`. Where a program is
 * replaced while the server runs it is made anew: the new one may need more of them.
 */
export const makeLeanStarts = (dir: string, engines: readonly Engine[]): LeanStarts => {
  type Made = { readonly stamp: string; lean: LeanStart; readonly done: Promise<void> };
  const make = async (engine: Engine, stamp: string): Promise<void> => {
    try {
      const name = await makeStubLibraries(dir, { programs: programsOfEngine(engine), libraries: engine.idleLibraries ?? [] });
      const one = made.get(engine);
      if (one?.stamp === stamp) one.lean = { env: { LD_LIBRARY_PATH: seenAs }, mounts: [{ from: join(dir, name), to: seenAs }] };
    } catch (thrown) {
      logFailure('stub-libraries', thrown);
    }
  };
  const made = new Map<Engine, Made>();
  const provide = (engine: Engine): LeanStart => {
    if (!engine.idleLibraries) return {};
    const stamp = stampOf(engine);
    const known = made.get(engine);
    if (known?.stamp === stamp) return known.lean;
    made.set(engine, { stamp, lean: {}, done: make(engine, stamp) });
    return {};
  };
  const settled = async (): Promise<void> => {
    await Promise.all([...made.values()].map(({ done }) => done));
  };
  return {
    of: provide,
    ready: async () => {
      engines.forEach(provide);
      await settled();
    },
    settled,
  };
};
