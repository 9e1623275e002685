/** Arguments of `bun test` for the quick tests, and for those that need whole servers or many conversions. */
export const testsOf = { unit: ['--path-ignore-patterns=**/*.{long,nightly}.test.ts'], long: ['long.test'] } as const;

/**
 * The same tests in two processes. Each runs its files one after another with the same modules and the same toolchain, so that LibreOffice,
 * Chromium and the workers start once: a third less processor time than a new start for each file.
 */
export const shardsOf = (tests: readonly string[]): readonly (readonly string[])[] =>
  [1, 2].map((shard) => [...tests, `--shard=${shard}/2`]);
