import { partsNamed, storedRtf, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { partNames } from '../../look/package.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, reads } from './make.ts';

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };
const message = (values: Parameters<typeof withProperties>[1], parts = {}): Uint8Array =>
  writeCompound({ ...names, ...withProperties(32, { '001A': 'IPM.Note', ...values }, parts) });
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const first =
  'From eric@example.org Thu Aug  9 18:39:17 2012\nFrom: eric@example.org\nSubject: One\nDate: Thu, 9 Aug 2012 14:39:17 -0400\n\nUpdate from the team;\n\nFrom my (non technical end) some queries;\n\n* Latency issue\n\n';
const second =
  'From bob@example.org Fri Aug 10 08:00:00 2012\nFrom: bob@example.org\nSubject: Two\nDate: Fri, 10 Aug 2012 08:00:00 -0400\n\n>From here on it is quoted\n\n';

const count = (name: string, source: string, box: string, wanted: number): Situation =>
  finds(name, source, ['mbox', 'zip'], box, `${wanted} mails`, async ({ path }) => [same('mails', (await partNames(path)).length, wanted)]);

const boxes: readonly Situation[] = [
  count('mbox-sentence-that-begins-with-from', 'thunderbird/import-export-tools-ng#329', first + second, 2),
  count(
    'mbox-sentence-with-an-address-and-from',
    'thunderbird/import-export-tools-ng#145',
    `${first}From the President xyz@example.org\nand so on\n\n${second}`,
    2,
  ),
  count(
    'mbox-without-blank-lines-between',
    'dcarrero/mboxshell#16',
    'From - Thu Aug 09 18:39:17 2012\nFrom: a@example.org\nSubject: One\n\ntext\nFrom - Thu Aug 09 18:40:17 2012\nFrom: b@example.org\nSubject: Two\n\ntext\n',
    2,
  ),
  count(
    'mbox-bare-separators',
    'dcarrero/mboxshell#16',
    'From \nFrom: a@example.org\nSubject: One\n\ntext\n\nFrom \nFrom: b@example.org\nSubject: Two\n\ntext\n',
    2,
  ),
  count(
    'mbox-commit-in-a-text',
    'dcarrero/mboxshell#16',
    `${first}Here is the patch:\n\n> From 4f2a Mon Sep 17 00:00:00 2001\n> Subject: x\n\n${second}`,
    2,
  ),
  reads(
    'mbox-quoted-from-comes-back',
    'robertklep/node-mbox#12',
    ['mbox', 'txt'],
    first + second,
    ['From here on it is quoted', 'From my (non technical end)', 'Latency issue'],
    ['>From here'],
  ),
];

const outlook: readonly Situation[] = [
  finds(
    'msg-pictures-in-the-text-have-their-id',
    'JoshData/convert-outlook-msg-file#33',
    ['msg', 'eml'],
    message(
      {
        '0037': 'Pic',
        '0C1A': 'Ada',
        '0C1F': 'ada@example.org',
        1013: Buffer.from('<html><body><p>x</p><img src="cid:image001.png@01D"></body></html>'),
      },
      partsNamed('attach', [
        withProperties(8, { '3705': 1, '3707': 'image001.png', '370E': 'image/png', '3712': 'image001.png@01D', '3701': png }),
      ]),
    ),
    'Content-ID: <image001.png@01D>, inline',
    async ({ text }) => [holds('part', await text(), 'Content-ID: <image001.png@01D>', 'Content-Disposition: inline', 'multipart/related')],
  ),
  finds(
    'msg-rtf-of-a-plain-text',
    'lolo101/MsgViewer#133',
    ['msg', 'eml'],
    message({
      ...{ '0037': 'Plain', '0C1A': 'Oliver', '0C1F': 'o@example.org', 1000: '\r\nMit sonnigen Grüßen\r\n\r\nOliver Ermisch\r\n' },
      1009: storedRtf(
        "{\\rtf1\\ansi\\ansicpg1252\\fromtext \\fbidis \\deff0{\\fonttbl\n{\\f0\\fswiss\\fcharset0 Arial;}}\n\\uc1\\pard\\plain\\deftab360 \\f0\\fs20 \\par\nMit sonnigen Gr\\'fc\\'dfen\\par\n\\par\nOliver Ermisch\\par\n}",
      ),
    }),
    'the words, no codes of RTF',
    async ({ path }) => {
      const body = await look(
        'python3',
        '-c',
        'import sys, email\nfrom email import policy\nm = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=policy.default)\nprint(m.get_body().get_content())',
        path,
      );
      return [holds('words', body, 'Mit sonnigen Grüßen', 'Oliver Ermisch'), lacks('codes', body, '\\rtf', 'fonttbl')];
    },
  ),
  finds(
    'msg-lines-of-a-plain-text',
    'bbottema/simple-java-mail#317',
    ['msg', 'txt'],
    message({ '0037': 'Lines', '0C1A': 'Ann', '0C1F': 'a@example.org', 1000: 'first line\r\nsecond line\r\n\r\nnew paragraph\r\n' }),
    'each line on its own',
    async ({ text }) => [finding('lines', /first line\n\s*second line\n\s*\n\s*new paragraph/.test(await text()), await text())],
  ),
  reads(
    'msg-sender-on-behalf',
    'Sicos1977/MSGReader#155',
    ['msg', 'html'],
    message({ '0037': 'Sender', '0042': 'Ann Represented', '5D02': 'ann@example.org', '0065': '/O=EX/CN=ANN', 1000: 'x' }),
    ['Ann Represented', 'ann@example.org'],
    ['/O=EX'],
  ),
  reads(
    'msg-recipients-without-names',
    'lolo101/MsgViewer#48',
    ['msg', 'html'],
    message(
      { '0037': 'To', '0C1A': 'Foo', '0C1F': 'foo@example.com', 1000: 'x' },
      partsNamed('recip', [withProperties(8, { '0C15': 1, '39FE': 'example@gmail.com' })]),
    ),
    ['example@gmail.com', 'foo@example.com'],
  ),
];

export const containers: readonly Situation[] = [...boxes, ...outlook];
