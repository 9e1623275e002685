import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRequest } from './protocol.ts';

type Convert = (request: TableRequest) => Promise<unknown>;

/** A few rows load all modules. More would trigger the compiler, which costs more than most tables do. */
const loadingRows = 5;
/**
 * Enough rows and rounds for the compiler to do most of its work. Packages of so few rows are
 * compressed and decompressed without threads.
 */
const [compilingRows, rounds, otherRounds] = [120, 100, 20];

const line = (number: number): string =>
  `${number},2026-01-${10 + (number % 20)},"Name, ${number}",${number}.25,${number % 100}%,place ${number % 7}`;
const table = (rows: number): string =>
  `id,date,name,amount,share,place\n${Array.from({ length: rows }, (_, number) => line(number)).join('\n')}\n`;

/** Runs work in a temporary folder, which is removed afterwards. */
const aside = async (work: () => Promise<void>): Promise<void> => {
  const home = process.cwd();
  const dir = mkdtempSync(join(tmpdir(), 'warm-up-'));
  process.chdir(dir);
  await work();
  process.chdir(home);
  rmSync(dir, { recursive: true });
};

/** Writes a small workbook to preload the code for most tables. Reading one would cost more than it saves later. */
export const warmUp = (convert: Convert): Promise<void> =>
  aside(async () => {
    writeFileSync('in.csv', table(loadingRows));
    await convert({ input: 'in.csv', from: 'csv', to: 'xlsx', title: '' });
  });

/** Converts generated tables until the code for tables is compiled. */
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
