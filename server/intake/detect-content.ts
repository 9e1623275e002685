import { formatById } from '../../catalogue/formats.ts';
import { openBytes } from '../files/file-bytes.ts';
import { formatOfKind } from './sniff/accepted.ts';
import { sniff } from './sniff/sniff.ts';
import { asText } from './sniff/text.ts';
import { textFormat } from './sniff/text-format.ts';

/** Length of the text that is enough to detect its format. */
const textBytes = 64 * 1024;
/** Kinds of which one only knows that they are text, or have tags in them. */
const ofText: ReadonlySet<string> = new Set(['text', 'markup', 'xml']);

/** The format id of a file that nobody names, by its content; undefined for what is not known here. */
export const detectContent = (path: string): string | undefined => {
  const bytes = openBytes(path);
  try {
    const { kind } = sniff(bytes);
    if (!ofText.has(kind)) return formatById(formatOfKind(kind))?.id;
    const text = asText(bytes.slice(0, textBytes)) ?? '';
    const shown = textFormat(text);
    if (shown !== 'txt') return shown;
    if (kind === 'text') return 'txt';
    return /<(?:!doctype html|html|body|head|table|p|div)\b/i.test(text) ? 'html' : 'xml';
  } catch (thrown) {
    // A damaged directory is inconclusive.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  } finally {
    bytes.close();
  }
};
