import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Component, escapedValue, foldedLine, type Property, partsOf, readComponents, textOf } from './content-lines.ts';
import type { Value } from './data-read.ts';

/** Columns of a contact by property: those of N and ADR have places of their own. */
const columns: Readonly<Record<string, string>> = {
  FN: 'name',
  NICKNAME: 'nickname',
  TITLE: 'title',
  ROLE: 'role',
  BDAY: 'birthday',
  ANNIVERSARY: 'anniversary',
  TEL: 'phone',
  EMAIL: 'email',
  URL: 'url',
  NOTE: 'note',
  CATEGORIES: 'categories',
  UID: 'uid',
};
const nameParts = ['family_name', 'given_name', 'additional_name', 'prefix', 'suffix'];
const addressParts = ['', '', 'street', 'city', 'region', 'postal_code', 'country'];
const kinds = ['cell', 'work', 'home', 'fax', 'pager'];

const kindOf = (property: Property): string => {
  const types = (property.params.get('TYPE') ?? '').toLowerCase().split(',');
  return kinds.find((kind) => types.includes(kind)) ?? '';
};

const recordOf = ({ properties }: Component): Value => {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  const set = (base: string, value: string): void => {
    if (value === '') return;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    found.set(count === 1 ? base : `${base}_${count}`, value);
  };
  for (const property of properties) {
    const kind = kindOf(property);
    const suffix = kind === '' ? '' : `_${kind}`;
    const setParts = (names: readonly string[], end: string): void => {
      for (const [at, part] of partsOf(property, ';').entries()) if (names[at]) set(`${names[at]}${end}`, part);
    };
    if (property.name === 'N') setParts(nameParts, '');
    else if (property.name === 'ADR') setParts(addressParts, suffix);
    else if (property.name === 'ORG') {
      const [company = '', ...units] = partsOf(property, ';');
      set('organization', company);
      set('department', units.filter(Boolean).join(', '));
    } else if (property.name === 'CATEGORIES') set('categories', partsOf(property, ',').join(', '));
    else {
      const column = columns[property.name];
      const plain = textOf(property).replace(/^(?:tel|mailto):/i, '');
      if (column) set(`${column}${['TEL', 'EMAIL', 'URL'].includes(property.name) ? suffix : ''}`, plain);
    }
  }
  return Object.fromEntries(found);
};

/** The contacts of a vCard file as records; pictures, sounds and keys are left out. */
export const readContacts = (text: string): Value => {
  const cards = readComponents(text).filter(({ name }) => name === 'VCARD');
  if (cards.length === 0) throw new WorkerProblem('corrupt_input', 'No vCard was found.');
  return cards.map(recordOf);
};

/** What address books of mail programs call the columns, in lower case and without what parts words. */
const spoken: Readonly<Record<string, string>> = {
  fullname: 'name',
  displayname: 'name',
  firstname: 'given_name',
  givenname: 'given_name',
  lastname: 'family_name',
  familyname: 'family_name',
  surname: 'family_name',
  middlename: 'additional_name',
  company: 'organization',
  organizationname: 'organization',
  jobtitle: 'title',
  organizationtitle: 'title',
  emailaddress: 'email',
  email1value: 'email',
  email2value: 'email_2',
  phone1value: 'phone',
  phone2value: 'phone_2',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone_cell',
  mobilephone: 'phone_cell',
  homephone: 'phone_home',
  businessphone: 'phone_work',
  businessfax: 'phone_fax',
  birthday: 'birthday',
  notes: 'note',
  website: 'url',
  webpage: 'url',
  zip: 'postal_code',
  postcode: 'postal_code',
  homestreet: 'street_home',
  homecity: 'city_home',
  businessstreet: 'street_work',
  businesscity: 'city_work',
};

const columnOf = (heading: string): string => {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    spoken[plain] ??
    heading
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
      .replace(/^e_mail/, 'email')
  );
};

const simple = /^(phone|email|url|note|nickname|title|role|birthday|anniversary)(?:_(cell|work|home|fax|pager))?(?:_\d+)?$/;
const propertyOf: ReadonlyMap<string, string> = new Map(Object.entries(columns).map(([property, column]) => [column, property]));

const cardOf = (record: Readonly<Record<string, string>>): string => {
  const given = Object.entries(record).map(([heading, value]) => [columnOf(heading), value.trim()] as const);
  const fields = new Map(given.filter(([, value]) => value !== ''));
  if (fields.size === 0) return '';
  const of = (name: string): string => fields.get(name) ?? '';
  const full = of('name') || ['prefix', 'given_name', 'additional_name', 'family_name', 'suffix'].map(of).filter(Boolean).join(' ');
  const lines = ['BEGIN:VCARD', 'VERSION:3.0'];
  lines.push(`FN:${escapedValue(full || of('organization') || of('email') || of('phone'))}`);
  // Where only the whole name is known, its last word is taken for the family's.
  const words = full.split(/\s+/);
  const guessed = nameParts.some((part) => fields.has(part))
    ? undefined
    : [words.length > 1 ? (words.at(-1) ?? '') : '', words.length > 1 ? words.slice(0, -1).join(' ') : full, '', '', ''];
  lines.push(`N:${(guessed ?? nameParts.map(of)).map(escapedValue).join(';')}`);
  if (of('organization') || of('department'))
    lines.push(
      `ORG:${[of('organization'), of('department')]
        .filter((part, at) => at === 0 || part)
        .map(escapedValue)
        .join(';')}`,
    );
  for (const kind of ['', ...kinds]) {
    const parts = addressParts.map((part) => (part ? of(kind === '' ? part : `${part}_${kind}`) : ''));
    if (parts.some(Boolean)) lines.push(`ADR${kind === '' ? '' : `;TYPE=${kind.toUpperCase()}`}:${parts.map(escapedValue).join(';')}`);
  }
  const extra: string[] = [];
  for (const [column, value] of fields) {
    const [, base = '', kind] = simple.exec(column) ?? [];
    const property = propertyOf.get(base);
    if (property) lines.push(`${property}${kind ? `;TYPE=${kind.toUpperCase()}` : ''}:${escapedValue(value)}`);
    else if (column === 'categories') lines.push(`CATEGORIES:${value.split(/,\s*/).map(escapedValue).join(',')}`);
    else if (column === 'uid') lines.push(`UID:${escapedValue(value)}`);
    else if (!known.has(column)) extra.push(`${column}: ${value}`);
  }
  if (extra.length > 0) lines.push(`NOTE:${escapedValue(extra.join('\n'))}`);
  return [...lines, 'END:VCARD'].map(foldedLine).join('');
};

const placed = kinds.flatMap((kind) => addressParts.filter(Boolean).map((part) => `${part}_${kind}`));
/** Columns that are written by their place in a property; what has none becomes a line of the note. */
const known: ReadonlySet<string> = new Set([
  'name',
  'organization',
  'department',
  ...nameParts,
  ...addressParts.filter(Boolean),
  ...placed,
]);

/** Records as vCards 3.0, which phones and mail programs all read. Columns go by what address books call them. */
export const contactsText = (records: readonly Readonly<Record<string, string>>[]): string => {
  const cards = records.map(cardOf).join('');
  if (cards === '') throw new WorkerProblem('nothing_to_convert');
  return cards;
};
