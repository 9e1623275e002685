import type { APIRoute } from 'astro';

/** Everything may be read but the API; the sitemap is named for all. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site ?? url).href}\n`);
