import { join } from 'node:path';
import type { Engine } from '../engines/engine.ts';
import { logFailure } from '../log.ts';
import type { RunOptions } from '../sandbox/run.ts';
import { makeStandIns } from './stand-ins.ts';

/** What a run of an engine's program has, to start without the libraries that are idle. */
export type LeanStart = Pick<RunOptions, 'env' | 'mounts'>;

export type LeanStarts = {
  /** For a run now. What it takes is made once, from the first time on; until then programs start as they are. */
  readonly of: (engine: Engine) => LeanStart;
  /** Makes what it takes for all engines. Never rejects: a failure is logged, and programs start as they are. */
  readonly ready: () => Promise<void>;
  /** Resolves when nothing is being made any more. */
  readonly settled: () => Promise<void>;
};

const seenAs = '/stand-ins';

/** Lets programs of these engines start without their idle libraries, with what is kept for that in `dir`. */
export const makeLeanStarts = (dir: string, engines: readonly Engine[]): LeanStarts => {
  const made = new Map<Engine, LeanStart>();
  const make = async (engine: Engine): Promise<void> => {
    made.set(engine, {});
    try {
      const name = await makeStandIns(dir, { programs: engine.programs, libraries: engine.idleLibraries ?? [] });
      made.set(engine, { env: { LD_LIBRARY_PATH: seenAs }, mounts: [{ from: join(dir, name), to: seenAs }] });
    } catch (thrown) {
      logFailure('stand-ins', thrown);
    }
  };
  const making = new Map<Engine, Promise<void>>();
  const begin = (engine: Engine): void => {
    if (engine.idleLibraries && !making.has(engine)) making.set(engine, make(engine));
  };
  const settled = async (): Promise<void> => {
    await Promise.all(making.values());
  };
  return {
    of: (engine) => {
      begin(engine);
      return made.get(engine) ?? {};
    },
    ready: async () => {
      engines.forEach(begin);
      await settled();
    },
    settled,
  };
};
