import type { Row } from './run-case.ts';

const columns = [20, 44, 8, 9] as const;
const line = (pair: string, file: string, passed: string, seconds: string): string =>
  `${pair.padEnd(columns[0])} ${file.padEnd(columns[1])} ${passed.padStart(columns[2])} ${seconds.padStart(columns[3])}`;

export const headLine = line('pair', 'file', 'checks', 'seconds');

const passed = ({ findings }: Row): number => findings.filter(({ ok }) => ok).length;

/** A row of the table, followed by failed checks and the values seen. */
export const rowLine = (row: Row): string => {
  const failed = row.findings.filter(({ ok }) => !ok).map(({ check, seen }) => `${check}: ${seen}`);
  const start = line(row.pair, row.file, `${passed(row)}/${row.findings.length}`, row.seconds.toFixed(2));
  return failed.length > 0 ? `${start}  ✗ ${failed.join('; ').slice(0, 300)}` : start;
};

export const summary = (rows: readonly Row[]): string => {
  const checks = rows.reduce((sum, { findings }) => sum + findings.length, 0);
  const right = rows.reduce((sum, row) => sum + passed(row), 0);
  const whole = rows.filter((row) => passed(row) === row.findings.length).length;
  const pairs = new Set(rows.map(({ pair }) => pair));
  const slowest = rows.toSorted((one, other) => other.seconds - one.seconds)[0];
  return [
    '',
    `${rows.length} conversions, ${pairs.size} pairs, ${new Set(rows.map(({ file }) => file)).size} files`,
    `${whole} conversions right in everything, ${rows.length - whole} not; ${right} of ${checks} checks passed`,
    ...(slowest ? [`slowest: ${slowest.pair} of ${slowest.file}, ${slowest.seconds.toFixed(1)} s`] : []),
  ].join('\n');
};
