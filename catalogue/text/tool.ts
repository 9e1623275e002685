/** Toasts, labels and titles of the conversion tools, in one place for islands and tests. */

export type Notice = { readonly title: string; readonly text: string; readonly tone: 'plain' | 'bad' };

const bad = (title: string, text: string): Notice => ({ title, text, tone: 'bad' });

export const notices = {
  universalNoFile: bad('No File Selected', 'Please select a file to convert.'),
  universalNoOutput: bad('Missing Output Format', 'Please select an output format.'),
  universalSameFormat: bad('Same Format Selected', 'Input and output formats cannot be the same.'),
  batchNoFiles: bad('No Files Selected', 'Please select one or more files to convert.'),
  conversionFailed: bad('Conversion Failed', 'An error occurred during conversion. Please try again.'),
  batchFailed: (fileName: string): Notice => bad('Conversion Failed', `Failed to convert ${fileName}`),
  batchDone: (count: number, format: string): Notice => ({
    title: 'Conversion Complete!',
    text: `${count} file(s) converted to ${format} format.`,
    tone: 'plain',
  }),
  singleDone: (format: string): Notice => ({
    title: 'Conversion Complete!',
    text: `Your ${format} file is ready for download.`,
    tone: 'plain',
  }),
  /** Some of several files are done and some are not. */
  partlyDone: (done: number, failed: number): Notice => bad(`${done} ready, ${failed} failed`, 'Each failed file shows the reason.'),
  stopped: (done: number, total: number): Notice => ({
    title: 'Stopped',
    text: `${done} of ${total} ready.`,
    tone: 'plain',
  }),
  mergeNeedsTwo: bad('Only One File', 'Add at least one more file to merge.'),
  rejected: (text: string): Notice => bad('File Not Accepted', text),
  zipMissing: bad('ZIP Not Available', 'The ZIP writer did not load. Use Download All to get the files one by one.'),
} as const;

/** Above the plain list that stands in for the one that is fetched on first use. */
export const partMissingHint =
  'Part of this page did not load. Converting and downloading still work; the rest appears when you are back online.';

/** Results that a new selection has cleared. */
export const shelfWords = {
  title: (count: number): string => `Earlier results (${count})`,
  where: 'Only in this browser, until you leave the page.',
  remove: 'Delete now',
} as const;

/** The server's copy of a result. */
export const keptWords = {
  until: (time: string): string => `Kept until ${time}`,
  remove: 'Delete now',
  removeOf: (name: string): string => `Delete now: ${name}`,
} as const;

/** On the row of a file while the server can't be reached. */
export const connectionLost = 'Connection lost: waiting for it to come back';

/** Raised when a pair page is asked to convert without its formats. */
export const invalidFormatSelection = 'Invalid format selection';

export const convertingLabel = 'Converting...';
export const progressLabel = (percent: number): string => `Converting... ${Math.round(percent)}%`;
/** The last stretch: the result is done and on its way to the visitor. */
export const downloadingLabel = (percent: number): string => `Downloading result... ${Math.round(percent)}%`;

/** What the upload area says when it refuses a file. Sizes are bytes. */
export const rejections = {
  type: (accepted: string): string => `File type must be ${accepted}`,
  tooLarge: (bytes: number): string => `File is larger than ${bytes} bytes`,
  tooSmall: (bytes: number): string => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
} as const;

/** A page made for one pair: one file, words of its own. */
export type SingleTool = {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly choose: string;
  readonly convert: string;
  readonly download: string;
  /** Shown when a file is not of the page's format; undefined where the upload area alone decides. */
  readonly invalidType?: Notice;
  readonly noFile: Notice;
  /** How the file's format is judged: by its name alone, or by name and content type. */
  readonly check: 'extension' | 'detected' | 'accept';
  readonly formatBoxes: boolean;
};

export const singleTools: readonly SingleTool[] = [
  {
    from: 'png',
    to: 'jpg',
    title: 'PNG to JPG Converter',
    choose: 'Choose PNG File',
    convert: 'Convert File to JPG',
    download: 'Download JPG',
    invalidType: bad('Invalid File Type', 'Please select a PNG file for conversion.'),
    noFile: bad('No File Selected', 'Please select a PNG file to convert.'),
    check: 'detected',
    formatBoxes: true,
  },
  {
    from: 'jpg',
    to: 'pdf',
    title: 'JPG to PDF Conversion',
    choose: 'Choose JPG Files',
    convert: 'Convert to PDF',
    download: 'Download PDF',
    invalidType: bad('Invalid File Type', 'Please select a JPG/JPEG file for conversion.'),
    noFile: bad('No File Selected', 'Please select a JPG file to convert.'),
    check: 'extension',
    formatBoxes: false,
  },
  {
    from: 'pdf',
    to: 'jpg',
    title: 'PDF to JPG Conversion',
    choose: 'Choose PDF File',
    convert: 'Convert File to JPG',
    download: 'Download',
    noFile: bad('No File Selected', 'Please select a PDF file to convert.'),
    check: 'accept',
    formatBoxes: true,
  },
  {
    from: 'pdf',
    to: 'docx',
    title: 'PDF to DOCX Conversion',
    choose: 'Choose PDF File',
    convert: 'Convert File to DOCX',
    download: 'Download DOCX',
    invalidType: bad('Invalid File Type', 'Please select a PDF file for conversion.'),
    noFile: bad('No File Selected', 'Please select a PDF file to convert.'),
    check: 'extension',
    formatBoxes: false,
  },
];
