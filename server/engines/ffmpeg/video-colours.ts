import type { Stream } from './media.ts';
import type { videoEncoders } from './video-encoders.ts';

type Encoder = keyof typeof videoEncoders;
type Matrix = 'bt709' | 'bt601';

/** Number of lines from which players assume HDTV colours (BT.709) for unlabelled video; below, BT.601. */
const highDefinition = 720;
const guessed = (lines: number): Matrix => (lines >= highDefinition ? 'bt709' : 'bt601');

/** Encoders whose streams declare their colour space. */
const statesColours: ReadonlySet<Encoder> = new Set(['h264', 'hevc', 'av1', 'vp9']);
/** Names of the matrices in a stream. */
const stated = { bt709: 'bt709', bt601: 'smpte170m' } as const;
const matrices: Readonly<Record<string, Matrix>> = { bt709: 'bt709', smpte170m: 'bt601', bt470bg: 'bt601' };

/** Options for the scaling filter, and a filter that labels the result's colour space. */
export type Colours = { readonly scale: string; readonly label?: string };

/** Filter that labels frames with the matrix, in limited range. */
const labelled = (matrix: Matrix): string => `setparams=range=tv:colorspace=${stated[matrix]}:color_primaries=bt709:color_trc=bt709`;

const ownMatrix = (stream: Stream): Matrix | undefined =>
  stream.hdr ? 'bt709' : stream.matrix && stream.matrix !== 'unknown' ? matrices[stream.matrix] : guessed(stream.height);

/** From RGB to YCbCr; the stream declares the matrix, and players without support assume the same one. */
const fromRgb = (lines: number): Colours => {
  const matrix = guessed(lines);
  return {
    scale: `:out_color_matrix=${matrix}:out_range=tv`,
    label: labelled(matrix),
  };
};

/** The matrix that players assume for this many lines, by FFmpeg's name. */
export const assumedMatrix = (lines: number): string => stated[guessed(lines)];

/** Converts any stream to the colours that players assume for this many lines, so that several streams can be joined. */
export const assumedColours = (stream: Stream, lines: number, isRgb: boolean): Required<Colours> => {
  const matrix = guessed(lines);
  const own = isRgb ? undefined : ownMatrix(stream);
  return { scale: `${own ? `:in_color_matrix=${own}` : ''}:out_color_matrix=${matrix}:out_range=tv`, label: labelled(matrix) };
};

/**
 * The colours of an image with this many lines made from the stream. If HDTV is scaled below HDTV, players would assume a
 * different matrix: the stream declares its matrix or, where it can't, gets the assumed one.
 */
export const coloursFor = (stream: Stream, encoder: Encoder, lines: number, isRgb: boolean): Colours => {
  if (isRgb) return !stream.hdr && statesColours.has(encoder) ? fromRgb(lines) : { scale: '' };
  const own = ownMatrix(stream);
  const wanted = guessed(lines);
  if (!own || own === wanted) return { scale: '' };
  if (statesColours.has(encoder))
    return { scale: '', label: stream.matrix || stream.hdr ? undefined : `setparams=colorspace=${stated[own]}` };
  return { scale: `:in_color_matrix=${own}:out_color_matrix=${wanted}`, label: `setparams=colorspace=${stated[wanted]}` };
};
