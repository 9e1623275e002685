import { readdirSync, readFileSync } from 'node:fs';

/** The folder that the server under test serves. */
export const dist = process.env.SITE_DIR ? `${process.env.SITE_DIR}/` : new URL('../../dist/', import.meta.url).pathname;

/** All pages of the built site, as their files' paths within it. */
export const builtPages = (folder = ''): readonly string[] =>
  readdirSync(`${dist}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return builtPages(`${folder}${entry.name}/`);
    return entry.name.endsWith('.html') ? [`${folder}${entry.name}`] : [];
  });

export const pageSource = (page: string): string => readFileSync(`${dist}${page}`, 'utf8');

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" };

const plain = (html: string): string =>
  html
    .replace(/<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(?:p|li|h\d|td|th|dt|dd|summary|label|option|button|legend|a|div|section)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? ' ');

/** What stands in a page's main part for people to read. */
export const wordsOfPage = (html: string): string => plain(/<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');

/** The sentences of a text that have at least five words. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n|(?<=[.!?])\s+(?=[\p{Lu}“])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= 5);
