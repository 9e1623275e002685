/** Video codecs that this product encodes, by FFmpeg's names. */
export type VideoCodec = 'h264' | 'hevc' | 'av1' | 'vp9' | 'mpeg4' | 'mpeg2' | 'wmv2' | 'theora';
/** Audio codecs that this product encodes, by FFmpeg's names; `pcm` is uncompressed audio in the target's byte order and depth. */
export type AudioCodec = 'aac' | 'mp3' | 'opus' | 'vorbis' | 'ac3' | 'mp2' | 'wma' | 'alac' | 'flac' | 'pcm' | 'speex' | 'wavpack' | 'tta';

/** Common names of codecs. */
export const codecNames: Readonly<Record<VideoCodec | AudioCodec, string>> = {
  h264: 'H.264',
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  vp9: 'VP9',
  mpeg4: 'MPEG-4 (Xvid)',
  mpeg2: 'MPEG-2',
  wmv2: 'Windows Media Video',
  theora: 'Theora',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  ac3: 'AC-3',
  mp2: 'MP2',
  wma: 'Windows Media Audio',
  alac: 'ALAC (lossless)',
  flac: 'FLAC (lossless)',
  pcm: 'Plain samples',
  speex: 'Speex',
  wavpack: 'WavPack',
  tta: 'TTA',
};

/** How a target handles streams of one kind. Codec names in sets are those of `ffprobe`. */
type Streams<Codec extends string> = {
  /** Codecs that the container supports: copied on request. */
  readonly holds: ReadonlySet<string>;
  /** Codecs that the target's usual players support: copied by default. */
  readonly plays: ReadonlySet<string>;
  /** Default codec for encoding. */
  readonly codec: Codec;
  /** Codecs to choose from; a single entry leaves no choice. */
  readonly choices: readonly Codec[];
};

