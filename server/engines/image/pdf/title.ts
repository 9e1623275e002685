import { pdfText } from './objects.ts';

/**
 * Sets the title of a finished PDF by an incremental update (ISO 32000-1, 7.5.6): appends one object and a cross-reference
 * section. Returns PDFs without a plain trailer unchanged.
 */
export const setTitle = (pdf: Uint8Array, title: string): Uint8Array => {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [size, root, previous] = [/\/Size (\d+)/, /\/Root (\d+ \d+ R)/, /startxref\s+(\d+)/].map((pattern) => pattern.exec(trailer)?.[1]);
  if (!size || !root || !previous) return pdf;
  const start = pdf.length + 1;
  const object = `${size} 0 obj\n<</Title ${pdfText(title)}>>\nendobj\n`;
  const section = `xref\n${size} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<</Size ${Number(size) + 1}/Root ${root}/Info ${size} 0 R/Prev ${previous}>>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${object}${section}${end}`, 'latin1')]);
};
