import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRequest } from './protocol.ts';

/** All parts are loaded by a few. More would have the compiler take notice, at more than what most tables cost altogether. */
const rows = 5;

const line = (number: number): string => `${number},2026-01-${10 + (number % 20)},"Name, ${number}",${number}.25,${number % 100}%`;

/** Writes a workbook of our own, in a folder of its own: what most tables go through is loaded before the visitor's file comes. Reading one takes more than it later saves. */
export const warmUp = async (convert: (request: TableRequest) => Promise<unknown>): Promise<void> => {
  const home = process.cwd();
  const dir = mkdtempSync(join(tmpdir(), 'warm-up-'));
  process.chdir(dir);
  writeFileSync('in.csv', `id,date,name,amount,share\n${Array.from({ length: rows }, (_, number) => line(number)).join('\n')}\n`);
  await convert({ input: 'in.csv', from: 'csv', to: 'xlsx', title: '' });
  process.chdir(home);
  rmSync(dir, { recursive: true });
};
