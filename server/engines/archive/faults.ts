import { message } from '../../../catalogue/languages/message.ts';
import type { FileFault } from '../../contract/file-faults.ts';

export const longNameDetail = message('archiveLongName');

/** Error messages of 7-Zip, unrar, GNU tar and Zstandard. */
export const archiveFaults: readonly FileFault[] = [
  {
    says: /File name too long/i,
    code: 'corrupt_input',
    said: longNameDetail,
  },
  {
    says: /unexpected end of archive/i,
    code: 'corrupt_input',
    said: message('archiveEndsEarly'),
  },
  // Listings state it for each entry: `Encrypted = -`.
  { says: /encrypted(?! = -)|wrong password|password is incorrect|enter password/i, code: 'password_protected' },
  // 7-Zip and unrar, for newer or foreign compression methods.
  {
    says: /unsupported (?:compression )?method|unknown method|unsupported feature|unknown archive format/i,
    code: 'unsupported_conversion',
    said: message('archivePacking'),
  },
  // GNU tar.
  {
    says: /not look like a tar|skipping to next header|malformed|archive contains|obsolescent base-64|implausibly old|cannot (?:open|hard link|create symlink|change mode)|unknown file type|unexpected (?:eof|long name)|numeric field/i,
    code: 'corrupt_input',
  },
  {
    says: /archive is compressed|archive (?:\S+ ){1,5}is out of|extended header (?:\S+ ){1,2}[^\n]*\n? ?is out of|unaligned block|blanks in header|sparse archive member|invalid archive format|(?:is possibly )?continued on (?:this|next) volume/i,
    code: 'corrupt_input',
  },
  // Zstandard.
  { says: /unsupported format|decoding error|premature end|frame requires too much memory/i, code: 'corrupt_input' },
];

/** Exit statuses that report faults in quiet mode; usage errors have others. */
export const archiveStatuses: Readonly<Record<string, Readonly<Record<number, FileFault['code']>>>> = {
  // Warnings and fatal errors, and out of memory (7-Zip's manual, "Exit Codes from 7-Zip").
  '7zz': { 1: 'corrupt_input', 2: 'corrupt_input', 8: 'resource_limit' },
  // Warnings, fatal errors, checksums, disk full or out of memory, empty archive, passwords, read errors (rar.txt, "Exit values").
  unrar: {
    1: 'corrupt_input',
    2: 'corrupt_input',
    3: 'corrupt_input',
    5: 'resource_limit',
    8: 'resource_limit',
    10: 'corrupt_input',
    11: 'password_protected',
    12: 'corrupt_input',
  },
};
