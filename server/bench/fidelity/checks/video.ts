import { join } from 'node:path';
import { formatById } from '../../../../catalogue/formats.ts';
import { mediaTargets } from '../../../../catalogue/media-targets.ts';
import { type Checks, type Finding, finding, near, same } from '../check.ts';
import { look, withFolder } from '../look.ts';
import { audioDistance, frameStrip, lookAtMedia, loudness, type MediaLook, streamsOf, stripDistance, stripRate } from './audio-video.ts';
import { readers } from './images.ts';

const shown = (media: MediaLook): readonly [number, number] => {
  const [video] = streamsOf(media, 'video');
  const turned = Math.abs(video?.side_data_list?.find(({ rotation }) => rotation)?.rotation ?? 0) % 180 === 90;
  const [width = 0, height = 0] = [video?.width, video?.height];
  return turned ? [height, width] : [width, height];
};

/** Display size with square pixels, as animated images have them. */
const shownSquare = (media: MediaLook): readonly [number, number] => {
  const [width, height] = shown(media);
  const [across = 1, down = 1] = (streamsOf(media, 'video')[0]?.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  return [across && down ? (width * across) / down : width, height];
};

/** Codecs that play everywhere, by target. */
const everyday: Readonly<Record<string, { readonly video: RegExp; readonly audio: RegExp }>> = {
  mp4: { video: /^(h264|hevc) yuvj?420p/, audio: /^(aac|mp3|e?ac3|alac)$/ },
  m4v: { video: /^(h264|mpeg4) yuvj?420p/, audio: /^(aac|ac3|alac)$/ },
  webm: { video: /^(vp8|vp9|av1) /, audio: /^(opus|vorbis)$/ },
  flv: { video: /^(h264|flv1|vp6f) yuvj?420p/, audio: /^(aac|mp3)$/ },
  ogv: { video: /^theora /, audio: /^(vorbis|opus|flac)$/ },
};

/** The index of an MP4 precedes the data, so that playback starts at once (ISO/IEC 14496-12). */
const indexFirst = async (path: string): Promise<boolean> => {
  const bytes = await Bun.file(path).bytes();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'moov' || name === 'mdat') return name === 'moov';
    at += Math.max(8, view.getUint32(at));
  }
  return false;
};

/** Maximum height in pixels of an animated image made from a video. */
const largestHeight = 480;
const animations = new Set(['gif', 'apng']);
const oneRate = new Set(['mxf']);

const audioFindings = async (
  before: MediaLook,
  after: MediaLook,
  from: string,
  output: string,
  target: string,
): Promise<readonly Finding[]> => {
  const [expected, found] = [streamsOf(before, 'audio'), streamsOf(after, 'audio')];
  const tracks = formatById(target)?.capabilities.manyTracks ? expected.length : Math.min(1, expected.length);
  const findings = [same('sound tracks', found.length, tracks)];
  if (tracks > 0 && found.length > 0) {
    const distance = audioDistance(await loudness(from), await loudness(output));
    findings.push(finding('audio', distance < 0.15, `differs by ${distance.toFixed(2)}`));
  }
  return findings;
};

/**
 * Duration in milliseconds of each frame of an animated WebP, from its chunks (WebP container specification, ANMF); ImageMagick rounds down
 * to hundredths.
 */
const webpDurations = (bytes: Uint8Array): readonly number[] => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: number[] = [];
  for (let at = 12; at + 8 <= data.length; ) {
    const size = data.readUInt32LE(at + 4);
    if (data.toString('latin1', at, at + 4) === 'ANMF') found.push(data.readUIntLE(at + 8 + 12, 3));
    at += 8 + size + (size & 1);
  }
  return found;
};

/** Animated WebP, which FFmpeg does not read: frame sizes and times by ImageMagick. */
export const movingWebpChecks: Checks = async ({ fixture, output }) => {
  const [width, height] = shownSquare(await lookAtMedia(fixture.file));
  const [seenWidth = 0, seenHeight = 0] = (await look('identify', '-format', '%w %h\n', output)).split(/\s/).map(Number);
  const shownMs = webpDurations(await Bun.file(output).bytes()).reduce((sum, duration) => sum + duration, 0);
  const seconds = (await frameStrip(fixture.file)).length / stripRate;
  const share = Math.min(1, largestHeight / height);
  return [
    near('height', seenHeight, Math.round(height * share), 1),
    near('width', seenWidth, Math.round(width * share), 2),
    near('length', shownMs / 1000, seconds, Math.max(0.41, seconds * 0.02)),
  ];
};

