import { expect, test } from 'bun:test';
import { optionsFor, parseOptions } from '../options.ts';
import { optionsFromFields } from './form-fields.ts';

const json = (from: string, to: string, fields: Record<string, string>): unknown =>
  JSON.parse(optionsFromFields(new Map(Object.entries(fields)), optionsFor(from, to)));

test('numbers, switches and choices come as what they are; other fields of the form are not options', () =>
  expect(
    json('mp4', 'webm', { inputFormat: 'mp4', 'option.videoQuality': ' 30 ', 'option.mute': 'on', 'option.resolution': '480' }),
  ).toEqual({ videoQuality: 30, mute: true, resolution: '480' }));

test('an empty or default field counts as unset', () =>
  expect(
    json('png', 'jpg', { 'option.quality': '', 'option.background': '#ffffff', 'option.fit': 'inside', 'option.width': '32' }),
  ).toEqual({ width: 32 }));

test('an option that the pair does not have, or a wrong value, is still refused by name', () => {
  const parsed = (fields: Record<string, string>) =>
    parseOptions('png', 'jpg', optionsFromFields(new Map(Object.entries(fields)), optionsFor('png', 'jpg')));
  expect(parsed({ 'option.mute': 'on' })).toMatchObject({ ok: false, option: 'mute' });
  expect(parsed({ 'option.quality': 'much' })).toMatchObject({ ok: false, option: 'quality' });
  expect(parsed({ 'option.quality': '80' })).toEqual({ ok: true, values: { quality: 80 } });
});
