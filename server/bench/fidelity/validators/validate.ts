import { existsSync } from 'node:fs';
import { type Finding, finding } from '../check.ts';
import { failed, validatorsOf } from './table.ts';

/** Validators missing on this machine, listed at the end of the report. */
export const missing = new Set<string>();

const run = async (command: readonly string[]): Promise<readonly [code: number, said: string]> => {
  const child = Bun.spawn([...command], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, LANG: 'C.UTF-8', TZ: 'UTC' },
  });
  const [code, out, error] = await Promise.all([child.exited, new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return [code, `${out}\n${error}`];
};

const isThere = (program: string, command: readonly string[]): boolean =>
  Bun.which(program) !== null && command.filter((one) => one.endsWith('.jar')).every(existsSync);

/** Runs the validators of a format on files. None of them took part in the conversion. */
export const validate = async (paths: readonly string[], format: string): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const [name, { program, command, reads, wrong = failed }] of validatorsOf(format)) {
    const those = paths.slice(0, 3);
    if (!isThere(program, command(''))) {
      missing.add(name);
      continue;
    }
    for (const path of those) {
      if (reads && !(await reads(path))) continue;
      const [code, said] = await run(command(path));
      // A validator that could not run reports nothing.
      const seen = wrong(code, said).replaceAll(path, '');
      findings.push(finding(`valid: ${name}`, seen === '', seen.replace(/\s+/g, ' ').slice(0, 200)));
    }
  }
  return findings;
};
