import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

type Contact = Readonly<Record<string, string>>;
const card = (...lines: readonly string[]): string => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

/** A contact whose given fields must match. */
const contact = (name: string, source: string, input: string, wanted: Contact): Situation =>
  finds(name, source, ['vcf', 'json'], input, JSON.stringify(wanted), async ({ path }) => {
    const [seen = {}] = (await readValue(path)) as readonly Contact[];
    return Object.entries(wanted).map(([key, value]) => finding(key, seen[key] === value, seen));
  });

export const contacts: readonly Situation[] = [
  contact(
    'vcf-android-names-in-quoted-printable',
    'owncloud-archive/contacts#861',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=43=65=70=6C;=4D=61=74=C4=9B=6A;;;\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=61=74=C4=9B=6A=20=43=65=70=6C\nTEL;VOICE:+420604893825\nEND:VCARD\n',
    { name: 'Matěj Cepl', family_name: 'Cepl', given_name: 'Matěj', phone: '+420604893825' },
  ),
  contact(
    'vcf-letter-cut-by-a-soft-break',
    'KnugiHK/WhatsApp-Chat-Exporter#175',
    'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=52=75=73=73=65=6C=6C=20=43=68=61=70=6D=61=6E=20=E2=9A=BD=E2=9A=BD=E2=\n=9A=BD\nTEL;CELL:1\nEND:VCARD\n',
    { name: 'Russell Chapman ⚽⚽⚽', phone_cell: '1' },
  ),
  contact(
    'vcf-soft-breaks-with-blanks',
    'mangstadt/ez-vcard#80',
    'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:*=D0=90=D0=B2=D0=B8=D0=B0- =D0=9A=\n =D0=B0=D0=BF=D1=83=D1=81\nTEL;TYPE=CELL;TYPE=MOBILE;TYPE=VOICE:+71234567890\nEND:VCARD\n',
    { name: '*Авиа- Капус', phone_cell: '+71234567890' },
  ),
  contact(
    'vcf-note-with-a-bare-comma',
    'nextcloud/contacts#798',
    card('N:TEST NAME;;;;', 'FN: TEST NAME', 'NOTE:Text before comma, text after comma'),
    {
      note: 'Text before comma, text after comma',
    },
  ),
  contact(
    'vcf-label-and-day-of-birth',
    'nextcloud/contacts#3310',
    card(
      'FN:John Doe',
      'N:Doe;John;;;',
      'ADR;TYPE=home;LABEL="Street 77\\n12345 Town":;;Street 77\\,12345 Town;;;;',
      'BDAY:19111111',
      'NOTE:a\\; b\\nc',
    ),
    {
      street_home: 'Street 77,12345 Town',
      birthday: '1911-11-11',
      note: 'a; b\nc',
    },
  ),
  contact(
    'vcf-types-in-quotes',
    'Rillke/Contact-Conversion-Wizard#9',
    card('FN:A', 'N:A;;;;', 'TEL;TYPE="WORK,VOICE";VALUE=UNKNOWN:+49123456789'),
    {
      phone_work: '+49123456789',
    },
  ),
  contact('vcf-type-of-another-language', 'hitobito/hitobito#710', card('FN:A', 'N:A;;;;', 'TEL;TYPE=arbeit:031 328 05 51'), {
    phone: '031 328 05 51',
  }),
  finds(
    'vcf-fax-is-no-phone',
    'nextcloud/contacts#1297',
    ['vcf', 'csv'],
    card('FN:A', 'N:A;;;;', 'TEL;TYPE=WORK,VOICE:030 1', 'TEL;TYPE="WORK,FAX":205246\\;\\;\\,\\;', 'TEL;TYPE=HOME,FAX:030 3'),
    'the fax numbers under headings that say fax, work and home apart',
    async ({ path }) => {
      const [head = [], row = []] = (await readValue(path)) as readonly (readonly string[])[];
      const of = (value: string) => head[row.indexOf(value)] ?? '';
      return [
        same('phone', of('030 1'), 'phone_work'),
        finding(
          'fax of work',
          ['fax', 'work'].every((word) => of('205246;;,;').includes(word)),
          head.join(),
        ),
        finding(
          'fax at home',
          ['fax', 'home'].every((word) => of('030 3').includes(word)),
          head.join(),
        ),
      ];
    },
  ),
  finds(
    'vcf-photo-of-outlook',
    'FolkerKinzel/VCards#2',
    ['vcf', 'csv'],
    'BEGIN:VCARD\nVERSION:2.1\nN:Mustermann;Max\nFN:Max Mustermann\nPHOTO;TYPE=JPEG;ENCODING=BASE64:\n /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\n AQEBAQEBAQEB\n\nX-MS-OL-DESIGN;CHARSET=utf-8:<card/>\nTEL;HOME:123\nEND:VCARD\n',
    'the contact with its phone, a note that its photo was left out, or the photo',
    async ({ text, notes }) => {
      const all = await text();
      return [holds('contact', all, 'Max Mustermann', '123'), ...(all.includes('/9j/4AAQ') ? [] : [noted(notes, /photo|picture/i)])];
    },
  ),
  finds(
    'csv-contacts-with-signs',
    'nextcloud/contacts#1297',
    ['csv', 'vcf'],
    'name,phone,fax,note\n"Smith, John",205246,030 9,"a; b, c\nsecond"\n',
    'signs escaped once, the fax as a fax',
    async ({ text }) => [
      holds('card', await text(), 'FN:Smith\\, John', 'NOTE:a\\; b\\, c\\nsecond', 'TEL;TYPE=FAX:030 9'),
      lacks('card', await text(), '\\\\'),
    ],
  ),
];
