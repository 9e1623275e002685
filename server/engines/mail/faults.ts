import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

const said = message('mailDamaged');

/** Messages of the mail parser, and of our readers, about bad mails. */
export const mailFaults: readonly FileFault[] = [
  { says: /^Error: Maximum (?:MIME nesting depth|header size) /, code: 'corrupt_input', said },
  // Readers throw it for places past the end.
  { says: /^RangeError: (?!Maximum call stack|Out of memory|(?:Array b|B)uffer allocation)/, code: 'corrupt_input', said },
];