/** Streams of a video or audio target, and the properties that its usual players support. */
export type MediaTarget = {
  readonly video?: Streams<VideoCodec> & {
    /** Maximum number of lines. */
    readonly maxLines?: number;
    /** Maximum frames a second. */
    readonly maxRate?: number;
    /** Maximum pixels a second. */
    readonly maxPixelRate?: number;
    /** H.264 Baseline, without reordered frames: for phones of the 2000s. */
    readonly baseline?: boolean;
    /** Its players assume square pixels. */
    readonly squarePixels?: boolean;
    /** DVD frames: 720 × 576 at 25 frames or 720 × 480 at 29.97, with an aspect ratio of 4:3 or 16:9. */
    readonly disc?: boolean;
  };
  readonly audio?: Streams<AudioCodec> & {
    /** Constant bit rate, for players that require it. */
    readonly constantRate?: boolean;
    /** Sample rates and maximum channels of the target's players, if the codec supports more. */
    readonly rates?: readonly number[];
    readonly maxChannels?: number;
  };
  /** Subtitles that are copied, and the codec for text subtitles. */
  readonly subtitles?: { readonly holds: ReadonlySet<string>; readonly codec: string };
  readonly manyTracks?: boolean;
  /** Maximum duration in seconds that the target's programs accept. */
  readonly maxSeconds?: number;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const list = <Codec extends string>(words: string): readonly Codec[] => words.split(' ') as Codec[];

const video = (plays: string, choices: string, holds = plays): Streams<VideoCodec> => {
  const [codec = 'h264'] = list<VideoCodec>(choices);
  return { holds: set(holds), plays: set(plays), codec, choices: list(choices) };
};
const audio = (plays: string, choices: string, holds = plays): Streams<AudioCodec> => {
  const [codec = 'aac'] = list<AudioCodec>(choices);
  return { holds: set(holds), plays: set(plays), codec, choices: list(choices) };
};

/** Sample rates of MPEG-1 audio: its players support no lower ones. */
const mpegAudioRates = [32_000, 44_100, 48_000] as const;
/** Limits of MPEG-2's High Level: 1,080 lines at 30 frames a second, 720 at 60 (ISO/IEC 13818-2, table 8-13). */
const highLevel = { maxLines: 1080, maxPixelRate: 62_668_800 } as const;

const movText = { holds: set('mov_text'), codec: 'mov_text' } as const;
const windowsMedia: MediaTarget = { video: video('wmv1 wmv2 wmv3 vc1', 'wmv2'), audio: audio('wmav1 wmav2', 'wma', 'wmav1 wmav2 wmapro') };
const everyAudio = 'aac mp3 ac3 eac3 alac flac opus vorbis dts truehd mp2 pcm_s16le pcm_s24le pcm_s32le pcm_f32le pcm_u8 wavpack tta';
/** Phones of the 2000s: small pictures, Baseline profile, one track. */
const mobile: MediaTarget = {
  video: { ...video('h264 mpeg4 h263', 'h264 mpeg4'), maxLines: 576, maxRate: 30, baseline: true },
  audio: { ...audio('aac amr_nb', 'aac'), maxChannels: 2 },
  subtitles: movText,
  manyTracks: true,
};

/**
 * Video and audio targets by format id, with the codecs of their usual players. MP4, MOV and M4V: phones, browsers, televisions and
 * QuickTime, which are silent with AC-3, DTS, MP2 and PCM. AVI: players, car screens and picture frames older than H.264, which
 * support MPEG-4 Advanced Simple (as Xvid writes it) with MP3 at a constant rate and assume square pixels. MPG and MXF: the limits of
 * MPEG-2's High Level. VOB: DVD players. MTS: players of camcorder discs. M4R: the iPhone's ringtones. MKV and MKA: programs that
 * play everything.
 */
export const mediaTargets: Readonly<Record<string, MediaTarget>> = {
  mp4: {
    video: video('h264 hevc', 'h264 hevc av1 vp9 mpeg4', 'h264 hevc av1 vp9 mpeg4 mpeg2video'),
    audio: audio('aac', 'aac mp3 ac3 alac opus', 'aac mp3 ac3 eac3 alac opus flac dts mp2'),
    subtitles: movText,
    manyTracks: true,
  },
  m4v: {
    video: video('h264 mpeg4', 'h264'),
    audio: audio('aac', 'aac ac3 alac', 'aac ac3 alac'),
    subtitles: movText,
    manyTracks: true,
  },
  mov: {
    video: video('h264 hevc mpeg4 prores mjpeg dvvideo', 'h264 hevc mpeg4', 'h264 hevc mpeg4 mpeg2video prores mjpeg png dvvideo qtrle'),
    audio: audio('aac', 'aac alac pcm ac3', 'aac mp3 ac3 eac3 alac pcm_s16le pcm_s24le pcm_s16be pcm_s24be'),
    subtitles: movText,
    manyTracks: true,
  },
  f4v: { video: video('h264', 'h264'), audio: audio('aac mp3', 'aac mp3') },
  '3gp': mobile,
  '3g2': mobile,
  mkv: {
    video: video(
      'h264 hevc av1 vp8 vp9 mpeg4 mpeg2video mpeg1video theora prores mjpeg ffv1 vc1 wmv3 msmpeg4v3 flv1',
      'h264 hevc av1 vp9 mpeg4',
    ),
    audio: audio(everyAudio, 'aac mp3 opus vorbis ac3 flac'),
    subtitles: { holds: set('subrip ass ssa webvtt hdmv_pgs_subtitle dvd_subtitle dvb_subtitle'), codec: 'srt' },
    manyTracks: true,
  },
  webm: {
    video: video('vp8 vp9 av1', 'vp9 av1'),
    audio: audio('opus vorbis', 'opus vorbis'),
    subtitles: { holds: set('webvtt'), codec: 'webvtt' },
    manyTracks: true,
  },
  avi: {
    video: {
      ...video('mpeg4', 'mpeg4 h264', 'h264 mpeg4 msmpeg4v3 msmpeg4v2 mjpeg dvvideo mpeg2video mpeg1video h263 wmv3 wmv2 ffv1'),
      maxLines: 1080,
      maxRate: 30,
      squarePixels: true,
    },
    audio: { ...audio('mp3', 'mp3 ac3 pcm', 'mp3 ac3 aac pcm_s16le pcm_u8 mp2 dts'), constantRate: true, rates: mpegAudioRates },
    manyTracks: true,
  },
  flv: { video: video('h264 flv1 vp6f', 'h264'), audio: audio('aac mp3', 'aac mp3') },
  wmv: windowsMedia,
  asf: windowsMedia,
  mpg: {
    video: { ...video('mpeg1video mpeg2video', 'mpeg2'), ...highLevel },
    audio: { ...audio('mp2 ac3', 'mp2 ac3'), rates: mpegAudioRates },
  },
  vob: { video: { ...video('mpeg2video', 'mpeg2'), disc: true }, audio: { ...audio('ac3 mp2', 'ac3 mp2'), rates: [48_000] } },
  ts: {
    video: video('h264 hevc mpeg2video', 'h264 hevc mpeg2'),
    audio: audio('aac mp3 ac3 eac3 mp2', 'aac mp3 ac3 mp2'),
    manyTracks: true,
  },
  mts: {
    video: { ...video('h264', 'h264', 'h264 mpeg2video'), maxLines: 1080 },
    audio: { ...audio('ac3', 'ac3'), rates: [48_000] },
    manyTracks: true,
  },
  mxf: { video: { ...video('mpeg2video', 'mpeg2'), ...highLevel }, audio: audio('pcm_s16le pcm_s24le', 'pcm') },
  ogv: { video: video('theora', 'theora'), audio: audio('vorbis opus flac', 'vorbis opus') },
  mp3: { audio: audio('mp3', 'mp3') },
  aac: { audio: audio('aac', 'aac') },
  m4a: { audio: audio('aac', 'aac alac', 'aac alac') },
  m4b: { audio: audio('aac', 'aac alac', 'aac alac') },
  m4r: { audio: audio('aac', 'aac'), maxSeconds: 40 },
  ogg: { audio: audio('vorbis opus speex', 'vorbis opus flac', 'vorbis opus speex flac') },
  opus: { audio: audio('opus', 'opus') },
  weba: { audio: audio('opus vorbis', 'opus vorbis') },
  mka: { audio: audio(everyAudio, 'flac aac mp3 opus') },
  flac: { audio: audio('flac', 'flac') },
  wav: { audio: audio('pcm_s16le pcm_s24le pcm_s32le pcm_f32le pcm_f64le pcm_u8 pcm_alaw pcm_mulaw', 'pcm') },
  aiff: { audio: audio('pcm_s16be pcm_s24be pcm_s32be', 'pcm') },
  au: { audio: audio('pcm_s16be pcm_s24be pcm_s32be pcm_mulaw pcm_alaw', 'pcm') },
  caf: { audio: audio('alac pcm_s16le pcm_s24le pcm_s32le pcm_f32le', 'pcm alac') },
  wv: { audio: audio('wavpack', 'wavpack') },
  sox: { audio: audio('pcm_s32le', 'pcm') },
  tta: { audio: audio('tta', 'tta') },
  voc: { audio: audio('pcm_u8 pcm_s16le', 'pcm') },
  spx: { audio: audio('speex', 'speex') },
  wma: { audio: audio('wmav1 wmav2', 'wma', 'wmav1 wmav2 wmapro') },
  ac3: { audio: audio('ac3', 'ac3') },
  mp2: { audio: audio('mp2', 'mp2') },
};
