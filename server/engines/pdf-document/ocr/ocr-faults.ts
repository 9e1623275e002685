import type { FileFault } from '../../../contract/file-faults.ts';
import { mutoolFaults } from '../../mupdf/faults.ts';
import { popplerFaults } from '../../pdf-pages/faults.ts';

/** crop.py says this of a page that is too small for its strips. */
export const cropFaults: readonly FileFault[] = [{ says: /^Nothing is left\.$/m, code: 'nothing_to_convert' }];

/** What the programs that draw and change pictures of pages say of pages, by program. */
export const drawingFaults = { pdftoppm: popplerFaults, mutool: mutoolFaults, python3: cropFaults } as const;

/** Messages of tesseract about pictures that it cannot read; others are about its language data and its arguments. */
export const tesseractFaults: readonly FileFault[] = [
  { says: /Too few characters|Image too (?:large|small)|Error during processing/i, code: 'conversion_failed' },
];
