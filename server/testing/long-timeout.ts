import { setDefaultTimeout } from 'bun:test';

/**
 * Lets the tests of the calling file take the time that real tools need on a busy machine: Bun stops a test after five
 * seconds unless its file says otherwise. Only what hangs for ten minutes is a failure.
 */
export const longTimeout = (): void => setDefaultTimeout(600_000);
