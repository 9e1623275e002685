import { expect, test } from 'bun:test';
import { yamlTags } from './yaml-tags.ts';

test('local tags of values, each once', () => {
  expect(yamlTags("a: !Ref b\nc:\n  - !Sub 'x'\n  - !Ref d\ne: [!If, !GetAZs '']\n!top\nf: !Join\n  - x\n")).toEqual([
    '!Ref',
    '!Sub',
    '!If',
    '!GetAZs',
    '!top',
    '!Join',
  ]);
});

test('no standard tags, comments and words within a text', () => {
  expect(yamlTags('a: !!str 1\nb: ! x\nc: well !Ref done\n# a !Ref\nd: "hello!"\n')).toEqual([]);
});

test('signs without end take linear time', () => {
  for (const part of [' ', '- ', ': ', '!', '[ ', '!a']) expect(yamlTags(`${part.repeat(300_000)}!`).length).toBeLessThan(3);
});
