import { expect, test } from 'bun:test';
import type { TextStyle } from '../model.ts';
import { sameStyle } from './text-style.ts';

const style: TextStyle = {
  font: 'Latin Modern Roman',
  size: 10,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  monospace: false,
  colour: '#000000',
  script: 'base',
};

test('texts of one family look the same, typewriter\u2019s type and other apart', () => {
  expect(sameStyle(style, { ...style })).toBe(true);
  expect(sameStyle(style, { ...style, monospace: true })).toBe(false);
});
