import { expect, test } from 'bun:test';
import { targetOf } from './containers.ts';
import type { Media } from './media.ts';
import { lyricsTag, numberTags } from './number-tags.ts';

const media = (tags: Readonly<Record<string, string>>): Media => ({ seconds: 1, streams: [], chapters: [], tags });

test('numbers and totals share a field in ID3 and MP4', () => {
  const album = media({ track: '3', tracktotal: '12', disc: '2', totaldiscs: '2' });
  for (const to of ['mp3', 'm4a', 'aiff'])
    expect(numberTags(album, targetOf(to))).toEqual(expect.arrayContaining(['track=3/12', 'tracktotal=', 'disc=2/2', 'totaldiscs=']));
  expect(numberTags(album, targetOf('flac'))).toEqual([]);
});
test('a number that has its total, none, or words instead stays', () => {
  for (const tags of [{ track: '3/12', tracktotal: '12' }, { track: '3' }, { tracktotal: '12' }, { track: 'A', tracktotal: '12' }])
    expect(numberTags(media(tags as Record<string, string>), targetOf('mp3'))).toEqual([]);
});
test('lyrics of ID3 have their own name in Matroska', () => {
  expect(lyricsTag(media({ 'lyrics-deu': 'Zeile' }), targetOf('mka'))).toEqual(['-metadata', 'LYRICS=Zeile', '-metadata', 'lyrics-deu=']);
  expect(lyricsTag(media({ lyrics: 'Zeile' }), targetOf('mka'))).toEqual([]);
  expect(lyricsTag(media({ 'lyrics-deu': 'Zeile' }), targetOf('mp3'))).toEqual([]);
});
