import { finding } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { calendar, card, event, records } from './kept.ts';
import { finds } from './make.ts';

const jpeg = '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAIBAQIBAQICAgICAgICAwUDAwMDAwYEBAMFBwYHBwcG';

const series: readonly Situation[] = [
  records(
    'ics-days-left-out-line-by-line',
    'Jorricks/iCal-library#8',
    'ics',
    calendar(
      ...event(
        ...['DTSTART;TZID=Europe/Amsterdam:20221118T111500', 'DTEND;TZID=Europe/Amsterdam:20221118T114500'],
        'RRULE:FREQ=WEEKLY;UNTIL=20230101T225959Z;BYDAY=FR,MO,TH,TU,WE',
        ...['20221230', '20221228', '20221215', '20221214'].map((day) => `EXDATE;TZID=Europe/Amsterdam:${day}T111500`),
        'SUMMARY:DPD Standup',
      ),
    ),
    [
      {
        start: '2022-11-18T11:15:00',
        time_zone: 'Europe/Amsterdam',
        repeats: 'FREQ=WEEKLY;UNTIL=20230101T225959Z;BYDAY=FR,MO,TH,TU,WE',
        excluded_dates: '2022-12-30T11:15:00, 2022-12-28T11:15:00, 2022-12-15T11:15:00, 2022-12-14T11:15:00',
      },
    ],
  ),
  finds(
    'ics-day-left-out-in-another-zone',
    'niccokunzmann/python-recurring-ical-events#27',
    ['ics', 'json'],
    calendar(
      ...event(
        ...['DTSTART;TZID=Europe/Berlin:20200426T140000', 'DTEND;TZID=Europe/Berlin:20200426T143000', 'RRULE:FREQ=DAILY;COUNT=3'],
        ...['EXDATE:20200427T120000Z', 'SUMMARY:Test'],
      ),
    ),
    'the day left out as the moment that it is: 12:00 UTC, which is 14:00 in Berlin',
    async ({ text }) => [
      finding('moment', /2020-04-27T12:00:00Z|2020-04-27T14:00:00(?:\+02:00)?"/.test(await text()), await text()),
      finding('start', (await text()).includes('2020-04-26T14:00:00'), await text()),
    ],
  ),
  records(
    'ics-day-of-a-series-that-exchange-moved',
    'jens-maus/node-ical#460',
    'ics',
    calendar(
      ...event('UID:1', 'SUMMARY:Duty', 'DTSTART;VALUE=DATE:20260219', 'DTEND;VALUE=DATE:20260220', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ...event(
        ...['UID:1', 'SUMMARY:Duty moved', 'RECURRENCE-ID;TZID=W. Europe Standard Time:20260226T000000'],
        ...['DTSTART;VALUE=DATE:20260227', 'DTEND;VALUE=DATE:20260228'],
      ),
    ),
    [
      { summary: 'Duty', start: '2026-02-19', end: '2026-02-19' },
      { summary: 'Duty moved', start: '2026-02-27', end: '2026-02-27', replaces: '2026-02-26' },
    ],
  ),
  records(
    'ics-whole-days-without-one',
    'tutao/tutanota#5318',
    'ics',
    calendar(
      ...event(
        ...['DESCRIPTION:\\n', 'RRULE:FREQ=DAILY;UNTIL=20230303T230000Z;INTERVAL=1', 'EXDATE:20230302T000000', 'SUMMARY:All d'],
        ...['DTSTART;VALUE=DATE:20230301', 'DTEND;VALUE=DATE:20230302', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
      ),
    ),
    [{ summary: 'All d', start: '2023-03-01', end: '2023-03-01', excluded_dates: '2023-03-02' }],
  ),
];

const people: readonly Situation[] = [
  finds(
    'vcf-photo-of-version-4',
    'skarim/vobject#87',
    ['vcf', 'json'],
    `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dormire Cansado\r\nN:Cansado;Dormire;;;\r\nPHOTO:data:image/jpeg;base64,${jpeg.slice(0, 40)}\r\n ${jpeg.slice(40)}\r\nEND:VCARD\r\n`,
    'the whole photo, or a note that it is left out',
    async ({ path, notes }) => {
      const [first] = (await readValue(path)) as readonly Record<string, string>[];
      return [
        finding('name', first?.name === 'Dormire Cansado', first),
        first?.photo === `data:image/jpeg;base64,${jpeg}` ? finding('photo', true, '') : noted(notes, /photo/i),
      ];
    },
  ),
  finds(
    'vcf-photo-with-escaped-commas',
    'andig/carddav2fb#170',
    ['vcf', 'json'],
    card('FN:xxxx', 'ORG:xxxx', `PHOTO;VALUE=URI:DATA:IMAGE/JPEG;BASE64\\,${jpeg}`),
    'the photo as an address that browsers open',
    async ({ text }) => [
      finding(
        'photo',
        new RegExp(`data:image/jpeg;base64,${jpeg.slice(0, 20)}`, 'i').test((await text()).replaceAll('\\,', '~')),
        await text(),
      ),
    ],
  ),
  finds(
    'vcf-messengers-of-icloud',
    'nextcloud/contacts#3705',
    ['vcf', 'json'],
    card(
      ...[
        'N:Lee;Ann;;;',
        'FN:Ann Lee',
        'item1.TEL:+1 555 0100',
        'item1.X-ABLabel:WhatsApp',
        'item2.IMPP;X-SERVICE-TYPE=Skype:skype:ann.lee',
      ],
      ...[
        'item2.X-ABLabel:Skype',
        'X-SOCIALPROFILE;type=twitter;x-user=annlee:http://twitter.com/annlee',
        'item3.X-ABDATE;type=pref:2010-05-06',
      ],
      'item3.X-ABLabel:_$!<Anniversary>!$_',
    ),
    'the number with its label, both names on other services, and the anniversary',
    async ({ text }) => [holds('card', await text(), '+1 555 0100', 'WhatsApp', 'ann.lee', 'twitter.com/annlee', '2010-05-06')],
  ),
  records(
    'vcf-anniversaries',
    'nextcloud/server#26997',
    'vcf',
    `${card('FN:Ann', 'ANNIVERSARY;VALUE=DATE:20100506')}${card('FN:Bob', 'X-ANNIVERSARY:2011-06-07')}`,
    [
      { name: 'Ann', anniversary: '2010-05-06' },
      { name: 'Bob', anniversary: '2011-06-07' },
    ],
  ),
  finds(
    'contacts-exported-by-seamonkey',
    'owncloud-archive/contacts#803',
    ['csv', 'vcf'],
    'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Notes\nAnn,Lee,Ann Lee,,ann@example.org,,,,,,,1 Home St,,Leeds,,LS1,UK,2 Work Rd,,York,,YO1,UK,,,Acme,,,1990,2,3,\n',
    'both addresses, each of its kind, and the birthday',
    async ({ text }) => {
      const lines = (await text()).replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
      const of = (city: string) => lines.find((line) => line.startsWith('ADR') && line.includes(city)) ?? '';
      return [
        finding('home', /home/i.test(of('Leeds')) && of('Leeds').endsWith(';;1 Home St;Leeds;;LS1;UK'), lines),
        finding('work', /work/i.test(of('York')) && of('York').endsWith(';;2 Work Rd;York;;YO1;UK'), lines),
        finding(
          'birthday',
          lines.some((line) => /^BDAY.*1990-?02-?03/.test(line)),
          lines,
        ),
      ];
    },
  ),
];

/** Series of a calendar, and contacts with photos and messengers. */
export const repeatedRecords: readonly Situation[] = [...series, ...people];
