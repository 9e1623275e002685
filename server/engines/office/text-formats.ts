import type { NumbersAs } from '../../formats/word-numbers/package-numbers.ts';

/** Editable text formats, which keep tracked changes and fields. */
export const editableTexts: ReadonlySet<string> = new Set(['docx', 'dotx', 'doc', 'odt', 'ott', 'fodt', 'rtf']);
/** Text documents that are ZIPs of XML. */
export const textPackages: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm', 'odt', 'ott']);
/** Word's current package formats. */
export const wordPackages: ReadonlySet<string> = new Set(['docx', 'docm', 'dotx', 'dotm']);

/** How Word's list numbers are represented on the way to pages and to OpenDocument. */
export const numbersFor: Readonly<Record<string, NumbersAs>> = { html: 'text', odt: 'lists', ott: 'lists', fodt: 'lists' };
