import type { Kind } from '../formats/format.ts';

/** What people call a kind of file when they search. */
export const kindWords: Readonly<Record<Kind, string>> = {
  image: 'image images picture pictures photo photos pic',
  document: 'document documents',
  ebook: 'ebook ebooks book books',
  video: 'video videos film movie movies clip',
  audio: 'audio sound music song songs',
  archive: 'archive archives compressed',
};

const word = 'word microsoft ms office';
const excel = 'excel microsoft ms office spreadsheet sheet table';
const powerpoint = 'powerpoint microsoft ms office presentation slides slideshow';
const openOffice = 'open office openoffice libre libreoffice';
const kindle = 'kindle amazon';
const apple = 'apple iphone ipad mac';
const camera = 'camera raw';

/** What people call a format beside its name and its extensions: programs, devices, makers. */
export const spokenNames: Readonly<Record<string, string>> = {
  doc: word,
  docx: word,
  docm: word,
  odt: `${openOffice} writer`,
  rtf: 'rich text wordpad',
  txt: 'text plain notepad',
  md: 'markdown',
  html: 'web webpage website page',
  pages: apple,
  xls: excel,
  xlsx: excel,
  xlsm: excel,
  xlsb: excel,
  ods: `${openOffice} calc spreadsheet sheet`,
  csv: 'comma spreadsheet sheet table',
  tsv: 'spreadsheet sheet table',
  numbers: `${apple} spreadsheet`,
  ppt: powerpoint,
  pptx: powerpoint,
  pptm: powerpoint,
  odp: `${openOffice} impress presentation slides`,
  key: `${apple} keynote presentation slides`,
  pdf: 'adobe acrobat',
  heic: apple,
  heif: apple,
  svg: 'vector',
  eps: 'vector postscript',
  ai: 'illustrator adobe vector',
  psd: 'photoshop adobe',
  ico: 'icon favicon',
  gif: 'animated animation',
  mov: `quicktime ${apple}`,
  m4a: `itunes ${apple}`,
  wmv: 'windows media',
  wma: 'windows media',
  mobi: kindle,
  azw3: kindle,
  azw: kindle,
  '7z': '7zip sevenzip',
  rar: 'winrar',
  raw: camera,
  cr2: `${camera} canon`,
  cr3: `${camera} canon`,
  nef: `${camera} nikon`,
  arw: `${camera} sony`,
  dng: `${camera} adobe`,
};
