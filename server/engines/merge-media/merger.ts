import { formatById } from '../../../catalogue/formats.ts';
import { merges } from '../../../catalogue/merges.ts';
import type { Merger } from '../../contract/merger.ts';
import { inputFormats } from '../ffmpeg/containers.ts';
import { idleLibraries } from '../ffmpeg/idle-libraries.ts';
import { joinMedia } from './join-media.ts';
import { singleOptions } from './merge-notes.ts';

/** Recordings that FFmpeg reads. Animated images and MIDI become video or audio first. */
const takes: ReadonlySet<string> = new Set(inputFormats.filter((id) => ['video', 'audio'].includes(formatById(id)?.kind ?? '')));

const audioOptions = ['audioCodec', 'audioBitrate', 'sampleRate', 'channels', 'stripMetadata'];
const videoOptions = ['videoCodec', 'videoQuality', 'resolution', 'frameRate', 'mute'];

/** Mergers for each video and audio target, through FFmpeg. */
export const mediaMergers: readonly Merger[] = merges.flatMap(({ to, part, holds }): readonly Merger[] => {
  if (holds !== 'video' && holds !== 'audio') return [];
  const isVideo = holds === 'video';
  return [
    {
      id: `media-${to}`,
      step: {
        from: part,
        to,
        cost: 1,
        options: [...(isVideo ? videoOptions : []), ...audioOptions, ...singleOptions],
        weight: isVideo ? 'heavy' : 'light',
        needs: { programs: ['ffmpeg', 'ffprobe'] },
      },
      takes,
      idleLibraries,
      merge: joinMedia,
    },
  ];
});
