import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { rtf } from './parts.ts';

export type File = Pick<Situation, 'file' | 'from' | 'input'>;
export const inDocx = (input: File['input']): File => ({ file: 'report.docx', from: 'docx', input });
export const inRtf = (body: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => rtf(body) });

export const of = (name: string, source: string, file: File, to: string, expect: string, check: Check): Situation => ({
  ...{ name, source, to, expect, check },
  ...file,
});
/** Words that the result must contain, and words that it must not. */
export const words = (
  name: string,
  source: string,
  file: File,
  to: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation =>
  of(name, source, file, to, `${wanted.join(' | ')}${unwanted.length > 0 ? `, and not ${unwanted.join(' | ')}` : ''}`, async (result) => {
    const text = await readWords(result);
    return [holds('words', text, ...wanted), lacks('none of', text, ...unwanted)];
  });
