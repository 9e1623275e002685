import { expect, test } from 'bun:test';
import { targetOf } from './containers.ts';
import { gainTags } from './gain-tags.ts';

const args = (tags: Readonly<Record<string, string>>, to: string): readonly string[] =>
  gainTags({ seconds: 1, streams: [], chapters: [], tags }, targetOf(to));

test('gains of other formats become those of Opus, and back', () => {
  const opus = args({ replaygain_track_gain: '-8.58 dB', replaygain_track_peak: '0.9', replaygain_album_gain: '+1,5' }, 'opus');
  expect(opus.filter((one) => one.startsWith('R128'))).toEqual([
    'R128_TRACK_GAIN=-3476',
    'R128_TRACK_GAIN=-3476',
    'R128_ALBUM_GAIN=-896',
    'R128_ALBUM_GAIN=-896',
  ]);
  expect(opus).toContain('replaygain_track_gain=');
  expect(opus).toContain('replaygain_track_peak=');
  expect(args({ r128_track_gain: '-3476' }, 'mp3')).toEqual([
    ...['-metadata', 'REPLAYGAIN_TRACK_GAIN=-8.58 dB'],
    ...['-metadata', 'R128_TRACK_GAIN='],
  ]);
});

test('tags other than gain stay, and Matroska keeps those of Opus', () => {
  expect(args({ title: 'Song', r128_track_gain: 'loud' }, 'flac')).toEqual([]);
  expect(args({ r128_track_gain: '-3476' }, 'mka')).toEqual([]);
  expect(args({ replaygain_track_gain: '9'.repeat(100_000) }, 'opus')).toEqual([
    ...['-metadata', 'replaygain_track_gain='],
    ...['-metadata:s:a:0', 'replaygain_track_gain='],
  ]);
});
