import { readFile } from 'node:fs/promises';
import { convertPdf } from '../../engines/pdf-document/convert-pdf.ts';
import { PdfProblem } from '../../engines/pdf-document/read/open.ts';
import { misplacedIn } from '../../engines/pdf-document/testing/docx-places.ts';

/** Prints the content of each file's DOCX that lies outside the paper or overlaps other content. */
export const reportPlaces = async (files: readonly string[]): Promise<void> => {
  let [documents, faulty] = [0, 0];
  for (const file of files) {
    const converted = await convertPdf(new Uint8Array(await readFile(file)), 'docx', { title: '', recognised: new Map() }).catch(
      (error) => {
        if (error instanceof PdfProblem) return undefined;
        throw error;
      },
    );
    if (converted?.kind !== 'converted') continue;
    documents++;
    const faults = misplacedIn(converted.bytes);
    if (faults.length === 0) continue;
    faulty++;
    console.log(`${file}: ${faults.slice(0, 3).join('; ')}`);
  }
  console.log(`\nDOCX with something outside its paper or over other text: ${faulty} of ${documents}`);
};
