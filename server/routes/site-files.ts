import { join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built site as it travels. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  /** Of a page: its own content security policy, for the header. */
  readonly policy?: string;
  /** The bytes for a request's `Accept-Encoding`, and how they are compressed. */
  readonly body: (accepted: string) => { readonly bytes: Bytes; readonly encoding?: 'br' | 'gzip' };
};

/** Whether a header of `Accept-Encoding` takes this one: it may say no by `q=0` (RFC 9110, 12.5.3). */
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

/** The body by what the build has put beside it. Where that is gzip, the file itself is not kept: those who take it so are few. */
const bodyOf = (plain: Bytes, brotli: Bytes | undefined, gzip: Bytes | undefined): SiteFile['body'] => {
  const kept = gzip ? undefined : plain;
  return (accepted) => {
    if (brotli && accepts(accepted, 'br')) return { bytes: brotli, encoding: 'br' };
    if (gzip && accepts(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' };
    return { bytes: kept ?? Bun.gunzipSync(gzip as Bytes) };
  };
};

/** The policy that a page states of itself, with the hashes of its scripts and styles. */
const policyOf = (page: string): string | undefined => /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)?.[1];

const load = async (path: string): Promise<SiteFile | undefined> => {
  const plain = await bytesAt(path);
  if (!plain) return undefined;
  const { type } = Bun.file(path);
  return {
    type,
    // Weak: the same for each way of compressing.
    etag: `W/"${Bun.hash(plain).toString(36)}"`,
    policy: type.startsWith('text/html') ? policyOf(Buffer.from(plain).toString()) : undefined,
    body: bodyOf(plain, await bytesAt(`${path}.br`), await bytesAt(`${path}.gz`)),
  };
};

/** Reads the files of the built site and keeps those that were asked for, as the build has compressed them: a page takes 30 kB. */
export const siteFiles = (siteDir: string) => {
  const kept = new Map<string, SiteFile>();
  /** The file at this path of the site, or undefined. */
  return async (path: string): Promise<SiteFile | undefined> => {
    const file = kept.get(path) ?? (await load(join(siteDir, path)));
    if (file) kept.set(path, file);
    return file;
  };
};
