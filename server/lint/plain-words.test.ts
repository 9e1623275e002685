import { expect, test } from 'bun:test';
import { plainWordsIn } from './plain-words.ts';

const wordsOf = (file: string, text: string) => plainWordsIn(file, text).map(({ line, word }) => [line, word]);

test('comments and test names are read, code is not', () => {
  const source =
    "// It is told twice.\nconst told = 'by itself';\n/** Whoever waits. */\n  test('a file alone', () => {});\nfind(); // by itself\n";
  expect(wordsOf('server/some.ts', source)).toEqual([
    [1, 'told'],
    [3, 'Whoever'],
    [4, 'alone'],
    [5, 'by itself'],
  ]);
});

test('comments of Lua are read', () => expect(wordsOf('server/some.lua', "-- It is told.\nlocal told = 'told'\n")).toEqual([[1, 'told']]));

test('pages are read outside code and backticks', () =>
  expect(wordsOf('docs/some.md', 'It tells `told`.\n```\ntold\n```\nThe job is told.\n')).toEqual([
    [1, 'tells'],
    [5, 'told'],
  ]));
