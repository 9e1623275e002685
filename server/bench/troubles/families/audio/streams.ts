import { finding, near, same } from '../../../fidelity/check.ts';
import { levels, made, probed, streamOf, tone } from '../../look/media.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { id3 } from './tagged-files.ts';

const lasts = async (path: string, seconds: number) => near('seconds', Number((await probed(path)).format.duration), seconds, 0.1);

const behind = async (name: string, args: string): Promise<Uint8Array> =>
  new Uint8Array(Buffer.concat([id3(['PRIV', 'owner\0data'], ['TIT2', '\u0003Song']), await made(name, args)]));

const tagged = (format: string, args: string, source: string): Situation => ({
  name: `${format}-behind-id3`,
  source,
  file: `sound.${format}`,
  input: () => behind(`sound.${format}`, `${tone(1)} ${args}`),
  from: format,
  to: 'mp3',
  expect: 'an MP3 of the sound: players skip the tag',
  check: async ({ path }) => [await lasts(path, 1)],
});

/** Six channels with sound only in the centre. */
const centre = (name: string, args: string): Promise<Uint8Array> =>
  made(name, `-f lavfi -i 'aevalsrc=0|0|0.5*sin(2*PI*440*t)|0|0|0:c=5.1:d=1:s=48000' ${args}`);

const big = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

/** DSDIFF with one second of stereo silence at this rate. */
const dsdiff = (rate: number): Uint8Array => {
  const chunk = (kind: string, content: readonly number[]): readonly number[] => [
    ...Buffer.from(kind),
    ...big(content.length, 8),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const sound = [
    ...Buffer.from('SND '),
    ...chunk('FS  ', big(rate, 4)),
    ...chunk('CHNL', [0, 2, ...Buffer.from('SLFTSRGT')]),
    ...chunk('CMPR', [...Buffer.from('DSD '), 14, ...Buffer.from('not compressed'), 0]),
  ];
  const head = [...Buffer.from('DSD '), ...chunk('FVER', [1, 5, 0, 0]), ...chunk('PROP', sound)];
  const data = Buffer.alloc(rate / 4, Buffer.from([0x69, 0x96]));
  const size = head.length + 12 + data.length;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('FRM8'),
      Buffer.from(big(size, 8)),
      Buffer.from(head),
      Buffer.from('DSD '),
      Buffer.from(big(data.length, 8)),
      data,
    ]),
  );
};

export const sound: readonly Situation[] = [
  tagged('ac3', '-ac 2 -c:a ac3', 'streamlink/streamlink#4721'),
  tagged('flac', '-c:a flac', 'mmalecot/file-format#65, Vanilagy/mediabunny#417'),
  tagged('tta', '-c:a tta', 'stseelig/libttaR#8'),
  tagged('wv', '-c:a wavpack', 'Zazama/node-id3#67'),
  tagged('aac', '-c:a aac -f adts', 'whatwg/mimesniff#114, quodlibet/mutagen#394'),
  tagged('wav', '-c:a pcm_s16le', 'polyfloyd/rust-id3#63'),
  {
    name: 'centre-channel-survives-stereo',
    source: 'smplayer-dev/smplayer#383, mpv-player/mpv#6343',
    file: 'movie.wav',
    input: () => centre('movie.wav', '-c:a pcm_s16le'),
    from: 'wav',
    to: 'mp3',
    expect: 'the centre in both channels, equally loud',
    check: async ({ path }) => {
      const [left = -200, right = -200] = await levels(path);
      return [finding('heard', left > -25 && right > -25, `${left} and ${right} dB`), near('balance', left, right, 0.5)];
    },
  },
  {
    name: 'six-channels-to-m4a-keep-their-places',
    source: 'Dusk-Labs/dim#161',
    file: 'movie.flac',
    input: () => centre('movie.flac', '-c:a flac'),
    from: 'flac',
    to: 'm4a',
    expect: 'six channels, the third of which sounds',
    check: async ({ path }) => {
      const all = await levels(path);
      return [same('loudest', all.indexOf(Math.max(...all)), 2), same('channels', all.length, 6)];
    },
  },
  {
    name: 'dsd128-to-flac',
    source: 'hank/dsf2flac#21, xiph/flac#187',
    file: 'album.dff',
    input: () => dsdiff(5_644_800),
    from: 'dsf',
    to: 'flac',
    expect: 'FLAC of one second, with a note on the sample rate',
    check: async ({ path, notes }) => [await lasts(path, 1), noted(notes, /352,800/)],
  },
  {
    name: 'dsdiff-to-wav',
    source: 'HighResMusicPlayer/hrmp#98, DeaDBeeF-Player/deadbeef#1820',
    file: 'album.dff',
    input: () => dsdiff(2_822_400),
    from: 'dsf',
    to: 'wav',
    expect: 'one second of 24 bits',
    check: async ({ path }) => [await lasts(path, 1), same('bits', (await streamOf(path, 'audio')).bits_per_sample, 24)],
  },
  {
    name: 'float-wav-to-flac-keeps-24-bits',
    source: 'xiph/flac#42, DannyBen/FlicFlac#10',
    file: 'mix.wav',
    input: () => made('mix.wav', `${tone(1)} -c:a pcm_f32le`),
    from: 'wav',
    to: 'flac',
    expect: '24 bits, and a note',
    check: async ({ path, notes }) => [same('bits', (await streamOf(path, 'audio')).bits_per_raw_sample, '24'), noted(notes, /24 bits/)],
  },
  {
    name: '96-khz-to-mp3',
    source: 'p2r3/convert#385',
    file: 'studio.flac',
    input: () => made('studio.flac', `${tone(1)} -ar 96000 -c:a flac`),
    from: 'flac',
    to: 'mp3',
    expect: '48,000 Hz: MP3 has no more',
    check: async ({ path }) => [same('rate', (await streamOf(path, 'audio')).sample_rate, '48000'), await lasts(path, 1)],
  },
];
