import { join, normalize } from 'node:path';
import { Elysia } from 'elysia';
import type { Services } from '../services.ts';

const compressible = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|image\/svg)/;

type Entry = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
};

const siteHeaders = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  // The pages carry their own policy with the hashes of their scripts; this is the part that only a header can say.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Names with a hash in them never change what they hold. */
const cacheFor = (path: string): string =>
  path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400';

/** Reads one file of the built site. Everything asked for is kept: the whole site is a few megabytes. */
const load = async (siteDir: string, path: string): Promise<Entry | undefined> => {
  const file = Bun.file(join(siteDir, path));
  if (!(await file.exists())) return undefined;
  const body = new Uint8Array(await file.arrayBuffer());
  const type = file.type;
  return {
    body,
    type,
    etag: `"${Bun.hash(body).toString(36)}"`,
    ...(compressible.test(type) && body.length > 512 && { gzip: Bun.gzipSync(body, { level: 9 }) }),
  };
};

const candidates = (path: string): readonly string[] =>
  /\.[a-z0-9]+$/i.test(path) ? [path, `${path}/index.html`] : [`${path}/index.html`];

/** Longer than any page's; the file system's own limit would be an error. */
const longestPath = 1000;

/** The path of a URL as letters; undefined for one that no file can have. */
const plainPath = (pathname: string): string | undefined => {
  try {
    const path = normalize(decodeURIComponent(pathname));
    return path.includes('\0') || path.length > longestPath ? undefined : path;
  } catch {
    return undefined;
  }
};

/** The built site: pages without a trailing slash, compressed, with ETags, and the not-found page for the rest. */
export const staticRoute = ({ config }: Services) => {
  const cache = new Map<string, Entry>();
  const find = async (path: string): Promise<Entry | undefined> => {
    for (const candidate of candidates(path)) {
      const entry = cache.get(candidate) ?? (await load(config.siteDir, candidate));
      if (entry) {
        cache.set(candidate, entry);
        return entry;
      }
    }
    return undefined;
  };

  const send = (request: Request, entry: Entry, status: number, cacheControl: string): Response => {
    const headers: Record<string, string> = {
      ...siteHeaders,
      'Content-Type': entry.type,
      'Cache-Control': cacheControl,
      ETag: entry.etag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && request.headers.get('if-none-match') === entry.etag) return new Response(null, { status: 304, headers });
    const gzip = entry.gzip && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? entry.gzip : undefined;
    return new Response(gzip ?? entry.body, { status, headers: { ...headers, ...(gzip && { 'Content-Encoding': 'gzip' }) } });
  };

  return new Elysia().get('/*', async ({ request }) => {
    const url = new URL(request.url);
    const path = plainPath(url.pathname);
    if (path && path.length > 1 && path.endsWith('/')) {
      const bare = path.replace(/\/+$/, '');
      if (await find(bare)) return new Response(null, { status: 308, headers: { Location: `${encodeURI(bare)}${url.search}` } });
    }
    const entry = path && (await find(path === '/' ? '' : path));
    if (entry) return send(request, entry, 200, cacheFor(path));
    const missing = await find('/404.html');
    return missing
      ? send(request, missing, 404, 'no-cache')
      : new Response('The site has not been built: run npm start.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  });
};
