import { normalize } from 'node:path';
import { Elysia } from 'elysia';
import type { Services } from '../node/services.ts';
import { urlOf } from '../requests/request-url.ts';
import { type SiteFile, siteFiles } from './site-files.ts';

/** The part of a page's policy that only a header can express, and the whole policy of other files. */
const noFrames = "frame-ancestors 'none'";

const siteHeaders = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files with a hash in their names are immutable. */
const cacheFor = (path: string): string =>
  path.startsWith('/_astro/') || path.startsWith('/words/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, stale-while-revalidate=86400';

const candidates = (path: string): readonly string[] =>
  /\.[a-z0-9]+$/i.test(path) ? [path, `${path}/index.html`] : [`${path}/index.html`];

/** Longer than any page's path; beyond the file system's limit it would be an error. */
const longestPath = 1000;

/** Compressed variants, which are not addressed by name. */
const isTwin = /\.[a-z]+\.(?:br|gz)$/;

/** The decoded path of a URL; undefined for one that no file can have. */
const plainPath = (pathname: string): string | undefined => {
  try {
    const path = normalize(decodeURIComponent(pathname));
    // Dotfiles belong to the build.
    return path.includes('\0') || path.includes('/.') || isTwin.test(path) || path.length > longestPath ? undefined : path;
  } catch {
    return undefined;
  }
};

/** The first path segment may be a language, which has its own not-found page. */
const firstStep = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/;

const send = (request: Request, file: SiteFile, status: number, cacheControl: string): Response => {
  const headers: Record<string, string> = {
    ...siteHeaders,
    'Content-Security-Policy': file.policy ? `${file.policy.replace(/;\s*$/, '')}; ${noFrames}` : noFrames,
    'Content-Type': file.type,
    'Cache-Control': cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const { bytes, encoding } = file.body(request.headers.get('accept-encoding') ?? '');
  return new Response(bytes, { status, headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }) } });
};

/** The built site: pages without a trailing slash, compressed, with ETags, and the not-found page for unknown paths. */
export const staticRoute = ({ config }: Services) => {
  const read = siteFiles(config.siteDir);
  const find = async (path: string): Promise<SiteFile | undefined> => {
    for (const candidate of candidates(path)) {
      const file = await read(candidate);
      if (file) return file;
    }
    return undefined;
  };

  return new Elysia().get('/*', async ({ request }) => {
    const url = urlOf(request);
    const path = plainPath(url.pathname);
    if (path && path.length > 1 && path.endsWith('/')) {
      const bare = path.replace(/(?<!\/)\/+$/, '');
      if (await find(bare)) return new Response(null, { status: 308, headers: { Location: `${encodeURI(bare)}${url.search}` } });
    }
    const file = path && (await find(path === '/' ? '' : path));
    if (file) return send(request, file, 200, cacheFor(path));
    const language = path && firstStep.exec(path)?.[0];
    const missing = (language && (await find(`${language}/404`))) || (await find('/404.html'));
    return missing
      ? send(request, missing, 404, 'no-cache')
      : new Response('The site has not been built: run npm start.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  });
};
