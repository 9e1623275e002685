import { existsSync } from 'node:fs';
import type { Engine, Needs, Step, WorkerKind } from '../contract/engine.ts';
import { packageDir } from './package-dir.ts';

const programPath = '/usr/bin:/bin:/usr/sbin:/sbin';

/** Full path of a program on this machine. */
export const findProgram = (name: string): string | undefined => Bun.which(name, { PATH: programPath }) ?? undefined;

/** Paths on this machine that match an absolute pattern. */
export const findFiles = (pattern: string): readonly string[] => {
  if (!pattern.includes('*')) return existsSync(pattern) ? [pattern] : [];
  const paths = new Bun.Glob(pattern.slice(1)).scanSync({ cwd: '/', onlyFiles: false, followSymlinks: true });
  return [...paths].map((path) => `/${path}`).filter((path) => existsSync(path));
};

const isPackageThere = (name: string): boolean => packageDir(name) !== undefined;

/** Disabled steps of an engine, and what they lack. */
export type Missing = {
  readonly engine: string;
  /** Programs, files and packages by their names. */
  readonly programs: readonly string[];
  readonly steps: number;
};

/**
 * Determines which engines and steps work on this machine. Names in `without` (a program, a file pattern, an npm
 * package) count as missing.
 */
export const makePresence = (without: ReadonlySet<string> = new Set()) => {
  const known = new Map<string, boolean>();
  const has = (name: string, look: (name: string) => boolean): boolean => {
    const found = known.get(name) ?? (!without.has(name) && look(name));
    known.set(name, found);
    return found;
  };
  const hasProgram = (name: string): boolean => has(name, (program) => findProgram(program) !== undefined);
  const hasFile = (pattern: string): boolean => has(pattern, (path) => findFiles(path).length > 0);
  const hasPackage = (name: string): boolean => has(name, isPackageThere);

  const absentOfKind = ({ needs = {}, beside = [] }: WorkerKind): readonly string[] => [
    ...absent(needs),
    ...beside.filter((name) => !hasPackage(name)),
  ];
  /** The missing ones among these needs. */
  const absent = ({ programs = [], files = [], workers = [] }: Needs): readonly string[] => [
    ...programs.filter((name) => !hasProgram(name)),
    ...files.filter((pattern) => !hasFile(pattern)),
    ...workers.flatMap(absentOfKind),
  ];

  /** The step with only those preferences that are available. */
  const asHere = (step: Step): Step => {
    if (!step.prefers) return step;
    const { programs = [], workers = [] } = step.prefers;
    const prefers = { programs: programs.filter(hasProgram), workers: workers.filter((kind) => absentOfKind(kind).length === 0) };
    return { ...step, prefers };
  };

  return {
    absent,
    /** The engines with their available steps; drops engines without any. */
    present: (engines: readonly Engine[]): readonly Engine[] =>
      engines
        .map((engine) => ({ ...engine, steps: engine.steps.filter(({ needs }) => absent(needs).length === 0).map(asHere) }))
        .filter(({ steps }) => steps.length > 0),
    missing: (engines: readonly Engine[]): readonly Missing[] =>
      engines.flatMap(({ id, steps }) => {
        const off = steps.map(({ needs }) => absent(needs)).filter((names) => names.length > 0);
        return off.length > 0 ? [{ engine: id, programs: [...new Set(off.flat())], steps: off.length }] : [];
      }),
  };
};
