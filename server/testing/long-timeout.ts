import { setDefaultTimeout } from 'bun:test';

/** What has not ended after ten minutes hangs: no test is judged by the clock. */
export const hangsMs = 600_000;

/**
 * Lets the tests of the calling file take the time that real tools need on a busy machine: Bun stops a test after five
 * seconds unless its file or its command says otherwise.
 */
export const longTimeout = (): void => setDefaultTimeout(hangsMs);
