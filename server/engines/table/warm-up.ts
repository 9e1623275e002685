import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRequest } from './protocol.ts';

type Convert = (request: TableRequest) => Promise<unknown>;

/** All parts are loaded by a few. More would have the compiler take notice, at more than what most tables cost altogether. */
const loadingRows = 5;
/**
 * As many rows and rounds as it takes until the compiler has done most of what it would do in a long day. Packages of so few rows are
 * packed and unpacked without threads.
 */
const [compilingRows, rounds, otherRounds] = [120, 100, 20];

const line = (number: number): string =>
  `${number},2026-01-${10 + (number % 20)},"Name, ${number}",${number}.25,${number % 100}%,place ${number % 7}`;
const table = (rows: number): string =>
  `id,date,name,amount,share,place\n${Array.from({ length: rows }, (_, number) => line(number)).join('\n')}\n`;

/** Work in a folder of its own, which is gone afterwards. */
const aside = async (work: () => Promise<void>): Promise<void> => {
  const home = process.cwd();
  const dir = mkdtempSync(join(tmpdir(), 'warm-up-'));
  process.chdir(dir);
  await work();
  process.chdir(home);
  rmSync(dir, { recursive: true });
};

/** Writes a workbook of our own: what most tables go through is loaded before the visitor's file comes. Reading one takes more than it later saves. */
export const warmUp = (convert: Convert): Promise<void> =>
  aside(async () => {
    writeFileSync('in.csv', table(loadingRows));
    await convert({ input: 'in.csv', from: 'csv', to: 'xlsx', title: '' });
  });

/** Converts tables of our own until what tables go through is compiled. */
export const compile = (convert: Convert): Promise<void> =>
  aside(async () => {
    writeFileSync('in.csv', table(compilingRows));
    for (let round = 0; round < rounds; round++) await convert({ input: 'in.csv', from: 'csv', to: 'xlsx', title: '' });
    for (let round = 0; round < otherRounds; round++) {
      await convert({ input: 'out.xlsx', from: 'xlsx', to: 'csv', title: '' });
      await convert({ input: 'in.csv', from: 'csv', to: 'json', title: '' });
      await convert({ input: 'out.json', from: 'json', to: 'csv', title: '' });
    }
  });
