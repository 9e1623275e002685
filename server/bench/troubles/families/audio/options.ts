import { finding, near, same } from '../../../fidelity/check.ts';
import { levels, made, streamOf } from '../../look/media.ts';
import type { Check, Situation } from '../../situation.ts';
import { decoded } from './passed-situation.ts';

const sound = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  input: () => Promise<Uint8Array>,
  options: Situation['options'],
  expect: string,
  check: Check,
): Situation => ({ ...{ name, source, file: `take.${from}`, from, to, input, expect, check }, ...(options && { options }) });

/** Surround sound with a tone in some channels: front left and right, centre, low, surround left and right. */
const surround = (name: string, channels: readonly number[], args: string) => () =>
  made(
    name,
    `-f lavfi -i 'aevalsrc=${[0, 1, 2, 3, 4, 5].map((one) => (channels.includes(one) ? '0.5*sin(880*PI*t)' : '0')).join('|')}:c=5.1(side):s=48000:d=2' ${args}`,
  );

const rightAlone = () => made('a.wav', "-f lavfi -i 'aevalsrc=0|0.5*sin(880*PI*t):s=48000:d=2'");

/** Two recordings, the second behind the first as `copy /b` does it; the record of the first one's length remains. */
const glued = async (): Promise<Uint8Array> => {
  const args = "-f lavfi -i 'aevalsrc=0.5*sin(880*PI*t):s=44100:d=2' -c:a libmp3lame -q:a 4";
  return Buffer.concat([await made('a.mp3', args), await made('b.mp3', args)]);
};

/** Channels and rates that people choose. */
export const audioOptions: readonly Situation[] = [
  sound(
    'dialogue-of-surround-sound',
    'smplayer-dev/smplayer#383',
    ['flac', 'mp3'],
    surround('a.flac', [2], ''),
    { channels: '2' },
    'the centre in both ears',
    async ({ path }) => {
      const all = await levels(path);
      return [same('channels', all.length, 2), finding('levels', Math.min(...all) > -25, all)];
    },
  ),
  sound(
    'right-surround-in-stereo',
    'nova-video-player/aos-AVP#1522',
    ['ac3', 'wav'],
    surround('a.ac3', [5], '-c:a ac3'),
    { channels: '2' },
    'the tone in the right ear',
    async ({ path }) => {
      const [left = 0, right = -200] = await levels(path);
      return [finding('levels', right > -30 && left < right - 12, [left, right])];
    },
  ),
  sound(
    'surround-sound-in-full',
    'foo86/dcadec#34',
    ['flac', 'wav'],
    surround('a.flac', [0, 1, 2, 4, 5], '-af volume=6dB'),
    { channels: '2' },
    'loud, and not clipped',
    async ({ path }) => {
      const told = await Bun.$`ffmpeg -i ${path} -af astats -f null -`.quiet().nothrow();
      const peak = Number(/Peak level dB: (-?[\d.]+)/.exec(told.stderr.toString())?.[1]);
      const flat = Number(/Flat factor: (-?[\d.]+)/.exec(told.stderr.toString())?.[1]);
      return [finding('peak', peak > -12 && peak < 0.01, String(peak)), finding('flat', flat < 1, String(flat))];
    },
  ),
  sound(
    'mono-of-one-channel-at-another-rate',
    'HandBrake/HandBrake#3533',
    ['wav', 'mp3'],
    rightAlone,
    { channels: '1', sampleRate: '22050' },
    'one channel at 22,050 Hz with the tone',
    async ({ path }) => {
      const { channels, sample_rate } = await streamOf(path, 'audio');
      const [level = -200] = await levels(path);
      return [same('form', [channels, sample_rate], [1, '22050']), finding('level', level > -25, String(level))];
    },
  ),
  sound('glued-mp3-to-aac', 'TortugaPower/BookPlayer#65', ['mp3', 'aac'], glued, undefined, 'all four seconds', async ({ path }) => [
    near('seconds', await decoded(path, 44_100), 4, 0.2),
  ]),
  sound('glued-mp3-to-wav', 'naudio/NAudio#854', ['mp3', 'wav'], glued, undefined, 'all four seconds', async ({ path }) => [
    near('seconds', await decoded(path, 44_100), 4, 0.2),
  ]),
];
