import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Target } from './containers.ts';
import { trims } from './encode-audio.ts';
import { keepsTimes } from './frame-rate.ts';
import type { Stream } from './media.ts';
import { askedHeight, isTurned } from './video-filters.ts';

/** H.264 pixel formats that phones and browsers play. */
const everyday: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p', 'nv12']);
/** Muxers of formats also used by editing software, which opens all kinds of H.264 (4:2:2, 4:4:4, 10 bit). */
const forStudios: ReadonlySet<string> = new Set(['matroska', 'mov', 'mpegts']);

/** Whether players without deinterlacing, such as browsers and phones, show combing in motion. */
const showsCombs = ({ interlaced, codec }: Stream): boolean =>
  interlaced && (codec === 'h264' || codec === 'hevc' || codec === 'mpeg2video');

/** Muxers of broadcast formats, whose players expect interlaced video. */
const forBroadcast: ReadonlySet<string> = new Set(['mpegts', 'mpeg', 'vob', 'mxf']);

/** A note for a copied stream that shows combing in some players. */
export const combNotes = (stream: Stream, { muxer }: Target): readonly Message[] =>
  showsCombs(stream) && !forBroadcast.has(muxer) ? [message('interlaced')] : [];

/** Whether the target's players support this very stream. A container may allow more than they do. */
const isPlayed = (stream: Stream, { video, muxer, id }: Target): boolean => {
  if (!video?.plays.has(stream.codec)) return false;
  if (stream.height > (video.maxLines ?? Number.POSITIVE_INFINITY)) return false;
  if (stream.frameRate > (video.maxRate ?? Number.POSITIVE_INFINITY) * 1.005) return false;
  if (showsCombs(stream) && !forStudios.has(muxer)) return false;
  switch (stream.codec) {
    case 'h264':
      return (everyday.has(stream.pixelFormat) || forStudios.has(muxer)) && (!video.baseline || /baseline/i.test(stream.profile));
    case 'hevc':
      return stream.pixelFormat.startsWith('yuv420p') || forStudios.has(muxer);
    case 'mpeg4':
      return id !== 'avi' || (!stream.quarterPixels && stream.globalMotion !== true && stream.pixelFormat === 'yuv420p');
    case 'mpeg2video':
      return muxer === 'mxf' || forStudios.has(muxer) || (stream.pixelFormat === 'yuv420p' && (!video.disc || isOfDisc(stream)));
    default:
      return true;
  }
};

/** Image sizes of a DVD, full or with half the width or lines (DVD-Video, MPEG-2). */
const isOfDisc = ({ width, height }: Stream): boolean =>
  [720, 704, 352].includes(width) && [576, 480, 288, 240].includes(height) && (width === 352 || height >= 480);

export const asksForMore = (options: OptionValues): boolean =>
  trims(options) ||
  options.videoQuality !== undefined ||
  options.frameRate !== undefined ||
  options.targetSize !== undefined ||
  askedHeight(options) !== undefined ||
  isTurned(options);

/** MP4 and QuickTime muxers store where a copied stream begins; others would show what was cut off. */
export const keepsEdits = ({ edits }: Stream, { muxer }: Target): boolean =>
  edits === undefined || (edits === 'start' && ['mp4', 'mov', 'ipod', 'f4v'].includes(muxer));

/**
 * Whether a video stream is copied: because it plays in the target, or because a copy is requested and the container supports
 * it. Any further option requires encoding.
 */
export const copiesVideo = (stream: Stream, target: Target, options: OptionValues): boolean => {
  if (asksForMore(options)) return false;
  const { videoCodec } = options;
  if (!keepsEdits(stream, target)) return false;
  if (videoCodec === 'copy') return target.video?.holds.has(stream.codec) ?? false;
  if (videoCodec !== undefined && videoCodec !== stream.codec) return false;
  return isPlayed(stream, target) && keepsTimes(stream, target) && (stream.rotation === 0 || target.keepsRotation === true);
};
