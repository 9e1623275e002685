import type { OptionValues } from '../../../catalogue/options.ts';
import { Problem } from '../../problem.ts';
import { hdrNote } from '../hdr-note.ts';
import type { Container } from './containers.ts';
import { encodeAudio, trims } from './encode-audio.ts';
import { keepsTimes, rateFor } from './frame-rate.ts';
import { languageArgs } from './languages.ts';
import type { Media, Stream } from './probe.ts';
import { forStream, videoEncoders } from './video-encoders.ts';
import { askedHeight, videoFilters } from './video-filters.ts';

/** Output arguments for the chosen streams, and what the visitor should know of those left out. */
export type Choice = { readonly args: readonly string[]; readonly notes: readonly string[] };

const textSubtitles = new Set(['subrip', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);
/** Pixel formats of H.264 that phones and browsers play. */
const everyday = new Set(['yuv420p', 'yuvj420p', 'nv12']);

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
  keepsTimes(stream, container) &&
  (stream.rotation === 0 || container.keepsRotation === true) &&
  // Professional H.264 (4:2:2, 4:4:4, 10 bit) only plays in editing programs, which MKV, MOV and TS are for.
  (stream.codec !== 'h264' || everyday.has(stream.pixelFormat) || ['matroska', 'mov', 'mpegts'].includes(container.muxer));

/** Seconds by which audio and image may be apart before it is noticed (ITU-R BT.1359). */
const lateStart = 0.045;

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
  const audioStreams = options.mute === true || !container.audio ? [] : of('audio');
  const tracks = container.manyTracks ? audioStreams : audioStreams.slice(0, 1);
  if (!video && tracks.length === 0)
    throw new Problem('nothing_to_convert', container.video ? 'The file has no film in it.' : 'The file has no sound in it.');

  if (video && container.video) {
    args.push('-map', `0:${video.index}`);
    if (copiesVideo(video, container, options)) {
      args.push('-c:v:0', 'copy');
      // Apple's players know HEVC by this mark alone.
      if (video.codec === 'hevc' && ['mp4', 'mov'].includes(container.muxer)) args.push('-tag:v:0', 'hvc1');
      // AVI keeps the start codes that MP4 and Matroska take out.
      if (video.codec === 'h264' && container.muxer === 'avi') args.push('-bsf:v:0', 'h264_mp4toannexb');
      // Two frames in one packet, as in videos of the days of DivX, are for AVI alone.
      if (video.codec === 'mpeg4') args.push('-bsf:v:0', 'mpeg4_unpack_bframes');
      // MPEG counts fields, of which AVI would make frames.
      if (/^mpeg[12]video$/.test(video.codec) && container.muxer === 'avi') args.push('-r:v:0', String(video.frameRate));
    } else {
      const crf = typeof options.videoQuality === 'number' ? options.videoQuality : undefined;
      const { encoder } = container.video;
      const keepsAlpha = video.alpha && encoder === 'vp9' && options.background === undefined;
      const { rate, note } = rateFor(video, container, options);
      if (note) notes.push(note);
      if (video.hdr) notes.push(hdrNote);
      args.push(...forStream('v:0', videoEncoders[encoder]({ crf, load: loadOf(video, media.seconds, options), alpha: keepsAlpha })));
      // Otherwise FFmpeg fills gaps in MP4 with copies at the rate of the stream's clock.
      if (!rate) args.push('-fps_mode:v:0', 'vfr');
      // AVI says when frames are decoded, not when they are shown: with none out of order that is the same.
      if (container.muxer === 'avi') args.push('-bf:v:0', '0');
      const { seconds, stillSeconds } = media;
      args.push('-filter:v:0', videoFilters(video, options, { encoder, rate, keepsAlpha, seconds, stillSeconds }).join(','));
    }
  }
  // AVI has no times: what begins later than the video would play with its first image.
  const fills = (audio: Stream): boolean => container.muxer === 'avi' && video !== undefined && audio.start - video.start > lateStart;
  for (const [out, audio] of tracks.entries()) {
    const { args: encoding, notes: said } = encodeAudio(audio, container, target, options, fills(audio));
    args.push('-map', `0:${audio.index}`, ...forStream(`a:${out}`, encoding));
    args.push(...languageArgs(container.muxer, `a:${out}`, audio.language));
    notes.push(...said.filter((note) => !notes.includes(note)));
  }
  if (audioStreams.length > tracks.length) notes.push(`${target} holds one sound track: the first of ${audioStreams.length} was kept.`);

  const subtitles = container.video ? of('subtitle') : [];
  const kept = subtitles.filter(({ codec }) => container.subtitle && (container.subtitle.copy.has(codec) || textSubtitles.has(codec)));
  for (const [out, { index, codec, language }] of kept.entries()) {
    args.push('-map', `0:${index}`, `-c:s:${out}`, container.subtitle?.copy.has(codec) ? 'copy' : (container.subtitle?.encoder ?? 'copy'));
    args.push(...languageArgs(container.muxer, `s:${out}`, language));
  }
  if (subtitles.length > kept.length)
    notes.push(`${plural(subtitles.length - kept.length, 'subtitle track')} left out: ${target} can't hold such.`);

  const [cover] = of('cover');
  if (cover && !container.cover) notes.push(`The cover picture is left out: ${target} can't hold one that players show.`);
  if (cover && container.cover === 'stream') {
    const out = video ? 1 : 0;
    const fits = cover.codec === 'png' || cover.codec === 'mjpeg';
    args.push('-map', `0:${cover.index}`, `-c:v:${out}`, fits ? 'copy' : 'mjpeg', `-disposition:v:${out}`, 'attached_pic');
  }
  return { args, notes };
};
