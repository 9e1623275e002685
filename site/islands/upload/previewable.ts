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

/** Can this browser show the content type? Videos and audio files are asked of the browser itself. */
export const isPreviewable = (contentType: string): boolean => {
  const type = contentType.split(';')[0] ?? '';
  if (images.has(type)) return true;
  if (!/^(audio|video)\//.test(type)) return false;
  return document.createElement(type.startsWith('audio') ? 'audio' : 'video').canPlayType(type) !== '';
};

const lossy: ReadonlySet<string> = new Set(['image/jpeg', 'image/webp', 'image/avif']);

/** Are images of this type stored with loss, unless told otherwise? */
export const isLossy = (contentType: string): boolean => lossy.has(contentType.split(';')[0] ?? '');

/** The largest PDF that is sent once more to have its first page drawn, in bytes. */
const maxDrawnPdf = 20 * 1024 * 1024;

/** Can a result be shown in its row? */
export const isShowable = ({ type, size }: { readonly type: string; readonly size: number }): boolean =>
  isPreviewable(type) || (type === 'application/pdf' && size <= maxDrawnPdf);
