/** Texts that somebody goes on editing: they hold tracked changes and fields themselves. */
export const editableTexts: ReadonlySet<string> = new Set(['docx', 'dotx', 'doc', 'odt', 'ott', 'fodt', 'rtf']);
/** Text documents that are ZIPs of XML. */
export const textPackages: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm', 'odt', 'ott']);
/** Word's own of today. */
export const wordPackages: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm']);
