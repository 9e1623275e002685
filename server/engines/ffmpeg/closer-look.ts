import type { StepJob } from '../../contract/engine.ts';
import type { Target } from './containers.ts';
import { demuxersOf } from './containers.ts';
import type { Media, Stream } from './media.ts';

/** Frames of MP3 that are looked at: some five seconds. A rate that changes does so by then. */
const mp3Frames = 200;

const ask = async (job: StepJob, stream: Stream, what: readonly string[]): Promise<string> => {
  const reading = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', demuxersOf(job.step.from)];
  const { stdout } = await job.run([
    ...['ffprobe', '-hide_banner', '-v', 'error', ...reading, '-select_streams', String(stream.index)],
    ...what,
    `file:/job/${job.input.name}`,
  ]);
  return stdout;
};

/** Whether every frame of an MP3 stream is as long as the others, but for the byte that evens them out (ISO/IEC 11172-3, 2.4.2.3). */
const hasConstantRate = async (job: StepJob, stream: Stream): Promise<boolean> => {
  const told = await ask(job, stream, ['-read_intervals', `%+#${mp3Frames}`, '-show_entries', 'packet=size', '-of', 'csv=p=0']);
  const sizes = told.split('\n').map(Number.parseFloat).filter(Number.isFinite);
  return sizes.length > 0 && Math.max(...sizes) - Math.min(...sizes) <= 1;
};

/** Bits of some bytes, from the first on. */
const bitReader = (bytes: Uint8Array) => {
  let at = 0;
  return (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
};

/** Bits by which a clock is told apart from its last tick. */
const bitsFor = (ticks: number): number => Math.max(1, Math.ceil(Math.log2(ticks)));

/** Whether the header of an MPEG-4 layer switches global motion on (ISO/IEC 14496-2, 6.2.3: `sprite_enable` is 2). */
export const movesGlobally = (bytes: Uint8Array): boolean => {
  const start = bytes.findIndex(
    (_, i) => bytes[i] === 0 && bytes[i + 1] === 0 && bytes[i + 2] === 1 && ((bytes[i + 3] ?? 0) & 0xf0) === 0x20,
  );
  if (start < 0) return false;
  const bits = bitReader(bytes.subarray(start + 4));
  bits(9);
  let version = 1;
  if (bits(1)) {
    version = bits(4);
    bits(3);
  }
  if (bits(4) === 15) bits(16);
  if (bits(1)) {
    bits(3);
    if (bits(1)) bits(79);
  }
  const shape = bits(2);
  bits(1);
  const ticks = bits(16);
  bits(1);
  if (bits(1)) bits(bitsFor(ticks));
  if (shape === 0) bits(29);
  bits(2);
  return bits(version === 1 ? 1 : 2) === 2;
};

/** Bytes of the dumps in hexadecimal that ffprobe prints: `00000000: 0000 01b0 f500  ......`. */
const dumpedBytes = (told: string): Uint8Array =>
  Buffer.from([...told.matchAll(/^[0-9a-f]{8}: ([0-9a-f ]{1,41})/gm)].map(([, hex = '']) => hex.replaceAll(' ', '')).join(''), 'hex');

const hasGlobalMotion = async (job: StepJob, stream: Stream): Promise<boolean> =>
  movesGlobally(
    dumpedBytes(
      await ask(job, stream, ['-show_data', '-read_intervals', '%+#1', '-show_entries', 'stream=extradata:packet=data', '-of', 'default']),
    ),
  );

/** Finds out what can't be told by names, where the target asks: whether MP3 has one bit rate, and MPEG-4 moves the whole image. */
export const lookCloser = async (job: StepJob, media: Media, target: Target): Promise<Media> => {
  if (target.id !== 'avi') return media;
  const streams: Stream[] = [];
  for (const stream of media.streams)
    streams.push({
      ...stream,
      ...(stream.codec === 'mp3' && { constantRate: await hasConstantRate(job, stream) }),
      ...(stream.codec === 'mpeg4' && stream.kind === 'video' && { globalMotion: await hasGlobalMotion(job, stream) }),
    });
  return { ...media, streams };
};
