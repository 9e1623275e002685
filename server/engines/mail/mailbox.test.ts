import { expect, test } from 'bun:test';
import { plainBytes } from './mail-bytes.ts';
import { splitMailbox } from './mailbox.ts';

const mails = (box: string): readonly string[] => splitMailbox(Buffer.from(box)).map((mail) => mail.toString());
const one = 'From a@example.org Thu Aug  9 18:39:17 2012\nSubject: One\n\n';
const two = 'From b@example.org Fri Aug 10 08:00:00 2012\nSubject: Two\n\nsecond\n';

test.each([
  ['a sentence', 'From my end some queries;\n\n* more\n\n'],
  ['a sentence with a date', 'From 10:30 on, 5 May 2024, it rains\nand pours\n\n'],
  ['a sentence with an address', 'From the President xyz@example.org\nand so on\n\n'],
  ['a sentence above a list', 'From now on:\nName: Ann\n\n'],
  ['a quoted patch', '> From 4f2a Mon Sep 17 00:00:00 2001\n> Subject: x\n\n'],
])('%s does not begin a mail', (_, text) => {
  expect(mails(`${one}${text}${two}`)).toEqual([`Subject: One\n\n${text}`, 'Subject: Two\n\nsecond\n']);
});

test.each([
  ['no blank line between', `${one}text\n${two}`],
  ['lines without sender and date', 'From \nSubject: One\n\ntext\n\nFrom \nSubject: Two\n\nsecond\n'],
  [
    'lines of Thunderbird',
    'From - Thu Aug 09 18:39:17 2012\nX-Mozilla-Status: 0001\n\ntext\n\nFrom - Thu Aug 09 18:40:17 2012\nSubject: Two\n\nx\n',
  ],
  ['a sender alone', 'From a@example.org\nSubject: One\n\ntext\n\nFrom b@example.org\nSubject: Two\n\nx\n'],
  ['CR LF', `${one}text\n\n${two}`.replaceAll('\n', '\r\n')],
])('%s: two mails', (_, box) => {
  expect(mails(box)).toHaveLength(2);
});

test('a mailbox of only separators takes linear time', () => {
  expect(mails('From \n'.repeat(500_000))).toHaveLength(1);
});

test.each([
  ['line ends of old Macs', Buffer.from((one + two).replaceAll('\n', '\r'))],
  ['a byte order mark', Buffer.from(`\ufeff${one}${two}`)],
  ['UTF-16', Buffer.from(`\ufeff${one}${two}`, 'utf16le')],
])('a mailbox saved with %s', (_, box) => expect(splitMailbox(plainBytes(box))).toHaveLength(2));
