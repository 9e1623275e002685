import type { FileFault } from '../../contract/file-faults.ts';

/** Messages of qpdf about PDFs that it cannot read even after repair. */
export const qpdfFaults: readonly FileFault[] = [
  {
    says: /(?:can't|unable to) find (?:PDF header|trailer|startxref|\/Root|page)|not a PDF file|is damaged|object has offset 0|page tree|no objects were found|operation for [\w-]+ (?:attempted|requires)/i,
    code: 'corrupt_input',
  },
];
