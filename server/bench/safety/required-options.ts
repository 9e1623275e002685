/** Options without which operations refuse any file, by operation. */
export const requiredOptions: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'watermark-pdf': { text: 'words' },
  'protect-pdf': { newPassword: 'words' },
  'extract-pdf-pages': { pages: '1' },
  'delete-pdf-pages': { pages: '2' },
  'reorder-pdf-pages': { reverse: true },
  'crop-pdf': { autoCrop: true },
  'pdf-metadata': { title: 'words' },
  'trim-audio': { trimStart: '0:00.2' },
  'trim-video': { trimStart: '0:00.2' },
  'crop-image': { cropWidth: 9 },
  'resize-image': { scale: 50 },
};
