export type FieldSources = {
  /** Names of bookmarks, in lower case. */
  readonly bookmarks: ReadonlySet<string>;
  /** Names of styles, in lower case. */
  readonly styles: ReadonlySet<string>;
  /** Names of document properties with a value. */
  readonly properties: ReadonlySet<string>;
  readonly fileName: string;
  /** The result is edited further, so fields with a source stay fields. */
  readonly isEdited: boolean;
  /** The result is a web page, or made of one. */
  readonly isPage?: boolean;
};

/** How to treat a field: keep it, or replace it by its saved text or by the file name. */
export type Verdict = 'live' | 'saved' | 'file-name';

const references: ReadonlySet<string> = new Set(['REF', 'PAGEREF', 'NOTEREF', 'FOOTNOTEREF']);

/** Fields of document properties, session data and other files (ECMA-376-1, 17.16.5). */
const told: ReadonlySet<string> = new Set(
  'TITLE SUBJECT KEYWORDS AUTHOR COMMENTS LASTSAVEDBY INFO DOCPROPERTY SAVEDATE CREATEDATE PRINTDATE EDITTIME REVNUM NUMWORDS NUMCHARS FILESIZE TEMPLATE USERNAME USERINITIALS USERADDRESS SECTION SECTIONPAGES LINK DDE DDEAUTO INCLUDEPICTURE INCLUDETEXT INCLUDE IMPORT DATABASE IF COMPARE QUOTE FILLIN ASK AUTOTEXT AUTOTEXTLIST GLOSSARY ADDRESSBLOCK GREETINGLINE MERGEREC MERGESEQ FORMULA'.split(
    ' ',
  ),
);
/** Fields of the clock: the date of a letter is the one that was saved. */
const ofClock: ReadonlySet<string> = new Set(['DATE', 'TIME']);
/** Fields kept for the next mail merge: LibreOffice keeps their saved text. */
const merged: ReadonlySet<string> = new Set(['MERGEFIELD', 'DOCVARIABLE']);

/** Splits `REF "_Ref 1" \h` into words and removes quotes. */
const wordsOf = (code: string): readonly string[] =>
  [
    ...code
      .trim()
      .slice(0, 2000)
      .matchAll(/"([^"]*)"?|[^\s"]+/g),
  ].map(([word, quoted]) => quoted ?? word);

/** Decides how to treat a field with this code and saved text. Without saved text LibreOffice's own value is better than none. */
export const verdictOn = (code: string, hasSaved: boolean, saved: string, sources: FieldSources): Verdict => {
  const [keyword = '', ...rest] = wordsOf(code);
  const name = keyword.startsWith('=') ? 'FORMULA' : keyword.toUpperCase();
  const argument = (rest.find((word) => !word.startsWith('\\')) ?? '').toLowerCase();
  if (name === 'FILENAME') return 'file-name';
  if (!hasSaved) return 'live';
  if (references.has(name)) return sources.bookmarks.has(argument) ? 'live' : 'saved';
  if (name === 'STYLEREF') return sources.styles.has(argument) ? 'live' : 'saved';
  if (merged.has(name) || ofClock.has(name)) return sources.isEdited ? 'live' : 'saved';
  if (!told.has(name)) return 'live';
  return sources.isEdited && sources.properties.has(saved.trim()) ? 'live' : 'saved';
};
