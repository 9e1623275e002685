import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built site, ready to send. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  /** The content security policy of a page, for the header. */
  readonly policy?: string;
  /** The bytes and their encoding for a request's `Accept-Encoding`. */
  readonly body: (accepted: string) => { readonly bytes: Bytes; readonly encoding?: 'br' | 'gzip' };
};

/** True if an `Accept-Encoding` header accepts this encoding: `q=0` refuses it (RFC 9110, 12.5.3). */
const accepts = (header: string, encoding: string): boolean => {
  for (const part of header.slice(0, 1000).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
  }
  return false;
};

const bytesAt = async (path: string): Promise<Bytes | undefined> => {
  const file = Bun.file(path);
  return (await file.exists()) ? new Uint8Array(await file.arrayBuffer()) : undefined;
};

/** Chooses among the compressed variants of the build. If there is gzip, the plain file is not kept: few clients need it. */
const bodyOf = (plain: Bytes, brotli?: Bytes, gzip?: Bytes): SiteFile['body'] => {
  const kept = gzip ? undefined : plain;
  return (accepted) => {
    if (brotli && accepts(accepted, 'br')) return { bytes: brotli, encoding: 'br' };
    if (gzip && accepts(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' };
    return { bytes: kept ?? Bun.gunzipSync(gzip as Bytes) };
  };
};

const [byBrotli, byGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Types of text; images and fonts are compressed as they are. */
const isText = /^text\/|[/+](?:javascript|json|xml)\b/;
/** Below this length in bytes a compressed body saves no packet. */
const smallest = 512;

/**
 * Compresses a text that the build has not: a start that somebody waits for leaves it to the first request. Level 10 takes 50 ms for
 * a page, once, and keeps the home page in the first flight; level 9 takes 15 ms for 8% more bytes, the best one 150 ms for 2% fewer.
 */
const compressed = async (plain: Bytes, type: string): Promise<readonly [brotli?: Bytes, gzip?: Bytes]> => {
  if (!isText.test(type) || plain.length < smallest) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const made = await Promise.all([byBrotli(plain, { params }), byGzip(plain)]);
  return made.map((one) => new Uint8Array(one)) as [Bytes, Bytes];
};

/** The policy in a page's meta tag, with the hashes of its scripts and styles. */
const policyOf = (page: string): string | undefined => /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)?.[1];

/** The compressed variant of a file. One that is older than the file belongs to an earlier build. */
const twinOf = async (path: string, ending: '.gz' | '.br'): Promise<Bytes | undefined> => {
  const [plain, twin] = [Bun.file(path), Bun.file(`${path}${ending}`)];
  const isStale = (await plain.exists()) && twin.lastModified < plain.lastModified;
  return isStale ? undefined : bytesAt(`${path}${ending}`);
};

const load = async (path: string): Promise<SiteFile | undefined> => {
  const packed = await twinOf(path, '.gz');
  // The image has compressed files in their compressed forms only.
  const plain = (await bytesAt(path)) ?? (packed && Bun.gunzipSync(packed));
  if (!plain) return undefined;
  const { type } = Bun.file(path);
  return {
    type,
    // Weak: the same for each encoding.
    etag: `W/"${Bun.hash(plain).toString(36)}"`,
    policy: type.startsWith('text/html') ? policyOf(Buffer.from(plain).toString()) : undefined,
    body: bodyOf(plain, ...(packed ? ([await twinOf(path, '.br'), packed] as const) : await compressed(plain, type))),
  };
};

/** Reads files of the built site and caches those requested in their compressed form: a page takes 30 kB. */
export const siteFiles = (siteDir: string) => {
  const kept = new Map<string, SiteFile>();
  const loading = new Map<string, Promise<SiteFile | undefined>>();
  /** The file at this site path, or undefined. */
  return async (path: string): Promise<SiteFile | undefined> => {
    const known = kept.get(path);
    if (known) return known;
    const one = loading.get(path) ?? load(join(siteDir, path)).finally(() => loading.delete(path));
    loading.set(path, one);
    const file = await one;
    if (file) kept.set(path, file);
    return file;
  };
};
