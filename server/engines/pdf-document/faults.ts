import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

/** Errors of pdf.js by the names of its exceptions; unforeseen ones arrive as an UnknownErrorException. */
export const pdfFaults: readonly FileFault[] = [
  { says: /^PasswordException: /, code: 'password_protected', said: message('pdfPassword') },
  {
    says: /^(?:InvalidPDF|XRefEntry|XRefParse|MissingData|ParserEOF|UnknownError|Response)Exception: |^(?:Format|Jpeg|Jpx|Jbig2|CCITTFax|Dct|Bounding)Error: /,
    code: 'corrupt_input',
  },
];
