import { expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { commonTargets, reachName } from './common-targets.ts';

test('targets that every file can become', () =>
  expect(
    commonTargets([
      ['png', 'pdf'],
      ['pdf', 'docx'],
    ]),
  ).toEqual([{ to: 'pdf', count: 2 }]));

test('without one, those that most files can become, never those of a single file', () => {
  const reach = commonTargets([['png', 'pdf'], ['pdf', 'png'], ['png'], ['mp3']]);
  expect(reach).toEqual([
    { to: 'png', count: 3 },
    { to: 'pdf', count: 2 },
  ]);
  expect(reachName('PNG', reach, 'png', 4)).toBe('PNG (3 of 4)');
  expect(reachName('PNG', [{ to: 'png', count: 4 }], 'png', 4)).toBe('PNG');
});
