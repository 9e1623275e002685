/** What a document has that its fields may show. */
export type FieldSources = {
  /** Names of bookmarks, in lower case. */
  readonly bookmarks: ReadonlySet<string>;
  /** Names of styles, in lower case. */
  readonly styles: ReadonlySet<string>;
  /** Values of its properties. */
  readonly properties: ReadonlySet<string>;
  /** The visitor's own name of the file. */
  readonly fileName: string;
  /** Someone goes on working on the result, so that fields with a source stay fields. */
  readonly isEdited: boolean;
};

/** What becomes of a field: it stays one, its saved text replaces it, or the name of the file. */
export type Verdict = 'live' | 'saved' | 'file-name';

const references: ReadonlySet<string> = new Set(['REF', 'PAGEREF', 'NOTEREF', 'FOOTNOTEREF']);

/** Fields of the document's properties, of its session, and of other files (ECMA-376-1, 17.16.5). */
const told: ReadonlySet<string> = new Set(
  'TITLE SUBJECT KEYWORDS AUTHOR COMMENTS LASTSAVEDBY INFO DOCPROPERTY SAVEDATE CREATEDATE PRINTDATE EDITTIME REVNUM NUMWORDS NUMCHARS FILESIZE TEMPLATE USERNAME USERINITIALS USERADDRESS SECTION SECTIONPAGES LINK DDE DDEAUTO INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT DATABASE IF COMPARE QUOTE FILLIN ASK AUTOTEXT AUTOTEXTLIST GLOSSARY ADDRESSBLOCK GREETINGLINE MERGEREC MERGESEQ FORMULA'.split(
    ' ',
  ),
);
/** These stay fields for the next merge: LibreOffice keeps their saved text. */
const merged: ReadonlySet<string> = new Set(['MERGEFIELD', 'DOCVARIABLE']);

/** `REF "_Ref 1" \h` as its words, quotes taken off. */
const wordsOf = (code: string): readonly string[] =>
  [
    ...code
      .trim()
      .slice(0, 2000)
      .matchAll(/"([^"]*)"?|[^\s"]+/g),
  ].map(([word, quoted]) => quoted ?? word);

/** What becomes of the field with this code, which was saved as this text. Without a saved text LibreOffice's own is better than none. */
export const verdictOn = (code: string, hasSaved: boolean, saved: string, sources: FieldSources): Verdict => {
  const [keyword = '', ...rest] = wordsOf(code);
  const name = keyword.startsWith('=') ? 'FORMULA' : keyword.toUpperCase();
  const argument = (rest.find((word) => !word.startsWith('\\')) ?? '').toLowerCase();
  if (name === 'FILENAME') return 'file-name';
  if (!hasSaved) return 'live';
  if (references.has(name)) return sources.bookmarks.has(argument) ? 'live' : 'saved';
  if (name === 'STYLEREF') return sources.styles.has(argument) ? 'live' : 'saved';
  if (merged.has(name)) return sources.isEdited ? 'live' : 'saved';
  if (!told.has(name)) return 'live';
  return sources.isEdited && sources.properties.has(saved.trim()) ? 'live' : 'saved';
};
