import { look, lookBytes } from '../look.ts';

/** A media file as reported by ffprobe. */
export type MediaLook = {
  readonly seconds: number;
  readonly chapters: number;
  readonly tags: Readonly<Record<string, string>>;
  readonly streams: readonly {
    readonly codec_type: string;
    readonly codec_name: string;
    readonly pix_fmt?: string;
    /** Aspect ratio of a pixel: `64:45`. */
    readonly sample_aspect_ratio?: string;
    readonly width: number;
    readonly height: number;
    readonly channels: number;
    readonly sample_rate: string;
    readonly duration?: string;
    readonly disposition: { readonly attached_pic?: number };
    readonly side_data_list?: readonly { readonly rotation?: number }[];
    readonly tags?: Readonly<Record<string, string>>;
  }[];
};

export const lookAtMedia = async (path: string): Promise<MediaLook> => {
  const told = JSON.parse(await look('ffprobe', '-v', 'error', '-show_streams', '-show_format', '-show_chapters', '-of', 'json', path)) as {
    streams: MediaLook['streams'];
    chapters: unknown[];
    format: { duration?: string; tags?: Record<string, string> };
  };
  const lower = (tags: Readonly<Record<string, string>> = {}) =>
    Object.entries(tags).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    streams: told.streams,
    chapters: told.chapters.length,
    seconds: Math.max(Number(told.format.duration ?? 0), ...told.streams.map(({ duration }) => Number(duration ?? 0))),
    tags: Object.fromEntries([
      // A cover has a separate title.
      ...told.streams.filter(({ codec_type: type }) => type === 'audio').flatMap(({ tags }) => lower(tags)),
      ...lower(told.format.tags),
    ]),
  };
};

export const streamsOf = (media: MediaLook, kind: 'video' | 'audio' | 'subtitle' | 'cover'): MediaLook['streams'] =>
  media.streams.filter(({ codec_type: type, disposition }) =>
    kind === 'cover' ? type === 'video' && disposition.attached_pic === 1 : type === kind && disposition.attached_pic !== 1,
  );

/** Length of the audio in seconds, measured by decoding: what a player plays, whatever the header claims. */
export const playedSeconds = async (path: string): Promise<number> => {
  const said = await look('ffmpeg', '-v', 'error', '-nostdin', '-i', path, '-map', '0:a:0', '-progress', 'pipe:1', '-f', 'null', '-');
  return Number([...said.matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1] ?? 0) / 1e6;
};

const thumbBytes = 32 * 32 * 3;
export const stripRate = 5;

/** The displayed picture every fifth of a second, as images of 32 by 32 pixels. */
export const frameStrip = async (path: string): Promise<readonly Uint8Array[]> => {
  const filters = `fps=${stripRate}:eof_action=pass,scale=32:32:flags=area,format=rgb24`;
  const bytes = await lookBytes('ffmpeg', '-v', 'error', '-nostdin', '-i', path, '-map', '0:v:0', '-vf', filters, '-f', 'rawvideo', '-');
  return Array.from({ length: Math.floor(bytes.length / thumbBytes) }, (_, index) =>
    bytes.subarray(index * thumbBytes, (index + 1) * thumbBytes),
  );
};

/** Mean difference of two images, 0 to 255. */
const imageDistance = (one: Uint8Array, other: Uint8Array): number => {
  if (one.length === 0 || one.length !== other.length) return 255;
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
};

/** Mean difference of two video strips over their common length, 0 to 255. */
export const stripDistance = (one: readonly Uint8Array[], other: readonly Uint8Array[]): number => {
  const length = Math.min(one.length, other.length);
  const nothing = new Uint8Array();
  let sum = 0;
  for (let at = 0; at < length; at++) sum += imageDistance(one[at] ?? nothing, other[at] ?? nothing);
  return length === 0 ? 255 : sum / length;
};

const windowSamples = 1600;

/** Loudness of every fifth of a second. */
export const loudness = async (path: string): Promise<readonly number[]> => {
  const bytes = await lookBytes('ffmpeg', '-v', 'error', '-nostdin', '-i', path, ...'-map 0:a:0 -ac 1 -ar 8000 -f s16le -'.split(' '));
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const found: number[] = [];
  for (let at = 0; at + windowSamples <= samples.length; at += windowSamples) {
    let sum = 0;
    for (const sample of samples.subarray(at, at + windowSamples)) sum += sample * sample;
    found.push(Math.sqrt(sum / windowSamples));
  }
  return found;
};

/** Relative difference in loudness of two recordings, 0 to 1 and more. */
export const audioDistance = (one: readonly number[], other: readonly number[]): number => {
  const length = Math.min(one.length, other.length);
  const total = (values: readonly number[]) => values.slice(0, length).reduce((sum, value) => sum + value, 0);
  const [first, second] = [total(one), total(other)];
  const silent = 2 * length;
  if (first <= silent || second <= silent) return Math.abs(first - second) <= silent ? 0 : 1;
  // Downmixing six channels to two changes the overall level, which is no loss.
  let sum = 0;
  for (let at = 0; at < length; at++) sum += Math.abs((one[at] ?? 0) / first - (other[at] ?? 0) / second);
  return sum / 2;
};

/** A checksum of all samples of the first audio track. */
export const sampleMark = (path: string): Promise<string> =>
  look('ffmpeg', '-v', 'error', '-nostdin', '-i', path, '-map', '0:a:0', '-c:a', 'pcm_s32le', '-f', 'md5', '-');
