import { expect, test } from 'bun:test';
import { plainColours } from './colours.ts';

test.each([
  ['Grey', '#808080'],
  ['1px solid lightgray', '1px solid #d3d3d3'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsla(-120deg 100% 50% / 0.5)', '#0000ff'],
  ['color: DarkSlateGrey; border-color: rebeccapurple', 'color: #2f4f4f; border-color: #663399'],
  ['gray', 'gray'],
  ['my-grey-font', 'my-grey-font'],
  ['greyhound', 'greyhound'],
])('%s', (said, plain) => expect(plainColours(said)).toBe(plain));
