import type { ConverterRow } from './converter.ts';

/** Audio converters; popular ones first. */
export const audioConverters: readonly ConverterRow[] = [
  {
    from: 'mp3',
    to: 'wav',
    path: '/mp3-to-wav',
    description: 'Convert MP3 to WAV to edit it, to burn it, or for programs that take only WAV.',
  },
  {
    from: 'wav',
    to: 'mp3',
    path: '/wav-to-mp3',
    description: 'Convert WAV recordings to MP3: about a tenth of the size, and it plays on anything.',
  },
  {
    from: 'm4a',
    to: 'mp3',
    path: '/m4a-to-mp3',
    description: 'Convert M4A voice memos and iTunes songs to MP3 with title, artist and cover.',
  },
  {
    from: 'flac',
    to: 'mp3',
    path: '/flac-to-mp3',
    description: 'Convert FLAC albums to MP3 for the phone or the car, tags and cover included.',
  },
  {
    from: 'ogg',
    to: 'mp3',
    path: '/ogg-to-mp3',
    description: 'Convert OGG Vorbis sound to MP3 for players that never supported it.',
  },
  {
    from: 'mp3',
    to: 'ogg',
    path: '/mp3-to-ogg',
    description: 'Convert MP3 to OGG Vorbis for games and free-software projects.',
  },
  {
    from: 'wav',
    to: 'flac',
    path: '/wav-to-flac',
    description: 'Convert WAV to FLAC: about half the size, and every sample comes back exactly.',
  },
  {
    from: 'mp3',
    to: 'm4a',
    path: '/mp3-to-m4a',
    description: 'Convert MP3 to M4A with AAC for Apple Music, the iPhone and GarageBand.',
  },
  {
    from: 'mp3',
    to: 'aac',
    path: '/mp3-to-aac',
    description: 'Convert MP3 to a bare AAC stream for broadcasters and devices that ask for ADTS.',
  },
  {
    from: 'mp3',
    to: 'flac',
    path: '/mp3-to-flac',
    description: 'Convert MP3 to FLAC so that later edits lose nothing more; what MP3 left out does not return.',
  },
  {
    from: 'wav',
    to: 'aac',
    path: '/wav-to-aac',
    description: 'Convert WAV to AAC, which sounds better than MP3 at the same bit rate.',
  },
  {
    from: 'ogg',
    to: 'wav',
    path: '/ogg-to-wav',
    description: 'Convert OGG Vorbis to WAV for audio editors and samplers.',
  },
];
