import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Case } from './cases.ts';

/** Splits a command line at spaces outside double quotes. */
const words = (line: string): readonly string[] => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

/** Runs a case the usual way: a fresh process of the usual command in a temporary folder. */
export const runUsual = async (one: Case, input: string): Promise<void> => {
  const dir = await mkdtemp(join(tmpdir(), 'converter-usual-'));
  const output = join(dir, `out.${one.to}`);
  const fill = (word: string) =>
    word
      .replaceAll('OUTDIR', dir)
      .replaceAll('OUT', output)
      .replace(/\bIN\b/g, input);
  const child = Bun.spawn(words(one.usual).map(fill), {
    cwd: dir,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
    env: { ...process.env, QTWEBENGINE_DISABLE_SANDBOX: '1' },
  });
  const [code, text] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  await rm(dir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The usual way of ${one.name} failed: ${text.slice(-300)}`);
};
