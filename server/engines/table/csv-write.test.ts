import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { emptyCell, textCell } from './cell.ts';
import { writeDelimited } from './csv-write.ts';

const folder = makeTestFolder('csv-write');

const written = async (isTsv: boolean, ...rows: readonly (readonly string[])[]): Promise<string> => {
  const path = join(folder, 'a.csv');
  const cells = async function* () {
    for (const row of rows) yield row.map((text) => (text === '' ? emptyCell : textCell(text)));
  };
  await writeDelimited(path, cells(), { isTsv });
  return readFileSync(path, 'utf8');
};

test('rows are as long as the first one, except those without cells', async () => {
  expect(await written(false, ['k', 'v', 'w'], ['a'], [], ['b', '', 'c'], ['d', 'e', 'f', 'g'])).toBe('k,v,w\na,,\n\nb,,c\nd,e,f,g\n');
  expect(await written(true, ['k', 'v'], ['a'])).toBe('k\tv\na\t\n');
});
