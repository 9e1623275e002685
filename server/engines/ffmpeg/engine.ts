import { extensionOf } from '../../../catalogue/formats.ts';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import type { Engine, OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput } from '../../files/stage-files.ts';
import { askedBytes, tooSmall } from '../asked-size.ts';
import { hdrNote } from '../hdr-note.ts';
import { carryTags } from './carry-tags.ts';
import { chapterInput } from './chapter-input.ts';
import { chapterTags } from './chapter-tags.ts';
import { chooseStreams } from './choose-streams.ts';
import { lookCloser } from './closer-look.ts';
import { type Target, targetOf } from './containers.ts';
import { cutSubtitles } from './cut-subtitles.ts';
import { trims } from './encode-audio.ts';
import { imageRate } from './frame-rate.ts';
import { gainTags } from './gain-tags.ts';
import { idleLibraries } from './idle-libraries.ts';
import type { Media } from './media.ts';
import { lyricsTag, numberTags } from './number-tags.ts';
import { oldLetters } from './old-letters.ts';
import { nameOf, type Opened, openInput } from './open-input.ts';
import { phoneTags } from './phone-tags.ts';
import { prepareCover } from './prepare-cover.ts';
import { probe } from './probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { ffmpegSteps } from './steps.ts';
import { budgetFor } from './target-size.ts';
import { animationFilters } from './video-filters.ts';

/** Players and browsers show a GIF's frames for at least two hundredths of a second, or else for ten. */
const fastestGif = 50;

/** The options, with a frame rate that a GIF can have; notes a lower one. */
const forAnimation = ({ step, options, note }: StepJob): OptionValues => {
  if (step.to !== 'gif' || typeof options.frameRate !== 'number' || options.frameRate <= fastestGif) return options;
  note(message('frameRates', { rate: fastestGif }));
  return { ...options, frameRate: fastestGif };
};

/** Converts a video to an animated image: fewer frames, an optimised palette for GIF. */
const animationArgs = (job: StepJob, media: Media, { skip }: Opened): readonly string[] => {
  const video = media.streams.find(({ kind }) => kind === 'video');
  if (!video) throw new Problem('nothing_to_convert', message('noFilm'));
  if (video.hdr) job.note(hdrNote);
  // First, so that the palette is built from the visible part.
  const trim = skip > 0 ? [`trim=start=${skip}`, 'setpts=PTS-STARTPTS'] : [];
  const filters = [...trim, ...animationFilters(video, forAnimation(job), media.seconds)].join(',');
  const map = ['-map', `0:${video.index}`];
  if (job.step.to === 'gif')
    return [
      ...map,
      '-vf',
      `${filters},split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle`,
      '-loop',
      '0',
      '-f',
      'gif',
    ];
  if (job.step.to === 'apng') return [...map, '-vf', filters, '-plays', '0', '-f', 'apng'];
  return [...map, '-vf', filters, '-c:v', 'libwebp_anim', '-quality', '75', '-loop', '0', '-f', 'webp'];
};

const animations = new Set(['gif', 'webp', 'apng']);
/** Animated images that FFmpeg reads; WebP and AVIF are converted to one of these before. */
const animatedImages = new Set(['gif', 'apng']);

/** Default settings for a video from an animated image: a constant frame rate and a quality that keeps its few colours clear. */
const imageDefaults = ({ streams }: Media): OptionValues => ({
  videoQuality: 18,
  frameRate: imageRate(streams.find(({ kind }) => kind === 'video')),
});

/** Duration of a still image as a video: shorter is hardly a video, and sites for videos require three seconds. */
const stillSeconds = 3;

/** Sets the duration of a single-frame image; others keep their own. */
const asVideo = ({ step, options }: StepJob, media: Media): Media => {
  const isStill = animatedImages.has(step.from) && (media.seconds === 0 || media.streams.some(({ frames }) => frames === 1));
  return isStill && !trims(options) ? { ...media, seconds: stillSeconds, stillSeconds } : media;
};

/** Formats that store the file's tags with its first audio stream, like Ogg. */
const tagsWithAudio = new Set(['ogg', 'opus', 'spx', 'ogv']);

/** A cover reveals as much as tags and is removed with them. */
const withoutRecords = ({ options }: StepJob, media: Media): Media =>
  options.stripMetadata === true ? { ...media, streams: media.streams.filter(({ kind }) => kind !== 'cover') } : media;

