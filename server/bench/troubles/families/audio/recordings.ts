import { finding, near, same } from '../../../fidelity/check.ts';
import { lookBytes } from '../../../fidelity/look.ts';
import { levels, made, probed, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { lasts } from './carried-situation.ts';

/** Sound in one channel of a layout. */
const inOne = (layout: string, channels: number, at: number): string =>
  `-f lavfi -i 'aevalsrc=${Array.from({ length: channels }, (_, index) => (index === at ? '0.5*sin(2*PI*440*t)' : '0')).join('|')}:c=${layout}:d=1:s=48000'`;

const loudest = async (path: string, channels: number, at: number) => {
  const all = await levels(path);
  return [
    same('channels', all.length, channels),
    same('loudest', all.indexOf(Math.max(...all)), at),
    finding('heard', Math.max(...all) > -20, all),
  ];
};

/** AMR of one second: 50 frames whose bits are all the same. */
const amr = (magic: string, head: number, bytes: number): Uint8Array =>
  new Uint8Array([...Buffer.from(magic), ...Array.from({ length: 50 }, () => [head, ...Array<number>(bytes).fill(0)]).flat()]);

const samplesOf = (path: string): Promise<Uint8Array> => lookBytes('ffmpeg', '-v', 'error', '-i', path, '-f', 's32le', '-');

/** 24 bits in samples of four bytes, as studio programs export them. */
const wideSamples = async (): Promise<Uint8Array> => {
  const narrow = await made('a.wav', `-f lavfi -i 'aevalsrc=0.3*sin(2*PI*441*t):d=1:s=48000' -c:a pcm_s24le`);
  const wide = Buffer.from(await made('b.wav', '-i {}/a.wav -c:a pcm_s32le -fflags +bitexact', { 'a.wav': narrow }));
  const format = wide.indexOf('fmt ');
  // Extensible format: the valid bits follow the size of the extension.
  if (wide.readUInt16LE(format + 8) !== 0xfffe) throw new Error('not an extensible WAV');
  wide.writeUInt16LE(24, format + 26);
  return new Uint8Array(wide);
};

/** Recordings of phones, browsers and studios. */
export const recordings: readonly Situation[] = [
  {
    name: 'surround-at-the-sides-to-opus',
    source: 'jellyfin/jellyfin-ffmpeg#248, staxrip/staxrip#379, xiph/opus#357',
    file: 'movie.wav',
    input: () => made('a.wav', `${inOne('5.1(side)', 6, 4)} -c:a pcm_s16le`),
    from: 'wav',
    to: 'opus',
    expect: 'six channels, the left surround sounds',
    check: ({ path }) => loudest(path, 6, 4),
  },
  {
    name: 'seven-channels-to-opus',
    source: 'HandBrake/HandBrake#5847',
    file: 'movie.wav',
    input: () => made('a.wav', `${inOne('6.1', 7, 4)} -c:a pcm_s16le`),
    from: 'wav',
    to: 'opus',
    expect: 'seven channels, the rear centre sounds',
    check: ({ path }) => loudest(path, 7, 4),
  },
  {
    name: 'recording-of-a-browser-to-mp3',
    source: 'muaz-khan/RecordRTC#274, yusitnikov/fix-webm-duration#19',
    file: 'recording.webm',
    input: () => made('a.webm', `${tone(2)} -c:a libopus -f webm -live 1`),
    from: 'webm',
    to: 'mp3',
    expect: 'an MP3 of two seconds, although the recording names no duration',
    check: async ({ path }) => [await lasts(path, 2)],
  },
  {
    name: '24-bits-in-32-of-wav-to-flac',
    source: 'jstrait/wavefile#11, dbry/audio-resampler#2',
    file: 'take.wav',
    input: wideSamples,
    from: 'wav',
    to: 'flac',
    expect: 'FLAC of 24 bits with the same samples',
    check: async ({ path }) => {
      const wav = Buffer.from(await wideSamples());
      const before = wav.subarray(wav.indexOf('data') + 8);
      return [
        same('bits', (await streamOf(path, 'audio')).bits_per_raw_sample, '24'),
        finding('samples', before.equals(Buffer.from(await samplesOf(path))), 'others'),
      ];
    },
  },
  {
    name: 'adpcm-wav-to-flac',
    source: 'spotify/pedalboard#449, libsndfile/libsndfile#361',
    file: 'call.wav',
    input: () => made('a.wav', `${tone(1)} -ar 8000 -c:a adpcm_ima_wav`),
    from: 'wav',
    to: 'flac',
    expect: 'the tone of -21 dB for one second, no noise',
    check: async ({ path }) => [near('level', (await levels(path))[0] ?? 0, -21.07, 0.3), await lasts(path, 1)],
  },
  {
    name: 'voice-message-of-16-khz-to-wav',
    source: 'tinytag/tinytag#81, xiph/opus#39',
    file: 'PTT-20260101-WA0001.opus',
    input: () => made('a.opus', `${tone(1)} -ac 1 -ar 16000 -c:a libopus -application voip -b:a 16k`),
    from: 'opus',
    to: 'wav',
    expect: 'exactly one second, not three',
    check: async ({ path }) => [near('seconds', Number((await probed(path)).format.duration), 1, 0.001)],
  },
  {
    name: 'voice-note-in-fragments-to-ogg',
    source: 'sarrazola/openlivery#31',
    file: 'note.m4a',
    input: () => made('a.mp4', `${tone(1)} -c:a aac -movflags frag_keyframe+empty_moov -output_ts_offset 1.5`),
    from: 'm4a',
    to: 'opus',
    expect: 'a voice note of one second that begins at 0',
    check: async ({ path }) => [
      await lasts(path, 1),
      near('start', Number((await streamOf(path, 'audio')).start_time), 0, 0.02),
      finding(
        'heard',
        (await levels(path)).every((level) => level > -25),
        await levels(path),
      ),
    ],
  },
  {
    name: 'mp3-of-changing-rate-without-a-head-to-ogg',
    source: 'tanersener/mobile-ffmpeg#666',
    file: 'talk.mp3',
    input: () =>
      made('a.mp3', "-f lavfi -i 'aevalsrc=if(lt(t\\,2)\\,0\\,0.4*random(0)):d=4:s=44100' -q:a 0 -id3v2_version 0 -write_xing 0"),
    from: 'mp3',
    to: 'ogg',
    expect: 'four seconds, whatever the first frames promise',
    check: async ({ path }) => [await lasts(path, 4)],
  },
  {
    name: 'wide-band-call-to-mp3',
    source: 'BenzLeung/benz-amr-recorder#8',
    file: 'call.amr',
    input: () => amr('#!AMR-WB\n', 0x44, 60),
    from: 'amr',
    to: 'mp3',
    expect: 'one second at 16,000 Hz or more',
    check: async ({ path }) => [
      await lasts(path, 1),
      finding('rate', Number((await streamOf(path, 'audio')).sample_rate) >= 16_000, await streamOf(path, 'audio')),
    ],
  },
];
