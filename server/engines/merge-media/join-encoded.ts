import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OptionValues } from '../../../catalogue/options.ts';
import { encodeVideo } from '../ffmpeg/choose-streams.ts';
import type { Run } from '../ffmpeg/command-line.ts';
import type { Target } from '../ffmpeg/containers.ts';
import { encodeAudio } from '../ffmpeg/encode-audio.ts';
import type { Stream } from '../ffmpeg/media.ts';
import { readerOf } from '../ffmpeg/open-input.ts';
import { forStream } from '../ffmpeg/video-encoders.ts';
import { commonAudio, commonVideo, silence, toCommonAudio, toCommonVideo } from './common-form.ts';
import type { Part } from './parts.ts';

/** The streams that must be encoded: the parts as inputs, a graph of filters that joins them, and the arguments of the encoders. */
export type Encoded = {
  readonly inputs: Run['inputs'];
  readonly graph: readonly string[];
  readonly args: readonly string[];
  readonly copiesAudio: boolean;
  readonly notes: readonly Message[];
};

/** Separates an encoder's arguments from its filters, which belong to the graph. */
const withoutFilter = (args: readonly string[], name: string): readonly [args: readonly string[], filters: readonly string[]] => {
  const at = args.indexOf(name);
  return at < 0 ? [args, []] : [args.toSpliced(at, 2), args.slice(at + 1, at + 2)];
};

/** Decoders of many parts are open at once: few threads each keep their memory small. */
const readerThreads = ['-threads', '2'];

export const joinEncoded = (
  parts: readonly Part[],
  target: Target,
  name: string,
  options: OptionValues,
  { video: copiesVideo, audio: isAudioAlike, before }: { readonly video: boolean; readonly audio: boolean; readonly before: number },
): Encoded => {
  const films = target.video ? parts.flatMap(({ video }) => video ?? []) : [];
  const sounds = target.audio && options.mute !== true ? parts.flatMap(({ audio }) => audio ?? []) : [];
  const encodesVideo = films.length > 0 && !copiesVideo;
  // Copied packets would not fit the lengths of encoded images.
  const copiesAudio = sounds.length > 0 && isAudioAlike && !encodesVideo;
  const encodesAudio = sounds.length > 0 && !copiesAudio;
  if (!encodesVideo && !encodesAudio) return { inputs: [], graph: [], args: [], copiesAudio, notes: [] };

  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const film = encodesVideo ? commonVideo(films, target, options) : undefined;
  const sound = encodesAudio ? commonAudio(sounds) : undefined;
  const chains = parts.flatMap(({ video, audio, seconds: length }, at): readonly string[] => [
    ...(film && video ? [`[${at + before}:${video.index}]${toCommonVideo(video, film)}[v${at}]`] : []),
    ...(sound ? [`${soundOf(audio, sound, at + before, target.video ? length : undefined)}[a${at}]`] : []),
  ]);
  const pads = parts.map((_, at) => `${film ? `[v${at}]` : ''}${sound ? `[a${at}]` : ''}`).join('');
  const joined = `${pads}concat=n=${parts.length}:v=${film ? 1 : 0}:a=${sound ? 1 : 0}${film ? '[v]' : ''}${sound ? '[a]' : ''}`;

  const pictures = film && encodeVideo(film, { seconds }, target, name, options);
  const [pictureArgs, pictureFilters] = withoutFilter(pictures?.args ?? [], '-filter:v:0');
  const tracks = sound && encodeAudio(sound, target, name, options);
  const [soundArgs, soundFilters] = withoutFilter(tracks?.args ?? [], '-filter');
  const ends = [
    ...(film ? [`[v]${[...pictureFilters, 'null'].join(',')}[vo]`] : []),
    ...(sound ? [`[a]${[...soundFilters, 'anull'].join(',')}[ao]`] : []),
  ];
  const form = [
    ...(film ? [message('joinedPicture', { width: film.width, height: film.height, rate: Number(film.frameRate.toFixed(2)) })] : []),
    ...(sound ? [message('joinedSound', { rate: sound.sampleRate, channels: sound.channels })] : []),
  ];
  return {
    inputs: parts.map(({ part, media }) => ({
      path: `file:/job/${part.name}`,
      options: [...readerOf(part.format, media), ...readerThreads],
    })),
    graph: ['-filter_complex', [...chains, joined, ...ends].join(';')],
    args: [...(film ? ['-map', '[vo]', ...pictureArgs] : []), ...(sound ? ['-map', '[ao]', ...forStream('a:0', soundArgs)] : [])],
    copiesAudio,
    notes: [message('joinedEncoded', { form }), ...(pictures?.notes ?? []), ...(tracks?.notes ?? [])],
  };
};

const soundOf = (audio: Stream | undefined, common: Stream, input: number, seconds: number | undefined): string =>
  audio ? `[${input}:${audio.index}]${toCommonAudio(common, seconds)}` : silence(common, seconds ?? 0);
