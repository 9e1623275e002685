import type { Edits } from './edit-list.ts';

/** One stream of a media file, as ffprobe tells it. */
export type Stream = {
  readonly index: number;
  readonly kind: 'video' | 'audio' | 'subtitle' | 'cover' | 'other';
  readonly codec: string;
  readonly pixelFormat: string;
  readonly width: number;
  readonly height: number;
  /** Frames in a second, 0 when unknown. */
  readonly frameRate: number;
  /** Rate at which every frame finds its time: equal to the frame rate where that is steady. */
  readonly tickRate: number;
  /** How many frames there are, 0 when the file does not say. */
  readonly frames: number;
  /** Seconds at which it begins, by the clock of the file. */
  readonly start: number;
  /** Degrees that a player turns the image by. */
  readonly rotation: number;
  /** Shape of a pixel, width over height: `64/45` for wide DVDs. */
  readonly pixelShape: string;
  /** How light is coded for HDR screens (PQ or HLG), where it is. */
  readonly hdr?: 'smpte2084' | 'arib-std-b67';
  /** The matrix between its colours and red, green and blue, where the stream says so: `bt709`, `smpte170m`. */
  readonly matrix?: string;
  /** Whether every other line is of another moment, in some frames at least. */
  readonly interlaced: boolean;
  /** What of its codec a stream makes use of, as FFmpeg names it: `Constrained Baseline`. */
  readonly profile: string;
  /** MPEG-4 that moves by quarters of a pixel. */
  readonly quarterPixels: boolean;
  /** MPEG-4 that moves the whole image at once; known where `lookCloser` has looked. */
  readonly globalMotion?: boolean;
  /** MP3 whose every second takes as many bytes; known where `lookCloser` has looked. */
  readonly constantRate?: boolean;
  /** Which parts of it the container leaves out; known where `lookCloser` has inspected it. */
  readonly edits?: Edits;
  /** Whether parts may be see-through. */
  readonly alpha: boolean;
  readonly sampleRate: number;
  readonly channels: number;
  /** Bits of a sample, 0 for lossy codecs. */
  readonly bits: number;
  /** Bits a second, 0 when unknown. */
  readonly bitRate: number;
  /** ISO 639-2 code as the file has it. */
  readonly language?: string;
  /** What the track is called, as `Commentary`. */
  readonly title?: string;
  /** Whether players begin with it where there are others of its kind. */
  readonly isMain: boolean;
  /** Forced subtitles: shown even when subtitles are off. */
  readonly isForced: boolean;
  /** Which stream of which input of FFmpeg's holds it, where that is not the file itself: `1:0`. */
  readonly source?: string;
};

const textSubtitles = new Set(['subrip', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);

/** Whether a stream is subtitles of letters, which any container of text subtitles takes in its own spelling. */
export const isTextSubtitle = ({ kind, codec }: Stream): boolean => kind === 'subtitle' && textSubtitles.has(codec);

/** A part with a name: seconds by the clock of the file. */
export type Chapter = { readonly start: number; readonly end: number; readonly title?: string };

export type Media = {
  readonly seconds: number;
  readonly streams: readonly Stream[];
  /** What the whole is called. */
  readonly title?: string;
  readonly chapters: readonly Chapter[];
  /** Tags of the whole and of its first audio, by their keys in small letters. */
  readonly tags: Readonly<Record<string, string>>;
  /** Given where the video is an image that stands still: how long it is shown. */
  readonly stillSeconds?: number;
};

/** Lines of the image once it stands upright and is turned by so many degrees more. */
export const uprightLines = ({ width, height, rotation }: Stream, turn = 0): number => ((rotation + turn) % 180 === 0 ? height : width);
