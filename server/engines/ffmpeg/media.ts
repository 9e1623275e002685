import type { Edits } from './edit-list.ts';

export type Stream = {
  readonly index: number;
  readonly kind: 'video' | 'audio' | 'subtitle' | 'cover' | 'other';
  readonly codec: string;
  readonly pixelFormat: string;
  readonly width: number;
  readonly height: number;
  /** Frames per second, 0 if unknown. */
  readonly frameRate: number;
  /** Rate of the clock that fits every frame: equal to the frame rate if that is constant. */
  readonly tickRate: number;
  /** Number of frames, 0 if not stated. */
  readonly frames: number;
  /** Start time in seconds on the file's clock. */
  readonly start: number;
  /** Degrees by which players rotate the image. */
  readonly rotation: number;
  /** Pixel aspect ratio, width over height: `64/45` for widescreen DVDs. */
  readonly pixelShape: string;
  /** Transfer function of HDR video (PQ or HLG). */
  readonly hdr?: 'smpte2084' | 'arib-std-b67';
  /** Matrix between YCbCr and RGB, if stated: `bt709`, `smpte170m`. */
  readonly matrix?: string;
  readonly interlaced: boolean;
  /** Codec profile by FFmpeg's name: `Constrained Baseline`. */
  readonly profile: string;
  readonly quarterPixels: boolean;
  /** MPEG-4 with global motion compensation; only `lookCloser` detects it. */
  readonly globalMotion?: boolean;
  /** MP3 with a constant bit rate; only `lookCloser` detects it. */
  readonly constantRate?: boolean;
  /** Parts hidden by the container; only `lookCloser` detects them. */
  readonly edits?: Edits;
  /** Whether parts may be transparent. */
  readonly alpha: boolean;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bits per sample, 0 for lossy codecs. */
  readonly bits: number;
  /** Bits per second, 0 if unknown. */
  readonly bitRate: number;
  /** Clock, level, layout and a hash of the codec's header: packets of several files play as one stream where these are equal. */
  readonly packing: string;
  /** ISO 639-2 code from the file. */
  readonly language?: string;
  /** Name of the track, such as `Commentary`. */
  readonly title?: string;
  /** What a cover picture shows, by FFmpeg's name: `Cover (back)`. */
  readonly shows?: string;
  /** Whether it is the default among tracks of its kind. */
  readonly isMain: boolean;
  /** Forced subtitles: shown even if subtitles are off. */
  readonly isForced: boolean;
  /** Decoder for samples that FFmpeg would misread. */
  readonly decoder?: string;
  /** Input and stream of FFmpeg that contain it, if not the file itself: `1:0`. */
  readonly source?: string;
};

const textSubtitles = new Set(['subrip', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);

/** Whether a stream is text subtitles, which any container of text subtitles stores in its own format. */
export const isTextSubtitle = ({ kind, codec }: Stream): boolean => kind === 'subtitle' && textSubtitles.has(codec);

/** A chapter: seconds on the file's clock. */
export type Chapter = { readonly start: number; readonly end: number; readonly title?: string };

export type Media = {
  readonly seconds: number;
  readonly streams: readonly Stream[];
  readonly title?: string;
  readonly chapters: readonly Chapter[];
  /** Tags of the file and of its first audio stream, by lower-case key. */
  readonly tags: Readonly<Record<string, string>>;
  /** Those among them that FFmpeg does not read. */
  readonly moreTags?: Readonly<Record<string, string>>;
  /** Whether FFmpeg does not read the chapters, or reads other times. */
  readonly hasOwnChapters?: true;
  readonly stillSeconds?: number;
};

/** Height in pixels of the upright image after a further rotation of `turn` degrees. */
export const uprightLines = ({ width, height, rotation }: Stream, turn = 0): number => ((rotation + turn) % 180 === 0 ? height : width);
