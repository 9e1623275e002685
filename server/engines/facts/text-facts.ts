import { readFileSync } from 'node:fs';
import type { Address } from 'postal-mime';
import { decodeHtml } from '../../formats/text/decode-html.ts';
import { parseMail } from '../mail/read-mail.ts';
import { type FileFacts, isoDate, known, list, plain } from './facts.ts';

/** As much of a page as has its head. */
const headBytes = 256 * 1024;

/** The value of an attribute in a tag. */
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3];
};

/** A web page: its title and the names that its head states. */
export const htmlFacts = (path: string): FileFacts => {
  const { text } = decodeHtml(readFileSync(path).subarray(0, headBytes));
  const metas = [...text.matchAll(/<meta\s[^<>]{0,4000}>/gi)].slice(0, 500).map(([tag]) => tag);
  const stated = (...names: readonly string[]): string | undefined => {
    const tag = metas.find((one) => names.includes((attribute(one, 'name') ?? attribute(one, 'property') ?? '').toLowerCase()));
    return tag === undefined ? undefined : attribute(tag, 'content');
  };
  return known({
    title: plain(/<title[^<>]*>([^<]*)/i.exec(text)?.[1] ?? stated('og:title', 'dc.title')),
    authors: list([stated('author', 'dc.creator')]),
    description: plain(stated('description', 'og:description', 'dc.description')),
    keywords: list((stated('keywords') ?? '').split(',')),
    language: plain(attribute(/<html\s[^<>]{0,1000}>/i.exec(text)?.[0] ?? '', 'lang')),
    creator: plain(stated('generator')),
    created: isoDate(stated('date', 'dc.date', 'article:published_time')),
  });
};

const shown = ({ name, address }: Address): string => [name, address && `<${address}>`].filter(Boolean).join(' ');
const people = (one: Address | readonly Address[] | undefined): readonly string[] | undefined =>
  list((one === undefined ? [] : Array.isArray(one) ? one : [one as Address]).map(shown));

/** A mail: what its head says (RFC 5322, 3.6), and what is attached. */
export const mailFacts = async (path: string): Promise<FileFacts> => {
  const { subject, from, to, cc, date, attachments } = await parseMail(readFileSync(path));
  return known({
    title: plain(subject),
    subject: plain(subject),
    authors: people(from),
    from: people(from),
    to: people(to),
    cc: people(cc),
    created: isoDate(date),
    attachments: list(attachments.map(({ filename, mimeType }) => filename ?? mimeType)),
  });
};
