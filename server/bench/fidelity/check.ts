import type { Fixture } from './fixtures.ts';

/** A successful conversion: the input with its facts, and the results. */
export type Subject = {
  readonly fixture: Fixture;
  readonly from: string;
  readonly to: string;
  /** Full paths, in order. */
  readonly outputs: readonly string[];
  readonly output: string;
  readonly notes: readonly string[];
};

/** The outcome of one comparison. `seen` is the actual value of a failed one. */
export type Finding = { readonly check: string; readonly ok: boolean; readonly seen?: string };

/** Compares a result with its input's facts, using tools that took no part in the conversion. */
export type Checks = (subject: Subject) => Promise<readonly Finding[]>;

/** A finding: `seen` is shown if it is not ok. */
export const finding = (check: string, ok: boolean, seen: unknown): Finding =>
  ok ? { check, ok } : { check, ok, seen: typeof seen === 'string' ? seen : JSON.stringify(seen) };

export const same = (check: string, seen: unknown, expected: unknown): Finding =>
  finding(check, JSON.stringify(seen) === JSON.stringify(expected), `${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`);

/** A finding that two numbers differ by at most `slack`. */
export const near = (check: string, seen: number, expected: number, slack: number): Finding =>
  finding(check, Math.abs(seen - expected) <= slack, `${seen} instead of ${expected}`);
