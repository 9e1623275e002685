import type { Operation } from './operations/operation.ts';
import { mergeAudioPath, mergeVideoPath } from './text/merge-media.ts';
import { mergePdfPath } from './text/merge-pdf.ts';
import { searchablePdfPath } from './text/searchable-pdf.ts';

/** A page that makes one file of several. */
export type MergePage = Pick<Operation, 'category' | 'related'> & {
  readonly path: string;
  /** Canonical ids of the accepted formats, the usual one first. */
  readonly formats: readonly string[];
  /** Format of the result, unless another is chosen. */
  readonly to: string;
};

const list = (words: string): readonly string[] => words.split(' ');

export const mergePages: readonly MergePage[] = [
  {
    path: mergePdfPath,
    category: 'pdf',
    formats: ['pdf'],
    to: 'pdf',
    related: ['split-pdf', 'reorder-pdf-pages', 'rotate-pdf', searchablePdfPath],
  },
  {
    path: mergeVideoPath,
    category: 'video',
    formats: list('mp4 mov mkv webm avi m4v wmv flv mpg ts mts 3gp vob ogv'),
    to: 'mp4',
    related: ['trim-video', 'compress-video', 'resize-video', mergeAudioPath],
  },
  {
    path: mergeAudioPath,
    category: 'audio',
    formats: list('mp3 m4a wav flac ogg opus aac wma aiff m4b amr ac3 caf mp2'),
    to: 'mp3',
    related: ['trim-audio', 'normalize-audio', 'compress-audio', mergeVideoPath],
  },
];
