import type { ConverterRow } from './converter.ts';

/** Video converters; popular ones first. */
export const videoConverters: readonly ConverterRow[] = [
  {
    from: 'mp4',
    to: 'avi',
    path: '/mp4-to-avi',
    description: 'Convert MP4 videos to AVI for older players, car screens and picture frames.',
  },
  {
    from: 'mov',
    to: 'mp4',
    path: '/mov-to-mp4',
    description: 'Convert iPhone MOV recordings to MP4; when the codec fits already, no picture is compressed again.',
  },
  {
    from: 'mkv',
    to: 'mp4',
    path: '/mkv-to-mp4',
    description: 'Convert MKV films to MP4 for televisions and tablets, copying H.264 streams as they are.',
  },
  {
    from: 'webm',
    to: 'mp4',
    path: '/webm-to-mp4',
    description: 'Convert WEBM screen recordings to MP4 with H.264, which iPhones and video editors take.',
  },
  {
    from: 'avi',
    to: 'mp4',
    path: '/avi-to-mp4',
    description: 'Convert old AVI films to MP4 that plays in browsers and on phones.',
  },
  {
    from: 'mp4',
    to: 'webm',
    path: '/mp4-to-webm',
    description: 'Convert MP4 to WEBM with VP9 and Opus, the licence-free pair for web pages.',
  },
  {
    from: 'mp4',
    to: 'mov',
    path: '/mp4-to-mov',
    description: 'Convert MP4 to QuickTime MOV for Final Cut and iMovie. The picture is not encoded again.',
  },
  {
    from: 'mp4',
    to: 'mkv',
    path: '/mp4-to-mkv',
    description: 'Convert MP4 to MKV in seconds: the streams move over unchanged and more tracks can be added later.',
  },
  {
    from: 'avi',
    to: 'mkv',
    path: '/avi-to-mkv',
    description: 'Convert AVI to MKV, a container with chapters and subtitles, and keep the picture as it is.',
  },
  {
    from: 'mov',
    to: 'avi',
    path: '/mov-to-avi',
    description: 'Convert QuickTime MOV to AVI for Windows programs that know nothing else.',
  },
  {
    from: 'flv',
    to: 'mp4',
    path: '/flv-to-mp4',
    description: 'Convert Flash FLV videos to MP4 now that no browser plays Flash any more.',
  },
];
