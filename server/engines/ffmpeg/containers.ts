import type { audioEncoders } from './audio-encoders.ts';
import type { videoEncoders } from './video-encoders.ts';

/** What a target holds: codecs that go in as they are, and the encoder for the others. */
export type Container = {
  readonly muxer: string;
  readonly flags?: readonly string[];
  readonly video?: { readonly copy: ReadonlySet<string>; readonly encoder: keyof typeof videoEncoders };
  readonly audio?: { readonly copy: ReadonlySet<string>; readonly encoder: keyof typeof audioEncoders };
  /** Subtitle codecs that go in as they are, and the one that text subtitles become. */
  readonly subtitle?: { readonly copy: ReadonlySet<string>; readonly encoder: string };
  /** More than one audio track. */
  readonly manyTracks?: boolean;
  /** How a cover image goes in: as a stream, as a tag that this product writes, or as an attached file. */
  readonly cover?: 'stream' | 'tag' | 'attachment';
  /** Frames come at one steady rate: any, or one of those that MPEG-2 has. Elsewhere each frame has its own time. */
  readonly steadyRate?: 'any' | 'mpeg';
  /** Keeps the turn of a phone's video as data; elsewhere the image itself is turned. */
  readonly keepsRotation?: boolean;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const fastStart = ['-movflags', '+faststart'];
const movFamily = {
  flags: fastStart,
  subtitle: { copy: set('mov_text'), encoder: 'mov_text' },
  manyTracks: true,
  cover: 'stream',
  keepsRotation: true,
} as const;
// MPEG-4 Part 2, VP9 and AV1 may stand in an MP4 as well, but phones, televisions or browsers then don't play it.
const mp4Video = { copy: set('h264 hevc'), encoder: 'h264' } as const;
const mp4Audio = { copy: set('aac mp3 ac3 eac3 alac'), encoder: 'aac' } as const;
const everyAudio = set('aac mp3 ac3 eac3 alac flac opus vorbis dts truehd mp2 pcm_s16le pcm_s24le pcm_s32le pcm_f32le pcm_u8 wavpack tta');
const matroska = { muxer: 'matroska', manyTracks: true, cover: 'attachment' } as const;
const plainAudio = (muxer: string, copy: string, encoder: keyof typeof audioEncoders): Container => ({
  muxer,
  audio: { copy: set(copy), encoder },
});

/** Targets by format id. What a container may hold: its specification and what players of it open. */
export const containers: Readonly<Record<string, Container>> = {
  mp4: { ...movFamily, muxer: 'mp4', video: mp4Video, audio: mp4Audio },
  m4v: {
    ...movFamily,
    muxer: 'ipod',
    video: { copy: set('h264 mpeg4'), encoder: 'h264' },
    audio: { copy: set('aac ac3 alac'), encoder: 'aac' },
  },
  mov: {
    ...movFamily,
    muxer: 'mov',
    // FFmpeg writes covers into MP4 alone.
    cover: undefined,
    video: { copy: set('h264 hevc mpeg4 mpeg2video prores mjpeg png dvvideo qtrle'), encoder: 'h264' },
    audio: { copy: set('aac mp3 ac3 eac3 alac pcm_s16le pcm_s24le pcm_s16be pcm_s24be'), encoder: 'aac' },
  },
  f4v: {
    ...movFamily,
    muxer: 'f4v',
    video: { copy: set('h264'), encoder: 'h264' },
    audio: { copy: set('aac mp3'), encoder: 'aac' },
    manyTracks: false,
  },
  '3gp': {
    ...movFamily,
    muxer: '3gp',
    video: { copy: set('h264 mpeg4 h263'), encoder: 'h264' },
    audio: { copy: set('aac amr_nb'), encoder: 'aac' },
    cover: undefined,
  },
  '3g2': {
    ...movFamily,
    muxer: '3g2',
    video: { copy: set('h264 mpeg4 h263'), encoder: 'h264' },
    audio: { copy: set('aac amr_nb'), encoder: 'aac' },
    cover: undefined,
  },
  mkv: {
    ...matroska,
    video: {
      copy: set('h264 hevc av1 vp8 vp9 mpeg4 mpeg2video mpeg1video theora prores mjpeg ffv1 vc1 wmv3 msmpeg4v3 flv1'),
      encoder: 'h264',
    },
    audio: { copy: everyAudio, encoder: 'aac' },
    subtitle: { copy: set('subrip ass ssa webvtt hdmv_pgs_subtitle dvd_subtitle dvb_subtitle'), encoder: 'srt' },
  },
  webm: {
    muxer: 'webm',
    manyTracks: true,
    video: { copy: set('vp8 vp9 av1'), encoder: 'vp9' },
    audio: { copy: set('opus vorbis'), encoder: 'opus' },
    subtitle: { copy: set('webvtt'), encoder: 'webvtt' },
  },
  avi: {
    muxer: 'avi',
    steadyRate: 'any',
    manyTracks: true,
    video: { copy: set('h264 mpeg4 msmpeg4v3 msmpeg4v2 mjpeg dvvideo mpeg2video mpeg1video h263 wmv3 wmv2 ffv1'), encoder: 'h264' },
    audio: { copy: set('mp3 ac3 aac pcm_s16le pcm_u8 mp2 dts'), encoder: 'mp3' },
  },
  flv: { muxer: 'flv', video: { copy: set('h264 flv1 vp6f'), encoder: 'h264' }, audio: { copy: set('aac mp3'), encoder: 'aac' } },
  wmv: {
    muxer: 'asf',
    video: { copy: set('wmv1 wmv2 wmv3 vc1'), encoder: 'wmv2' },
    audio: { copy: set('wmav1 wmav2 wmapro'), encoder: 'wma' },
  },
  asf: {
    muxer: 'asf',
    video: { copy: set('wmv1 wmv2 wmv3 vc1'), encoder: 'wmv2' },
    audio: { copy: set('wmav1 wmav2 wmapro'), encoder: 'wma' },
  },
  mpg: {
    muxer: 'mpeg',
    steadyRate: 'mpeg',
    video: { copy: set('mpeg1video mpeg2video'), encoder: 'mpeg2' },
    audio: { copy: set('mp2 ac3'), encoder: 'mp2' },
  },
  vob: {
    muxer: 'vob',
    steadyRate: 'mpeg',
    video: { copy: set('mpeg2video'), encoder: 'mpeg2' },
    audio: { copy: set('ac3 mp2'), encoder: 'ac3' },
  },
  ts: {
    muxer: 'mpegts',
    manyTracks: true,
    video: { copy: set('h264 hevc mpeg2video'), encoder: 'h264' },
    audio: { copy: set('aac mp3 ac3 eac3 mp2'), encoder: 'aac' },
  },
  mts: {
    muxer: 'mpegts',
    flags: ['-mpegts_m2ts_mode', '1'],
    manyTracks: true,
    video: { copy: set('h264 mpeg2video'), encoder: 'h264' },
    audio: { copy: set('ac3'), encoder: 'ac3' },
  },
  mxf: {
    muxer: 'mxf',
    steadyRate: 'mpeg',
    video: { copy: set('mpeg2video'), encoder: 'mpeg2studio' },
    audio: { copy: set('pcm_s16le pcm_s24le'), encoder: 'pcmStudio' },
  },
  ogv: {
    muxer: 'ogg',
    steadyRate: 'any',
    video: { copy: set('theora'), encoder: 'theora' },
    audio: { copy: set('vorbis opus flac'), encoder: 'vorbis' },
  },
  mp3: { ...plainAudio('mp3', 'mp3', 'mp3'), cover: 'stream', flags: ['-id3v2_version', '3'] },
  aac: { ...plainAudio('adts', 'aac', 'aac'), flags: ['-write_id3v2', '1'] },
  m4a: { ...plainAudio('ipod', 'aac alac', 'aac'), cover: 'stream', flags: fastStart },
  m4b: { ...plainAudio('ipod', 'aac alac', 'aac'), cover: 'stream', flags: fastStart },
  m4r: { ...plainAudio('ipod', 'aac alac', 'aac'), flags: fastStart },
  ogg: { ...plainAudio('ogg', 'vorbis opus speex', 'vorbis'), cover: 'tag' },
  opus: { ...plainAudio('opus', 'opus', 'opus'), cover: 'tag' },
  spx: plainAudio('spx', 'speex', 'speex'),
  weba: plainAudio('webm', 'opus vorbis', 'opus'),
  mka: { ...matroska, audio: { copy: everyAudio, encoder: 'flac' } },
  flac: { ...plainAudio('flac', 'flac', 'flac'), cover: 'stream' },
  wav: plainAudio('wav', 'pcm_s16le pcm_s24le pcm_s32le pcm_f32le pcm_f64le pcm_u8 pcm_alaw pcm_mulaw', 'pcm'),
  aiff: { ...plainAudio('aiff', 'pcm_s16be pcm_s24be pcm_s32be', 'pcmBig'), cover: 'stream', flags: ['-write_id3v2', '1'] },
  au: plainAudio('au', 'pcm_s16be pcm_s24be pcm_s32be pcm_mulaw pcm_alaw', 'pcmBig'),
  caf: plainAudio('caf', 'alac pcm_s16le pcm_s24le pcm_s32le pcm_f32le', 'pcmBig'),
  wv: plainAudio('wv', 'wavpack', 'wavpack'),
  tta: plainAudio('tta', 'tta', 'tta'),
  voc: plainAudio('voc', 'pcm_u8 pcm_s16le', 'pcm16'),
  wma: plainAudio('asf', 'wmav1 wmav2 wmapro', 'wma'),
  ac3: plainAudio('ac3', 'ac3', 'ac3'),
  mp2: plainAudio('mp2', 'mp2', 'mp2'),
};
