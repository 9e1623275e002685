const office = 'doc docx docm dotx xls xlsx xlsm xlsb ppt pptx pptm ppsx odt ott ods odp odg';

/** Formats that are decrypted before any other step. */
export const unlockedFirst: ReadonlySet<string> = new Set(['pdf', ...office.split(' ')]);

/** Archives that are unpacked with a password. */
const archives: ReadonlySet<string> = new Set(['zip', '7z', 'rar']);

/** True if a file of this format (a canonical id) can be opened with a password. Copy-protected books cannot. */
export const takesPassword = (format: string): boolean => unlockedFirst.has(format) || archives.has(format);

/** Maximum password length: twice that of 7-Zip and Office. */
export const maxPasswordLength = 512;
