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

test('a winmail.dat of Outlook is unpacked', async () => {
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

const plain =
  'From: a@example.org\nSubject: One\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nWörter hier\n';

test.each<[string, Uint8Array]>([
  ['a byte order mark', Buffer.from(`\ufeff${plain}`)],
  ['UTF-16', Buffer.from(`\ufeff${plain}`, 'utf16le')],
  [
    'the length and the list of Apple Mail',
    Buffer.from(`${Buffer.byteLength(plain)}       \n${plain}<?xml version="1.0"?><plist><dict/></plist>`),
  ],
  ['blank lines and the line of a mailbox', Buffer.from(`\r\n\r\nFrom a@example.org Mon Mar  4 10:11:12 2024\n${plain}`)],
  ['line ends of old Macs', Buffer.from(plain.replaceAll('\n', '\r'))],
])('a mail saved with %s', async (_, mail) => {
  const html = await shown(mail);
  expect(html).toContain('<h1>One</h1>');
  expect(html).toContain('Wörter hier');
  expect(html).not.toContain('plist');
});

test.each([
  ['HZ', 'hz-gb-2312', latin('Hi ~{VPND~}!'), 'Hi 中文!'],
  ['Korean of seven bits', 'iso-2022-kr', latin('\x1b$)C\x0eGQ1[\x0f ok'), '한글 ok'],
  ['Korean of seven bits without a label', 'us-ascii', latin('\x1b$)C\x0eGQ1[\x0f ok'), '한글 ok'],
])('%s', async (_, label, body, expected) => {
  expect(await shown(bytes(`From: a@example.org\nContent-Type: text/plain; charset=${label}\n\n`, body))).toContain(expected);
});

test.each([
  ['an encoding of DOS', '=?cp850?Q?Gr=94=E1e?=', 'Größe'],
  ['UTF-7', '=?utf-7?Q?Gr+APYA3w-e?=', 'Größe'],
  ['Korean of seven bits', `=?iso-2022-kr?B?${Buffer.from('\x1b$)C\x0eGQ1[\x0f', 'latin1').toString('base64')}?=`, '한글'],
  ['UTF-8 under a Western label', '=?iso-8859-1?Q?Gr=C3=B6=C3=9Fe?=', 'Größe'],
  ['nothing that is known', '=?unknown-8bit?Q?Gr=F6=DFe_aus_M=FCnchen?=', 'Größe aus München'],
  ['a language', '=?iso-8859-1*de?Q?Gr=F6=DFe?=', 'Größe'],
])('encoded words in %s', async (_, words, expected) => {
  expect(await shown(Buffer.from(`From: a@example.org\nSubject: ${words}\n\nx\n`))).toContain(`<h1>${expected}</h1>`);
});

test('alternative forms of the text are not attachments', async () => {
  const part = (type: string, body: string): string => `--b\nContent-Type: ${type}\n\n${body}\n`;
  const html = await shown(
    Buffer.from(
      `From: a@example.org\nContent-Type: multipart/alternative; boundary=b\n\n${part('text/plain', 'words')}${part('text/x-amp-html', 'amp')}${part('text/html', '<p>page</p>')}--b--\n`,
    ),
  );
  expect(html).toContain('page');
  expect(html).not.toContain('Attachments');
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withPicture = (kind: string, page: string, head: string): Buffer =>
  Buffer.from(
    `From: a@example.org\nContent-Type: multipart/${kind}; boundary=b\n\n--b\nContent-Type: text/html\n\n${page}\n--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n${head}\n\n${png}\n--b--\n`,
  );

test.each([
  ['by no reference', 'mixed', '<p>a</p>', 'Content-Disposition: inline; filename="a.png"'],
  ['by its address', 'related', '<img src="http://example.org/a.png">', 'Content-Location: http://example.org/a.png'],
  ['by its file', 'related', '<img src="image001.png">', 'Content-ID: <x>\nContent-Disposition: inline; filename="image001.png"'],
  ['in a style', 'related', '<div style="background:url(\'cid:x\')">a</div>', 'Content-ID: <x>'],
])('a picture is shown %s, once', async (_, kind, page, head) => {
  expect((await shown(withPicture(kind, page, head))).split('data:image/png;base64,')).toHaveLength(2);
});

test('an attached picture stays a file', async () => {
  expect(await shown(withPicture('mixed', '<p>a</p>', 'Content-Disposition: attachment; filename="a.png"'))).not.toContain('data:image');
});

test('colours and direction of the body, and words on buttons, are kept', async () => {
  const html = await shown(
    Buffer.from(
      'From: a@example.org\nContent-Type: text/html\n\n<html dir="rtl"><body bgcolor="#222222" text="white" style="margin:0;background-image:url(http://example.org/a.png)" onload="x()"><button>Confirm</button></body></html>',
    ),
  );
  expect(html).toContain('<div dir="rtl" style="background-color:#222222;color:white;margin:0;background-image:none">Confirm');
});

test('mails of a page share no ids', async () => {
  const mail = (name: string): Buffer =>
    Buffer.from(
      `From: a@example.org\nContent-Type: text/html\n\n<html><head><style>#note{color:red}</style></head><body><a name="top"></a><p id="note">${name}</p><a href="#top">up</a><img usemap="#m" src="data:image/png;base64,${png}"><map name="m"></map><table><tr><td headers="h1 h2">x</td></tr></table></body></html>`,
    );
  const messages = await Promise.all([readMessage(mail('one')), readMessage(mail('two'))]);
  const page = messages.map((one, index) => mailArticle(one, String(index + 1))).join('');
  const all = (pattern: RegExp): readonly string[] => [...page.matchAll(pattern)].map(([, found = '']) => found);
  expect(all(/\sid="([^"]*)"/g)).toEqual(['mail-1-note', 'mail-2-note']);
  expect(all(/\sname="([^"]*)"/g)).toEqual(['mail-1-top', 'mail-1-m', 'mail-2-top', 'mail-2-m']);
  expect(all(/\s(?:href|usemap)="#([^"]*)"/g)).toEqual(['mail-1-top', 'mail-1-m', 'mail-2-top', 'mail-2-m']);
  expect(all(/\sheaders="([^"]*)"/g)[0]).toBe('mail-1-h1 mail-1-h2');
  expect(all(/(#mail-\d-note)\{/g)).toEqual(['#mail-1-note', '#mail-2-note']);
});

test.each([
  ['quoted-printable', 'one=0D=0Atwo=0Athree=00', 'one\r\ntwo\nthree\0'],
  ['quoted-printable', 'one\ntwo\n', 'one\ntwo\n'],
  ['quoted-printable', 'one=0A=', 'one\n'],
  ['8bit', 'one\ntwo', 'one\ntwo'],
  ['base64', 'b25lCg==', 'one\n'],
])('an attachment in %s has no line break of the boundary', async (encoding, body, expected) => {
  const { attachments } = await readMessage(
    Buffer.from(
      `From: a@example.org\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n--b--\n`,
    ),
  );
  expect(attachments.map(({ content }) => Buffer.from(content as Uint8Array).toString())).toEqual([expected]);
});

test('files within the text become attachments', async () => {
  const file = 'begin 644 hello.txt\n+:&5L;&\\@=V]R;&0\n`\nend';
  const { mail, attachments } = await readMessage(
    Buffer.from(`From: a@example.org\n\nbefore\n${file}\nafter\nbegin 644 never.txt\n+:&5L\n`),
  );
  expect(mail.text).toBe('before\nafter\nbegin 644 never.txt\n+:&5L\n');
  expect(attachments.map(({ filename, content }) => [filename, Buffer.from(content as Uint8Array).toString()])).toEqual([
    ['hello.txt', 'hello world'],
  ]);
});

test('hidden copies, another address for answers, and the date of the server are shown', async () => {
  const html = await shown(
    Buffer.from(
      'Received: from a by b;\n Mon, 04 Mar 2024 10:11:12 +0100\nFrom: a@example.org\nReply-To: b@example.org\nBcc: c@example.org\n\nx\n',
    ),
  );
  for (const words of ['b@example.org', 'c@example.org', 'Mon, 4 Mar 2024 10:11 +0100']) expect(html).toContain(words);
});

test('blanks behind a soft line break are none of the text', async () => {
  const html = await shown(
    Buffer.from(
      'From: a@example.org\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nGr=C3=B6= \n=C3=9Fe= \t\n!\n',
    ),
  );
  expect(html).toContain('Größe!');
});

test('text of an unknown type is shown unless it is a file', async () => {
  const mail = (head: string): Promise<string> => shown(Buffer.from(`From: a@example.org\nContent-Type: ${head}\n\nthe words\n`));
  for (const head of ['text', 'text/$email_type; charset=iso-8859-1', 'text/x-markdown']) expect(await mail(head)).toContain('the words');
  for (const head of ['text/csv; name=a.csv', 'text/csv\nContent-Disposition: attachment'])
    expect(await mail(head)).not.toContain('the words');
});

test('a description of a file as an encoded word is read', async () => {
  const word = `=?utf-8?b?${Buffer.from('attachment; filename="Größe.htm"').toString('base64')}?=`;
  const { attachments } = await readMessage(
    Buffer.from(`From: a@example.org\nContent-Type: text/html\nContent-Disposition: ${word}\n\nx\n`),
  );
  expect(attachments.map(({ filename }) => filename)).toEqual(['Größe.htm']);
});

test('reports of servers are shown', async () => {
  const part = (type: string, body: string): string => `--b\nContent-Type: ${type}\n\n${body}\n`;
  for (const kind of ['delivery-status', 'disposition-notification', 'feedback-report']) {
    const html = await shown(
      Buffer.from(
        `From: a@example.org\nContent-Type: multipart/report; boundary=b\n\n${part('text/html', '<p>not delivered</p>')}${part(`message/${kind}`, 'Reporting-MTA: dns; a\n\nFinal-Recipient: rfc822; b@example.org')}--b--\n`,
      ),
    );
    for (const words of ['not delivered', 'Final-Recipient: rfc822; b@example.org']) expect(html).toContain(words);
  }
});
