import type { OptionValues } from '../../../catalogue/options.ts';
import type { Stream } from './probe.ts';

/** Light coded for HDR screens brought to an ordinary one: without this it looks grey and flat. */
const toneMap =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p';

/** The height that was asked for, in pixels; undefined to keep the source's. */
export const askedHeight = ({ resolution }: OptionValues): number | undefined =>
  typeof resolution === 'string' && resolution !== 'original' ? Number(resolution) : undefined;

/** The filters that a picture goes through on its way to an encoder of 4:2:0 video: even sides, no wider colours. */
export const filmFilters = (stream: Stream, options: OptionValues): readonly string[] => {
  const height = askedHeight(options);
  return [
    ...(stream.hdr ? [toneMap] : []),
    ...(typeof options.frameRate === 'number' ? [`fps=${options.frameRate}`] : []),
    height ? `scale=-2:'max(2,trunc(min(${height},ih)/2)*2)'` : "scale='max(2,trunc(iw/2)*2)':'max(2,trunc(ih/2)*2)'",
    'setsar=1',
  ];
};

/** Largest height of a moving picture made from a film, unless another is asked for: a GIF of 1080 lines is of no use. */
const animationHeight = 480;
const animationRate = 15;

/** The filters of a film that becomes a moving picture. */
export const animationFilters = (stream: Stream, options: OptionValues): readonly string[] => [
  ...(stream.hdr ? [toneMap] : []),
  `fps=${typeof options.frameRate === 'number' ? options.frameRate : Math.min(animationRate, stream.frameRate || animationRate)}`,
  `scale=-1:'min(${askedHeight(options) ?? animationHeight},ih)':flags=lanczos`,
];

const colour = /^#[0-9a-f]{6}$/i;

/** Lays a moving picture with transparent parts on one colour, at an even size and a steady rate that keeps its timing. */
export const flattenFilter = (stream: Stream, options: OptionValues): string => {
  const background = typeof options.background === 'string' && colour.test(options.background) ? options.background : '#ffffff';
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const rate = typeof options.frameRate === 'number' ? options.frameRate : stream.frameRate > 25 ? 50 : 25;
  const film = filmFilters(stream, { ...options, frameRate: rate }).join(',');
  // The background is made of the frames themselves, so that it ends when they do, also when a damaged file gives none.
  // The rate comes first: it gives the last frame its own time, which the overlay would cut short.
  return `[0:v]fps=${rate},format=rgba,split[a][b];[b]lutrgb=r=${red}:g=${green}:b=${blue}:a=255[c];[c][a]overlay=format=auto:shortest=1,${film}[v]`;
};
