import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { depthOf, findMarker, follows } from './markers.ts';

longTimeout();

const read = (text: string) => findMarker(text)?.marker;

describe('markers of list items', () => {
  test.each([
    ['• first', 'bullet', 0],
    ['2. second', 'decimal', 2],
    ['(3) third', 'decimal', 3],
    ['b) second', 'lowerLetter', 2],
    ['iv. fourth', 'lowerRoman', 4],
    ['2.1.4 part', 'decimal', 4],
    ['三、第三', 'ideograph', 3],
  ])('%s', (text, format, number) => {
    expect(read(text)).toMatchObject({ format, number });
  });

  test.each(['1999 was a good year', 'a dog', 'etc.', '-5 degrees', '1.', '☐ a box to tick'])('%s is text', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test('an item follows the one before it in number and shape', () => {
    const at = (text: string) => read(text) as NonNullable<ReturnType<typeof read>>;
    expect(follows(at('1. a'), at('2. b'))).toBe(true);
    expect(follows(at('1. a'), at('3. c'))).toBe(false);
    expect(follows(at('1. a'), at('2) b'))).toBe(false);
    expect(follows(at('• a'), at('• b'))).toBe(true);
    expect(depthOf(at('2.1.4 a'))).toBe(3);
  });
});
