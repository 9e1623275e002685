import { isDeepStrictEqual } from 'node:util';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { codecNames, type VideoCodec } from '../../../catalogue/media-targets.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import { Problem } from '../../contract/problem.ts';
import { hdrNote } from '../hdr-note.ts';
import type { Target } from './containers.ts';
import { coverArgs } from './covers.ts';
import { encodeAudio } from './encode-audio.ts';
import { discRateFor, rateFor } from './frame-rate.ts';
import { languageArgs } from './languages.ts';
import { isTextSubtitle, type Media, type Stream } from './media.ts';
import { asksForMore, combNotes, copiesVideo, keepsEdits } from './plays.ts';
import type { Budget } from './target-size.ts';
import { forStream, videoEncoders } from './video-encoders.ts';
import { askedHeight, keepsFields, type VideoLook, videoFilters } from './video-filters.ts';

/** Output arguments for the selected streams, and notes about dropped ones. */
export type Choice = { readonly args: readonly string[]; readonly notes: readonly Message[] };

const oggMuxers: ReadonlySet<string> = new Set(['ogg', 'opus', 'spx']);
const million = 1e6;

/** Work of encoding this stream, in million pixels. */
const loadOf = (stream: Stream, seconds: number, options: OptionValues): number => {
  const height = Math.min(stream.height, askedHeight(options) ?? stream.height);
  const share = stream.height ? (height / stream.height) ** 2 : 1;
  return (stream.width * stream.height * share * (stream.frameRate || 25) * Math.max(seconds, 1)) / million;
};

/** Smallest noticeable offset of audio and image, in seconds (ITU-R BT.1359). */
const lateStart = 0.045;

/** The codec to encode the video with: the requested one if the target supports it, else the target's default. */
const codecFor = (
  stream: Stream,
  target: Target,
  name: string,
  options: OptionValues,
): { readonly codec: VideoCodec; readonly note?: Message } => {
  const own = target.video?.codec ?? 'h264';
  const asked = target.video?.choices.find((codec) => codec === options.videoCodec);
  if (options.videoCodec === 'copy')
    return {
      codec: own,
      note: asksForMore(options)
        ? message('pictureChanged', { codec: codecNames[own] })
        : message('pictureEncoded', { target: name, source: stream.codec, codec: codecNames[own] }),
    };
  return { codec: asked ?? own };
};

/** Output arguments that copy the video into the target. */
export const copyVideo = (video: Stream, { muxer, id }: Target): readonly string[] => {
  const isAvi = muxer === 'avi';
  return [
    ...['-c:v:0', 'copy'],
    // Apple's players recognise HEVC only by this tag.
    ...(video.codec === 'hevc' && (muxer === 'mp4' || muxer === 'mov') ? ['-tag:v:0', 'hvc1'] : []),
    // AVI keeps the start codes that MP4 and Matroska remove.
    ...(video.codec === 'h264' && isAvi ? ['-bsf:v:0', 'h264_mp4toannexb'] : []),
    // Packed frames, as in videos of the DivX era, are specific to AVI.
    ...(video.codec === 'mpeg4' ? ['-bsf:v:0', 'mpeg4_unpack_bframes'] : []),
    ...(video.codec === 'mpeg4' && id === 'avi' ? ['-tag:v:0', 'XVID'] : []),
    // MPEG and H.264 count fields, which AVI would treat as frames.
    ...(isAvi && video.frameRate > 0 ? ['-r:v:0', String(video.frameRate)] : []),
  ];
};

/**
 * Frame timing. AVI counts frames: a gap, even before the first frame, would become empty frames. For MP4, unless a rate is
 * chosen, FFmpeg would fill gaps with copies at the stream's clock rate.
 */
const frameTimes = ({ muxer }: Target, rate: string | undefined): readonly string[] =>
  muxer === 'avi' ? ['-fps_mode:v:0', 'cfr'] : rate ? [] : ['-fps_mode:v:0', 'vfr'];

