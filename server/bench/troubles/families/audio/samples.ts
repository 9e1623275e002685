import { finding, near, same } from '../../../fidelity/check.ts';
import { lookBytes, withFolder } from '../../../fidelity/look.ts';
import { levels, made, probed, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { lasts } from './carried-situation.ts';
import { join } from './tagged-files.ts';

/** The samples of a file's sound, 16 bits each. */
const samplesOf = (path: string): Promise<Uint8Array> => lookBytes('ffmpeg', '-v', 'error', '-i', path, '-f', 's16le', '-');
const samplesIn = (name: string, content: Uint8Array): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/${name}`, content);
    return samplesOf(`${dir}/${name}`);
  });

/** A WAV whose header has this size for the file and its samples, as programs write that stream it. */
const streamed = async (size: number): Promise<Uint8Array> => {
  const wav = Buffer.from(await made('a.wav', `${tone(1)} -map_metadata -1 -fflags +bitexact`));
  wav.writeUInt32LE(size, 4);
  wav.writeUInt32LE(size, wav.indexOf('data') + 4);
  return new Uint8Array(wav);
};

const streamedTo = (name: string, source: string, size: number, to: string): Situation => ({
  name,
  source,
  file: 'speech.wav',
  input: () => streamed(size),
  from: 'wav',
  to,
  expect: 'all of its second',
  check: async ({ path }) => [await lasts(path, 1), near('samples', (await samplesOf(path)).length, 96_000, 200)],
});

const joined = (name: string, source: string, from: string, to: string, args: string): Situation => ({
  name,
  source,
  file: `radio.${from}`,
  input: async () => join(await made(`a.${from}`, `${tone(1)} ${args}`), await made(`b.${from}`, `${tone(1, 880)} ${args}`)),
  from,
  to,
  expect: 'both songs, two seconds',
  check: async ({ path }) => [await lasts(path, 2), near('samples', (await samplesOf(path)).length, 192_000, 9600)],
});

/** Compares samples with those of the input. */
const exact = (name: string, source: string, from: string, to: string, args: string): Situation => {
  const input = (): Promise<Uint8Array> => made(`a.${from}`, `${tone(1)} ${args}`);
  return {
    name,
    source,
    file: `old.${from}`,
    input,
    from,
    to,
    expect: 'the same samples',
    check: async ({ path }) => {
      const [own, theirs] = [await samplesOf(path), await samplesIn(`a.${from}`, await input())];
      return [finding('samples', Buffer.compare(own, theirs) === 0, `${own.length} and ${theirs.length} bytes`)];
    },
  };
};

export const samples: readonly Situation[] = [
  streamedTo(
    'streamed-wav-of-endless-length',
    'remsky/Kokoro-FastAPI#94, naudio/NAudio#688, jamulussoftware/jamulus#5',
    0xffffffff,
    'flac',
  ),
  streamedTo('streamed-wav-of-no-length', 'rs1729/RS#39, filoe/cscore#12', 0, 'flac'),
  joined('songs-of-a-radio-in-one-ogg', 'zaps166/QMPlay2#94, villermen/runescape-cache-tools#8', 'ogg', 'flac', '-c:a libvorbis'),
  joined('songs-of-a-radio-in-one-opus', 'zaps166/QMPlay2#94', 'opus', 'wav', '-c:a libopus'),
  joined('mp3-behind-mp3', 'MusicPlayerDaemon/MPD#1200, qawemlilo/node-streams#1', 'mp3', 'wav', '-b:a 64k'),
  exact('8-bit-sun-sound-to-flac', 'enzo1982/freac#806', 'au', 'flac', '-c:a pcm_s8'),
  exact('8-bit-wav-to-flac', 'audacity/audacity#670, mewkiz/flac#52', 'wav', 'flac', '-c:a pcm_u8'),
  {
    name: 'a-law-wav-to-mp3',
    source: 'jherby2k/AudioWorks#32',
    file: 'call.wav',
    input: () => made('a.wav', `${tone(1)} -ar 8000 -c:a pcm_alaw`),
    from: 'wav',
    to: 'mp3',
    expect: 'one second, as loud as before',
    check: async ({ path }) => [
      near('samples', (await samplesOf(path)).length / 2, 8000, 80),
      near('loudness', (await levels(path))[0] ?? -200, -21, 1),
    ],
  },
  {
    name: 'mp3-without-its-padding-to-wav',
    source: 'eshaz/wasm-audio-decoders#105, naudio/NLayer#9, hajimehoshi/ebiten#620',
    file: 'loop.mp3',
    input: () => made('a.mp3', `${tone(1)} -b:a 128k`),
    from: 'mp3',
    to: 'wav',
    expect: '48,000 samples, as many as were encoded',
    check: async ({ path }) => [same('samples', (await samplesOf(path)).length / 2, 48_000)],
  },
  {
    name: 'wav-to-m4a-is-no-longer',
    source: 'nu774/qaac#109',
    file: 'loop.wav',
    input: () => made('a.wav', tone(1)),
    from: 'wav',
    to: 'm4a',
    expect: 'one second, by its edit list',
    check: async ({ path }) => [near('seconds', Number((await probed(path)).format.duration), 1, 0.0005)],
  },
];
