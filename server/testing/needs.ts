/**
 * For `describe.skipIf`: whether a program that these tests can't do without is missing. Under `CI=1` that is an error, as
 * a set-up that leaves a program out must not pass; elsewhere the tests are left out and reported as skipped.
 * What only a kernel can lend, such as control groups, is no program, and its tests say why they are skipped.
 */
export const lacks = (...programs: readonly string[]): boolean => {
  const missing = programs.filter((program) => !Bun.which(program));
  if (missing.length > 0 && process.env.CI && process.env.CI !== '0')
    throw new Error(`With CI=1 no program may be missing, and these are: ${missing.join(', ')}.`);
  return missing.length > 0;
};
