/** Words of the site that belong to no single converter: name, header, footer. Help and contact have files of their own. */

import { claimedFormats } from '../claims.ts';
import { maxFileLabel } from '../limits.ts';

export const siteName = 'File Converter';
export const siteDescription = `Convert images, documents, PDF, spreadsheets, video, audio, ebooks and archives online. Free, without an account, up to ${maxFileLabel} a file.`;
export const brandBlurb = `The most reliable online file conversion service. ${claimedFormats}, no account, and your files are deleted within 1 hour after conversion.`;

export const searchPlaceholder = 'Search converters...';
export const noConverterFound = (query: string): string => `No converters found matching "${query}"`;
/** Above what stands in for results. */
export const searchProposal = 'Did you mean one of these?';
export const searchAll = 'Show all results';
export const furtherTitle = 'More conversions';
export const noToolFound = 'No converters found matching your search.';

export type SiteLink = { readonly label: string; readonly path: string };
export type { CategoryId as Tone } from '../converters/converter.ts';

/**
 * The header's dropdowns; each lists the first converters of its category, the tools that people look for most, and ends with a link to
 * all tools.
 */
export const headerMenus = [
  { label: 'PDF Tools', category: 'pdf', all: 'View All PDF Tools', tools: ['/merge-pdf', '/compress-pdf', '/split-pdf', '/rotate-pdf'] },
  { label: 'Image Tools', category: 'image', all: 'View All Image Tools', tools: ['/compress-image', '/resize-image', '/image-to-text'] },
  { label: 'Video', category: 'video', all: 'View All Video Tools', tools: ['/compress-video', '/trim-video'] },
  { label: 'Audio', category: 'audio', all: 'View All Audio Tools', tools: ['/trim-audio', '/compress-audio'] },
] as const;

/** Pairs of the narrow menu's Quick Access list. */
export const quickAccess = [
  { label: 'JPG to PNG', from: 'jpg', to: 'png' },
  { label: 'PDF to Word', from: 'pdf', to: 'docx' },
  { label: 'PNG to JPG', from: 'png', to: 'jpg' },
  { label: 'MP4 to AVI', from: 'mp4', to: 'avi' },
] as const;

export const footerTools = [
  { label: 'JPG to PNG', from: 'jpg', to: 'png' },
  { label: 'PNG to JPG', from: 'png', to: 'jpg' },
  { label: 'PDF to JPG', from: 'pdf', to: 'jpg' },
  { label: 'WEBP to PNG', from: 'webp', to: 'png' },
] as const;

export const footerCategories: readonly SiteLink[] = [
  { label: 'Image Converters', path: '/all-tools#image' },
  { label: 'Document Converters', path: '/all-tools#document' },
  { label: 'PDF Converters', path: '/all-tools#pdf' },
  { label: 'Video Converters', path: '/all-tools#video' },
];

export const footerSupport: readonly SiteLink[] = [
  { label: 'Help Center', path: '/help' },
  { label: 'All Tools', path: '/all-tools' },
  { label: 'Contact Us', path: '/contact' },
  { label: 'FAQ', path: '/help#faq' },
];

/** The social networks of the footer; their links are placeholders. */
export const socialNetworks = ['Facebook', 'X', 'Instagram', 'LinkedIn'] as const;
export const copyright = `© 2025 ${siteName}. All rights reserved.`;

export const notFound = {
  title: '404 Page Not Found',
  text: 'The page you are looking for does not exist or has moved.',
  invalidPath: 'Invalid conversion path',
  nearest: 'Did you mean one of these?',
  home: 'Go to the home page',
  popular: [
    { label: 'PDF to DOCX', from: 'pdf', to: 'docx' },
    { label: 'JPG to PNG', from: 'jpg', to: 'png' },
    { label: 'MP4 to AVI', from: 'mp4', to: 'avi' },
    { label: 'MP3 to WAV', from: 'mp3', to: 'wav' },
  ],
} as const;

/** Heading of the reasons, here and in the help. */
export const whyChooseTitle = 'Why Choose Our Converter';

export const whyChoose = [
  {
    icon: 'shield',
    title: 'Secure',
    text: 'Files are sent over an encrypted connection (HTTPS), opened in an isolated sandbox, and deleted within 1 hour after conversion.',
  },
  {
    icon: 'zap',
    title: 'Fast',
    text: 'Most conversions finish in under 30 seconds. You see the progress of every file and download it on the spot.',
  },
  {
    icon: 'devices',
    title: 'Any device',
    text: 'It works in the browser on phones, tablets and computers. No installation, no account.',
  },
] as const;
