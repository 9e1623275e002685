import { maxFileLabel, maxFilesTogether, maxTogetherLabel } from '../limits.ts';

/** The page that joins videos. */
export const mergeVideoPath = '/merge-video';
/** The page that joins audio. */
export const mergeAudioPath = '/merge-audio';

const limits = `up to ${maxFilesTogether} files, ${maxFileLabel} each and ${maxTogetherLabel} together`;

export const mergeVideoWords = {
  title: 'Merge Video',
  description: 'Join MP4, MOV, MKV and other videos into one, in any order. Clips from the same camera are joined without quality loss.',
  keywords: ['merge video', 'join videos', 'combine videos', 'merge mp4', 'video joiner', 'put videos together'],
  lead: 'Several clips, one video: choose them, put them in order, download. Clips of the same kind are joined without encoding, so nothing gets blurry.',
  steps: [
    `Choose two or more videos or drop them here: ${limits}.`,
    'Drag them into order, or sort them by name. Choose a format other than MP4 if you like.',
    'Press the button and download. The video takes the name of the first file.',
  ],
  changes: [
    'Clips from one camera or app are copied as they are, without quality loss.',
    'Other clips are encoded once: as large as the largest, at the highest frame rate, with black bars where the shape differs.',
    'A clip without sound stays silent, and the sound of the next one starts on time.',
    'Each clip becomes a chapter with its file name in MP4, MOV and MKV. Subtitles are left out.',
  ],
  questions: [
    {
      question: 'Can I join a portrait and a landscape video?',
      answer: 'Yes. Both are shown whole and undistorted; the one that does not fill the frame gets black bars.',
    },
    {
      question: 'How long does it take?',
      answer: 'Seconds for clips of the same kind. Clips that differ are encoded, which takes about as long as they play.',
    },
    {
      question: 'Can I leave out part of a clip?',
      answer: 'Trim the clip first with Trim Video, then merge it here.',
    },
  ],
} as const;

export const mergeAudioWords = {
  title: 'Merge Audio',
  description: 'Join MP3, M4A, WAV and other audio files into one, in any order. MP3s of the same kind are joined without quality loss.',
  keywords: ['merge audio', 'merge mp3', 'join mp3', 'combine audio files', 'audio joiner', 'mp3 merger', 'combine songs'],
  lead: 'Songs, voice memos or the chapters of an audiobook as one file, in your order. Files of the same kind are joined without encoding.',
  steps: [
    `Choose two or more recordings or drop them here: ${limits}.`,
    'Drag them into order, or sort them by name. Choose a format other than MP3 if you like.',
    'Press the button and download. The result takes the name of the first file.',
  ],
  changes: [
    'Files with the same format, sample rate and channels are copied as they are, without quality loss.',
    'Other files are encoded once, at the highest sample rate and with the most channels.',
    'Each file becomes a chapter with its name in MP3, M4A, M4B, FLAC, OGG and OPUS.',
    'The first cover stays, and so do the artist, album and genre that all files share.',
  ],
  questions: [
    {
      question: 'Can I join MP3 and WAV files?',
      answer: 'Yes, any mix of formats. They are decoded and saved as one file in the format that you pick.',
    },
    {
      question: 'How do I make an audiobook?',
      answer: 'Add the MP3 or M4A parts here and pick One M4B. Each part becomes a chapter with its file name.',
    },
    {
      question: 'Are there gaps between the songs?',
      answer:
        'WAV, FLAC and AIFF follow each other without a gap. MP3 and M4A that are copied may have one of a twentieth of a second, as most players leave.',
    },
  ],
} as const;
