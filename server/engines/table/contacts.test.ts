import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { contactsText, countPhotos, readContacts } from './contacts.ts';

const card = (...lines: readonly string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const read = (text: string, withPhotos = true) => (readContacts(text, withPhotos) as readonly Readonly<Record<string, string>>[])[0] ?? {};
const lines = (record: Readonly<Record<string, string>>) => contactsText([record]).text.split('\r\n');

test('a fax number is not listed as a phone', () => {
  const found = read(card('FN:A', 'TEL;TYPE=WORK,VOICE:1', 'TEL;TYPE="WORK,FAX":2', 'TEL;HOME;FAX:3', 'TEL;FAX:4'));
  expect(found).toEqual({ name: 'A', phone_work: '1', fax_work: '2', fax_home: '3', fax: '4' });
  expect(lines(found)).toEqual(expect.arrayContaining(['TEL;TYPE=WORK:1', 'TEL;TYPE=FAX,WORK:2', 'TEL;TYPE=FAX,HOME:3', 'TEL;TYPE=FAX:4']));
});

test.each([
  ['3.0', 'PHOTO;ENCODING=b;TYPE=PNG:iVBO\r\n Rw0K', 'data:image/png;base64,iVBORw0K'],
  ['2.1', 'PHOTO;JPEG;ENCODING=BASE64:\r\n /9j/\r\n 4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['4.0', 'PHOTO:data:image/gif;base64,R0lG', 'data:image/gif;base64,R0lG'],
  ['3.0 of Nextcloud', 'PHOTO;VALUE=URI:DATA:IMAGE/JPEG;BASE64\\,/9j/4A', 'data:image/jpeg;base64,/9j/4A'],
])('a photo of version %s is kept where there is room for it', (_, photo, wanted) => {
  const text = card('FN:A', photo);
  expect(read(text).photo).toBe(wanted);
  expect(read(text, false).photo).toBeUndefined();
  expect(countPhotos(text)).toBe(1);
});

test('the address of a photo is kept in tables', () => {
  const text = card('FN:A', 'PHOTO;VALUE=uri:https://example.org/a.jpg');
  expect(read(text, false).photo).toBe('https://example.org/a.jpg');
  expect(countPhotos(text)).toBe(0);
});

test('days of birth have signs between their parts', () => {
  expect(read(card('FN:A', 'BDAY:19111111')).birthday).toBe('1911-11-11');
  expect(read(card('FN:A', 'BDAY:--0410')).birthday).toBe('--0410');
  expect(read(card('FN:A', 'BDAY:20190227T144137')).birthday).toBe('2019-02-27T14:41:37');
  expect(read(card('FN:A', 'BDAY:1996-04-15T00:00:00Z')).birthday).toBe('1996-04-15');
});

test('a day in three columns is one date, and a lone column a whole one', () => {
  const days = (record: Readonly<Record<string, string>>) =>
    lines({ name: 'A', ...record }).filter((line) => /^(?:BDAY|ANNIV|NOTE)/.test(line));
  expect(days({ 'Birth Year': '1990', 'Birth Month': '2', 'Birth Day': '3' })).toEqual(['BDAY:1990-02-03']);
  expect(days({ Geburtsjahr: '', Geburtsmonat: '12', Geburtstag: '31' })).toEqual(['BDAY:--12-31']);
  expect(days({ AnniversaryYear: '2001', AnniversaryMonth: '02', AnniversaryDay: '03' })).toEqual(['ANNIVERSARY:2001-02-03']);
  expect(days({ Geburtstag: '1990-02-03' })).toEqual(['BDAY:1990-02-03']);
  expect(days({ 'Birth Year': '', 'Birth Month': '', 'Birth Day': '' })).toEqual([]);
  expect(days({ 'Birth Year': '1990', 'Birth Month': '', 'Birth Day': '' })).toEqual(['NOTE:birth_year: 1990']);
});

test('names of properties may be folded, and lines of a text are none', () => {
  expect(read('BEGI\r\n N:VC\r\n ARD\r\nVERS\r\n ION:\r\n 4.0\r\nFN:\r\n Ann\r\nEND:\r\n VCAR\r\n D\r\n').name).toBe('Ann');
  expect(read(card('FN:A', 'NOTE:first', 'second line', ' third: x', 'TEL:1'))).toEqual({
    name: 'A',
    note: 'first\nsecond linethird: x',
    phone: '1',
  });
});

test('a name with a comma begins with the family', () => {
  expect(lines({ name: 'Smith, John' })).toContain('N:Smith;John;;;');
});

test('columns of Google have the kinds that their labels name', () => {
  const google = {
    'First Name': 'Ann',
    Labels: '* myContacts ::: Work',
    'E-mail 1 - Label': 'Work',
    'E-mail 1 - Value': 'a@example.org ::: b@example.org',
    'Phone 1 - Type': 'Mobile',
    'Phone 1 - Value': '1',
    'Phone 2 - Type': 'Work Fax',
    'Phone 2 - Value': '2',
    'Address 1 - Label': 'Home',
    'Address 1 - Formatted': 'all of it',
    'Address 1 - Street': 'Main St',
    'Address 1 - Postal Code': '62701',
    'Event 1 - Type': 'Anniversary',
    'Event 1 - Value': '2001-02-03',
  };
  expect(lines(google)).toEqual(
    expect.arrayContaining([
      ...['N:;Ann;;;', 'CATEGORIES:Work', 'EMAIL;TYPE=WORK:a@example.org', 'EMAIL;TYPE=WORK:b@example.org', 'TEL;TYPE=CELL:1'],
      ...['TEL;TYPE=FAX,WORK:2', 'ADR;TYPE=HOME:;;Main St;;;62701;', 'ANNIVERSARY:2001-02-03'],
    ]),
  );
  expect(contactsText([google]).text).not.toMatch(/:::|myContacts|all of it/);
});

test('columns of Outlook and Thunderbird are parts of addresses', () => {
  expect(
    lines({ 'Last Name': 'A', 'Business Street': 'S', 'Business Country/Region': 'UK', 'Home ZipCode': '1', Birthday: '0/0/00' }),
  ).toEqual(expect.arrayContaining(['ADR;TYPE=WORK:;;S;;;;UK', 'ADR;TYPE=HOME:;;;;;1;']));
  expect(contactsText([{ name: 'A', birthday: '0/0/00' }]).text).not.toContain('BDAY');
});

test('days of birth are written in ISO 8601 if their order is known', () => {
  const text = contactsText([
    { name: 'A', birthday: '25/12/1990' },
    { name: 'B', birthday: '3/4/1991' },
  ]).text;
  expect(text).toMatch(/BDAY:1990-12-25[\s\S]*BDAY:1991-04-03/);
  expect(lines({ name: 'A', birthday: '3/4/1991' })).toContain('BDAY:3/4/1991');
});

test('a cell of very many values takes linear time', () => {
  const values = (characters: number): string => Array.from({ length: characters / 10 }, (_, at) => at).join(' ::: ');
  expect(growsFaster(values, (phones) => contactsText([{ Name: 'A', 'Phone 1 - Value': phones }]))).toBe(false);
});

test('a card without a full name has one from its parts', () => {
  expect(read(card('N:Lee;Ann;M.;Dr.;'))).toMatchObject({ name: 'Dr. Ann M. Lee', family_name: 'Lee' });
});

test('labels of groups, years that Apple left out, and properties without a column of their own are kept', () => {
  expect(
    read(
      card(
        'FN:A',
        'item1.TEL:1',
        'item1.X-ABLabel:Desk',
        'item2.EMAIL:a@example.org',
        'item2.X-ABLabel:_$!<Work>!$_',
        'item3.X-ABDATE:2010-06-05',
        'item3.X-ABLabel:_$!<Anniversary>!$_',
        'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-15',
        'IMPP;X-SERVICE-TYPE=Skype:skype:ann',
        'X-SPOUSE:Bo',
        'PRODID:x',
      ),
    ),
  ).toEqual({
    ...{ name: 'A', phone: '1', phone_label: 'Desk', email_work: 'a@example.org', anniversary: '2010-06-05' },
    ...{ birthday: '--04-15', impp: 'skype:ann', spouse: 'Bo' },
  });
});

test.each<[string, Record<string, string>, readonly string[]]>([
  [
    'German',
    {
      Vorname: 'Ann',
      Nachname: 'Lee',
      Firma: 'F',
      Mobiltelefon: '1',
      'E-Mail-Adresse': 'a@example.org',
      'Straße geschäftlich': 'Weg 1',
      'Ort geschäftlich': 'Ulm',
      'Postleitzahl geschäftlich': '89073',
    },
    ['N:Lee;Ann;;;', 'ORG:F', 'TEL;TYPE=CELL:1', 'EMAIL:a@example.org', 'ADR;TYPE=WORK:;;Weg 1;Ulm;;89073;'],
  ],
  [
    'French',
    {
      Prénom: 'Ann',
      Nom: 'Lee',
      Société: 'F',
      'Téléphone (bureau)': '1',
      'Adresse de messagerie': 'a@example.org',
      'Ville (bureau)': 'Lyon',
    },
    ['N:Lee;Ann;;;', 'ORG:F', 'TEL;TYPE=WORK:1', 'EMAIL:a@example.org', 'ADR;TYPE=WORK:;;;Lyon;;;'],
  ],
  [
    'Spanish',
    { Nombre: 'Ann', Apellidos: 'Lee', 'Teléfono móvil': '1', 'Correo electrónico': 'a@example.org', Ciudad: 'Sevilla' },
    ['N:Lee;Ann;;;', 'TEL;TYPE=CELL:1', 'EMAIL:a@example.org', 'ADR:;;;Sevilla;;;'],
  ],
])('headings in %s are known', (_, record, wanted) => expect(lines(record)).toEqual(expect.arrayContaining([...wanted])));
