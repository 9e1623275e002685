/** A PDF text string (ISO 32000-1, 7.9.2.2) as UTF-16BE in hexadecimal. */
const pdfString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/**
 * Gives a PDF that has no title one, as an incremental update (ISO 32000-1, 7.5.6): the bytes before it stay. Readers
 * show it in place of a file name. Returns what to append; undefined when there is a title, or the file has no plain
 * cross-reference table at its end.
 */
export const titleUpdate = (pdf: Buffer, title: string): Buffer | undefined => {
  const tail = pdf.subarray(Math.max(0, pdf.length - 4096)).toString('latin1');
  const trailer = /trailer\s*(<<[\s\S]*>>)\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail);
  const [, dictionary, previous] = trailer ?? [];
  const size = /\/Size\s+(\d+)/.exec(dictionary ?? '')?.[1];
  const info = /\/Info\s+(\d+)\s+0\s+R/.exec(dictionary ?? '')?.[1];
  if (!dictionary || !size) return undefined;
  const start = info === undefined ? -1 : pdf.lastIndexOf(`\n${info} 0 obj`, pdf.length, 'latin1');
  const end = start < 0 ? -1 : pdf.indexOf('endobj', start, 'latin1');
  if (info !== undefined && (start < 0 || end < 0)) return undefined;
  const old =
    start < 0
      ? '<<>>'
      : pdf
          .subarray(start, end)
          .toString('latin1')
          .replace(/^\s*\d+ 0 obj\s*/, '');
  if (/\/Title\s*(?:\((?!\))|<(?!\s*(?:feff)?\s*>|<))/i.test(old)) return undefined;
  const kept = old.replace(/\/Title\s*(?:\(\)|<\s*(?:feff)?\s*>)/i, '').replace(/>>\s*$/, '');
  const number = info ?? size;
  const object = `\n${number} 0 obj\n${kept}/Title ${pdfString(title)}>>\nendobj\n`;
  const xrefAt = pdf.length + Buffer.byteLength(object, 'latin1');
  const entry = `${String(pdf.length + 1).padStart(10, '0')} 00000 n \n`;
  const newSize = Math.max(Number(size), Number(number) + 1);
  const newTrailer = dictionary
    .replace(/\/Size\s+\d+/, `/Size ${newSize}`)
    .replace(/\/Prev\s+\d+/, '')
    .replace(/>>$/, `/Prev ${previous}${info === undefined ? `/Info ${number} 0 R` : ''}>>`);
  return Buffer.from(`${object}xref\n${number} 1\n${entry}trailer\n${newTrailer}\nstartxref\n${xrefAt}\n%%EOF\n`, 'latin1');
};
