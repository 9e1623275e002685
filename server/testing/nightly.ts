import { test } from 'bun:test';

/** True in `npm run test:nightly`. */
export const isNightly = process.env.NIGHTLY === '1';

const nothing = () => undefined;

/**
 * `test` in the nightly run, and nothing in others: for tests that repeat with further formats, options or moments what a test of the same
 * file shows. Tests that need a file of their own are in `*.nightly.test.ts`.
 */
export const nightlyTest = isNightly
  ? test
  : (Object.assign(nothing, { each: () => nothing, skipIf: () => nothing }) as unknown as typeof test);
