import type { FileFault } from '../../contract/file-faults.ts';

/** What pdf.js says of files, by the names of its own exceptions; whatever it has not foreseen comes as an UnknownErrorException. */
export const pdfFaults: readonly FileFault[] = [
  { says: /^PasswordException: /, code: 'password_protected', detail: 'The PDF asks for a password before it can be read.' },
  {
    says: /^(?:InvalidPDF|XRefEntry|XRefParse|MissingData|ParserEOF|UnknownError|Response)Exception: |^(?:Format|Jpeg|Jpx|Jbig2|CCITTFax|Dct|Bounding)Error: /,
    code: 'corrupt_input',
  },
];