/** Videos: same pictures at the same times, size, audio, subtitles and chapters, in codecs that the target's players support. */
export const videoChecks: Checks = async (subject) => {
  const { fixture, output } = subject;
  const isStill = (fixture.facts.frames_or_pages ?? 1) < 2 && formatById(fixture.format)?.kind === 'image';
  // A still image states no length.
  const fair = (findings: readonly Finding[]) => (isStill ? findings.filter(({ check }) => check !== 'length') : findings);
  if (fixture.format !== 'avif' && fixture.format !== 'webp') return fair(await compareVideos(subject));
  // FFmpeg of Debian 12 reads neither still AVIF nor animated WebP, so another file supplies their pictures.
  return withFolder(async (dir) => {
    const flat = ['-background', 'white', '-alpha', 'remove', '-alpha', 'off'];
    const file = join(dir, fixture.format === 'webp' ? 'seen.gif' : 'still.png');
    if (fixture.format === 'webp') await look('convert', fixture.file, '-coalesce', ...flat, file);
    else {
      await look(...(readers.avif?.(fixture.file, file) ?? []));
      await look('convert', file, ...flat, `png24:${file}`);
    }
    return fair(await compareVideos({ ...subject, fixture: { ...fixture, file }, output }));
  });
};

/** The size that players show: that of the source, except for a DVD's frame, the height limit, and square pixels. */
const sizeFindings = (to: string, before: MediaLook, after: MediaLook): readonly Finding[] => {
  const { disc, maxLines = Number.POSITIVE_INFINITY, squarePixels } = mediaTargets[to]?.video ?? {};
  const [seenWidth, seenHeight] = shown(after);
  if (disc) return [same('width', seenWidth, 720), finding('height', [480, 576].includes(seenHeight), String(seenHeight))];
  const [width, height] = squarePixels ? shownSquare(before) : shown(before);
  const share = Math.min(1, maxLines / height);
  const slack = share < 1 || squarePixels ? 2 : 1;
  return [
    near('width', seenWidth, Math.round(width * share), Math.max(slack - 1, width % 2)),
    near('height', seenHeight, Math.round(height * share), Math.max(slack - 1, height % 2)),
  ];
};

const compareVideos: Checks = async ({ fixture, to, output }) => {
  const [before, after] = [await lookAtMedia(fixture.file), await lookAtMedia(output)];
  if (streamsOf(before, 'video').length === 0) return audioFindings(before, after, fixture.file, output, to);
  const [video] = streamsOf(after, 'video');
  const [width, height] = animations.has(to) ? shownSquare(before) : shown(before);
  const [strip, seen] = [await frameStrip(fixture.file), await frameStrip(output)];
  const distance = stripDistance(strip, seen);
  const seconds = strip.length / stripRate;
  const findings: Finding[] = [
    near('length', seen.length / stripRate, seconds, Math.max(0.41, seconds * 0.02)),
    // Bars beside the picture change it.
    ...(mediaTargets[to]?.video?.disc ? [] : [finding('pictures over time', distance < 8, `differ by ${distance.toFixed(1)} of 255`)]),
  ];
  const [seenWidth, seenHeight] = shown(after);
  if (animations.has(to)) {
    const share = Math.min(1, largestHeight / height);
    findings.push(near('height', seenHeight, Math.round(height * share), 1), near('width', seenWidth, Math.round(width * share), 2));
  } else findings.push(...sizeFindings(to, before, after));
  if (animations.has(to)) return findings;
  findings.push(...(await audioFindings(before, after, fixture.file, output, to)));
  const subtitles = streamsOf(before, 'subtitle').length;
  if (['mp4', 'mov', 'm4v', 'mkv'].includes(to)) {
    findings.push(same('subtitles', streamsOf(after, 'subtitle').length, subtitles), same('chapters', after.chapters, before.chapters));
    if (before.tags.title) findings.push(same('title', after.tags.title, before.tags.title));
  }
  if (['mp4', 'mov', 'm4v', 'f4v'].includes(to)) findings.push(finding('starts at once', await indexFirst(output), 'the index is last'));
  const rule = everyday[to];
  if (rule && video) {
    findings.push(finding('video codec', rule.video.test(`${video.codec_name} ${video.pix_fmt}`), `${video.codec_name} ${video.pix_fmt}`));
    for (const { codec_name: codec } of streamsOf(after, 'audio')) findings.push(finding('sound codec', rule.audio.test(codec), codec));
  }
  return oneRate.has(to) ? findings.filter(({ check }) => !check.startsWith('length')) : findings;
};
