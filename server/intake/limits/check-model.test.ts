import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { modelChecks } from './check-model.ts';

const check = (format: string, text: string) => () => modelChecks.get(format)?.(bytesOf(Buffer.from(text)));
const ply = (elements: string, body = '0 0 0\n', form = 'ascii') => `ply\nformat ${form} 1.0\n${elements}end_header\n${body}`;

test('a face of too many corners is refused, however its line goes on', () => {
  for (const between of [' ', ' \\\n', '\t\\\r\n', '  '])
    expect(check('obj', `v 0 0 0\nf ${`1${between}`.repeat(60_000)}\n`)).toThrow(/60,001 corners/);
  expect(check('obj', `v 0 0 0\nf ${'1 '.repeat(60_000)}`)).toThrow(/corners/);
  expect(check('off', `OFF\n3 1 0\n60000 ${'0 '.repeat(60_000)}\n`)).toThrow(/corners/);
  expect(check('ply', ply('element face 1\n', `60000 ${'0 '.repeat(60_000)}\n`))).toThrow(/corners/);
});

test('many faces of few corners, large faces and comments pass', () => {
  expect(check('obj', `# ${'word '.repeat(90_000)}\n${'f 1 2 3\n'.repeat(90_000)}f ${'1 '.repeat(40_000)}\n`)).not.toThrow();
  expect(check('ply', ply('element vertex 1\n', 'a '.repeat(90_000), 'binary_little_endian'))).not.toThrow();
});

test('a PLY with more parts than bytes is cut off', () => {
  expect(check('ply', ply('element vertex 1000000000\n'.repeat(300)))).toThrow(/cut off/);
  expect(check('ply', ply('element vertex 1\nelement face 0\n'))).not.toThrow();
});
