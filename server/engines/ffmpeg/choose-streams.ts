import type { OptionValues } from '../../../catalogue/options.ts';
import { Problem } from '../../problem.ts';
import type { Container } from './containers.ts';
import { audioBounds, audioEncoders, videoEncoders } from './encoders.ts';
import { askedHeight, filmFilters } from './picture-filters.ts';
import type { Media, Stream } from './probe.ts';

/** Output arguments for the chosen streams, and what the visitor should know of those left out. */
export type Choice = { readonly args: readonly string[]; readonly notes: readonly string[]; readonly encodesVideo: boolean };

const textSubtitles = new Set(['subrip', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);
/** Pixel formats of H.264 that phones and browsers play. */
const everyday = new Set(['yuv420p', 'yuvj420p', 'nv12']);

const trims = ({ trimStart, trimEnd }: OptionValues): boolean => trimStart !== undefined || trimEnd !== undefined;

const million = 1e6;

/** The work of encoding this stream, in million pixels. */
const loadOf = (stream: Stream, seconds: number, options: OptionValues): number => {
  const height = Math.min(stream.height, askedHeight(options) ?? stream.height);
  const share = stream.height ? (height / stream.height) ** 2 : 1;
  return (stream.width * stream.height * share * (stream.frameRate || 25) * Math.max(seconds, 1)) / million;
};

const copiesVideo = (stream: Stream, container: Container, options: OptionValues): boolean =>
  (container.video?.copy.has(stream.codec) ?? false) &&
  !trims(options) &&
  options.videoQuality === undefined &&
  options.frameRate === undefined &&
  askedHeight(options) === undefined &&
  (stream.rotation === 0 || container.keepsRotation === true) &&
  // Professional H.264 (4:2:2, 4:4:4, 10 bit) only plays in editing programs, which MKV, MOV and TS are for.
  (stream.codec !== 'h264' || everyday.has(stream.pixelFormat) || ['matroska', 'mov', 'mpegts'].includes(container.muxer));

const asked = (value: unknown, keep: string): number | undefined =>
  typeof value === 'string' && value !== keep ? Number(value) : undefined;

const nearest = (rates: readonly number[], rate: number): number =>
  rates.reduce((best, each) => (Math.abs(each - rate) < Math.abs(best - rate) ? each : best));

const audioArgs = (stream: Stream, container: Container, options: OptionValues, out: number): readonly string[] => {
  const { audio } = container;
  if (!audio) return [];
  const kbps = asked(options.audioBitrate, 'auto');
  const sampleRate = asked(options.sampleRate, 'original');
  const channels = asked(options.channels, 'original');
  // Copied packets can only be cut where the film can, at its key frames.
  const untouched = kbps === undefined && sampleRate === undefined && channels === undefined && !trims(options);
  if (untouched && audio.copy.has(stream.codec)) return [`-c:a:${out}`, 'copy'];
  const bounds: { channels?: number; rates?: readonly number[] } = audioBounds[audio.encoder] ?? {};
  const wantedRate = sampleRate ?? stream.sampleRate;
  const rate = bounds.rates && wantedRate && !bounds.rates.includes(wantedRate) ? nearest(bounds.rates, wantedRate) : sampleRate;
  const most = bounds.channels && stream.channels > bounds.channels ? bounds.channels : undefined;
  return [
    ...audioEncoders[audio.encoder]({ source: stream, kbps }).map((arg) => (/^-(c|b|q):a$/.test(arg) ? `${arg}:${out}` : arg)),
    ...(rate ? [`-ar:a:${out}`, String(rate)] : []),
    ...((channels ?? most) ? [`-ac:a:${out}`, String(channels ?? most)] : []),
  ];
};

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Chooses what goes into the target and how: what it may hold is copied, the rest encoded, and what it can't hold
 * at all is named. Throws `nothing_to_convert` when nothing is left.
 */
export const chooseStreams = (media: Media, container: Container, target: string, options: OptionValues): Choice => {
  const of = (kind: Stream['kind']) => media.streams.filter((stream) => stream.kind === kind && stream.codec);
  const notes: string[] = [];
  const args: string[] = [];
  const [video] = container.video ? of('video') : [];
  const sounds = options.mute === true || !container.audio ? [] : of('audio');
  const tracks = container.manyTracks ? sounds : sounds.slice(0, 1);
  if (!video && tracks.length === 0)
    throw new Problem('nothing_to_convert', container.video ? 'The file has no film in it.' : 'The file has no sound in it.');

  let encodesVideo = false;
  if (video && container.video) {
    args.push('-map', `0:${video.index}`);
    if (copiesVideo(video, container, options)) {
      args.push('-c:v', 'copy');
      // Apple's players know HEVC by this mark alone.
      if (video.codec === 'hevc' && ['mp4', 'mov'].includes(container.muxer)) args.push('-tag:v', 'hvc1');
      // AVI keeps the start codes that MP4 and Matroska take out.
      if (video.codec === 'h264' && container.muxer === 'avi') args.push('-bsf:v', 'h264_mp4toannexb');
    } else {
      encodesVideo = true;
      const crf = typeof options.videoQuality === 'number' ? options.videoQuality : undefined;
      args.push(...videoEncoders[container.video.encoder]({ crf, load: loadOf(video, media.seconds, options) }));
      args.push('-vf', filmFilters(video, options).join(','));
    }
  }
  for (const [out, sound] of tracks.entries()) args.push('-map', `0:${sound.index}`, ...audioArgs(sound, container, options, out));
  if (sounds.length > tracks.length) notes.push(`${target} holds one sound track: the first of ${sounds.length} was kept.`);

  const subtitles = container.video ? of('subtitle') : [];
  const kept = subtitles.filter(({ codec }) => container.subtitle && (container.subtitle.copy.has(codec) || textSubtitles.has(codec)));
  for (const [out, { index, codec }] of kept.entries())
    args.push('-map', `0:${index}`, `-c:s:${out}`, container.subtitle?.copy.has(codec) ? 'copy' : (container.subtitle?.encoder ?? 'copy'));
  if (subtitles.length > kept.length)
    notes.push(`${plural(subtitles.length - kept.length, 'subtitle track')} left out: ${target} can't hold such.`);

  const [cover] = of('cover');
  if (cover && container.cover === 'stream') {
    const out = video ? 1 : 0;
    const fits = cover.codec === 'png' || cover.codec === 'mjpeg';
    args.push('-map', `0:${cover.index}`, `-c:v:${out}`, fits ? 'copy' : 'mjpeg', `-disposition:v:${out}`, 'attached_pic');
  }
  return { args, notes, encodesVideo };
};
