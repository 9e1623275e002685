import type { Check, Situation } from './situation.ts';

/** Makes situations of operations on files of one format, which keep it. */
export const operated =
  (format: string, file: string) =>
  (
    name: string,
    source: string,
    operation: string,
    options: Situation['options'],
    input: Situation['input'],
    expect: string,
    check: Check,
  ): Situation => ({
    ...{ name, source, operation, input, expect, check, file, from: format, to: format },
    ...(options && { options }),
  });
