import { setDefaultTimeout } from 'bun:test';

/** Timeout for hanging tests, ten minutes: no test depends on speed. */
export const hangsMs = 600_000;

/**
 * Raises the timeout for the tests of the calling file, because real tools are slow on a busy machine: Bun stops a test after five
 * seconds unless its file or its command says otherwise.
 */
export const longTimeout = (): void => setDefaultTimeout(hangsMs);
