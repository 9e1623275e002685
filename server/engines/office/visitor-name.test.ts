import { expect, test } from 'bun:test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { underVisitorName, visitorName } from './visitor-name.ts';

test('a file has the name that the visitor gave it, as far as a folder can have it', () => {
  expect(visitorName('Büro 日本', 'xlsx')).toBe('Büro 日本.xlsx');
  expect(visitorName('../a\\b\n', 'xlsx')).toBe('.._a_b_.xlsx');
  expect(visitorName(' ', 'ods')).toBe('document.ods');
  expect(visitorName('Sales 100% #1', 'xls')).toBe('Sales 100％ ＃1.xls');
});

test('a long name ends within what file systems take, between characters', () => {
  const name = visitorName('😀'.repeat(300), 'xlsx');
  expect(Buffer.byteLength(name)).toBeLessThan(210);
  expect(name.isWellFormed()).toBe(true);
});

test('a file is renamed in the folder that documents are open in, and never to the name of the result', () => {
  const dir = makeTestFolder('named');
  const before = process.cwd();
  process.chdir(dir);
  try {
    const open = join(process.cwd(), 'f/f/f');
    writeFileSync('in.ods', 'content');
    const named = underVisitorName('in.ods', 'out.ods', 'out.ods');
    expect(named).toBe(join(open, '_out.ods'));
    expect(readFileSync(named, 'utf8')).toBe('content');
    // A second document of the same name from another folder.
    mkdirSync('scratch');
    writeFileSync('scratch/flow.fodt', 'again');
    expect(readFileSync(underVisitorName('scratch/flow.fodt', 'out.ods', 'out.ods'), 'utf8')).toBe('again');
  } finally {
    process.chdir(before);
  }
});
