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
