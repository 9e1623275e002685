import { expect, test } from 'bun:test';
import { contactsText, countPhotos, readContacts } from './contacts.ts';

const card = (...lines: readonly string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const read = (text: string, withPhotos = true) => (readContacts(text, withPhotos) as readonly Readonly<Record<string, string>>[])[0] ?? {};
const lines = (record: Readonly<Record<string, string>>) => contactsText([record]).text.split('\r\n');

test('a fax is none of the phones', () => {
  const found = read(card('FN:A', 'TEL;TYPE=WORK,VOICE:1', 'TEL;TYPE="WORK,FAX":2', 'TEL;HOME;FAX:3', 'TEL;FAX:4'));
  expect(found).toEqual({ name: 'A', phone_work: '1', fax_work: '2', fax_home: '3', fax: '4' });
  expect(lines(found)).toEqual(expect.arrayContaining(['TEL;TYPE=WORK:1', 'TEL;TYPE=FAX,WORK:2', 'TEL;TYPE=FAX,HOME:3', 'TEL;TYPE=FAX:4']));
});

test.each([
  ['3.0', 'PHOTO;ENCODING=b;TYPE=PNG:iVBO\r\n Rw0K', 'data:image/png;base64,iVBORw0K'],
  ['2.1', 'PHOTO;JPEG;ENCODING=BASE64:\r\n /9j/\r\n 4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['4.0', 'PHOTO:data:image/gif;base64,R0lG', 'data:image/gif;base64,R0lG'],
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
});

test('a name with a comma begins with the family', () => {
  expect(lines({ name: 'Smith, John' })).toContain('N:Smith;John;;;');
});
