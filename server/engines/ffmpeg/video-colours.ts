import type { Stream } from './media.ts';
import type { videoEncoders } from './video-encoders.ts';

type Encoder = keyof typeof videoEncoders;
type Matrix = 'bt709' | 'bt601';

/** Lines from which players take colours for those of HDTV (BT.709) where a video says nothing; below, for those of BT.601. */
const highDefinition = 720;
const guessed = (lines: number): Matrix => (lines >= highDefinition ? 'bt709' : 'bt601');

/** Encoders whose streams say how their colours are meant, to players that listen. */
const statesColours: ReadonlySet<Encoder> = new Set(['h264', 'hevc', 'av1', 'vp9']);
/** Names of the matrices as a stream states them. */
const stated = { bt709: 'bt709', bt601: 'smpte170m' } as const;
const matrices: Readonly<Record<string, Matrix>> = { bt709: 'bt709', smpte170m: 'bt601', bt470bg: 'bt601' };

/** What is added to the filter that scales, and the one that says what the colours are then. */
export type Colours = { readonly scale: string; readonly label?: string };

/** From red, green and blue to the colours of video; which ones is written into the stream, and what players guess otherwise. */
const fromRgb = (lines: number): Colours => {
  const matrix = guessed(lines);
  return {
    scale: `:out_color_matrix=${matrix}:out_range=tv`,
    label: `setparams=range=tv:colorspace=${stated[matrix]}:color_primaries=bt709:color_trc=bt709`,
  };
};

/**
 * The colours of an image of so many lines made from this stream. Where less than HDTV is made of HDTV, players would guess another
 * matrix than it has: the stream says which it is, or, where it can't, gets the one that is guessed.
 */
export const coloursFor = (stream: Stream, encoder: Encoder, lines: number, isRgb: boolean): Colours => {
  if (isRgb) return !stream.hdr && statesColours.has(encoder) ? fromRgb(lines) : { scale: '' };
  const own = stream.hdr ? 'bt709' : stream.matrix && stream.matrix !== 'unknown' ? matrices[stream.matrix] : guessed(stream.height);
  const wanted = guessed(lines);
  if (!own || own === wanted) return { scale: '' };
  if (statesColours.has(encoder))
    return { scale: '', label: stream.matrix || stream.hdr ? undefined : `setparams=colorspace=${stated[own]}` };
  return { scale: `:in_color_matrix=${own}:out_color_matrix=${wanted}`, label: `setparams=colorspace=${stated[wanted]}` };
};
