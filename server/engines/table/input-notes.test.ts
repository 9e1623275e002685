import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { inputNotes } from './input-notes.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('input-notes');
});

test.each([
  [
    'a,b\r\n"x\r\ny",2\r\n3,"open\r\n4,5\r\n',
    ['Line 4, column 3: a quote opens a cell and is never closed. Everything after it is in that one cell.'],
  ],
  ['\ufeff"ä', ['Line 1, column 1: a quote opens a cell and is never closed. Everything after it is in that one cell.']],
  ['a,b\n3" pipe,"x"\n', []],
  ['a,b\n"x ""y""",2\n', []],
])('a quote that is never closed: %j', async (content, notes) => {
  const input = join(dir, 'in.csv');
  await Bun.write(input, content);
  expect(inputNotes({ input, from: 'csv', to: 'xlsx', title: 'a' }).map(inEnglish)).toEqual(notes);
});
