import { expect, test } from 'bun:test';
import { tmpdir } from 'node:os';
import { pipe, tool } from './tool.ts';

const shell = (script: string): readonly string[] => ['env', 'sh', '-c', script];

test('of two programs in a pipe, the one that failed gives the reason', async () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ['echo a', 'cat', 0],
    ['exit 2', 'cat', 2],
    ['echo a', 'cat; exit 3', 3],
    ['exit 2', 'cat; exit 3', 2],
    // Killed: the program that writes to it then fails as a consequence.
    ['yes; exit 2', 'kill -9 $$', 137],
    ['kill -9 $$', 'cat', 137],
  ];
  for (const [first, second, code] of cases)
    expect([first, second, (await pipe(shell(first), shell(second), tmpdir())).code]).toEqual([first, second, code]);
});

test('a program that asks for a password gets it, and the question is not taken for a message about the archive', async () => {
  const asking = shell('printf "Enter password (will not be echoed) for a.txt: " >&2; read it; echo "It was $it."; exit 2');
  const { code, text } = await tool(asking, tmpdir(), { password: 'Schlüssel 7' });
  expect([code, text.trim()]).toEqual([2, 'It was Schlüssel 7.']);
});
