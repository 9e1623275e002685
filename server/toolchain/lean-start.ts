import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../contract/engine.ts';
import { programsOfEngine } from '../contract/needs.ts';
import { logFailure } from '../observability/log.ts';
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

/** When programs were put on this machine. */
const stampOf = (programs: readonly string[]): string =>
  programs.map((program) => statSync(programFile(program), { throwIfNoEntry: false })?.mtimeMs).join();

/**
 * Lets programs of these engines start without their idle libraries, with what is kept for that in `dir`. Where a program is
 * replaced while the server runs it is made anew: the new one may need more of them.
 */
export const makeLeanStarts = (dir: string, engines: readonly Engine[]): LeanStarts => {
  type Made = { readonly stamp: string; lean: LeanStart; readonly done: Promise<void> };
  /** Engines with one list of idle libraries share what is made for it, for the programs of all of them. */
  const programsFor = new Map(
    [...Map.groupBy(engines, ({ idleLibraries }) => idleLibraries)].map(([libraries, those]) => [
      libraries,
      [...new Set(those.flatMap(programsOfEngine))].sort(),
    ]),
  );
  const make = async (libraries: readonly string[], programs: readonly string[], stamp: string): Promise<void> => {
    try {
      const name = await makeStubLibraries(dir, { programs, libraries });
      const one = made.get(libraries);
      if (one?.stamp === stamp) one.lean = { env: { LD_LIBRARY_PATH: seenAs }, mounts: [{ from: join(dir, name), to: seenAs }] };
    } catch (thrown) {
      logFailure('stub-libraries', thrown);
    }
  };
  const made = new Map<readonly string[], Made>();
  const provide = ({ idleLibraries: libraries }: Engine): LeanStart => {
    const programs = programsFor.get(libraries);
    if (!libraries || !programs) return {};
    const stamp = stampOf(programs);
    const known = made.get(libraries);
    if (known?.stamp === stamp) return known.lean;
    made.set(libraries, { stamp, lean: {}, done: make(libraries, programs, stamp) });
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
