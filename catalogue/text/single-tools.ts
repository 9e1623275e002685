import { bad, type Notice } from './notices.ts';

/** A page for one pair and one file, with its own texts. */
export type SingleTool = {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly choose: string;
  readonly convert: string;
  readonly download: string;
  /** Shown if a file has another format; undefined if the upload area decides. */
  readonly invalidType?: Notice;
  readonly noFile: Notice;
  /** How to check the file's format: by name only, or by name and content type. */
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
