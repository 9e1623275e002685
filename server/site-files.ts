import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the built site as it travels. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  /** The bytes for a request's `Accept-Encoding`, and how they are compressed. */
  readonly body: (accepted: string) => { readonly bytes: Bytes; readonly encoding?: 'br' | 'gzip' };
};

const compressible = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|image\/svg)/;
/** Below this a compressed body saves no packet. */
const smallest = 512;

const brotliParams = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
const brotliBest = promisify(brotliCompress);

/** Best compression one file after another: it takes a tenth of a second of a core that conversions want as well. */
let bestQueue: Promise<unknown> = Promise.resolve();

/** Whether a header of `Accept-Encoding` takes this one: it may say no by `q=0` (RFC 9110, 12.5.3). */
const accepts = (header: string, encoding: string): boolean => {
  for (const part of header.slice(0, 1000).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (name === encoding) return !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
  }
  return false;
};

const compressed = (body: Bytes): SiteFile['body'] => {
  const gzip = Bun.gzipSync(body, { level: 9 });
  // The first visitor gets what two milliseconds can do, the next ones the best.
  let brotli: Bytes = new Uint8Array(brotliCompressSync(body, brotliParams(5, body.length)));
  bestQueue = bestQueue.then(async () => {
    brotli = new Uint8Array(await brotliBest(body, brotliParams(11, body.length)));
  });
  return (accepted) => {
    if (accepts(accepted, 'br')) return { bytes: brotli, encoding: 'br' };
    if (accepts(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' };
    return { bytes: Bun.gunzipSync(gzip) };
  };
};

const load = async (path: string): Promise<SiteFile | undefined> => {
  const file = Bun.file(path);
  if (!(await file.exists())) return undefined;
  const body = new Uint8Array(await file.arrayBuffer());
  return {
    type: file.type,
    // Weak: the same for each way of compressing.
    etag: `W/"${Bun.hash(body).toString(36)}"`,
    body: compressible.test(file.type) && body.length > smallest ? compressed(body) : () => ({ bytes: body }),
  };
};

/** Reads the files of the built site and keeps those that were asked for, compressed alone: a page takes 40 kB. */
export const siteFiles = (siteDir: string) => {
  const kept = new Map<string, SiteFile>();
  /** The file at this path of the site, or undefined. */
  return async (path: string): Promise<SiteFile | undefined> => {
    const file = kept.get(path) ?? (await load(join(siteDir, path)));
    if (file) kept.set(path, file);
    return file;
  };
};
