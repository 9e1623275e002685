import { expect, test } from 'bun:test';
import { closeSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { inFolder, inOpenFiles, memoryHolds, spellingsOf } from './find-marker.ts';

test('the search finds a marker in a name, a file of any spelling, a file without a name, and memory', () => {
  const marker = `seen${crypto.randomUUID().replaceAll('-', '')}`;
  const spellings = spellingsOf(marker);
  const dir = makeTestFolder('find-marker');
  expect(inFolder(dir, spellings)).toEqual([]);
  writeFileSync(join(dir, `a-${marker}`), 'x');
  // Across the boundary of two chunks.
  writeFileSync(join(dir, 'b'), Buffer.concat([Buffer.alloc(4 * 1024 ** 2 - 5, 0x20), Buffer.from(marker)]));
  writeFileSync(join(dir, 'c'), Buffer.from(marker, 'utf16le'));
  expect(inFolder(dir, spellings).length).toBe(3);
  const held = openSync(join(dir, 'c'), 'r');
  unlinkSync(join(dir, 'c'));
  expect(inOpenFiles(process.pid, spellings).length).toBe(1);
  closeSync(held);
  const [knows, ignorant] = [{ MARKER: marker }, {}].map((env) => Bun.spawn(['sleep', '60'], { env }));
  expect([memoryHolds(knows?.pid ?? 0, spellings), memoryHolds(ignorant?.pid ?? 0, spellings)]).toEqual([true, false]);
  for (const one of [knows, ignorant]) one?.kill();
});
