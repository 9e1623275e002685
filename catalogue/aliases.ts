import { converters } from './converters.ts';
import { formatById } from './formats.ts';
import { operationPath, operations } from './operations.ts';
import { isOffered } from './pairs.ts';
import { canonicalPath, pairSlug, rootPath } from './paths.ts';
import { wantedPairs } from './search/wanted.ts';

/** Format names that people type into an address but that are no format id. */
const spellings: Readonly<Record<string, string>> = {
  jfif: 'jpg',
  jpe: 'jpg',
  tif: 'tiff',
  htm: 'html',
  mpeg: 'mpg',
  mpeg4: 'mp4',
  aif: 'aiff',
  yml: 'yaml',
  word: 'docx',
  excel: 'xlsx',
  powerpoint: 'pptx',
  text: 'txt',
  ringtone: 'm4r',
  kindle: 'mobi',
  image: 'jpg',
  picture: 'jpg',
  photo: 'jpg',
  video: 'mp4',
  audio: 'mp3',
};

/** Names of tools on other sites. */
const toolNames: Readonly<Record<string, string>> = {
  'jpeg-to-jpg': '/jfif-to-jpg',
  'jpg-to-jpeg': '/jfif-to-jpg',
  'jpe-to-jpg': '/jfif-to-jpg',
  'combine-pdf': '/merge-pdf',
  'join-pdf': '/merge-pdf',
  'pdf-merger': '/merge-pdf',
  'join-video': '/merge-video',
  'combine-video': '/merge-video',
  'video-merger': '/merge-video',
  'merge-mp4': '/merge-video',
  'join-audio': '/merge-audio',
  'merge-mp3': '/merge-audio',
  'mp3-merger': '/merge-audio',
  'audio-joiner': '/merge-audio',
  'pdf-compressor': '/compress-pdf',
  'reduce-pdf-size': '/compress-pdf',
  'pdf-splitter': '/split-pdf',
  'pdf-to-pdfa': '/archive-pdf',
  'pdf-to-pdf-a': '/archive-pdf',
  pdfa: '/archive-pdf',
  'pdfa-converter': '/archive-pdf',
  'ocr-pdf': '/searchable-pdf',
  'pdf-ocr': '/searchable-pdf',
  'pdf-page-numbers': '/add-page-numbers',
  'remove-exif': '/remove-metadata',
  'image-compressor': '/compress-image',
  'compress-jpg': '/compress-image',
  'compress-png': '/compress-image',
  'image-resizer': '/resize-image',
  'compress-mp4': '/compress-video',
  'video-compressor': '/compress-video',
  'cut-video': '/trim-video',
  'video-cutter': '/trim-video',
  'cut-mp3': '/trim-audio',
  'mp3-cutter': '/trim-audio',
  'photo-to-text': '/image-to-text',
  'picture-to-text': '/image-to-text',
};

/** Pairs that people want, by their ids. */
const wanted = (): readonly (readonly [string, string])[] => [
  ...wantedPairs.map((pair): readonly [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
  ...converters.map(({ from, to }) => [from, to] as const),
  ...['mp3', 'm4a', 'wav', 'mp4'].map((from) => [from, 'm4r'] as const),
  ...['mp4', 'mp3', 'mov', 'avi'].map((to) => ['mpg', to] as const),
];

/** Operations whose result format no converter offers from theirs: `jpg-to-txt` is Image to Text. */
const read = (): readonly (readonly [string, string])[] =>
  operations.flatMap((operation) => {
    const { to, formats } = operation;
    if (to === undefined || to === 'zip') return [];
    return formats.filter((from) => !isOffered(from, to)).map((from) => [pairSlug(from, to), operationPath(operation)] as const);
  });

const named = (): readonly (readonly [string, string])[] => {
  const other = (id: string) => Object.keys(spellings).filter((spelling) => spellings[spelling] === id);
  return wanted().flatMap(([from, to]) =>
    [from, ...other(from)].flatMap((one) => [to, ...other(to)].map((two) => [pairSlug(one, two), canonicalPath(from, to)] as const)),
  );
};

/** Alternative addresses that people type or other sites use, each with the page it redirects to. */
export const aliases: ReadonlyMap<string, string> = new Map(
  [...named(), ...read(), ...Object.entries(toolNames)]
    .filter(([slug, path]) => `/${slug}` !== path && !operations.some(({ id }) => id === slug))
    // A spelling that is a format already has pages.
    .filter(([slug]) => {
      const [from = '', to = ''] = slug.split('-to-');
      return !(formatById(from) && formatById(to) && isOffered(from, to)) && rootPath(from, to) !== slug;
    }),
);
