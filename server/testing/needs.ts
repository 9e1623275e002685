/**
 * For `describe.skipIf`: whether a program that these tests need is missing. Under `CI=1` this is an error, as
 * an incomplete setup must not pass; elsewhere the tests are skipped and reported as such.
 * Kernel features, such as control groups, are no programs; their tests explain why they are skipped.
 */
export const lacks = (...programs: readonly string[]): boolean => {
  const missing = programs.filter((program) => !Bun.which(program));
  if (missing.length > 0 && process.env.CI && process.env.CI !== '0')
    throw new Error(`With CI=1 no program may be missing, and these are: ${missing.join(', ')}.`);
  return missing.length > 0;
};
