/** The help pages by kind of file: their parts that are the same in every language. Words: catalogue/languages/<id>/help-families.ts. */
export type HelpFamily = {
  /** Last part of its path. */
  readonly id: 'images' | 'documents' | 'sheets' | 'video-and-audio' | 'ebooks' | 'archives';
  /** Colour families of its formats (site/head/tone.ts). */
  readonly tones: readonly string[];
  /** Families of tools that keep the format. */
  readonly tools: readonly string[];
  /** Pairs (`docx pdf`) and pages (`/merge-pdf`) for each need that the words name, in the same order. */
  readonly answers: readonly (readonly string[])[];
};

export const helpFamilyPath = (id: string): string => `/help/${id}`;

export const helpFamilies: readonly HelpFamily[] = [
  {
    id: 'images',
    tones: ['image'],
    tools: ['image'],
    answers: [
      ['heic jpg', 'heic png'],
      ['webp png', 'webp jpg', 'avif png'],
      ['/compress-image', '/resize-image'],
      ['png svg', 'svg png'],
      ['/image-to-text', '/image-to-word'],
    ],
  },
  {
    id: 'documents',
    tones: ['document', 'pdf'],
    tools: ['pdf'],
    answers: [
      ['pdf docx', 'pdf odt'],
      ['docx pdf', 'odt pdf', 'pptx pdf'],
      ['/merge-pdf', 'jpg pdf'],
      ['/compress-pdf', '/split-pdf'],
      ['/searchable-pdf', 'pdf txt'],
    ],
  },
  {
    id: 'sheets',
    tones: ['spreadsheet'],
    tools: [],
    answers: [['pdf xlsx', 'pdf csv'], ['xlsx csv', 'xlsx json', 'xlsx ods'], ['csv xlsx'], ['xlsx pdf', 'ods pdf']],
  },
  {
    id: 'video-and-audio',
    tones: ['video', 'audio'],
    tools: ['video', 'audio'],
    answers: [
      ['mov mp4', 'mkv mp4', 'avi mp4'],
      ['mp4 mp3', 'mp4 wav'],
      ['mp4 gif'],
      ['/compress-video', '/trim-video'],
      ['opus mp3', 'm4a mp3'],
    ],
  },
  {
    id: 'ebooks',
    tones: ['ebook'],
    tools: [],
    answers: [
      ['epub azw3', 'epub mobi', 'pdf epub'],
      ['mobi epub', 'azw3 epub'],
      ['epub pdf', 'mobi pdf'],
      ['docx epub', 'md epub'],
    ],
  },
  {
    id: 'archives',
    tones: ['archive'],
    tools: [],
    answers: [['rar zip', '7z zip'], ['zip 7z'], ['zip tar', 'rar 7z']],
  },
];
