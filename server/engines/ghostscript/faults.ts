import type { FileFault } from '../../contract/file-faults.ts';

/**
 * Messages of Ghostscript: encrypted files have a separate one, all others are PostScript errors (PLRM, 3.11.1) or errors of its PDF
 * reader.
 */
export const ghostscriptFaults: readonly FileFault[] = [
  { says: /password/i, code: 'password_protected' },
  { says: /VMerror|limitcheck/, code: 'resource_limit' },
  {
    says: /Error: \/\w{3,30} in|Unrecoverable error|\*{4} Error|No pages will be processed|Unable to (?:open|recover)/i,
    code: 'corrupt_input',
  },
];
