import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { dayOrder, likelyDayOrder, readDate } from '../../formats/values/dates.ts';
import { addressFields, placeColumn } from './address-books.ts';
import { type Component, escapedValue, foldedLine, type Property, partsOf, readComponents, textOf } from './content-lines.ts';
import type { Value } from './data-read.ts';
import type { Held } from './held.ts';

/** Contact columns by property; N and ADR have columns for each component. */
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
const kinds = ['cell', 'work', 'home', 'pager'];

const typesOf = (property: Property): readonly string[] => (property.params.get('TYPE') ?? '').toLowerCase().split(',');
const kindOf = (property: Property): string => kinds.find((kind) => typesOf(property).includes(kind)) ?? '';

/** Expands dates in ISO 8601's basic form, as used by version 4, to the extended form. */
const dateOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)(?=$|T)/, '$1-$2-$3');

/** Photos of versions 2.1 and 3 as `data:` URLs, which version 4 uses already. */
const photoOf = (property: Property): string => {
  const value = property.raw.trim();
  if (/^(?:data:|https?:)/i.test(value)) return value;
  const kind = typesOf(property).find((type) => /^[a-z+.-]{2,20}$/.test(type) && type !== 'base64') ?? 'jpeg';
  const content = value.replace(/\s+/g, '');
  return /^[\w+/]+=*$/.test(content) ? `data:image/${kind === 'jpg' ? 'jpeg' : kind.replace(/^image\//, '')};base64,${content}` : '';
};

const recordOf = ({ properties }: Component, withPhotos: boolean): Value => {
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
    else if (property.name === 'BDAY' || property.name === 'ANNIVERSARY') set(columns[property.name] ?? '', dateOf(textOf(property)));
    else if (property.name === 'PHOTO') set('photo', withPhotos || /^https?:/i.test(property.raw) ? photoOf(property) : '');
    else {
      const isFax = property.name === 'TEL' && typesOf(property).includes('fax');
      const column = isFax ? 'fax' : columns[property.name];
      const plain = textOf(property).replace(/^(?:tel|mailto):/i, '');
      if (column) set(`${column}${['TEL', 'EMAIL', 'URL'].includes(property.name) ? suffix : ''}`, plain);
    }
  }
  return Object.fromEntries(found);
};

export const countPhotos = (text: string): number => [...text.matchAll(/^(?:[\w-]{1,60}\.)?PHOTO(?:;[^:\r\n]*)?:(?!https?:)/gim)].length;

/** Contacts of a vCard file as records, optionally with photos; sounds and keys are left out. */
export const readContacts = (text: string, withPhotos: boolean): Value => {
  const cards = readComponents(text).filter(({ name }) => name === 'VCARD');
  if (cards.length === 0) throw new WorkerProblem('corrupt_input', message('contactNone'));
  return cards.map((card) => recordOf(card, withPhotos));
};

/** Column names of address books in mail programs, in lower case and without word separators. */
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
  primaryemail: 'email',
  secondaryemail: 'email_2',
  email2address: 'email_2',
  email3address: 'email_3',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone_cell',
  mobilephone: 'phone_cell',
  mobilenumber: 'phone_cell',
  primaryphone: 'phone',
  otherphone: 'phone',
  pagernumber: 'phone_pager',
  cellphone: 'phone_cell',
  phonemobile: 'phone_cell',
  workphone: 'phone_work',
  phonefax: 'fax',
  faxnumber: 'fax',
  homefax: 'fax_home',
  workfax: 'fax_work',
  homephone: 'phone_home',
  homephone2: 'phone_home_2',
  businessphone: 'phone_work',
  businessphone2: 'phone_work_2',
  businessfax: 'fax_work',
  birthday: 'birthday',
  notes: 'note',
  website: 'url',
  webpage: 'url',
  webpage1: 'url_home',
  webpage2: 'url_work',
};

const columnOf = (heading: string): string => {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    spoken[plain] ??
    placeColumn(plain) ??
    heading
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
      .replace(/^e_mail/, 'email')
  );
};

