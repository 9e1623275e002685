import { type Message, message } from '../../../../catalogue/languages/message.ts';

const edited: ReadonlySet<string> = new Set('docx dotx doc odt ott fodt rtf xlsx xls ods fods pptx ppsx ppt odp fodp'.split(' '));
const compound: ReadonlySet<string> = new Set(['doc', 'xls', 'ppt']);
/** The VBA project: a part of an OOXML package, a storage of a compound file (MS-OVBA 2.2.1), and its OpenDocument counterpart. */
const storage = Buffer.from('_VBA_PROJECT', 'utf16le');
const library = /vbaProject\.bin|Basic\/[^/]{1,100}\/(?!script-l)[^/]{1,100}\.xml/;

/** Whether a document has macros. A ZIP lists its parts in the directory at its end. */
const hasMacros = (bytes: Buffer, format: string): boolean => {
  if (compound.has(format)) return bytes.includes(storage);
  if (format.startsWith('fod')) return bytes.includes('<ooo:module');
  return library.test(bytes.toString('latin1', Math.max(0, bytes.length - 256 * 1024)));
};

export const macrosNote = (before: Buffer, from: string, after: () => Buffer, to: string): readonly Message[] =>
  edited.has(to) && hasMacros(before, from) && !hasMacros(after(), to) ? [message('macrosLeft')] : [];
