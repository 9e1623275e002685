import { bareRecord } from '../../../catalogue/bare-record.ts';
import { cslType, type Name, nameTags, ownWorks, type Reference, textTags } from './reference.ts';

/** A line of RIS: two characters, two spaces, a hyphen and a space. Some programs omit a space or the last one. */
const tagged = /^([A-Z][A-Z0-9]) {1,3}-(?: (.*))?$/;

type Entry = { readonly type: string; readonly fields: Map<string, string[]> };

/**
 * Splits a text into entries with each value on one line. Lines without a tag continue the previous value. The type should come first,
 * but some databases write it further down. A text without any type is not RIS.
 */
const entriesOf = (text: string): readonly Entry[] => {
  const entries: { type: string; readonly fields: Map<string, string[]> }[] = [];
  let entry: (typeof entries)[number] | undefined;
  let values: string[] | undefined;
  const begin = (): (typeof entries)[number] => {
    const begun = { type: '', fields: new Map<string, string[]>() };
    entries.push(begun);
    values = undefined;
    return begun;
  };
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = raw.trim();
    const [, tag, value = ''] = tagged.exec(line) ?? [];
    if (tag === 'TY') {
      if (entry?.type !== '') entry = begin();
      entry.type = value.trim().toUpperCase() || 'GEN';
      values = undefined;
    } else if (tag === 'ER') entry = undefined;
    else if (tag) {
      entry ??= begin();
      values = entry.fields.get(tag) ?? [];
      entry.fields.set(tag, values);
      values.push(value.trim());
    } else if (line && entry && values) values.push(`${values.pop() ?? ''} ${line}`);
  }
  return entries.some(({ type }) => type !== '') ? entries.map(({ type, fields }) => ({ type: type || 'GEN', fields })) : [];
};

/** Splits authors that some programs write on one line, separated by semicolons, which no name contains. */
const eachName = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);

/** `Family, Given, Suffix`; a name without a comma is literal. */
const nameOf = (text: string): Name => {
  const [family = '', given, suffix] = text.split(',').map((part) => part.trim());
  if (given === undefined) return { literal: family };
  return { family, ...(given && { given }), ...(suffix && { suffix }) };
};

/** `YYYY/MM/DD/other`, with hyphens in newer files; anything else is kept literally. */
const dateOf = (text: string): Reference => {
  const [, year, month = '', day = '', other = ''] = /^(\d{4})(?:[/-](\d{0,2}))?(?:[/-](\d{0,2}))?(?:\/(.*))?$/.exec(text) ?? [];
  if (!year) return { literal: text };
  const parts = [year, ...(Number(month) ? [month, ...(Number(day) ? [day] : [])] : [])].map(Number);
  return { 'date-parts': [parts], ...(other.trim() && parts.length === 1 && { season: other.trim() }) };
};

const knownParts = (date: Reference | undefined): number => (date?.['date-parts'] as readonly number[][] | undefined)?.[0]?.length ?? 0;

/** Alternative tags with the same meaning. */
const synonyms = bareRecord<string>({
  A1: 'AU',
  ED: 'A2',
  T1: 'TI',
  CT: 'TI',
  JA: 'J2',
  J1: 'J2',
  N2: 'AB',
  L3: 'DO',
  LK: 'UR',
});

const referenceOf = ({ type, fields: written }: Entry, idOf: (wanted: string) => string): { reference: Reference; without: number } => {
  const fields = new Map<string, string[]>();
  for (const [tag, values] of written) {
    const name = synonyms[tag] ?? tag;
    fields.set(name, [...(fields.get(name) ?? []), ...values.map((value) => value.trim()).filter(Boolean)]);
  }
  const csl = cslType(type);
  const take = (...tags: readonly string[]): string | undefined => {
    const found = tags.map((tag) => fields.get(tag)?.[0]).find(Boolean);
    for (const tag of tags) fields.delete(tag);
    return found;
  };
  const made: Record<string, unknown> = {};
  const set = (name: string, value: unknown): void => {
    if (value !== undefined && value !== '') made[name] ??= value;
  };

  for (const [tag, role] of Object.entries(nameTags)) {
    const names = fields.get(tag) ?? [];
    fields.delete(tag);
    if (names.length > 0) set(role, names.flatMap(eachName).map(nameOf));
  }
  const book = take('BT');
  if (book) set(fields.has('TI') ? 'container-title' : 'title', book);
  set('container-title', take('JF', 'JO'));
  const second = take('T2');
  // Journals often have the same name under both tags.
  if (second !== made['container-title'])
    set(ownWorks.has(csl) || made['container-title'] ? 'collection-title' : 'container-title', second);
  set('collection-title', take('T3'));
  const [first, last] = [take('SP'), take('EP')];
  set('page', first && last && first !== last && !first.includes('-') ? `${first}-${last}` : (first ?? last));
  // Fuller dates take precedence, then newer tags.
  const dates = ['DA', 'PY', 'Y1'].flatMap((tag) => take(tag) ?? []).map(dateOf);
  const [issued] = dates.toSorted((one, other) => knownParts(other) - knownParts(one));
  set('issued', issued);
  const seen = take('Y2');
  set('accessed', seen && dateOf(seen));
  const serial = take('SN');
  if (serial) set(/^\d{4}-?\d{3}[\dX]\b/i.test(serial) && serial.replace(/[^\dX]/gi, '').length === 8 ? 'ISSN' : 'ISBN', serial);
  set('keyword', fields.get('KW')?.join(', '));
  fields.delete('KW');
  const notes = fields.get('N1');
  set('note', notes?.join('\n'));
  fields.delete('N1');
  for (const [tag, name] of Object.entries(textTags)) set(name, take(tag));
  const [person] = (made.author ?? made.editor ?? []) as readonly Name[];
  const wanted =
    take('ID') ??
    `${person?.family ?? person?.literal ?? 'reference'}${knownParts(made.issued as Reference) ? (made.issued as Record<string, number[][]>)['date-parts']?.[0]?.[0] : ''}`;
  return {
    reference: { id: idOf(wanted), type: csl, ...made },
    without: [...fields.values()].filter((values) => values.length > 0).length,
  };
};

/** Reads RIS (Research Information Systems' specification of 2011). `without` counts fields that CSL JSON cannot represent. */
export const readRis = (text: string): { readonly references: readonly Reference[]; readonly without: number } => {
  const used = new Map<string, number>();
  /** A unique key that is also valid in BibTeX. */
  const idOf = (wanted: string): string => {
    const key = wanted.replace(/[^\p{L}\p{N}:._-]+/gu, '') || 'reference';
    const count = used.get(key) ?? 0;
    used.set(key, count + 1);
    if (count === 0) return key;
    return idOf(`${key}-${count + 1}`);
  };
  const read = entriesOf(text).map((entry) => referenceOf(entry, idOf));
  return { references: read.map(({ reference }) => reference), without: read.reduce((sum, { without }) => sum + without, 0) };
};
