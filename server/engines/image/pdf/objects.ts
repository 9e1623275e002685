/** An object of a PDF. Text is Latin-1; streams are bytes. */
type PdfObject = { readonly text: string; readonly stream?: Uint8Array };

/** Collects objects by number and writes them with their cross-reference table (ISO 32000-1, 7.5). */
export const makePdfFile = () => {
  const objects: (PdfObject | undefined)[] = [];
  return {
    /** Reserves a number so that objects can refer to each other. */
    reserve: (): number => objects.push(undefined),
    set: (id: number, text: string, stream?: Uint8Array): void => {
      objects[id - 1] = { text, stream };
    },
    add: (text: string, stream?: Uint8Array): number => objects.push({ text, stream }),
    write: (root: number, info: number): Uint8Array => {
      const parts: Uint8Array[] = [Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
      let length = parts[0]?.length ?? 0;
      const put = (part: Uint8Array | string): void => {
        const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
        parts.push(bytes);
        length += bytes.length;
      };
      const offsets: number[] = [];
      for (const [index, object] of objects.entries()) {
        if (!object) throw new Error(`The PDF object ${index + 1} was never written.`);
        offsets.push(length);
        const { text, stream } = object;
        put(`${index + 1} 0 obj\n${stream ? text.replace(/>>$/, `/Length ${stream.length}>>`) : text}\n`);
        if (stream) {
          put('stream\n');
          put(stream);
          put('\nendstream\n');
        }
        put('endobj\n');
      }
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
      put(`trailer\n<</Size ${objects.length + 1}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
      return Buffer.concat(parts);
    },
  };
};

export type PdfFile = ReturnType<typeof makePdfFile>;

/** A text string in any script: UTF-16 with a byte order mark, in hexadecimal. */
export const pdfText = (text: string): string => `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;

/** A number without exponent or trailing zeros. */
export const pdfNumber = (value: number): string => String(Number(value.toFixed(4)));