/** Output arguments that encode the video for the target, with its filters. */
export const encodeVideo = (
  video: Stream,
  media: Pick<Media, 'seconds' | 'stillSeconds'>,
  target: Target,
  name: string,
  options: OptionValues,
  budget?: Budget,
): Choice => {
  const { codec, note } = codecFor(video, target, name, options);
  const encoder = (target.encoders?.[codec] ?? codec) as keyof typeof videoEncoders;
  const crf = typeof options.videoQuality === 'number' ? options.videoQuality : undefined;
  const keepsAlpha = video.alpha && encoder === 'vp9' && options.background === undefined;
  const { rate, note: rateNote } = rateFor(video, target, options);
  const limits = target.video;
  const discLines = limits?.disc ? (discRateFor(video) === '25' ? 576 : 480) : undefined;
  const { seconds, stillSeconds } = media;
  const look: VideoLook = {
    ...{ encoder, rate, keepsAlpha, seconds, stillSeconds, discLines, squarePixels: limits?.squarePixels },
    maxLines: Math.min(limits?.maxLines ?? Number.POSITIVE_INFINITY, budget?.lines ?? Number.POSITIVE_INFINITY),
  };
  const filters = videoFilters(video, options, look);
  const parameters = {
    ...{ crf, kbps: budget?.videoKbps, load: loadOf(video, seconds, options), alpha: keepsAlpha },
    ...{ baseline: limits?.baseline === true, disc: limits?.disc === true },
  };
  return {
    args: [
      ...forStream('v:0', videoEncoders[encoder](parameters)),
      // Tags by which Apple's players recognise HEVC, and AVI players MPEG-4.
      ...(codec === 'hevc' && (target.muxer === 'mp4' || target.muxer === 'mov') ? ['-tag:v:0', 'hvc1'] : []),
      ...(codec === 'mpeg4' && target.muxer === 'avi' ? ['-tag:v:0', 'XVID'] : []),
      ...(keepsFields(video, options, look) ? ['-flags:v:0', '+ilme+ildct'] : []),
      ...frameTimes(target, rate),
      // AVI stores decoding times only: without B-frames they equal presentation times.
      ...(target.muxer === 'avi' ? ['-bf:v:0', '0'] : []),
      ...['-filter:v:0', filters.join(',')],
    ],
    notes: [...(note ? [note] : []), ...(rateNote ? [rateNote] : []), ...(video.hdr ? [hdrNote] : [])],
  };
};

/**
 * Selects the streams for the target: copies what plays there, encodes the rest, and reports what the target can't contain.
 * Throws `nothing_to_convert` if nothing is left.
 */
export const chooseStreams = (media: Media, container: Target, target: string, options: OptionValues, budget?: Budget): Choice => {
  const of = (kind: Stream['kind']) => media.streams.filter((stream) => stream.kind === kind && stream.codec);
  const notes: Message[] = [];
  const args: string[] = [];
  const [video] = container.video ? of('video') : [];
  const audioStreams = options.mute === true || !container.audio ? [] : of('audio');
  const main = audioStreams.find(({ isMain }) => isMain) ?? audioStreams[0];
  const tracks = container.manyTracks || !main ? audioStreams : [main];
  if (!video && tracks.length === 0) throw new Problem('nothing_to_convert', container.video ? message('noFilm') : message('noSound'));

  if (video && container.video) {
    args.push('-map', `0:${video.index}`);
    const made = copiesVideo(video, container, options)
      ? { args: copyVideo(video, container), notes: combNotes(video, container) }
      : encodeVideo(video, media, container, target, options, budget);
    args.push(...made.args);
    notes.push(...made.notes);
  }
  // AVI has no timestamps: a stream that begins after the video would start with its first image.
  const fills = (audio: Stream): boolean => container.muxer === 'avi' && video !== undefined && audio.start - video.start > lateStart;
  for (const [out, audio] of tracks.entries()) {
    const { args: encoding, notes: said } = encodeAudio(audio, container, target, options, {
      fillsStart: fills(audio),
      kbps: budget?.audioKbps,
    });
    args.push('-map', `0:${audio.index}`, ...forStream(`a:${out}`, encoding));
    // Packets excluded by an MP4's edit list have times before zero, and would be heard before the first image.
    if (video?.edits && encoding.includes('copy') && !keepsEdits(video, container))
      args.push(`-bsf:a:${out}`, "noise=amount=0:drop='lt(pts,0)'");
    args.push(...languageArgs(container.muxer, `a:${out}`, audio.language));
    // Ogg has a single set of tags, where the track's name would replace the title.
    if (oggMuxers.has(container.muxer) && audio.title && media.title) args.push(`-metadata:s:a:${out}`, 'title=');
    notes.push(...said.filter((note) => !notes.some((one) => isDeepStrictEqual(one, note))));
  }
  if (audioStreams.length > tracks.length)
    notes.push(message(main === audioStreams[0] ? 'firstTrack' : 'mainTrack', { target, tracks: audioStreams.length }));

  const subtitles = container.video ? of('subtitle') : [];
  const kept = subtitles.filter((one) => container.subtitles && (container.subtitles.holds.has(one.codec) || isTextSubtitle(one)));
  for (const [out, { index, codec, language, source }] of kept.entries()) {
    args.push(
      '-map',
      source ?? `0:${index}`,
      `-c:s:${out}`,
      container.subtitles?.holds.has(codec) ? 'copy' : (container.subtitles?.codec ?? 'copy'),
    );
    args.push(...languageArgs(container.muxer, `s:${out}`, language));
  }
  // FFmpeg would mark the first track as default even if the file marks none.
  const [first] = kept;
  if (first && kept.length > 1 && !kept.some(({ isMain }) => isMain)) args.push('-disposition:s:0', first.isForced ? 'forced' : '0');
  if (subtitles.length > kept.length) notes.push(message('subtitlesLeft', { count: subtitles.length - kept.length, format: target }));

  const [coverMap, coverNotes] = coverArgs(media, container, target, video ? 1 : 0);
  args.push(...coverMap);
  notes.push(...coverNotes);
  return { args, notes };
};
