const images = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
  'image/apng',
  'image/x-icon',
  'image/vnd.microsoft.icon',
]);

/** True if this browser can show the content type. For video and audio the browser decides. */
export const isPreviewable = (contentType: string): boolean => {
  const type = contentType.split(';')[0] ?? '';
  if (images.has(type)) return true;
  if (!/^(audio|video)\//.test(type)) return false;
  return document.createElement(type.startsWith('audio') ? 'audio' : 'video').canPlayType(type) !== '';
};

const lossy: ReadonlySet<string> = new Set(['image/jpeg', 'image/webp', 'image/avif']);

/** True for image types with lossy compression by default. */
export const isLossy = (contentType: string): boolean => lossy.has(contentType.split(';')[0] ?? '');

/** Maximum size in bytes of a PDF that is sent again to render its first page. */
const maxDrawnPdf = 20 * 1024 * 1024;

/** True if a result can be shown in its row. */
export const isShowable = ({ type, size }: { readonly type: string; readonly size: number }): boolean =>
  isPreviewable(type) || (type === 'application/pdf' && size <= maxDrawnPdf);
