import { convertPdf } from './convert-pdf.ts';

/** One page that says `ready`, in the standard font: the least that runs the reader, the analysis and the writers. */
const smallPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 37>>stream
BT /F 12 Tf 40 200 Td (ready) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/**
 * Loads and compiles what a conversion needs, ahead of a visitor's file: the reader, the analysis and the two writers most asked for.
 * The others take 20 to 35 ms the first time, less than they would cost every worker that is never asked for them.
 */
export const warmUp = async (): Promise<void> => {
  for (const target of ['docx', 'txt'] as const) await convertPdf(new TextEncoder().encode(smallPdf), target, { title: 'ready' });
};
