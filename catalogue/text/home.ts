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
  allFormats: `All ${formatCount} formats from A to Z`,
  searchTitle: 'Or find the converter that you need',
  searchHint: 'Try “heic”, “word to pdf” or “mp3”.',
  universalTitle: 'Universal Converter',
  explanationTitle: 'One converter for all of it',
  explanation: [
    `Drop a file, choose what it should become, and download the result. The format is recognised by itself, and of our ${formatCount} formats only those that make sense for it are offered. You can add several files of different kinds and give each its own target, or set one for all.`,
    'Behind the page stands a proper tool for each kind of file: an office suite for documents and spreadsheets, a video encoder for films and sound, an image library that keeps colours and transparency, a book converter for readers. Where a conversion cannot keep something, its page says so before you start.',
    `A file may be up to ${maxFileLabel} large. It travels encrypted, is converted in a sealed box of its own, and is deleted as soon as you have the result, within 1 hour at the latest.`,
  ],
} as const;
