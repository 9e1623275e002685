import { expect } from 'bun:test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';

/** The text as a Python script rewrites it; undefined if the script leaves it as it is. */
export const rewritten = (script: unknown, text: string): string | undefined => {
  const folder = makeTestFolder('sources');
  try {
    const [input, output] = [join(folder, 'in'), join(folder, 'out')];
    writeFileSync(input, text);
    const { stderr } = Bun.spawnSync(['python3', '-I', '-c', String(script), input, output]);
    expect(stderr.toString()).toBe('');
    return existsSync(output) ? readFileSync(output, 'utf8') : undefined;
  } finally {
  }
};
