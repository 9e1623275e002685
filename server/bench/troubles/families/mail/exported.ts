import { finding } from '../../../fidelity/check.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds } from './make.ts';

const google =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Website 1 - Type,Website 1 - Value\n' +
  'Имя Фамилия,Имя,,Фамилия,,,,,,,,,,,1990-02-03,,,,,,,,,,,the notes,* My Contacts ::: University,* ,email@example.com,Work,work@example.com,Mobile,+7 000 000-00-00,Work,444 111 5552 ::: 444 111 5553,Home Page,http://example.com\n';

const newGoogle =
  'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,Organization Name,Organization Title,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country\n' +
  'Ann,,Lee,,,,Acme,Director,,,,* myContacts,Work,ann@example.com,Mobile,+1 555 0100,Home,1 Main St,Springfield,IL,62701,US\n';

const outlook =
  '"First Name","Middle Name","Last Name","Company","Job Title","Business Street","Business City","Business State","Business Postal Code","Business Country/Region","Home Phone","Mobile Phone","Business Phone","Business Fax","E-mail Address","E-mail 2 Address","Web Page","Birthday","Notes"\n' +
  '"Bob",,"Roe","Acme","Clerk","1 Work Rd","Leeds","","LS1 1AA","United Kingdom","111","222","333","444","bob@example.com","b2@example.com","http://example.org","2/3/1990","note"\n';

const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '');
const phone = (card: string, number: string): string =>
  card.split(/\r?\n/).find((line) => line.startsWith('TEL') && line.endsWith(number)) ?? '';

/** A table of contacts as a card: words that it must hold, and the kind of each phone number. */
const contact = (
  name: string,
  source: string,
  table: string,
  { words, phones }: { readonly words: readonly string[]; readonly phones: Readonly<Record<string, RegExp>> },
): Situation =>
  finds(name, source, ['csv', 'vcf'], table, 'names, addresses, and each phone by its kind', async ({ text }) => {
    const card = unfolded(await text());
    return [
      holds('card', card, ...words),
      lacks('signs', card, ':::'),
      ...Object.entries(phones).map(([number, kind]) => finding(number, kind.test(phone(card, number)), card)),
    ];
  });

const mobile = /cell|mobile/i;

/** What people take along from Google and Outlook. */
export const exported: readonly Situation[] = [
  contact('contacts-exported-by-google', 'owncloud-archive/contacts#827', google, {
    words: ['FN:Имя Фамилия', 'N:Фамилия;Имя;', 'email@example.com', 'work@example.com', 'BDAY', 'the notes', 'http://example.com'],
    phones: { '+7 000 000-00-00': mobile, '444 111 5552': /\bwork\b/i, '444 111 5553': /\bwork\b/i },
  }),
  contact('contacts-exported-by-google-today', 'owncloud-archive/contacts#810', newGoogle, {
    words: ['FN:Ann Lee', 'N:Lee;Ann;', 'ORG:Acme', 'TITLE:Director', 'ann@example.com', '1 Main St;Springfield;IL;62701;US'],
    phones: { '+1 555 0100': mobile },
  }),
  contact('contacts-exported-by-outlook', 'fusionpbx/fusionpbx#1027', outlook, {
    words: [
      'FN:Bob Roe',
      'N:Roe;Bob;',
      'ORG:Acme',
      'TITLE:Clerk',
      'bob@example.com',
      'b2@example.com',
      '1 Work Rd;Leeds;;LS1 1AA;United Kingdom',
    ],
    phones: { '111': /home/i, '222': mobile, '333': /^(?!.*fax).*work/i, '444': /fax/i },
  }),
  finds(
    'calendar-exported-by-outlook',
    'craigk5n/webcalendar#193',
    ['csv', 'ics'],
    '"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Reminder Date","Reminder Time","Meeting Organizer","Required Attendees","Categories","Description","Location","Priority","Private"\n"KVA + SPIN migratie","21-4-2020","00:00:00","22-4-2020","00:00:00","True","True","20-4-2020","06:00:00","Lastname1, Firstname1","Lastname2, Firstname2","","the text","","Normal","False"\n"Talk","23-4-2020","14:30:00","23-4-2020","15:00:00","False","False",,,,,,,"Room 5","Normal","False"\n',
    'April 21 as a whole day, the talk from 14:30 to 15:00 on April 23 in Room 5',
    async ({ text }) => {
      const all = unfolded(await text());
      return [
        holds(
          'day',
          all,
          'SUMMARY:KVA + SPIN migratie',
          'DTSTART;VALUE=DATE:20200421',
          'DTEND;VALUE=DATE:20200422',
          'DESCRIPTION:the text',
        ),
        holds('talk', all, 'SUMMARY:Talk', 'DTSTART:20200423T143000', 'DTEND:20200423T150000', 'LOCATION:Room 5'),
      ];
    },
  ),
];
