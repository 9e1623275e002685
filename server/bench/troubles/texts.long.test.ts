import { expect, test } from 'bun:test';
import { situations } from './families.ts';
import { families } from './situation.ts';
import { situationTests, textFamilies } from './testing.ts';

test('each situation has a name of its own', () => {
  const names = families.flatMap((family) => situations[family].map(({ name }) => name));
  expect(names.length).toBe(new Set(names).size);
});

situationTests('chosen', textFamilies);
