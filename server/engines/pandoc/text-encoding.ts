import { bareRecord } from '../../../catalogue/bare-record.ts';
import { openOutput } from '../../files/stage-files.ts';
import { detectEncoding, knownEncoding } from '../../formats/text/decode.ts';

const blockBytes = 64 * 1024;

/** What says the encoding of a source: XML, pages, LaTeX, and the lines for editors. */
const statements: readonly RegExp[] = [
  /^\s{0,20}<\?xml\s[^>]{0,100}encoding=["']([\w-]{2,20})/,
  /charset=["']?([\w-]{2,20})/i,
  /^[^%\n]{0,200}\\usepackage\s{0,9}\[(?:[^\]]{0,80},)?\s{0,9}([\w-]{3,20})\s{0,9}\]\s{0,9}\{inputenc\}/m,
  /^[^\n]{0,200}(?:\n[^\n]{0,200})?coding[:=]\s{0,9}([\w.-]{2,20})/,
];

/** Names of LaTeX's package inputenc. */
const latexNames = bareRecord<string>({
  latin2: 'iso-8859-2',
  latin3: 'iso-8859-3',
  latin4: 'iso-8859-4',
  latin5: 'windows-1254',
  latin9: 'iso-8859-15',
  'latin-9': 'iso-8859-15',
  latin10: 'iso-8859-16',
  ansinew: 'windows-1252',
  applemac: 'macroman',
  macce: 'maccenteuro',
});

/** Names by which iconv knows encodings. */
const iconvNames = bareRecord<string>({ macroman: 'MACINTOSH', maccyrillic: 'MAC-CYRILLIC', maccenteuro: 'MAC-CENTRALEUROPE' });

const statedEncoding = (head: string): string | undefined => {
  const name = statements.flatMap((statement) => statement.exec(head)?.[1] ?? [])[0]?.toLowerCase();
  return name === undefined ? undefined : knownEncoding(latexNames[name] ?? name);
};

/** The start of a text, with the first block that is not UTF-8 behind it if there is one. */
const readSample = async (dir: string, name: string): Promise<{ readonly sample: Buffer; readonly isUtf8: boolean }> => {
  const output = await openOutput(dir, name);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer | undefined;
  try {
    for (;;) {
      const block = Buffer.alloc(blockBytes);
      const length = await output.read(block);
      const bytes = block.subarray(0, length);
      head ??= bytes;
      try {
        decoder.decode(bytes, { stream: length > 0 });
      } catch {
        return { sample: head === bytes ? bytes : Buffer.concat([head, bytes]), isUtf8: false };
      }
      if (length === 0) return { sample: head, isUtf8: true };
    }
  } finally {
    output.close();
  }
};

/**
 * The encoding of a text by iconv's name: what it says itself, or what its bytes look like. Undefined for UTF-8. Text that would be UTF-8
 * but for a few bytes is `utf-8`.
 */
export const textEncoding = async (dir: string, name: string): Promise<string | undefined> => {
  const { sample, isUtf8 } = await readSample(dir, name);
  const stated = isUtf8 ? undefined : statedEncoding(sample.toString('latin1'));
  const found = stated !== undefined && !stated.startsWith('utf') ? stated : detectEncoding(sample);
  return isUtf8 && found === 'utf-8' ? undefined : (iconvNames[found] ?? found);
};
