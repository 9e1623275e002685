import { claimedFormats } from '../claims.ts';
import { formatCount } from '../counts.ts';
import { maxFileLabel } from '../limits.ts';

/** The home page's words. */
export const homeText = {
  title: 'Convert any file, right here',
  lead: `Images, documents, PDF, spreadsheets, video, audio, ebooks and archives. ${claimedFormats} in one place.`,
  promises: [
    'Free, without an account',
    `Up to ${maxFileLabel} a file, as many files as you like`,
    'Deleted after conversion, within 1 hour',
  ],
  toolsTitle: 'Tools for Your Files',
  allFormats: `All ${formatCount} formats from A to Z`,
  searchTitle: 'Or find the converter you need',
  searchHint: 'Try “heic”, “word to pdf” or “mp3”.',
  universalTitle: 'Universal Converter',
  explanationTitle: 'One converter for every file',
  explanation: [
    `Drop a file, choose a format and download the result. We detect what your file is and show only the formats it can become, out of ${formatCount}. Add files of different kinds at once and choose a format for each of them, or one for all.`,
    'Every kind of file has its own engine: an office suite for documents and spreadsheets, a video encoder for video and audio, an image library that keeps colours and transparency, and an ebook converter. If a conversion drops something, its page tells you before you start.',
    `Files can be up to ${maxFileLabel} each. They are sent encrypted, converted in an isolated sandbox, and deleted as soon as you have the result, within 1 hour at the latest.`,
  ],
} as const;
