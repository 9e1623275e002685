import type { Fixture } from './fixtures.ts';

/** A conversion that has ended well: its input with the facts about it, and what came out. */
export type Subject = {
  readonly fixture: Fixture;
  readonly from: string;
  readonly to: string;
  /** Full paths, in order. */
  readonly outputs: readonly string[];
  /** The first of them. */
  readonly output: string;
  readonly notes: readonly string[];
};

/** One thing that was compared. `seen` says what was there, when it was not what it should be. */
export type Finding = { readonly check: string; readonly ok: boolean; readonly seen?: string };

/** Compares a result with its input's facts through tools that took no part in making it. */
export type Checks = (subject: Subject) => Promise<readonly Finding[]>;

/** A finding: `seen` is shown when it is not ok. */
export const finding = (check: string, ok: boolean, seen: unknown): Finding =>
  ok ? { check, ok } : { check, ok, seen: typeof seen === 'string' ? seen : JSON.stringify(seen) };

/** A finding that two values are the same. */
export const same = (check: string, seen: unknown, expected: unknown): Finding =>
  finding(check, JSON.stringify(seen) === JSON.stringify(expected), `${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);

/** A finding that two numbers lie within `slack` of each other. */
export const near = (check: string, seen: number, expected: number, slack: number): Finding =>
  finding(check, Math.abs(seen - expected) <= slack, `${seen} instead of ${expected}`);
