import { join } from 'node:path';

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
const bodyOf = (plain: Bytes, brotli: Bytes | undefined, gzip: Bytes | undefined): SiteFile['body'] => {
  const kept = gzip ? undefined : plain;
  return (accepted) => {
    if (brotli && accepts(accepted, 'br')) return { bytes: brotli, encoding: 'br' };
    if (gzip && accepts(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' };
    return { bytes: kept ?? Bun.gunzipSync(gzip as Bytes) };
  };
};

/** The policy in a page's meta tag, with the hashes of its scripts and styles. */
const policyOf = (page: string): string | undefined => /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)?.[1];

const load = async (path: string): Promise<SiteFile | undefined> => {
  const gzip = await bytesAt(`${path}.gz`);
  // The image has compressed files in their compressed forms only.
  const plain = (await bytesAt(path)) ?? (gzip && Bun.gunzipSync(gzip));
  if (!plain) return undefined;
  const { type } = Bun.file(path);
  return {
    type,
    // Weak: the same for each encoding.
    etag: `W/"${Bun.hash(plain).toString(36)}"`,
    policy: type.startsWith('text/html') ? policyOf(Buffer.from(plain).toString()) : undefined,
    body: bodyOf(plain, await bytesAt(`${path}.br`), gzip),
  };
};

/** Reads files of the built site and caches those requested in their compressed form: a page takes 30 kB. */
export const siteFiles = (siteDir: string) => {
  const kept = new Map<string, SiteFile>();
  /** The file at this site path, or undefined. */
  return async (path: string): Promise<SiteFile | undefined> => {
    const file = kept.get(path) ?? (await load(join(siteDir, path)));
    if (file) kept.set(path, file);
    return file;
  };
};
