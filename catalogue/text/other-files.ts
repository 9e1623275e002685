import type { otherFiles as words } from '../languages/en/other-files.ts';

/** Files that people search for but that are not converted here. Words: catalogue/languages/<id>/other-files.ts. */
export const otherFilesPath = '/other-files' as const;

export type OtherFile = {
  /** Fragment on the page. */
  readonly id: keyof typeof words.files;
  /** Search words. */
  readonly asked: readonly string[];
  /** Pairs (`docx pdf`) and pages (`/merge-pdf`) for the next step. */
  readonly next: readonly string[];
};

export const otherFiles: readonly OtherFile[] = [
  {
    id: 'indesign',
    asked: [
      'indesign',
      'indd',
      'indesign to pdf',
      'indd to pdf',
      'convert indesign',
      'open indd',
      'indesign to word',
      'idml',
      'idml to pdf',
      'indd to docx',
    ],
    next: ['pdf docx', 'pdf jpg', '/compress-pdf'],
  },
  {
    id: 'google-docs',
    asked: [
      'google docs export',
      'export google docs',
      'google docs to pdf',
      'google doc to pdf',
      'gdoc',
      'gdoc to pdf',
      'gdoc to docx',
      'google sheets to excel',
      'google slides to powerpoint',
      'google docs to word',
      'gsheet',
      'gslides',
      'download google doc',
    ],
    next: ['docx pdf', 'doc docx', 'xlsx csv', 'pptx pdf'],
  },
  {
    id: 'publisher',
    asked: ['publisher', 'microsoft publisher', 'pub to pdf', 'publisher to pdf', 'publisher to word', 'open pub file'],
    next: ['pdf docx', 'pdf jpg', 'pdf pptx'],
  },
  {
    id: 'onenote',
    asked: ['onenote', 'onenote to pdf', 'onenote to word', 'one note to pdf'],
    next: ['pdf docx', 'docx pdf', '/merge-pdf'],
  },
  {
    id: 'dwg',
    asked: ['dwg', 'dwg to pdf', 'autocad dwg', 'dwg to dxf', 'open dwg', 'dwg to jpg', 'dwg to svg'],
    next: ['dxf pdf', 'dxf svg', 'dxf png'],
  },
  {
    id: 'copy-protection',
    asked: [
      'drm',
      'remove drm',
      'kindle drm',
      'kfx',
      'kfx to epub',
      'kfx to pdf',
      'audible aax',
      'aax to mp3',
      'aax',
      'apple music to mp3',
      'spotify to mp3',
      'netflix to mp4',
      'adobe digital editions to pdf',
      'acsm',
      'acsm to pdf',
      'acsm to epub',
      'm4p to mp3',
    ],
    next: ['epub pdf', 'mobi epub', 'm4b mp3'],
  },
  {
    id: 'links',
    asked: [
      'youtube to mp3',
      'youtube to mp4',
      'mp3 from youtube',
      'youtube downloader',
      'download youtube video',
      'tiktok to mp4',
      'instagram to mp4',
      'facebook video to mp4',
      'youtube video to mp3',
      'soundcloud to mp3',
      'youtube link to mp3',
    ],
    next: ['mp4 mp3', 'mp4 gif', '/trim-video'],
  },
  {
    id: 'projects',
    asked: [
      'imovie',
      'imovie to mp4',
      'premiere to mp4',
      'prproj',
      'prproj to mp4',
      'capcut to mp4',
      'garageband to mp3',
      'band to mp3',
      'wlmp',
      'wlmp to mp4',
      'mswmm to mp4',
      'camtasia to mp4',
      'veg to mp4',
      'flp to mp3',
      'aup to mp3',
      'audacity to mp3',
    ],
    next: ['mov mp4', 'wav mp3', '/compress-video'],
  },
  {
    id: 'winmail',
    asked: ['winmail', 'winmail.dat', 'winmail dat', 'open winmail.dat', 'tnef'],
    next: ['msg pdf', '/extract-attachments'],
  },
  {
    id: 'database',
    asked: ['access to excel', 'mdb', 'accdb', 'mdb to csv', 'accdb to excel', 'quickbooks to excel', 'qbw', 'quicken to csv'],
    next: ['csv xlsx', 'sqlite csv', 'dbf csv'],
  },
  {
    id: 'whatsapp-backup',
    asked: ['whatsapp backup', 'crypt14', 'crypt12', 'whatsapp chat to pdf', 'iphone backup', 'whatsapp export to pdf'],
    next: ['txt pdf', 'opus mp3', 'jpg pdf'],
  },
  {
    id: 'works',
    asked: ['wps', 'wps to word', 'wps to docx', 'wps to pdf', 'microsoft works', 'works to word'],
    next: ['docx pdf', 'docx odt', 'docx txt'],
  },
  {
    id: 'cda',
    asked: ['cda', 'cda to mp3', 'convert cda', 'cda to wav', 'cd to mp3'],
    next: ['wav mp3', 'flac mp3'],
  },
  {
    id: 'editing',
    asked: [
      'sign pdf',
      'esign pdf',
      'fill in pdf',
      'fill pdf form',
      'translate pdf',
      'remove background',
      'remove background from photo',
      'make background transparent',
      'make background transparent png',
      'transparent background',
      'edit photo',
      'photo editor',
    ],
    next: ['/flatten-pdf', 'pdf docx', 'png webp'],
  },
];
