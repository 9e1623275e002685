import { message } from '../languages/message.ts';
import { maxFileLabel } from '../limits.ts';
import type { Operation } from './operation.ts';
import { always, compressionLevel, directionOrFlip, shared } from './options.ts';

const videos = ['mp4', 'mov', 'mkv', 'webm', 'avi', 'm4v', 'wmv', 'flv', 'mpg'];

/** Operations on videos. */
export const videoOperations: readonly Operation[] = [
  {
    id: 'compress-video',
    name: 'Compress Video',
    verb: 'Compress',
    category: 'video',
    formats: videos,
    suffix: 'compressed',
    options: [
      compressionLevel,
      shared('targetSize', { help: 'Lowers the bit rate, then the resolution, until the video fits, whatever the level.' }),
    ],
    words: {
      description: 'Make MP4, MOV, MKV and other videos smaller for mail, chat or upload: three levels, or a maximum size in MB.',
      keywords: ['compress video', 'reduce video size', 'make video smaller', 'video compressor', 'compress mp4', 'video under 25 mb'],
      lead: 'Too big for the chat or the mail? Take a level, or say how many MB the video may have.',
      steps: [
        'Choose a video or drop it here.',
        'Pick a level, or enter the maximum size.',
        'Press Compress, watch the preview, and download.',
      ],
      changes: [
        'The picture is encoded again at a lower bit rate. Balanced keeps up to 1080 lines, Strong up to 720.',
        'Format, length and sound stay; subtitles and chapters too, where the format holds them.',
        'If nothing can be saved, you get your video back unchanged.',
      ],
      questions: [
        {
          question: 'How long does it take?',
          answer: 'About as long as the video plays, at 1080 lines, and less for smaller ones. You see the progress.',
        },
        {
          question: `My phone’s video is over ${maxFileLabel}. What can I do?`,
          answer: `Trim it in the phone’s gallery first, or record at 1080 instead of 2160 lines: the limit here is ${maxFileLabel}.`,
        },
      ],
    },
    related: ['resize-video', 'trim-video', 'mute-video', 'compress-audio'],
  },
  {
    id: 'resize-video',
    name: 'Resize Video',
    verb: 'Resize',
    category: 'video',
    formats: videos,
    suffix: 'resized',
    options: [
      {
        id: 'resolution',
        variant: 'size',
        label: 'Resolution',
        help: 'Height in pixels; the width follows. A video is never enlarged.',
        control: 'choice',
        choices: ['2160', '1440', '1080', '720', '480', '360', '240'].map((value) => ({ value, label: `${value}p` })),
        default: '720',
        applies: always,
      },
    ],
    words: {
      description: 'Bring a video to 1080p, 720p, 480p or less: the shape stays, the file gets smaller. For MP4, MOV, MKV, AVI and more.',
      keywords: ['resize video', 'change video resolution', 'video to 720p', 'downscale video', '4k to 1080p'],
      lead: 'From 4K to 1080p, or small enough for an old device: choose the height, and the width follows.',
      steps: ['Choose a video or drop it here.', 'Pick the resolution.', 'Press Resize and download.'],
      changes: [
        'Every frame is scaled; the shape of the picture stays.',
        'Sound, subtitles and length stay the same.',
        'A video that is smaller than your choice keeps its size.',
      ],
      questions: [
        {
          question: 'Can I make a video larger?',
          answer: 'No. Enlarging adds bytes but no detail, and screens enlarge pictures anyway.',
        },
        {
          question: 'Which resolution for which purpose?',
          answer: '1080p for a television, 720p for phones and slides, 480p where every megabyte counts.',
        },
      ],
    },
    related: ['compress-video', 'trim-video', 'rotate-video', 'resize-image'],
  },
  {
    id: 'trim-video',
    name: 'Trim Video',
    verb: 'Trim',
    category: 'video',
    formats: videos,
    suffix: 'trimmed',
    options: [
      shared('trimStart'),
      shared('trimEnd'),
      {
        id: 'cut',
        label: 'Cut',
        help: 'Exact encodes the part again. Fast copies it without loss, but begins up to a few seconds earlier.',
        control: 'choice',
        choices: [
          { value: 'exact', label: 'Exact to the frame' },
          { value: 'fast', label: 'Fast, without loss' },
        ],
        default: 'exact',
        applies: always,
      },
    ],
    oneOf: { ids: ['trimStart', 'trimEnd'], advice: message('partMissing') },
    words: {
      description:
        'Cut the beginning or the end off a video, exactly to the frame or in a second without any loss. MP4, MOV, MKV and more.',
      keywords: ['trim video', 'cut video', 'video cutter', 'shorten video', 'cut mp4', 'clip video'],
      lead: 'Keep the part that matters: say where it starts and ends, and save just that.',
      steps: [
        'Choose a video or drop it here.',
        'Enter Start at, End at or both, such as 0:15 and 1:30.',
        'Press Trim and download the clip.',
      ],
      changes: [
        'What is before the start and after the end is cut off, in picture and sound.',
        'Exact looks the same to the eye; Fast copies the original data.',
        'The format stays.',
      ],
      questions: [
        {
          question: 'Why does the fast cut begin a little early?',
          answer: 'Without encoding, a video can only begin at one of its key frames, which come every few seconds.',
        },
        {
          question: 'How do I write a time?',
          answer: 'As seconds (75.5), minutes (1:15.5) or hours (1:02:03). Leave a field empty to keep that end.',
        },
      ],
    },
    related: ['mute-video', 'compress-video', 'rotate-video', 'trim-audio'],
  },
  {
    id: 'rotate-video',
    name: 'Rotate Video',
    verb: 'Rotate',
    category: 'video',
    formats: videos,
    suffix: 'rotated',
    options: [directionOrFlip('Starts from how the video plays now. Flipping horizontally swaps left and right, like a mirror.')],
    words: {
      description:
        'Turn a video that was filmed sideways or upside down, or flip it like a mirror. Every player and site then shows it that way.',
      keywords: ['rotate video', 'flip video', 'mirror video', 'rotate mp4', 'fix sideways video'],
      lead: 'Filmed with the phone the wrong way round, or mirrored by the selfie camera? Turn or flip the picture, and keep the sound as it is.',
      steps: ['Choose a video or drop it here.', 'Pick a direction or a flip.', 'Press Rotate and download.'],
      changes: [
        'Every frame is turned or flipped, so that no player can get it wrong.',
        'The sound is copied as it is.',
        'Format and length stay.',
      ],
      questions: [
        {
          question: 'Does the quality suffer?',
          answer: 'The frames are encoded again at a quality that looks like the original.',
        },
        {
          question: 'Why does my video play upright on the phone but not elsewhere?',
          answer:
            'Phones only note the direction, and some programs ignore the note. Here it is first set upright by that note, and then turned as you say.',
        },
      ],
    },
    related: ['trim-video', 'resize-video', 'compress-video', 'rotate-image'],
  },
  {
    id: 'mute-video',
    name: 'Mute Video',
    verb: 'Mute',
    category: 'video',
    formats: videos,
    suffix: 'muted',
    options: [],
    words: {
      description: 'Remove the sound from a video in a second, without any loss in the picture. For MP4, MOV, MKV, WEBM, AVI and more.',
      keywords: ['mute video', 'remove sound from video', 'remove audio from video', 'silent video', 'mute mp4'],
      lead: 'Wind, voices, a song you may not use: take the sound out and leave the picture untouched.',
      steps: ['Choose a video or drop it here.', 'Press Mute.', 'Download the silent video.'],
      changes: [
        'All sound tracks are removed for good.',
        'The picture is copied as it is, where players of the format can show it.',
        'The file gets a little smaller.',
      ],
      questions: [
        {
          question: 'Can I keep the sound as a file of its own?',
          answer: 'Yes: convert the video to MP3, M4A or WAV first.',
        },
        {
          question: 'Can I mute only a part?',
          answer: 'Not here. Trim the video into parts, mute the one, and put them together in a video editor.',
        },
      ],
    },
    related: ['trim-video', 'compress-video', 'resize-video', 'normalize-audio'],
  },
];
