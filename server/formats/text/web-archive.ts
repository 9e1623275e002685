import { decodeHtml } from './decode-html.ts';

type Part = { readonly type: string; readonly charset: string; readonly place: string; readonly id: string; readonly bytes: Buffer };

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Nested containers of parts; deeper ones are unread. */
const mostLevels = 10;

/** An address that was folded over lines, which put blanks into it (RFC 2557, 4.4.1). */
const unfolded = (place: string): string => place.replace(/\s+/g, '');

/** Reads the value of a header field or of its parameter; lines that begin with a blank continue the one above. */
const fieldsOf = (head: string) => {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const field = (name: string): string => {
    const line = lines.find((one) => one.slice(0, name.length + 1).toLowerCase() === `${name}:`);
    return line?.slice(name.length + 1).trim() ?? '';
  };
  const type = field('content-type');
  return {
    field,
    type: type.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    parameter: (name: string): string => {
      const [, quoted, plain] = new RegExp(`;\\s{0,9}${name}\\s{0,9}=\\s{0,9}(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(type) ?? [];
      return quoted ?? plain ?? '';
    },
  };
};

/** The parts of a MIME message (RFC 2045, RFC 2046), those within parts included. */
const partsOf = (text: string, level = 0): readonly Part[] => {
  const start = text.replace(/^(?:\r?\n)+/, '');
  const end = /\r?\n\r?\n/.exec(start);
  const { field, type, parameter } = fieldsOf(start.slice(0, end?.index ?? 0));
  const content = end ? start.slice(end.index + end[0].length) : start;
  const boundary = type.startsWith('multipart/') && parameter('boundary');
  if (boundary)
    return level >= mostLevels
      ? []
      : // Of the whole text: some programs write no empty line before the first part.
        start
          .split(`--${boundary}`)
          .slice(1)
          .filter((part) => !part.startsWith('--'))
          .flatMap((part) => partsOf(part, level + 1));
  const coding = field('content-transfer-encoding').toLowerCase();
  const bytes =
    coding === 'base64'
      ? Buffer.from(content, 'base64')
      : coding === 'quoted-printable'
        ? unquoted(content)
        : Buffer.from(content, 'latin1');
  return [
    {
      type,
      charset: parameter('charset'),
      place: field('content-location'),
      id: field('content-id').replace(/^<|>$/g, '').trim(),
      bytes,
    },
  ];
};

/** Characters that a page may gain: an archive can name one image a million times. */
const mostInlined = 64 * 2 ** 20;

const resolved = (address: string, base: string): string => URL.parse(address, base || undefined)?.href ?? address;

/** Ids of parts are written as they are, but may be encoded in addresses (RFC 2392). */
const decodedId = (address: string): string => {
  try {
    return /^cid:/i.test(address) ? `cid:${decodeURIComponent(address.slice(4))}` : address;
  } catch {
    return address;
  }
};

/** Inlines files by their addresses, in one pass over the page; those beyond the limit stay addresses. */
const withFiles = (html: string, files: ReadonlyMap<string, string>, base: string): string => {
  let left = mostInlined;
  const fileAt = (address: string): string | undefined => {
    const plain = decodedId(address.replaceAll('&amp;', '&'));
    const file = files.get(address) ?? files.get(plain) ?? files.get(resolved(plain, base));
    if (file === undefined || file.length > left) return undefined;
    left -= file.length;
    return file;
  };
  // A quoted value of an attribute, or a word: an unquoted value, or an address in a style.
  return html.replace(/=\s{0,99}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')|[^\s"'()<>=]+/g, (found, double?: string, single?: string) => {
    const address = double ?? single ?? found;
    const file = fileAt(address);
    return file === undefined ? found : found.replace(address, () => file);
  });
};

const dataOf = (type: string, bytes: Uint8Array): string => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The page of a web archive (MHTML, RFC 2557), with its images and style sheets inlined as data URLs. */
export const pageOfArchive = (archive: Buffer): string => {
  const parts = partsOf(archive.toString('latin1'));
  const page = parts.find(({ type }) => type === 'text/html');
  if (!page) return '';
  const base = unfolded(page.place);
  const files = new Map<string, string>();
  const add = ({ place, id, type }: Part, bytes: Uint8Array): void => {
    for (const name of [place, unfolded(place), place && resolved(unfolded(place), base), id && `cid:${id}`])
      if (name) files.set(name, dataOf(type, bytes));
  };
  for (const part of parts) if (part.type.startsWith('image/')) add(part, part.bytes);
  // Sheets show images, too.
  const images = new Map(files);
  for (const part of parts)
    if (part.type === 'text/css') add(part, Buffer.from(withFiles(part.bytes.toString('latin1'), images, unfolded(part.place)), 'latin1'));
  return withFiles(decodeHtml(page.bytes, page.charset).text, files, base);
};

/** Bytes in which the header of an archive ends. */
const headBytes = 16_384;

/**
 * Whether a MIME message is a page that a browser or an office program saved in one file: browsers say so in its header, and no mail
 * has parts with an address but neither a recipient nor a way that it travelled.
 */
export const isWebArchive = (message: Uint8Array): boolean => {
  const start = Buffer.from(message.subarray(0, headBytes)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  const head = start.slice(0, end);
  if (!/^content-type:\s*(?:multipart\/related|text\/html)/im.test(head)) return false;
  if (/^(?:snapshot-content-location:|from:\s*"?<?saved by )/im.test(head)) return true;
  return !/^(?:to|received|message-id|return-path|delivered-to):/im.test(head) && /^content-location:/im.test(start);
};
