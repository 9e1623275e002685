import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { readPresets } from './presets.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('presets');
});

const faultOf = async (text: string): Promise<string> => {
  const path = join(dir, 'presets.json');
  await Bun.write(path, text);
  try {
    readPresets({ PRESETS_FILE: path });
    return '';
  } catch (thrown) {
    return (thrown as Error).name === 'ConfigError' ? (thrown as Error).message : `not a ConfigError: ${thrown}`;
  }
};

const cases: readonly (readonly [what: string, file: unknown, says: string])[] = [
  ['a list', [], 'must hold an object'],
  ['a name with a slash', { 'a/b': { outputFormat: 'pdf' } }, 'names a preset "a/b"'],
  ['a preset that is no object', { a: 'pdf' }, '"a" is no object'],
  ['a key that no preset has', { a: { outputFormat: 'pdf', url: 'x' } }, 'has "url"'],
  ['two targets', { a: { outputFormat: 'pdf', operation: 'rotate-pdf' } }, 'must have one of'],
  ['no target', { a: { options: {} } }, 'must have one of'],
  ['an unknown format', { a: { outputFormat: 'wat' } }, 'an outputFormat that is not known'],
  ['an unknown operation', { a: { operation: 'wat' } }, 'an operation that is not known'],
  ['an option that nothing takes', { a: { outputFormat: 'jpg', options: { qualty: 5 } } }, 'options that no conversion to jpg takes'],
  ['an option out of range', { a: { operation: 'rotate-pdf', options: { turn: '91' } } }, 'turn must be one of'],
  ['steps that can not be', { a: { steps: [{ outputFormat: 'pdf' }, { merge: 'wat' }] } }, 'Step 2: The merge is not a known format'],
  ['options beside steps', { a: { steps: [{ outputFormat: 'pdf' }], options: {} } }, 'each step has its own'],
];
for (const [what, file, says] of cases)
  test(`the start stops at presets with ${what}`, async () => {
    expect(await faultOf(JSON.stringify(file))).toContain(says);
  });

test('the start stops at a file that is missing or no JSON, and goes on without one', async () => {
  expect(await faultOf('{')).toContain('PRESETS_FILE is no JSON');
  expect(() => readPresets({ PRESETS_FILE: join(dir, 'none.json') })).toThrow("can't be read (ENOENT)");
  expect(readPresets({}).size).toBe(0);
  expect(await faultOf('{"photo": {"outputFormat": "webp", "options": {"quality": 80}}}')).toBe('');
});