/** FFmpeg reports the file type of MP4 and relatives as tags, which would be wrong in any other file. */
const withoutBrands = ['major_brand', 'minor_version', 'compatible_brands'].flatMap((tag) => ['-metadata', `${tag}=`]);

const tagArgs = ({ step, options }: StepJob, { streams }: Media): readonly string[] => {
  if (options.stripMetadata === true) return ['-map_metadata', '-1', '-map_metadata:s', '-1'];
  const hasAudio = streams.some(({ kind }) => kind === 'audio');
  return ['-map_metadata', tagsWithAudio.has(step.from) && hasAudio ? '0:s:a:0' : '0', ...withoutBrands];
};

/** Arguments for tags that FFmpeg does not read in the input. */
const unreadTags = ({ moreTags = {} }: Media): readonly string[] =>
  Object.entries(moreTags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);

/** Maximum runs to reach the requested size; each learns from the previous one. */
const sizeTries = 3;

/** Encodes into a target; if a size is requested, repeats with fewer bits while the result is too large. */
const encode = async (job: StepJob, media: Media, target: Target, opened: Opened, output: Output): Promise<void> => {
  const { step, options: asked } = job;
  const options = animatedImages.has(step.from) ? { ...imageDefaults(media), ...asked } : asked;
  const cover = await prepareCover(job, media, target.cover);
  const cut = await cutSubtitles(job, await lookCloser(job, media, target), target, opened, 1 + cover.inputs.length);
  const known = cut.media;
  const phone = options.stripMetadata === true ? { args: [], notes: [] } : phoneTags(media, target, nameOf(step.to));
  const chapters = chapterTags(media, target, nameOf(step.to), opened);
  const ownChapters = await chapterInput(job, media, opened, 1 + cover.inputs.length + cut.inputs.length);
  const old = options.stripMetadata === true ? undefined : oldLetters(step.from, media);
  const named = old
    ? [...unreadTags(media), ...old.args, ...numberTags(media, target), ...lyricsTag(media, target), ...gainTags(media, target)]
    : [];
  const tags = [...tagArgs(job, media), ...named, ...cover.options, ...ownChapters.options, ...chapters.args];
  const limit = askedBytes(options);
  const run = async (scale: number): Promise<readonly Message[]> => {
    const { args, notes } = chooseStreams(known, target, nameOf(step.to), options, budgetFor(known, target, options, scale));
    const all = [
      ...opened.cut,
      ...args,
      ...tags,
      ...(target.flags ?? []),
      ...phone.args,
      '-max_muxing_queue_size',
      '4096',
      '-f',
      target.muxer,
    ];
    await runFfmpeg(
      job,
      { inputs: [opened.input, ...cover.inputs, ...cut.inputs, ...ownChapters.inputs], options: all, output: output.path },
      opened.seconds,
    );
    return notes;
  };
  let scale = 1;
  let notes = await run(scale);
  for (let tries = 1; limit !== undefined; tries++) {
    const size = await checkOutput(job.stageDir, output.name);
    if (size <= limit) break;
    if (tries === sizeTries) throw tooSmall(limit, size, 'Recording');
    scale *= (limit / size) * 0.97;
    notes = await run(scale);
  }
  for (const note of [...notes, ...phone.notes, ...chapters.notes, ...(old?.notes ?? [])]) job.note(note);
};

type Output = { readonly name: string; readonly path: string };

const convert = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { to } = job.step;
  const whole = asVideo(job, withoutRecords(job, await probe(job)));
  const target = animations.has(to) ? undefined : targetOf(to);
  const opened = openInput(job, whole, target?.maxSeconds);
  const media = { ...whole, seconds: opened.seconds };
  if (whole.stillSeconds) job.note(message('stillPicture', { seconds: whole.stillSeconds }));
  const name = `out.${extensionOf(to)}`;
  const output = { name, path: `file:/job/${name}` };
  if (target) {
    await encode(job, media, target, opened, output);
    await carryTags(job, whole, name);
  } else await runFfmpeg(job, { inputs: [opened.input], options: animationArgs(job, media, opened), output: output.path }, opened.seconds);
  return [{ name }];
};

/** Video and audio through FFmpeg: copies streams that the target's players support and encodes only the rest. */
export const ffmpegEngine: Engine = {
  id: 'ffmpeg',
  idleLibraries,
  steps: ffmpegSteps,
  convert,
};
