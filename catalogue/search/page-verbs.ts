import type { Verb } from './verb.ts';

/** Verbs for pages, and for whole documents. */
export const pageVerbs: readonly Verb[] = [
  {
    id: 'crop',
    words: 'crop cropping recortar rogner zuschneiden обрезка',
    cases: [
      { of: 'pdf', pairs: '/crop-pdf, /resize-pdf' },
      { of: '*', pairs: '/crop-image, /resize-image, /crop-pdf' },
    ],
  },
  {
    id: 'rotate',
    words:
      'rotate rotating rotated flip flips flipped flipping mirror mirrored mirroring unmirror horizontally vertically upside sideways upright portrait landscape orientation girar rotar pivoter drehen повернуть تدوير घुमाएं putar 旋转 回転',
    cases: [
      { of: 'mp4', pairs: '/rotate-video, mp4 mov, mp4 mkv, mp4 webm, mp4 gif' },
      { of: 'video', pairs: '/rotate-video, mp4 mov, mov mp4, mp4 webm, mkv mp4, avi mp4' },
      { of: 'pdf', pairs: '/rotate-pdf, /reorder-pdf-pages' },
      { of: 'png', pairs: '/rotate-image, png jpg, png webp, png gif' },
      { of: '*', pairs: '/rotate-image, /rotate-pdf, /rotate-video, jpg png, png jpg, jpg webp, heic jpg, webp jpg' },
    ],
  },
  {
    id: 'pages',
    words: 'pages page seiten páginas страницы صفحات पृष्ठ halaman 页面 ページ',
    cases: [{ of: 'pdf', pairs: '/extract-pdf-pages, /split-pdf, /delete-pdf-pages, /reorder-pdf-pages, /rotate-pdf, /merge-pdf' }],
  },
  {
    id: 'split',
    words: 'split splitting splitter divide chop burst dividir diviser teilen aufteilen разделить تقسيم pisahkan 分割 拆分',
    cases: [{ of: 'pdf', pairs: '/split-pdf, /extract-pdf-pages, pdf jpg' }],
  },
  {
    id: 'delete',
    words: 'delete remove deleting removing rid erase eliminar supprimer löschen entfernen удалить حذف hapus 删除 削除',
    cases: [{ of: 'pdf', pairs: '/delete-pdf-pages, /extract-pdf-pages, /split-pdf' }],
  },
  {
    id: 'reorder',
    words: 'reorder rearrange reordering rearranging reverse sort order swap shuffle',
    cases: [{ of: 'pdf', pairs: '/reorder-pdf-pages, /rotate-pdf, /merge-pdf' }],
  },
  {
    id: 'protect',
    words: 'protect lock encrypt proteger protéger schützen защитить 保护 保護',
    cases: [{ of: '*', pairs: '/protect-pdf, /unlock-pdf' }],
  },
  {
    id: 'number',
    words: 'number numbering paginate pagination seitenzahlen numerar numeroter',
    cases: [{ of: '*', pairs: '/add-page-numbers' }],
  },
  {
    id: 'flatten',
    words: 'flatten flattening unfillable',
    cases: [{ of: '*', pairs: '/flatten-pdf' }],
  },
  {
    id: 'preserve',
    words: 'archivable archival archiving preservation longterm',
    cases: [{ of: 'pdf', pairs: '/archive-pdf' }],
  },
  {
    id: 'paper',
    words: 'a4 a3 a5 letter legal papersize',
    cases: [{ of: 'pdf', pairs: '/resize-pdf' }],
  },
  {
    id: 'mark',
    words: 'watermark watermarking stamp draft confidential wasserzeichen filigrane marca водяной',
    cases: [{ of: '*', pairs: '/watermark-pdf' }],
  },
  {
    id: 'attach',
    words: 'attachment attachments attached embedded anhang anhänge anlagen adjuntos вложения',
    cases: [{ of: '*', pairs: '/extract-attachments, eml zip, msg zip' }],
  },
  {
    id: 'unlock',
    words: 'unlock locked unprotect decrypt password desbloquear déverrouiller entsperren',
    cases: [
      { of: 'pdf', pairs: '/unlock-pdf, /protect-pdf, pdf docx, pdf jpg' },
      { of: '*', pairs: '/unlock-pdf, /protect-pdf, zip 7z, rar zip' },
    ],
  },
];
