import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { inspect } from './inspect.ts';

const dir = makeTestFolder('subtitles');

/** A pack of an MPEG program with one stream. */
const program = (stream: number): string => {
  const path = join(dir, `${stream}.sub`);
  const pack = [0, 0, 1, 0xba, 0x44, 0, 4, 0, 4, 1, 1, 0x89, 0xc3, 0xf8];
  writeFileSync(path, Buffer.from([...pack, 0, 0, 1, stream, 0, 4, 0x81, 0, 0, 0x20, ...Buffer.alloc(2048)]));
  return path;
};

test('subtitles of a DVD are pictures, not a film under a wrong name', () => {
  expect(() => inspect(program(0xbd), 'sub')).toThrow(expect.objectContaining({ code: 'nothing_to_convert' }));
  expect(() => inspect(program(0xe0), 'sub')).toThrow(expect.objectContaining({ code: 'content_mismatch' }));
});
