import type { FileFault } from '../../contract/file-faults.ts';

/** Errors of pdf.js by the names of its exceptions; unforeseen ones arrive as an UnknownErrorException. */
export const pdfFaults: readonly FileFault[] = [
  { says: /^PasswordException: /, code: 'password_protected', said: 'The PDF asks for a password before it can be read.' },
  {
    says: /^(?:InvalidPDF|XRefEntry|XRefParse|MissingData|ParserEOF|UnknownError|Response)Exception: |^(?:Format|Jpeg|Jpx|Jbig2|CCITTFax|Dct|Bounding)Error: /,
    code: 'corrupt_input',
  },
];
