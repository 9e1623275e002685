import { finding, same } from '../../../fidelity/check.ts';
import { made, probed, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';

const tagOf = async (path: string, key: string): Promise<string | undefined> => {
  const { format, streams } = await probed(path);
  const tags = { ...(streams[0]?.tags as Record<string, string> | undefined), ...format.tags };
  return Object.entries(tags).find(([one]) => one.toLowerCase() === key)?.[1];
};

/** Bit depths, channels and the tags of recorders between lossless formats. */
export const depths: readonly Situation[] = [
  {
    name: '24-bit-wav-to-flac',
    source: 'DannyBen/FlicFlac#16',
    file: 'take.wav',
    input: () => made('a.wav', `${tone(1)} -c:a pcm_s24le`),
    from: 'wav',
    to: 'flac',
    expect: 'FLAC with 24 bits at 48 kHz',
    check: async ({ path }) => {
      const sound = await streamOf(path, 'audio');
      return [same('bits and rate', [sound.bits_per_raw_sample, sound.sample_rate], ['24', '48000'])];
    },
  },
  {
    name: '24-bit-flac-to-aiff',
    source: 'zhaarey/apple-music-downloader#105',
    file: 'take.flac',
    input: () => made('a.flac', `${tone(1)} -sample_fmt s32 -bits_per_raw_sample 24`),
    from: 'flac',
    to: 'aiff',
    expect: 'samples of 24 bits',
    check: async ({ path }) => [same('codec', (await streamOf(path, 'audio')).codec_name, 'pcm_s24be')],
  },
  {
    name: 'tags-of-flac-to-aiff',
    source: 'paulpacifico/shutter-encoder#181',
    file: 'song.flac',
    input: () => made('a.flac', `${tone(1)} -metadata title=Song -metadata artist=Anna -metadata album=Days`),
    from: 'flac',
    to: 'aiff',
    expect: 'title, artist and album',
    check: async ({ path }) => [
      same('tags', [await tagOf(path, 'title'), await tagOf(path, 'artist'), await tagOf(path, 'album')], ['Song', 'Anna', 'Days']),
    ],
  },
  {
    name: 'tags-of-a-recorder-to-flac',
    source: 'enzo1982/freac#802',
    file: 'take.wav',
    input: () =>
      made(
        'a.wav',
        `${tone(1)} -write_bext 1 -metadata description=Take7 -metadata originator=Recorder -metadata origination_date=2026-07-17`,
      ),
    from: 'wav',
    to: 'flac',
    expect: 'the description and the device of the broadcast chunk, whatever FLAC calls them',
    check: async ({ path }) => {
      const told = JSON.stringify((await probed(path)).format.tags);
      return [finding('values', told.includes('"Take7"') && told.includes('"Recorder"'), told)];
    },
  },
  {
    name: 'stereo-alac-to-wav',
    source: 'MTG/freesound#1004',
    file: 'song.m4a',
    input: () => made('a.m4a', `${tone(1)} -ac 2 -c:a alac`),
    from: 'm4a',
    to: 'wav',
    expect: 'two channels',
    check: async ({ path }) => [same('channels', (await streamOf(path, 'audio')).channels, 2)],
  },
];
