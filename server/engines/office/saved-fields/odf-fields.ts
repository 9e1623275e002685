import { escapeXml } from '../../../formats/ooxml/xml.ts';
import { tagAttribute } from '../../../formats/xml/tag-attribute.ts';
import type { FieldSources } from './field-code.ts';

const names =
  'date time bookmark-ref reference-ref sequence-ref note-ref title subject keywords description user-defined author-name author-initials initial-creator creator creation-date creation-time modification-date modification-time print-date print-time printed-by editing-duration editing-cycles template-name database-display database-name database-row-number dde-connection sender-firstname sender-lastname sender-initials sender-title sender-position sender-email sender-phone-private sender-fax sender-company sender-phone-work sender-street sender-city sender-postal-code sender-country sender-state-or-province file-name';
const field = new RegExp(`<text:(${names.replaceAll(' ', '|')})((?:\\s[^<>]*)?)>([^<]*)</text:\\1>`, 'g');
/** A file name field without saved text, for which LibreOffice prints the folder. */
const unsavedName = /<text:file-name((?:\s[^<>]*)?)\/>/g;
/** Reference targets: bookmarks, marks, numbered captions and notes. */
const target = /<text:(?:bookmark|bookmark-start|reference-mark|reference-mark-start|sequence|note)\s[^<>]*>/g;

export const odfTargets = (xml: string): ReadonlySet<string> =>
  new Set(
    [...xml.matchAll(target)].flatMap(([tag]) =>
      ['text:name', 'text:ref-name', 'text:id', 'xml:id'].flatMap((name) => tagAttribute(tag, name) ?? []),
    ),
  );

/** Replaces fields without a source by their saved text, in a part of an OpenDocument text normalised by plainXmlText. */
export const settleOdfFields = (xml: string, targets: ReadonlySet<string>, { properties, fileName, isEdited }: FieldSources): string => {
  const nameIn = (tag: string): string =>
    escapeXml(tagAttribute(tag, 'text:display') === 'name' ? fileName.replace(/\.[^.]*$/, '') : fileName);
  return xml
    .replace(field, (whole, name: string, tag: string, saved: string) => {
      if (name === 'file-name') return nameIn(tag);
      if (saved.trim() === '') return whole;
      if (name.endsWith('-ref')) return targets.has(tagAttribute(tag, 'text:ref-name') ?? '') ? whole : saved;
      if (isEdited && (name === 'date' || name === 'time')) return whole;
      if (isEdited && (name.startsWith('database') || properties.has(saved.trim()))) return whole;
      return saved;
    })
    .replace(unsavedName, (_, tag: string) => nameIn(tag));
};
