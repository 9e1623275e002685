import type { FileFault } from '../../contract/file-faults.ts';

/** Exceptions of PyMuPDF for damaged books, at the end of a traceback. */
export const mupdfFaults: readonly FileFault[] = [
  { says: /^(?:\w+\.){0,3}(?:FileDataError|EmptyFileError)\b/m, code: 'corrupt_input' },
  { says: /^(?:\w+\.){0,3}(?:FzError\w{1,30}|RuntimeError)\b/m, code: 'conversion_failed' },
];

/** mutool begins what it says of a file like this; it answers wrong arguments with its usage. */
export const mutoolFaults: readonly FileFault[] = [{ says: /^(?:error|warning): /m, code: 'corrupt_input' }];
