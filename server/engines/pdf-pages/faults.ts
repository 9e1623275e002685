import type { FileFault } from '../../contract/file-faults.ts';

/** Messages of Poppler's programs about damaged PDFs, matched by their beginning. */
export const popplerFaults: readonly FileFault[] = [
  { says: /Incorrect password/i, code: 'password_protected' },
  {
    says: /Syntax (?:Error|Warning)|PDF file is damaged|Couldn't (?:read|find) |may not be a PDF|Internal Error|Wrong page range|Document stream is empty/i,
    code: 'corrupt_input',
  },
];