const simple = /^(phone|fax|email|url|note|nickname|title|role|birthday|anniversary)(?:_(cell|work|home|pager))?(?:_\d+)?$/;
const propertyOf: ReadonlyMap<string, string> = new Map(Object.entries(columns).map(([property, column]) => [column, property]));

/** The fields of a row by column; a column's further values are numbered. Outlook writes a day that nobody entered as 0/0/00. */
const fieldsOf = (row: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [column, value] of addressFields(row, columnOf)) {
    if (value === '' || (/^(?:birthday|anniversary)$/.test(column) && /^0+\D0+\D0+$/.test(value))) continue;
    if (fields.get(column) === value) continue;
    let name = column;
    // Goes on from the last number, so that many values of a column take linear time.
    for (let count = counts.get(column) ?? 1; fields.has(name); counts.set(column, count)) name = `${column}_${++count}`;
    fields.set(name, value);
  }
  return fields;
};

const cardOf = (fields: ReadonlyMap<string, string>, shownDate: (text: string) => string): string => {
  if (fields.size === 0) return '';
  const of = (name: string): string => fields.get(name) ?? '';
  const full = of('name') || ['prefix', 'given_name', 'additional_name', 'family_name', 'suffix'].map(of).filter(Boolean).join(' ');
  const lines = ['BEGIN:VCARD', 'VERSION:3.0'];
  lines.push(`FN:${escapedValue(full || of('organization') || of('email') || of('phone'))}`);
  // Without separate names, the family name is the part before a comma, or else the last word.
  const words = full.split(/\s+/);
  const [beforeComma = '', afterComma] = full.split(/,\s*/, 2);
  const guess = (): readonly string[] =>
    afterComma ? [beforeComma, afterComma] : words.length > 1 ? [words.at(-1) ?? '', words.slice(0, -1).join(' ')] : ['', full];
  const guessed = nameParts.some((part) => fields.has(part)) ? undefined : [...guess(), '', '', ''];
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
    const property = base === 'fax' ? 'TEL;TYPE=FAX' : propertyOf.get(base);
    const type = kind && (base === 'fax' ? `,${kind.toUpperCase()}` : `;TYPE=${kind.toUpperCase()}`);
    const photo = column === 'photo' ? /^data:image\/([\w.+-]{1,30});base64,([\w+/=]+)$/i.exec(value) : undefined;
    const isDate = base === 'birthday' || base === 'anniversary';
    if (property) lines.push(`${property}${type ?? ''}:${escapedValue(isDate ? shownDate(value) : value)}`);
    else if (photo) lines.push(`PHOTO;ENCODING=b;TYPE=${photo[1]?.toUpperCase()}:${photo[2]}`);
    else if (column === 'categories') lines.push(`CATEGORIES:${value.split(/,\s*/).map(escapedValue).join(',')}`);
    else if (column === 'uid') lines.push(`UID:${escapedValue(value)}`);
    else if (!known.has(column)) extra.push(`${column}: ${value}`);
  }
  if (extra.length > 0) lines.push(`NOTE:${escapedValue(extra.join('\n'))}`);
  return [...lines, 'END:VCARD'].map(foldedLine).join('');
};

const placed = kinds.flatMap((kind) => addressParts.filter(Boolean).map((part) => `${part}_${kind}`));
/** Columns that map to a component of a property; all others become a line of the note. */
const known: ReadonlySet<string> = new Set([
  'name',
  'organization',
  'department',
  ...nameParts,
  ...addressParts.filter(Boolean),
  ...placed,
]);

/** Records as vCards 3.0, which all phones and mail programs read. Maps columns by common address book names. */
export const contactsText = (records: readonly Readonly<Record<string, string>>[]): Held => {
  const rows = records.map(fieldsOf);
  const days = rows.flatMap((row) => ['birthday', 'anniversary'].flatMap((column) => row.get(column) ?? []));
  const order = dayOrder(days) ?? likelyDayOrder(days);
  const shownDate = (day: string): string => readDate(day, { order })?.iso ?? day;
  const text = rows.map((row) => cardOf(row, shownDate)).join('');
  if (text === '') throw new WorkerProblem('nothing_to_convert');
  return { text, notes: [] };
};
