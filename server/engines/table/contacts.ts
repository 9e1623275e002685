import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { dayOrder, likelyDayOrder, readDate } from '../../formats/values/dates.ts';
import { addressFields } from './address-books.ts';
import { contactColumn } from './contact-headings.ts';
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

/** Expands dates in ISO 8601's basic form, which version 4 uses, to the extended form; a midnight is no time of birth. */
const dateOf = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4})(\d\d)(\d\d)(?=$|T)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)?/, (_, hour: string, minute: string, second = '00') => `${hour}:${minute}:${second}`)
    .replace(/^(\d{4}-\d\d-\d\d)T00:00(?::00)?(?:\.0+)?Z?$/, '$1');

/** Photos of versions 2.1 and 3 as `data:` URLs, which version 4 uses already. */
const photoOf = (property: Property): string => {
  // Some programs escape the commas and semicolons of an address, and write all of its head in capitals.
  const value = textOf(property).trim();
  if (/^data:/i.test(value)) return value.replace(/^data:[^,]{0,99}/i, (head) => head.toLowerCase());
  if (/^https?:/i.test(value)) return value;
  const kind = typesOf(property).find((type) => /^[a-z+.-]{2,20}$/.test(type) && type !== 'base64') ?? 'jpeg';
  const content = value.replace(/\s+/g, '');
  return /^[\w+/]+=*$/.test(content) ? `data:image/${kind === 'jpg' ? 'jpeg' : kind.replace(/^image\//, '')};base64,${content}` : '';
};

/** Properties that describe the card itself, or hold sounds, keys and pictures that no table shows. */
const unread =
  /^(?:VERSION|PRODID|REV|SOUND|KEY|LOGO|SOURCE|SORT-STRING|PROFILE|MAILER|CLASS|CLIENTPIDMAP|XML|LABEL|AGENT|X-AB(?:LABEL|UID|ADR|SHOWAS)|X-MS-.*|X-APPLE-.*|X-IMAGE.*)$/;

/** Labels that people gave to a group's properties; Apple wraps its own ones in signs. */
const labelsOf = (properties: readonly Property[]): ReadonlyMap<string, string> =>
  new Map(
    properties.flatMap((one) =>
      one.name === 'X-ABLABEL' && one.group
        ? [
            [
              one.group,
              textOf(one)
                .replace(/^_\$!<(.*)>!\$_$/, '$1')
                .trim(),
            ] as const,
          ]
        : [],
    ),
  );

/** The date of a birthday, without the year that Apple writes for an unknown one. */
const dayOf = (property: Property): string => {
  const date = dateOf(textOf(property));
  const unknown = property.params.get('X-APPLE-OMIT-YEAR');
  return unknown && date.startsWith(`${unknown}-`) ? `-${date.slice(unknown.length)}` : date;
};

const recordOf = ({ properties }: Component, withPhotos: boolean): Value => {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  const labels = labelsOf(properties);
  const set = (base: string, value: string, label = ''): void => {
    if (value === '') return;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const column = count === 1 ? base : `${base}_${count}`;
    found.set(column, value);
    if (label) found.set(`${column}_label`, label);
  };
  for (const property of properties) {
    const label = labels.get(property.group ?? '') ?? '';
    const kind = kindOf(property) || (/^(?:work|home|mobile)$/i.test(label) ? label.toLowerCase().replace('mobile', 'cell') : '');
    const own = kind === '' ? label : '';
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
    else if (property.name === 'BDAY' || property.name === 'ANNIVERSARY') set(columns[property.name] ?? '', dayOf(property));
    else if (property.name === 'X-ABDATE')
      set(/^anniversary$/i.test(label) ? 'anniversary' : 'date', dayOf(property), /^anniversary$/i.test(label) ? '' : label);
    else if (property.name === 'PHOTO') set('photo', withPhotos || /^https?:/i.test(property.raw) ? photoOf(property) : '');
    else {
      const isFax = property.name === 'TEL' && typesOf(property).includes('fax');
      const column = isFax ? 'fax' : columns[property.name];
      const plain = textOf(property).replace(/^(?:tel|mailto):/i, '');
      if (column) set(`${column}${['TEL', 'EMAIL', 'URL'].includes(property.name) ? suffix : ''}`, plain, own);
      else if (!unread.test(property.name) && !/^b(?:ase64)?$/i.test(property.params.get('ENCODING') ?? ''))
        set(
          property.name === 'X-ABRELATEDNAMES' ? 'related' : property.name.toLowerCase().replace(/^x-/, '').replaceAll('-', '_'),
          plain,
          own,
        );
    }
  }
  const named = ['prefix', 'given_name', 'additional_name', 'family_name', 'suffix'].flatMap((part) => found.get(part) ?? []).join(' ');
  return Object.fromEntries(found.has('name') || named === '' ? found : [['name', named], ...found]);
};

export const countPhotos = (text: string): number => [...text.matchAll(/^(?:[\w-]{1,60}\.)?PHOTO(?:;[^:\r\n]*)?:(?!https?:)/gim)].length;

/** Contacts of a vCard file as records, optionally with photos; sounds and keys are left out. */
export const readContacts = (text: string, withPhotos: boolean): Value => {
  const cards = readComponents(text).filter(({ name }) => name === 'VCARD');
  if (cards.length === 0) throw new WorkerProblem(text.trim() === '' ? 'nothing_to_convert' : 'corrupt_input', message('contactNone'));
  return cards.map((card) => recordOf(card, withPhotos));
};

const simple = /^(phone|fax|email|url|note|nickname|title|role|birthday|anniversary)(?:_(cell|work|home|pager))?(?:_\d+)?$/;
const propertyOf: ReadonlyMap<string, string> = new Map(Object.entries(columns).map(([property, column]) => [column, property]));

/** The fields of a row by column; a column's further values are numbered. Outlook writes a day that nobody entered as 0/0/00. */
const fieldsOf = (row: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [column, value] of addressFields(row, contactColumn)) {
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
