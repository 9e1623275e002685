/** Site-wide texts: name, header, footer. Help and contact have their own files. */

import { home } from '../languages/en/home.ts';
import { fillFacts } from '../languages/facts.ts';

export const siteName = 'File Converter';
export const siteDescription = fillFacts(home.seo.description, 'en');

export type SiteLink = { readonly label: string; readonly path: string };
export type { CategoryId as Tone } from '../converters/converter.ts';

/**
 * The header's dropdowns; each lists the first converters of its category, the most popular tools, and a link to
 * all tools.
 */
export const headerMenus = [
  { category: 'pdf', tools: ['/merge-pdf', '/compress-pdf', '/split-pdf', '/rotate-pdf'] },
  { category: 'image', tools: ['/compress-image', '/resize-image', '/image-to-text'] },
  { category: 'video', tools: ['/compress-video', '/trim-video', '/merge-video'] },
  { category: 'audio', tools: ['/trim-audio', '/compress-audio', '/merge-audio'] },
] as const;

/** Pairs in the mobile menu's Quick Access list. */
export const quickAccess = [
  { from: 'jpg', to: 'png' },
  { from: 'pdf', to: 'docx' },
  { from: 'png', to: 'jpg' },
  { from: 'mp4', to: 'avi' },
] as const;

export const footerTools = [
  { label: 'JPG to PNG', from: 'jpg', to: 'png' },
  { label: 'PNG to JPG', from: 'png', to: 'jpg' },
  { label: 'PDF to JPG', from: 'pdf', to: 'jpg' },
  { label: 'WEBP to PNG', from: 'webp', to: 'png' },
] as const;

/** Social networks in the footer; their links are placeholders. */
export const socialNetworks = ['Facebook', 'X', 'Instagram', 'LinkedIn'] as const;

/** Pairs linked from the not-found page. */
export const notFoundPairs = [
  { from: 'pdf', to: 'docx' },
  { from: 'jpg', to: 'png' },
  { from: 'mp4', to: 'avi' },
  { from: 'mp3', to: 'wav' },
] as const;
