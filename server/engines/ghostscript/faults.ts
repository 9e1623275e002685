import type { FileFault } from '../../contract/file-faults.ts';

/** What Ghostscript says of files: an encrypted one has words of its own, every other trouble is an error of PostScript (PLRM, 3.11.1) or of its PDF reader. */
export const ghostscriptFaults: readonly FileFault[] = [
  { says: /password/i, code: 'password_protected' },
  { says: /VMerror|limitcheck/, code: 'resource_limit' },
  {
    says: /Error: \/\w{3,30} in|Unrecoverable error|\*{4} Error|No pages will be processed|Unable to (?:open|recover)/i,
    code: 'corrupt_input',
  },
];
