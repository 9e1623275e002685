/** Columns of address books in mail programs and on phones, as columns of contacts. */

/** A column of a contact and its value. */
export type Field = readonly [column: string, value: string];

/** Kinds of phones and addresses as Google's labels name them; all others are without a kind. */
const kindOf = (label: string): string =>
  /mobile|cell/i.test(label)
    ? '_cell'
    : /work|business/i.test(label)
      ? '_work'
      : /home/i.test(label)
        ? '_home'
        : /pager/i.test(label)
          ? '_pager'
          : '';

const numbered = /^(e-?mail|phone|address|website|organization|event) (\d{1,2}) - (.{1,40})$/i;
const addressColumns: Readonly<Record<string, string>> = {
  street: 'street',
  city: 'city',
  region: 'region',
  'postal code': 'postal_code',
  country: 'country',
};

type Entry = { readonly kind: string; readonly parts: Map<string, string> };

const fieldsOfEntry = ({ kind, parts }: Entry): readonly Field[] => {
  const label = parts.get('type') ?? parts.get('label') ?? '';
  const values = (parts.get('value') ?? '').split(' ::: ').map((value) => value.trim());
  const each = (column: string): readonly Field[] => values.map((value) => [column, value]);
  switch (kind) {
    case 'phone':
      return each(`${/fax/i.test(label) ? 'fax' : 'phone'}${kindOf(label)}`);
    case 'website':
      return each(`url${kindOf(label).replace('_home', '')}`);
    case 'organization':
      return ['name', 'title', 'department'].map((part) => [part === 'name' ? 'organization' : part, parts.get(part) ?? '']);
    case 'event':
      return /anniversary/i.test(label) ? each('anniversary') : [];
    case 'address': {
      const placed = Object.entries(addressColumns).map(([part, column]): Field => [`${column}${kindOf(label)}`, parts.get(part) ?? '']);
      return placed.some(([, value]) => value) ? placed : [[`street${kindOf(label)}`, parts.get('formatted') ?? '']];
    }
    default:
      return each(`email${kindOf(label)}`);
  }
};

/** Google's groups: `* My Contacts ::: University`, of which those with a star are its own. */
const groupsOf = (value: string): string =>
  value
    .split(' ::: ')
    .filter((group) => !group.trim().startsWith('*'))
    .join(', ');

/** Days of which Thunderbird and Seamonkey have a column for each part, also in German. */
const dayParts: readonly (readonly [column: string, year: RegExp, month: RegExp, day: RegExp])[] = [
  ['birthday', /^birth ?year$/i, /^birth ?month$/i, /^birth ?day$/i],
  ['anniversary', /^anniversary ?year$/i, /^anniversary ?month$/i, /^anniversary ?day$/i],
  ['birthday', /^geburtsjahr$/i, /^geburtsmonat$/i, /^geburtstag$/i],
];

/** Such a day in ISO 8601, without its year if that is empty (RFC 6350, 4.3.1), and the headings of its parts. */
const dayOf = (
  row: Readonly<Record<string, string>>,
  [column, ...patterns]: (typeof dayParts)[number],
): { readonly headings: readonly string[]; readonly field: readonly Field[] } => {
  const headings = patterns.map((pattern) => Object.keys(row).find((heading) => pattern.test(heading.trim())) ?? '');
  const [year = '', month = '', day = ''] = headings.map((heading) => (row[heading] ?? '').trim());
  // A lone day is a whole date.
  if (headings.slice(0, 2).every((heading) => heading === '')) return { headings: [], field: [] };
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return { headings: [year, month, day].some(Boolean) ? [] : headings, field: [] };
  const date = `${/^\d{4}$/.test(year) ? year : '-'}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { headings, field: [[column, date]] };
};

/** The fields of a row, those of Google's numbered columns by their labels; `columnOf` names the others. */
export const addressFields = (row: Readonly<Record<string, string>>, columnOf: (heading: string) => string): readonly Field[] => {
  const entries = new Map<string, Entry>();
  const days = dayParts.map((parts) => dayOf(row, parts));
  const inDays = new Set(days.flatMap(({ headings }) => headings));
  const fields: Field[] = days.flatMap(({ field }) => field);
  for (const [heading, value] of Object.entries(row)) {
    if (inDays.has(heading)) continue;
    const [, kind = '', number = '', part = ''] = numbered.exec(heading.trim()) ?? [];
    if (kind) {
      const id = `${kind.toLowerCase()} ${number}`;
      const entry = entries.get(id) ?? { kind: kind.toLowerCase(), parts: new Map<string, string>() };
      entries.set(id, entry);
      entry.parts.set(part.toLowerCase(), value.trim());
    } else if (/^(?:group membership|labels)$/i.test(heading.trim())) fields.push(['categories', groupsOf(value)]);
    else fields.push([columnOf(heading), value.trim()]);
  }
  return [...fields, ...[...entries.values()].flatMap(fieldsOfEntry)];
};

/** Parts of an address in several languages. */
const places: Readonly<Record<string, string>> = {
  street: 'street address straße strasse adresse rue calle dirección via indirizzo rua endereço straat adres улица',
  city: 'city town ort stadt ville ciudad città cidade plaats город',
  region: 'state region province bundesland kanton département région provincia estado',
  postal_code: 'postalcode postcode zipcode zip plz postleitzahl codepostal códigopostal cap codiceavviamentopostale cep индекс',
  country: 'country countryregion land landregion pays paysrégion país paísregión paese nazione stato страна',
};
const partOf: ReadonlyMap<string, string> = new Map(
  Object.entries(places).flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const)),
);
const atWork = 'business|work|geschäftlich|dienstlich|bureau|professionnel|deltrabajo|trabajo|ufficio|comercial|werk';
const atHome = 'home|privat|domicile|personnel|particular|abitazione|residencial|thuis';
const placed = new RegExp(`^(?:(${atWork})|(${atHome}))?(${[...partOf.keys()].join('|')})(?:(${atWork})|(${atHome}))?$`);

/** The column for a part of an address, such as `businesscountryregion` or `ortgeschäftlich`. */
export const placeColumn = (plain: string): string | undefined => {
  const [, work, home, part = '', workBehind, homeBehind] = placed.exec(plain) ?? [];
  const column = partOf.get(part);
  return column && `${column}${(work ?? workBehind) ? '_work' : (home ?? homeBehind) ? '_home' : ''}`;
};
