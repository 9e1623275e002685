import { expect, test } from 'bun:test';
import { shownDate } from './mail-date.ts';
import { mailArticle, readMessage } from './message.ts';
import { readTnef } from './tnef.ts';
import { writeTnef } from './tnef-samples.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const shown = async (mail: Uint8Array): Promise<string> => mailArticle(await readMessage(mail));
const latin = (text: string): readonly number[] => [...Buffer.from(text, 'latin1')];

test.each([
  ['no label', 'text/plain', latin('Gr\xfc\xdfe aus M\xfcnchen, 50 \x80'), 'Grüße aus München, 50 €'],
  ['a Western label that has no euro', 'text/plain; charset=iso-8859-1', latin('50 \x80'), '50 €'],
  ['UTF-8 under a Western label', 'text/plain; charset=iso-8859-1', [...Buffer.from('Größe')], 'Größe'],
  ['Western letters under UTF-8', 'text/plain; charset=utf-8', latin('Gr\xf6\xdfe in K\xf6ln'), 'Größe in Köln'],
  [
    'the label of the page',
    'text/html',
    [...Buffer.from('<meta charset="windows-1251"><p>'), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2],
    'Привет',
  ],
  ['a code page of DOS', 'text/plain; charset=cp850', [0x47, 0x72, 0x94, 0xe1, 0x65], 'Größe'],
  ['UTF-7', 'text/plain; charset=utf-7', latin('Gr+APYA3w-e'), 'Größe'],
])('%s', async (_, type, body, expected) => {
  expect(await shown(bytes(`From: a@example.org\nContent-Type: ${type}\nContent-Transfer-Encoding: 8bit\n\n`, body))).toContain(expected);
});

test('header lines in no encoding are read as the text is', async () => {
  const koi8 = [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4];
  const mail = bytes(
    'From: a@example.org\nSubject: ',
    koi8,
    '\nContent-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: 8bit\n\n',
    koi8,
  );
  expect((await shown(mail)).match(/Привет/g)).toHaveLength(2);
});

test("a date is the sender's", () => {
  expect(shownDate('Mon, 04 Mar 2024 10:11:12 +0100')).toBe('Mon, 4 Mar 2024 10:11 +0100');
  expect(shownDate('4 Mar 24 9:05 GMT (comment)')).toBe('Mon, 4 Mar 2024 09:05 GMT');
  expect(shownDate('yesterday')).toBe('yesterday');
});

test('mails within mails show their subject, sender and text, not deeper than ten', async () => {
  let mail = 'From: a@example.org\nSubject: Mail 0\n\nWords 0\n';
  for (let at = 1; at <= 14; at++)
    mail = `From: a@example.org\nSubject: Mail ${at}\nContent-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\nContent-Type: message/rfc822\n\n${mail}\n--b${at}--\n`;
  const html = await shown(Buffer.from(mail));
  expect(html).toContain('<h1>Mail 4</h1>');
  expect(html).not.toContain('<h1>Mail 3</h1>');
  expect(html).toContain('Attachments</th><td>Mail 13.eml');
});

test('an invitation shows its title, time and place once', async () => {
  const calendar =
    'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nSUMMARY:Plan\\, B\nDTSTART;TZID=Europe/Berlin:20240304T100000\nDTEND;TZID=Europe/Berlin:20240304T113000\nLOCATION:Room 5\nORGANIZER;CN=Ann:mailto:ann@example.org\nEND:VEVENT\nEND:VCALENDAR\n';
  const part = (type: string) => `--b\nContent-Type: ${type}\n\n${calendar}\n`;
  const html = await shown(
    Buffer.from(
      `From: a@example.org\nContent-Type: multipart/mixed; boundary=b\n\n${part('text/calendar; method=REQUEST')}${part('application/ics; name=invite.ics')}--b--\n`,
    ),
  );
  for (const word of ['Invitation: Plan, B', '2024-03-04 10:00 – 11:30 (Europe/Berlin)', 'Room 5', 'Ann &lt;ann@example.org&gt;'])
    expect(html.split(word)).toHaveLength(2);
});

test('what Outlook packed into a winmail.dat is unpacked', async () => {
  const tnef = writeTnef({ subject: 'S', body: 'Inside', files: [{ name: 'a.txt', content: Buffer.from('one') }] });
  const mail = `From: a@example.org\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\n${tnef.toString('base64')}\n`;
  const message = await readMessage(Buffer.from(mail));
  expect(message.attachments.map(({ filename }) => filename)).toEqual(['a.txt']);
  expect(mailArticle(message)).toContain('Inside');
});

test('a damaged winmail.dat ends without a fault of ours, whatever is cut or changed', () => {
  const tnef = writeTnef({ subject: 'S', body: 'Inside', files: [{ name: 'a.txt', content: Buffer.from('one') }] });
  for (let at = 0; at < tnef.length; at++)
    for (const damaged of [tnef.subarray(0, at), Buffer.from(tnef).fill(0xff, at, Math.min(tnef.length, at + 4))]) {
      try {
        readTnef(damaged);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(RangeError);
      }
    }
});
