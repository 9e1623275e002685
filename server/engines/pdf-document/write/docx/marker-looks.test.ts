import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import { convertPdf } from '../../convert-pdf.ts';
import { makePdf } from '../../testing/make-pdf.ts';
import { lines } from '../../testing/read-back.ts';

longTimeout();

test('a marker has the colour and size of its item', async () => {
  const before = lines(['The harbour keeps a list of all boats that lie in it over the winter months.'], { y: 60 });
  const items = ['- Anna of the north', '- Orion of the south'].map((text, n) => ({ text, x: 90, y: 112 + n * 18, size: 14, grey: 1 }));
  const converted = await convertPdf(makePdf([...before, { fill: [72, 90, 400, 150], grey: 0.2 }, ...items]), 'docx', { title: 'Boats' });
  const parts = unzipSync(converted.kind === 'converted' ? converted.bytes : new Uint8Array());
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const marks = document.match(
    /<w:numPr>(?:(?!<\/w:pPr>).)*<w:rPr><w:color w:val="FFFFFF"\/><w:sz w:val="28"\/><w:szCs w:val="28"\/><\/w:rPr><\/w:pPr>/g,
  );
  expect(marks?.length).toBe(2);
});
