/** A PDF text string (ISO 32000-1, 7.9.2.2) as UTF-16BE in hexadecimal. */
const pdfString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Entries of a PDF's document information dictionary (ISO 32000-1, 14.3.3). */
export type PdfInfo = { readonly Title?: string; readonly Author?: string };

const hasEntry = (dictionary: string, name: string): boolean =>
  new RegExp(`/${name}\\s*(?:\\((?!\\))|<(?!\\s*(?:feff\\s*)?>|<))`, 'i').test(dictionary);
const withoutEmpty = (dictionary: string, name: string): string =>
  dictionary.replace(new RegExp(`/${name}\\s*(?:\\(\\)|<\\s*(?:feff\\s*)?>)`, 'i'), '');

/** The dictionary of an uncompressed object; undefined if there is none. */
const readObject = (pdf: Buffer, number: string): string | undefined => {
  const start = pdf.lastIndexOf(`\n${number} 0 obj`, pdf.length, 'latin1');
  const end = start < 0 ? -1 : pdf.indexOf('endobj', start, 'latin1');
  if (end < 0) return undefined;
  const text = pdf.subarray(start, end).toString('latin1');
  return text.replace(/^\s*\d+ 0 obj\s*/, '').replace(/>>\s*$/, '');
};

/**
 * Adds those entries of `info` that a PDF lacks, as an incremental update (ISO 32000-1, 7.5.6): existing bytes stay unchanged.
 * Readers show the title instead of a file name. Returns the bytes to append; undefined if nothing is missing or the file does not
 * end with a plain cross-reference table.
 */
export const infoUpdate = (pdf: Buffer, info: PdfInfo): Buffer | undefined => {
  const tail = pdf.subarray(Math.max(0, pdf.length - 4096)).toString('latin1');
  // The last trailer: incremental updates add further ones.
  const trailer = /^trailer\s*(<<[\s\S]*>>)\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.slice(Math.max(0, tail.lastIndexOf('trailer'))));
  const [, dictionary, previous] = trailer ?? [];
  const size = /\/Size\s+(\d+)/.exec(dictionary ?? '')?.[1];
  const known = /\/Info\s+(\d+)\s+0\s+R/.exec(dictionary ?? '')?.[1];
  const old = known === undefined ? '<<' : readObject(pdf, known);
  if (!dictionary || !size || old === undefined) return undefined;
  const lacking = Object.entries(info).filter(([name, text]) => text && !hasEntry(old, name));
  if (lacking.length === 0) return undefined;
  const kept = lacking.reduce((text, [name]) => withoutEmpty(text, name), old);
  const number = known ?? size;
  const object = `\n${number} 0 obj\n${kept}${lacking.map(([name, text]) => `/${name} ${pdfString(text)}`).join('')}>>\nendobj\n`;
  const xrefAt = pdf.length + Buffer.byteLength(object, 'latin1');
  const entry = `${String(pdf.length + 1).padStart(10, '0')} 00000 n \n`;
  const newTrailer = dictionary
    .replace(/\/Size\s+\d+/, `/Size ${Math.max(Number(size), Number(number) + 1)}`)
    .replace(/\/Prev\s+\d+/, '')
    .replace(/>>$/, `/Prev ${previous}${known === undefined ? `/Info ${number} 0 R` : ''}>>`);
  return Buffer.from(`${object}xref\n${number} 1\n${entry}trailer\n${newTrailer}\nstartxref\n${xrefAt}\n%%EOF\n`, 'latin1');
};
