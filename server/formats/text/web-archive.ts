import { decodeHtml } from './decode-html.ts';

type Part = { readonly type: string; readonly place: string; readonly id: string; readonly bytes: Buffer };

const unquoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** A part of a MIME message (RFC 2045): header fields, an empty line, content. */
const partOf = (text: string): Part => {
  const [head = '', ...rest] = text.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
  const content = rest.join('\n\n');
  const field = (name: string): string => new RegExp(`^${name}:\\s*([^;\\r\\n]+)`, 'im').exec(head)?.[1]?.trim() ?? '';
  const coding = field('content-transfer-encoding').toLowerCase();
  const bytes =
    coding === 'base64'
      ? Buffer.from(content, 'base64')
      : coding === 'quoted-printable'
        ? unquoted(content)
        : Buffer.from(content, 'latin1');
  return {
    type: field('content-type').toLowerCase(),
    place: field('content-location'),
    id: field('content-id').replace(/^<|>$/g, ''),
    bytes,
  };
};

/** Characters that a page may gain: an archive can name one image a million times. */
const mostInlined = 64 * 2 ** 20;

/** Inlines images by their addresses, in one pass over the page; those beyond the limit stay addresses. */
const withImages = (html: string, images: ReadonlyMap<string, string>): string => {
  let left = mostInlined;
  const imageAt = (address: string): string | undefined => {
    const image = images.get(address) ?? images.get(address.replaceAll('&amp;', '&'));
    if (image === undefined || image.length > left) return undefined;
    left -= image.length;
    return image;
  };
  // A quoted value of an attribute, or a word: an unquoted value, or an address in a style.
  return html.replace(/=\s{0,99}(?:"([^"<>]{1,2000})"|'([^'<>]{1,2000})')|[^\s"'()<>=]+/g, (found, double?: string, single?: string) => {
    const address = double ?? single ?? found;
    const image = imageAt(address);
    return image === undefined ? found : found.replace(address, () => image);
  });
};

/** The page of a web archive (MHTML, RFC 2557), with its images and style sheets inlined as data URLs. */
export const pageOfArchive = (archive: Buffer): string => {
  const text = archive.toString('latin1');
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(text)?.[1];
  const parts = boundary ? text.split(`--${boundary}`).slice(1).map(partOf) : [partOf(text)];
  const page = parts.find(({ type }) => type === 'text/html');
  const images = parts
    .filter(({ type }) => type.startsWith('image/') || type === 'text/css')
    .flatMap(({ type, place, id, bytes }) => {
      const address = `data:${type};base64,${bytes.toString('base64')}`;
      return [place, id && `cid:${id}`].filter(Boolean).map((name) => [name, address] as const);
    });
  return withImages(page ? decodeHtml(page.bytes).text : '', new Map(images));
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
