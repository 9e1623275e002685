import { message } from '../languages/message.ts';
import type { Operation } from './operation.ts';
import { always, compressionLevel, shared } from './options.ts';

const lossy = ['mp3', 'm4a', 'ogg', 'opus', 'aac', 'wma'];

/** Operations on audio. */
export const audioOperations: readonly Operation[] = [
  {
    id: 'trim-audio',
    name: 'Trim Audio',
    verb: 'Trim',
    category: 'audio',
    formats: ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'opus', 'aac', 'wma', 'aiff'],
    suffix: 'trimmed',
    options: [shared('trimStart'), shared('trimEnd')],
    oneOf: { ids: ['trimStart', 'trimEnd'], advice: message('partMissing') },
    words: {
      description: 'Cut the beginning or the end off a song, a voice memo or a recording. MP3, M4A, WAV, FLAC, OGG and more.',
      keywords: ['trim audio', 'cut mp3', 'audio cutter', 'mp3 cutter', 'shorten audio', 'cut song'],
      lead: 'Keep the chorus, drop the silence: say where the part starts and ends, and save just that.',
      steps: ['Choose a recording or drop it here.', 'Enter Start at, End at or both, such as 0:15 and 0:45.', 'Press Trim and download.'],
      changes: [
        'MP3, M4A, AAC, OPUS and WMA are cut without encoding again, to about a fortieth of a second.',
        'WAV, FLAC and AIFF are cut to the sample; OGG is encoded again at a high quality.',
        'Title, artist and cover stay.',
      ],
      questions: [
        {
          question: 'How do I make a ringtone?',
          answer: 'Trim the song to 30 seconds here, or convert it to M4R with Start at and End at for an iPhone.',
        },
        {
          question: 'Does trimming cost quality?',
          answer: 'Hardly. What is kept is copied as it is or saved without loss; only OGG is encoded again.',
        },
      ],
    },
    related: ['normalize-audio', 'compress-audio', 'trim-video'],
  },
  {
    id: 'compress-audio',
    name: 'Compress Audio',
    verb: 'Compress',
    category: 'audio',
    formats: lossy,
    suffix: 'compressed',
    options: [compressionLevel, shared('targetSize', { help: 'Lowers the bit rate until the recording fits, whatever the level.' })],
    words: {
      description: 'Make MP3, M4A, OGG, OPUS, AAC and WMA files smaller: three levels, or a maximum size in MB. The format stays.',
      keywords: ['compress audio', 'reduce mp3 size', 'make audio smaller', 'compress mp3', 'mp3 smaller'],
      lead: 'A recording that is too long for the mail: fewer kilobits a second, the same format, the same length.',
      steps: ['Choose recordings or drop them here.', 'Pick a level, or enter the maximum size.', 'Press Compress and download.'],
      changes: [
        'The bit rate goes down to 128, 96 or 64 kbit/s.',
        'Length, title and artist stay.',
        'A file that would not get smaller comes back unchanged.',
      ],
      questions: [
        {
          question: 'Which level for speech, which for music?',
          answer: 'Speech stays clear even with Strong (64 kbit/s). For music take Light (128 kbit/s).',
        },
        {
          question: 'My file is a WAV or FLAC. What can I do?',
          answer: 'Convert it to MP3 or M4A: that saves four fifths and more.',
        },
      ],
    },
    related: ['trim-audio', 'normalize-audio', 'compress-video'],
  },
  {
    id: 'normalize-audio',
    name: 'Normalize Audio',
    verb: 'Normalize',
    category: 'audio',
    formats: ['mp3', 'm4a', 'wav', 'flac', 'ogg', 'opus', 'aac', 'aiff'],
    suffix: 'normalized',
    options: [
      {
        id: 'loudness',
        label: 'Loudness',
        help: 'How loud the whole is on average (EBU R 128). Peaks are kept from clipping.',
        control: 'choice',
        choices: [
          { value: '-14', label: 'Loud: music and streaming (−14 LUFS)' },
          { value: '-16', label: 'Medium: podcasts and speech (−16 LUFS)' },
          { value: '-23', label: 'Quiet: television (−23 LUFS)' },
        ],
        default: '-16',
        applies: always,
      },
    ],
    words: {
      description:
        'Bring recordings to the same loudness: quiet ones louder, loud ones quieter, without clipping. MP3, M4A, WAV, FLAC and more.',
      keywords: ['normalize audio', 'make audio louder', 'increase mp3 volume', 'same volume mp3', 'audio normalizer', 'loudness'],
      lead: 'No more reaching for the volume: quiet voice memos get louder, loud songs quieter, all to the same level.',
      steps: ['Choose recordings or drop them here.', 'Pick the loudness that you need.', 'Press Normalize and download.'],
      changes: [
        'The loudness of the whole is measured as broadcasters do, and then changed evenly.',
        'Peaks that would clip are rounded off.',
        'Format, length, title and artist stay.',
      ],
      questions: [
        {
          question: 'Will quiet and loud passages become equally loud?',
          answer: 'No. The whole is raised or lowered, so music keeps its dynamics.',
        },
        {
          question: 'Why does it still sound quiet?',
          answer: 'Silence with a few loud bangs measures as loud. Trim those off first.',
        },
      ],
    },
    related: ['trim-audio', 'compress-audio', 'mute-video'],
  },
];
