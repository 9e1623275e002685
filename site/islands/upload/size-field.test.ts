import { expect, test } from 'bun:test';
import { sizePresets } from '../../../catalogue/options/size-presets.ts';
import { presetOf } from './size-field.ts';

test('every common size is recognised by its values, also where another has the same width and height', () => {
  expect(sizePresets.map((size) => presetOf(size))).toEqual(sizePresets.map((_, at) => String(at)));
  expect(presetOf({ width: 1280, height: 720, fit: undefined })).toBe(String(sizePresets.findIndex(({ id }) => id === 'hd')));
  expect(presetOf({ width: 1281, height: 720, fit: 'inside' })).toBe('-1');
});
