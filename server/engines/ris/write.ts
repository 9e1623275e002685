import { nameTags, ownWorks, type Reference, risType, textTags } from './reference.ts';

/** Markup allowed in CSL JSON texts; RIS has none. */
const marks = /<\/?(?:i|b|sup|sub|sc|span)\b[^<>]{0,100}>/g;

/** A text or number as one line; empty for any other value. */
const lineOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(marks, '').replace(/\s+/g, ' ').trim() : '';
};

const isObject = (value: unknown): value is Reference => typeof value === 'object' && value !== null;

const nameLine = (name: unknown): string => {
  if (!isObject(name)) return lineOf(name);
  const [family, given, suffix, literal] = ['family', 'given', 'suffix', 'literal'].map((part) => lineOf(name[part]));
  const particles = [lineOf(name['dropping-particle']), lineOf(name['non-dropping-particle'])];
  if (!family) return literal || given || '';
  const whole = [particles[1], family].filter(Boolean).join(' ');
  const first = [given, particles[0]].filter(Boolean).join(' ');
  return [whole, ...(first || suffix ? [first] : []), ...(suffix ? [suffix] : [])].join(', ');
};

/** `YYYY/MM/DD/` with empty unknown parts. */
const dateLine = (date: unknown): { readonly year: string; readonly whole: string } => {
  if (!isObject(date)) return { year: '', whole: '' };
  const parts: unknown = Array.isArray(date['date-parts']) ? date['date-parts'][0] : undefined;
  const [year = '', month = '', day = ''] = Array.isArray(parts) ? parts.map((part) => lineOf(part)) : [];
  if (!year) return { year: '', whole: lineOf(date.literal) || lineOf(date.raw) };
  const filled = [year, ...[month, day].map((part) => (part ? part.padStart(2, '0') : ''))];
  return { year, whole: `${filled.join('/')}/${lineOf(date.season)}` };
};

/** Variables that are handled outside the table, and those that do not describe the work. */
const others: ReadonlySet<string> = new Set([
  ...['id', 'type', 'container-title', 'collection-title', 'page', 'page-first', 'issued', 'accessed', 'ISSN', 'ISBN', 'keyword'],
  ...['citation-key', 'citation-label', 'journalAbbreviation', 'shortTitle'],
]);
const known: ReadonlySet<string> = new Set([...others, ...Object.values(nameTags), ...Object.values(textTags)]);

const linesOf = (reference: Reference): readonly string[] => {
  const lines: string[] = [];
  const add = (tag: string, value: unknown): void => {
    const line = lineOf(value);
    if (line) lines.push(`${tag}  - ${line}`);
  };
  const type = lineOf(reference.type);
  lines.push(`TY  - ${risType(type)}`);
  add('ID', reference.id);
  for (const [tag, role] of Object.entries(nameTags)) {
    const names = reference[role];
    if (Array.isArray(names)) for (const name of names) add(tag, nameLine(name));
  }
  const spelled: Reference = {
    ...reference,
    'title-short': reference['title-short'] ?? reference.shortTitle,
    'container-title-short': reference['container-title-short'] ?? reference.journalAbbreviation,
  };
  for (const [tag, name] of Object.entries(textTags)) add(tag, spelled[name]);
  const isPart = !ownWorks.has(type);
  const series = reference['collection-title'];
  add('T2', reference['container-title'] ?? (isPart ? undefined : series));
  add('T3', isPart || reference['container-title'] ? series : undefined);
  const { year, whole } = dateLine(reference.issued);
  add('PY', year);
  add('DA', whole);
  add('Y2', dateLine(reference.accessed).whole);
  const pages = lineOf(reference.page ?? reference['page-first']);
  const [first, last, more] = pages.split(/[-–—]+/, 3);
  // If page numbers contain hyphens, the range separator is ambiguous: keep the text whole.
  add('SP', more === undefined ? first : pages);
  add('EP', more === undefined ? last : undefined);
  add('SN', reference.ISBN ?? reference.ISSN);
  for (const word of lineOf(reference.keyword).split(/[,;]/)) add('KW', word);
  return [...lines, 'ER  - ', ''];
};

/** Writes RIS with the line ends that the specification requires. `without` counts variables without a tag. */
export const writeRis = (references: readonly Reference[]): { readonly text: string; readonly without: number } => ({
  text: references.flatMap(linesOf).join('\r\n'),
  without: references.reduce((sum, reference) => sum + Object.keys(reference).filter((name) => !known.has(name)).length, 0),
});
