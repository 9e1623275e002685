const office = 'doc docx docm dotx xls xlsx xlsm xlsb ppt pptx pptm ppsx odt ott ods odp odg';

/** Formats that are opened with a password before anything else is done with them. */
export const unlockedFirst: ReadonlySet<string> = new Set(['pdf', ...office.split(' ')]);

/** Archives that are unpacked with a password. */
const archives: ReadonlySet<string> = new Set(['zip', '7z', 'rar']);

/** Can a file of this format (a canonical id) be opened with a password? Books with copy protection can't. */
export const takesPassword = (format: string): boolean => unlockedFirst.has(format) || archives.has(format);

/** Longest password that is taken: twice what 7-Zip and Office take. */
export const maxPasswordLength = 512;
