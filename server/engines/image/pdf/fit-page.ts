import { pdfNumber } from './objects.ts';

const pageMark = '/Type /Page\n';

/**
 * Sets the exact size in points of Chromium's one-page PDF by an incremental update (ISO 32000-1, 7.5.6): Chromium rounds
 * pages up, which leaves a white edge at the bottom and right. Returns other PDFs unchanged.
 */
export const fitPage = (pdf: Uint8Array, width: number, height: number): Uint8Array => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const mark = text.indexOf(pageMark);
  const from = text.lastIndexOf(' 0 obj', mark);
  const number = /(?<!\d)\d{1,9}$/.exec(text.slice(Math.max(0, from - 10), from))?.[0];
  const page = text.slice(from + 6, text.indexOf('endobj', mark));
  const [box, top] = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page) ?? [];
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [size, root, previous] = [/\/Size (\d+)/, /\/Root (\d+ \d+ R)/, /startxref\s+(\d+)/].map((pattern) => pattern.exec(trailer)?.[1]);
  if (mark < 0 || !number || !box || !size || !root || !previous) return pdf;
  // The drawing is aligned to the top.
  const bottom = Math.max(0, Number(top) - height);
  const fitted = page.replace(box, `/MediaBox [0 ${pdfNumber(bottom)} ${pdfNumber(width)} ${top}]`);
  const start = pdf.length + 1;
  const object = `${number} 0 obj${fitted}endobj\n`;
  const section = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<</Size ${size}/Root ${root}/Prev ${previous}>>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${object}${section}${end}`, 'latin1')]);
};
