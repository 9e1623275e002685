import { siteDescription, siteName } from '../../catalogue/text/site.ts';

/** Lets people put the site on their home screen. */
export const GET = () =>
  new Response(
    JSON.stringify({
      name: siteName,
      short_name: siteName,
      description: siteDescription,
      start_url: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
