import type { FileBytes } from '../../files/file-bytes.ts';
import { type Box, boxesIn, inside, wholeFile } from './iso-boxes.ts';

/** How an MP4's edit list hides content: at the start, or in several places. */
export type Edits = 'start' | 'several';

const mostEdits = 1000;

/** Media time of the first displayed image: above 0 if images are reordered. */
const firstTime = (bytes: FileBytes, samples: Box | undefined): number => {
  const offsets = inside(bytes, samples, 'ctts');
  return offsets && bytes.u32(offsets.at + 4) > 0 ? bytes.u32(offsets.at + 12) : 0;
};

const editsOf = (bytes: FileBytes, track: Box): Edits | undefined => {
  const list = inside(bytes, inside(bytes, track, 'edts'), 'elst');
  if (!list) return undefined;
  const isLong = bytes.byte(list.at) === 1;
  const size = isLong ? 20 : 12;
  const starts: number[] = [];
  for (let edit = 0; edit < Math.min(bytes.u32(list.at + 4), mostEdits) && list.at + 8 + (edit + 1) * size <= list.end; edit++) {
    const at = list.at + 8 + edit * size;
    const start = isLong ? bytes.u64(at + 8) : bytes.u32(at + 4);
    // All ones: an empty edit, which shows nothing.
    if (start < (isLong ? 2 ** 63 : 2 ** 31)) starts.push(start);
  }
  if (starts.length > 1) return 'several';
  const samples = inside(bytes, inside(bytes, inside(bytes, track, 'mdia'), 'minf'), 'stbl');
  return (starts[0] ?? 0) > firstTime(bytes, samples) ? 'start' : undefined;
};

/** The edits of the first video track of an MP4 or MOV (ISO/IEC 14496-12, 8.6.6); undefined if it is shown in full. */
export const videoEdits = (bytes: FileBytes): Edits | undefined => {
  try {
    const moov = inside(bytes, wholeFile(bytes), 'moov');
    if (!moov) return undefined;
    for (const track of boxesIn(bytes, moov.at, moov.end)) {
      if (track.kind !== 'trak') continue;
      const handler = inside(bytes, inside(bytes, track, 'mdia'), 'hdlr');
      if (handler && bytes.text(handler.at + 8, 4) === 'vide') return editsOf(bytes, track);
    }
    return undefined;
  } catch (thrown) {
    // Lengths beyond the end of the file: the demuxer reports them.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};
