/** Images within a page in formats that LibreOffice does not read from pages. */
const unread = /data:image\/(?:webp|avif);base64,([A-Za-z0-9+/]{20,}={0,2})/gi;
const mayHaveUnread = /data:image\/(?:webp|avif);base64,/i;
/** Different images of a page that are rewritten; those beyond stay, and are left out as before. */
const mostImages = 500;

const asPng = async (data: string): Promise<string | undefined> => {
  // Loaded lazily: few pages have such images.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const png = await sharp(Buffer.from(data, 'base64'))
    .png()
    .toBuffer()
    .catch(() => undefined);
  return png && `data:image/png;base64,${png.toString('base64')}`;
};

/** Rewrites WebP and AVIF images within a page as PNG. An image that cannot be read stays as it is. */
export const withReadImages = async (html: string): Promise<string> => {
  if (!mayHaveUnread.test(html)) return html;
  const known = new Map<string, string | undefined>();
  for (const [, data = ''] of html.matchAll(unread)) if (!known.has(data) && known.size < mostImages) known.set(data, await asPng(data));
  return html.replace(unread, (whole, data: string) => known.get(data) ?? whole);
};
