import { decodeHTML } from 'entities/decode';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { withoutLateDeclaration } from '../../formats/xml/declaration.ts';

/** Namespaces that a drawing needs for what it shows; others only hold an editor's notes. */
const known = bareRecord<string>({ svg: 'http://www.w3.org/2000/svg', xlink: 'http://www.w3.org/1999/xlink' });

const declarations = /\bxmlns:([A-Za-z_][\w.-]{0,60})\s*=/g;
const ofElements = /<\/?([A-Za-z_][\w.-]{0,60}):/g;
const ofAttributes = /[\s"']([A-Za-z_][\w.-]{0,60}):[\w.-]{1,100}\s{0,9}=/g;

/** Most prefixes that are declared; editors use a dozen. */
const mostPrefixes = 100;

const namesIn = (text: string, ...patterns: readonly RegExp[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const pattern of patterns) for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
  return names;
};

/** Position of the root element, behind comments, instructions and the document type. */
const rootAt = (text: string): number => {
  for (let at = 0; ; ) {
    const open = text.indexOf('<', at);
    if (open < 0) return -1;
    const end = text.startsWith('<!--', open) ? '-->' : text.startsWith('<?', open) ? '?>' : text.startsWith('<!', open) ? '>' : undefined;
    if (end === undefined) return open;
    // A document type may have declarations in brackets.
    const inner = end === '>' ? text.indexOf('[', open) : -1;
    const from = inner >= 0 && inner < text.indexOf('>', open) ? text.indexOf(']', inner) : open + 2;
    const close = from < 0 ? -1 : text.indexOf(end, from);
    if (close < 0) return -1;
    at = close + end.length;
  }
};

/** Declares the prefixes that nothing declares, at the root. */
const withPrefixes = (text: string): string => {
  const declared = new Set(['xml', 'xmlns', ...namesIn(text, declarations)]);
  const missing = [...namesIn(text, ofElements, ofAttributes)].filter((name) => !declared.has(name)).slice(0, mostPrefixes);
  const at = missing.length > 0 ? rootAt(text) : -1;
  const [tag] = at < 0 ? [] : (/^<[\w:.-]{1,200}/.exec(text.slice(at, at + 200)) ?? []);
  if (!tag) return text;
  const added = missing.map((name) => ` xmlns:${name}="${known[name] ?? `urn:${name}`}"`);
  return text.slice(0, at) + tag + added.join('') + text.slice(at + tag.length);
};

const looseReference = /&(?!(?:amp|lt|gt|quot|apos);|#\d{1,7};|#x[\da-f]{1,6};)(?:([A-Za-z][A-Za-z\d]{0,31});)?/gi;

/** Writes HTML's named characters as numbers, and an ampersand that begins none of them as one. */
const withCharacters = (text: string): string =>
  text.replace(looseReference, (whole, name?: string) => {
    const found = name === undefined ? whole : decodeHTML(whole);
    if (found === whole) return `&amp;${whole.slice(1)}`;
    return Array.from(found, (char) => `&#${char.codePointAt(0)};`).join('');
  });

const stated = /\ssystemLanguage\s{0,9}=\s{0,9}(?:"([^"<>]{0,300})"|'([^'<>]{0,300})')/g;

/**
 * Makes the choices by language of a drawing (SVG 2, 5.10.5) for a reader of English: renderers here have no language, and so take none of
 * them. What is for readers of English is for everybody then, and stays the first choice where it is.
 */
const withLanguage = (text: string): string =>
  text.replace(stated, (whole, one?: string, other = '') =>
    /(?:^|,)\s{0,9}en(?:-[\w-]{1,30})?\s{0,9}(?:,|$)/i.test(one ?? other) ? '' : whole,
  );

/**
 * Mends what browsers forgive in the SVG of a page, and XML readers do not: blank lines before the declaration, prefixes without a
 * namespace, and HTML's named characters. Chooses by language for a reader of English.
 */
export const repairedDrawing = (text: string): string => {
  const named = text.includes('&') && !text.includes('<![CDATA[') ? withCharacters(text) : text;
  const chosen = named.includes('systemLanguage') ? withLanguage(named) : named;
  return withPrefixes(withoutLateDeclaration(chosen));
};
