import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { readText, tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { unpackRtf } from './compressed-rtf.ts';
import { mailEngine } from './engine.ts';
import { packedRtf, sampleMsg, storedRtf, withProperties, writeCompound } from './outlook-samples.ts';
import { readRtfBody } from './rtf-body.ts';

longTimeout();

/** A mail written by Python: a page with an inline image and much unsafe content, two attachments of one name, non-ASCII everywhere. */
const script = `
import sys
from email.message import EmailMessage
from email import policy
import base64
png = base64.b64decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
mail = EmailMessage()
mail['Subject'] = 'Größe und Maß'
mail['From'] = 'Ada Größe <ada@example.org>'
mail['To'] = 'bo@example.org'
mail['Date'] = 'Mon, 06 May 2024 07:08:09 +0000'
mail.set_content('plain words')
mail.add_alternative('''<html><head><style>@import url(http://example.net/a.css); p{color:red;background:url("http://example.net/b.png")}</style></head>
<body onload="bad()"><p>Überschrift im Brief</p><img src="cid:pic1"><img src="http://example.net/track.gif"><script>bad()</script>
<iframe src="http://example.net"></iframe><a href="javascript:bad()">eins</a><a href="https://example.org/">zwei</a><form action="http://example.net">im Formular</form></body></html>''', subtype='html')
mail.get_payload()[1].add_related(png, 'image', 'png', cid='<pic1>')
mail.add_attachment('Größe der Anlage'.encode(), maintype='application', subtype='octet-stream', filename='../Größe.txt')
mail.add_attachment(b'second', maintype='application', subtype='octet-stream', filename='Größe.txt')
open(sys.argv[1], 'wb').write(mail.as_bytes(policy=policy.SMTP))
import mailbox
box = mailbox.mbox(sys.argv[2]); box.add(mail)
other = EmailMessage(); other['Subject'] = 'Zweite'; other['From'] = 'c@example.org'; other.set_content('From here on\\n'); box.add(other); box.flush()
`;

/** Reads a mail in Python: headers, defects and parts. */
const readMail = `
import sys, json, email
from email import policy
mail = email.message_from_binary_file(open(sys.argv[1], 'rb'), policy=policy.default)
parts = [p for p in mail.walk() if p.get_content_type() == 'message/rfc822' or not p.is_multipart()]
told = lambda p: p.get_content()['Subject'] if p.get_content_type() == 'message/rfc822' else p.get_content() if p.get_content_maintype() == 'text' else len(p.get_content())
print(json.dumps({'heads': {k: str(mail[k]) for k in ['From', 'To', 'Cc', 'Subject', 'Date', 'Message-ID']},
  'defects': [str(d) for p in mail.walk() for d in p.defects],
  'parts': [[p.get_content_type(), p.get_filename(), told(p)] for p in parts]}))
`;

describe.skipIf(lacks('unzip'))('mails', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    await tell('python3', '-c', script, join(harness.dir, 'sample.eml'), join(harness.dir, 'sample.mbox'));
    await Bun.write(join(harness.dir, 'sample.msg'), sampleMsg());
  });
  afterAll(() => harness.close());
  const follow = async (from: string, to: string, path = join(harness.dir, `sample.${from}`)): Promise<string> => {
    const step = mailEngine.steps.find((one) => one.from === from && one.to === to);
    if (!step) throw new Error(`No step from ${from} to ${to}.`);
    const { paths } = await harness.follow(path, [{ engine: mailEngine, step }]);
    expect(paths).toHaveLength(1);
    return paths[0] ?? '';
  };

  for (const { from, to } of chosenSteps(mailEngine.steps))
    test(`step ${from} to ${to}`, async () => {
      const path = await follow(from, to);
      const names = to === 'zip' ? (await tell('unzip', '-Z1', path)).trim().split('\n') : [];
      if (to === 'html') {
        const html = await Bun.file(path).text();
        for (const word of [
          'Größe und Maß',
          'Überschrift im Brief',
          'Ada Größe',
          'zwei',
          ...(from === 'msg' ? [] : ['im Formular']),
          'data:image/png;base64,',
          ...(from === 'mbox' ? ['Zweite', 'From here on'] : []),
        ])
          expect(html).toContain(word);
        for (const word of ['example.net', 'bad()', '<script', '<iframe', '&gt;From here']) expect(html).not.toContain(word);
      } else if (to === 'eml') {
        expect(JSON.parse(await tell('python3', '-c', readMail, path))).toEqual({
          heads: {
            From: 'Ada Größe <ada@example.org>',
            To: '"Bo \\"B\\" Öl" <bo@example.org>',
            Cc: 'cy@example.org',
            Subject: 'Größe und Maß',
            Date: 'Mon, 06 May 2024 07:08:09 +0000',
            'Message-ID': '<a.1@example.org>',
          },
          defects: [],
          parts: [
            ['text/plain', null, 'plain words'],
            ['text/html', null, expect.stringContaining('Überschrift im Brief')],
            ['image/png', 'pic.png', 70],
            ['application/octet-stream', '../Größe.txt', 18],
            ['message/rfc822', 'Привет.eml', 'Привет'],
            ['text/plain', null, 'Письмо'],
          ],
        });
      } else if (from === 'mbox') {
        expect(names).toEqual(['mail-1.eml', 'mail-2.eml']);
        expect(await tell('unzip', '-p', path, 'mail-2.eml')).toContain('\nFrom here on');
      } else {
        expect(names).toContain('message.html');
        // Python lists file names in ZIPs, as unzip's output depends on the locale.
        const told = await tell(
          'python3',
          '-c',
          'import sys, json, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nprint(json.dumps({n: z.read(n).decode("utf-8", "replace") for n in z.namelist()}))',
          path,
        );
        expect(JSON.parse(told)).toMatchObject({
          'Größe.txt': 'Größe der Anlage',
          ...(from === 'msg' ? { 'Привет.eml': expect.stringContaining('inner@example.org') } : { 'Größe (2).txt': 'second' }),
        });
      }
    });

  test('on paper and as words', async () => {
    for (const to of ['pdf', 'txt']) {
      const { paths } = await harness.convert(join(harness.dir, 'sample.eml'), 'eml', to);
      const text = await readText(paths[0] ?? '', to);
      for (const word of ['Größe und Maß', 'Überschrift im Brief', 'ada@example.org']) expect(text).toContain(word);
    }
  });

  test('the lines of a mail of plain text stay lines', async () => {
    const path = join(harness.dir, 'lines.eml');
    await Bun.write(path, 'From: a@example.org\n\n\nFirst\nSecond  wide\n\n  > said\n-- \nMe\n');
    const { paths } = await harness.convert(path, 'eml', 'txt');
    expect(await readText(paths[0] ?? '', 'txt')).toMatch(/First\nSecond {2}wide\n\n {2}> said\n-- ?\nMe/);
    const html = await Bun.file(await follow('eml', 'html', path)).text();
    expect(html).toContain('<pre class="plain">\n\nFirst\nSecond');
  });

  test('nothing runs from within what only readers without scripts see, nor from a form', async () => {
    const path = join(harness.dir, 'noscript.eml');
    const bad = '<script>bad()</script><img src="http://example.net/a.gif" onerror="bad()">';
    await Bun.write(
      path,
      `From: a@example.org\nContent-Type: text/html\n\n<noscript>${bad}<p>one</p></noscript><form><noscript>${bad}&lt;i&gt;</noscript>two</form>\n`,
    );
    const html = await Bun.file(await follow('eml', 'html', path)).text();
    for (const word of ['one', 'two', '&lt;i&gt;']) expect(html).toContain(word);
    for (const word of ['bad()', '<script', 'example.net']) expect(html).not.toContain(word);
  });

  test('attachments get unique names, whatever they were called', async () => {
    const path = join(harness.dir, 'names.eml');
    const attached = ['__proto__', 'a.txt', 'A.TXT', 'a (2).txt', '../a.txt', 'message.html']
      .map((name) => `--b\nContent-Disposition: attachment; filename="${name}"\n\n${name}\n`)
      .join('');
    await Bun.write(path, `From: a@example.org\nContent-Type: multipart/mixed; boundary=b\n\n${attached}--b--\n`);
    const names = (await tell('unzip', '-Z1', await follow('eml', 'zip', path))).trim().split('\n');
    expect(names.toSorted()).toEqual(
      ['message.html', 'proto', 'a.txt', 'A (2).TXT', 'a (2) (2).txt', 'a (3).txt', 'message (2).html'].toSorted(),
    );
  });

  const outlook = async (name: string, values: Parameters<typeof withProperties>[1]): Promise<string> => {
    const path = join(harness.dir, `${name}.msg`);
    await Bun.write(path, writeCompound(withProperties(32, { '001A': 'IPM.Note', '0037': name, ...values })));
    return Bun.file(await follow('msg', 'html', path)).text();
  };

  test('a page that Outlook wrapped in RTF is restored unchanged', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1251\fromhtml1 \deff0{\fonttbl{\f0\fswiss Arial;}{\f1\fnil\fcharset161 Greek;}}
{\*\htmltag64 <p class="a">}\htmlrtf {\b \htmlrtf0 \'cf\'f0\'e8 {\f1 \'e1\'e2} \u8364? \{a\}{\*\htmltag84 &nbsp;}\htmlrtf \'a0}\htmlrtf0 {\*\mhtmltag84 <hidden>}{\*\htmltag72 </p>}{\pict words}\lquote x}`;
    const html = await outlook('wrapped', { 1009: storedRtf(rtf) });
    expect(html).toMatch(/<p class="a">При αβ € {1,2}?\{a\}&nbsp;<\/p>‘x/);
    for (const word of ['hidden', 'words', 'Arial']) expect(html).not.toContain(word);
  });

  test('formatted text of Outlook keeps its looks', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg932{\fonttbl{\f0\fnil\fcharset128 Gothic;}}\f0 a < {\b \'93\'fa\'96\'7b}\par {\i\ul b}\line c{\field{\*\fldinst{HYPERLINK "x"}}{\fldrslt d}}}`;
    expect(await outlook('rich', { 1009: storedRtf(rtf) })).toContain('<p>a &lt; <b>日本</b></p>\n<p><i><u>b</u></i><br>cd</p>');
  });

  test('packed RTF is unpacked', () => {
    expect(unpackRtf(packedRtf).toString()).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
    expect(readRtfBody(unpackRtf(packedRtf))).toEqual({ kind: 'html', content: '<p>hello world</p>' });
  });

  test('old messages say in which letters they are written', async () => {
    const html = await outlook('old', { '3FFD': 932, '1000001E': Buffer.from([0x93, 0xfa, 0x96, 0x7b]) });
    expect(html).toContain('日本');
  });

  test('a mail that somebody cut down to its parts is read', async () => {
    const path = join(harness.dir, 'parts.eml');
    await Bun.write(path, 'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nGood morning\n--b--\n');
    expect(await Bun.file(await follow('eml', 'html', path)).text()).toContain('Good morning');
  });

  test('text that is not a mail is refused', async () => {
    const path = join(harness.dir, 'none.eml');
    await Bun.write(path, 'just some words\nof nobody\n');
    expect(await rejection(follow('eml', 'html', path))).toMatchObject({ code: 'corrupt_input' });
  });
});
