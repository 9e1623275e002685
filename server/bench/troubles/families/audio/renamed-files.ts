import { finding, near, same } from '../../../fidelity/check.ts';
import { levels, made, probed, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { lasts } from './carried-situation.ts';
import { adts } from './tagged-files.ts';

const picture = '-f lavfi -i color=red:s=32x32:d=1 -map 0 -map 1 -frames:v 1 -disposition:v attached_pic';
const sound = (): Promise<Uint8Array> => made('a.mp3', `${tone(1)} -b:a 64k -id3v2_version 0 -write_xing 0`);

const disguised = (name: string, source: string, from: string, input: () => Promise<Uint8Array>): Situation => ({
  name,
  source,
  file: `note.${from}`,
  input,
  from,
  to: from === 'wav' ? 'flac' : 'wav',
  expect: 'one second: players take the file for what it is',
  check: async ({ path }) => [
    await lasts(path, 1),
    finding(
      'heard',
      (await levels(path)).every((level) => level > -25),
      await levels(path),
    ),
  ],
});

const telephone = (name: string, codec: string, to: string): Situation => ({
  name,
  source: 'spotify/pedalboard#449',
  file: 'call.wav',
  input: () => made('a.wav', `${tone(1)} -c:a ${codec}`),
  from: 'wav',
  to,
  expect: 'the tone of -21 dB for one second',
  check: async ({ path }) => [near('level', (await levels(path))[0] ?? 0, -21.07, 0.5), await lasts(path, 1)],
});

const cover = (name: string, source: string, from: string, to: string, args: string): Situation => ({
  name,
  source,
  file: `song.${from}`,
  input: () => made(`a.${from}`, `${tone(1)} ${picture} ${args}`),
  from,
  to,
  expect: 'the cover of 32 points',
  check: async ({ path }) => {
    const covers = (await probed(path)).streams.filter(({ disposition }) => disposition.attached_pic === 1);
    return [
      same(
        'covers',
        covers.map(({ width }) => width),
        [32],
      ),
    ];
  },
});

/** Files under the names of others, further samples and covers. */
export const renamedFiles: readonly Situation[] = [
  disguised('m4a-called-mp3', 'SimpleMobileTools/Simple-Voice-Recorder#19', 'mp3', () => made('a.m4a', `${tone(1)} -c:a aac`)),
  disguised('mp3-called-wav', 'jherby2k/AudioWorks#34', 'wav', sound),
  disguised('bare-aac-called-m4a', 'audacious-media-player/audacious#1422', 'm4a', adts),
  telephone('double-precision-wav-to-mp3', 'pcm_f64le', 'mp3'),
  telephone('adpcm-of-windows-to-mp3', 'adpcm_ms', 'mp3'),
  telephone('telephone-wav-to-flac', 'pcm_mulaw', 'flac'),
  {
    name: 'surround-of-24-bits-to-flac',
    source: 'SubtitleEdit/subtitleedit#13745',
    file: 'mix.wav',
    input: () => made('a.wav', `-f lavfi -i 'aevalsrc=0|0|0|0|0|0.5*sin(2*PI*440*t):c=5.1:d=1:s=48000' -c:a pcm_s24le`),
    from: 'wav',
    to: 'flac',
    expect: 'six channels of 24 bits, the last of which sounds',
    check: async ({ path }) => {
      const all = await levels(path);
      const { channels, bits_per_raw_sample: bits } = await streamOf(path, 'audio');
      return [same('stream', [channels, bits], [6, '24']), same('loudest', all.indexOf(Math.max(...all)), 5)];
    },
  },
  cover('cover-of-flac-to-ogg', 'ozok/TAudioConverter#3', 'flac', 'ogg', '-c:v png'),
  cover('cover-of-m4a-to-mp3', 'slhck/ffmpeg-normalize#246', 'm4a', 'mp3', '-c:v mjpeg -pix_fmt yuvj420p -c:a aac'),
  cover('cover-of-flac-to-mp3', 'ttqftech/FFBox#81, spotbye/SpotiFLAC#766', 'flac', 'mp3', '-c:v png'),
];
