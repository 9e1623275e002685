import { formats } from '../../catalogue/formats.ts';
import { outputsFor } from '../../catalogue/pairs.ts';
import { siteDescription, siteName } from '../../catalogue/text/site.ts';

/** What can be opened with the installed site: extensions by content type. */
const openable = (): Readonly<Record<string, readonly string[]>> => {
  const taken = formats.filter(({ id, aliasOf, mimeTypes }) => !aliasOf && mimeTypes.length > 0 && outputsFor(id).length > 0);
  return Object.fromEntries(taken.map(({ mimeTypes, extensions }) => [mimeTypes[0], extensions.map((extension) => `.${extension}`)]));
};

/** Lets people put the site on their home screen, share files to it, and open files with it. */
export const GET = () =>
  new Response(
    JSON.stringify({
      id: '/',
      name: siteName,
      short_name: siteName,
      description: siteDescription,
      start_url: '/',
      display: 'standalone',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'files', accept: ['*/*'] }] },
      },
      file_handlers: [{ action: '/', accept: openable() }],
      launch_handler: { client_mode: 'focus-existing' },
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
