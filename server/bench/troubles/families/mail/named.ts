import { partsNamed, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { finding } from '../../../fidelity/check.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { filesOf } from './assembled.ts';
import { bytes, finds, reads } from './make.ts';

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };
const headed = (head: string): string =>
  `${head}\nSubject: x\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain; charset=utf-8\n\nx\n`;

/** Senders and recipients as their programs write them. */
export const namedPeople: readonly Situation[] = [
  reads(
    'eml-name-with-an-encoded-comma',
    'SpamScope/mail-parser#146',
    ['eml', 'html'],
    headed(
      'From: =?iso-8859-1?Q?Last=DFlName=2C_FirstName?= <comma.name@example.com>\nTo: =?UTF-8?B?dG9ueS5zdGFya0BleGFtcGxlLmNvbQ==?= <tony.stark@example.com>\nCc: simple@example.net, =?UTF-8?Q?John_=22Johnny=22_Doe?= <john.doe@example.com>',
    ),
    [
      'LastßlName, FirstName <comma.name@example.com>',
      'tony.stark@example.com',
      'John "Johnny" Doe <john.doe@example.com>',
      'simple@example.net',
    ],
  ),
  reads(
    'eml-address-below-its-encoded-name',
    'the-djmaze/snappymail#1403',
    ['eml', 'html'],
    headed('From: =?iso-8859-1?Q?L=F6stname=2C_Firstname_-_COMPANY?=\n \t<F.Loestname@company.com>'),
    ['Löstname, Firstname - COMPANY <F.Loestname@company.com>'],
  ),
  reads(
    'eml-name-in-quotes-and-in-encoded-words',
    'jstedfast/MimeKit#170',
    ['eml', 'html'],
    headed('From: "Fotololo.ru -" =?utf-8?b?0JjQvdGC0LXRgNC90LXRgi3QvNCw0LPQsNC30LjQvQ==?=\n\t<fotololo@retailrocket.net>'),
    ['Fotololo.ru - Интернет-магазин <fotololo@retailrocket.net>'],
  ),
  reads(
    'eml-head-in-unknown-8bit',
    'demisto/parse-emails#107',
    ['eml', 'html'],
    bytes(
      'From: =?unknown-8bit?q?J=FCrgen_M=FCller?= <j@example.org>\nSubject: Angebot f',
      [0xfc],
      'r M',
      [0xfc],
      'nchen\nContent-Type: text/plain\n\nx\n',
    ),
    ['Jürgen Müller <j@example.org>', 'Angebot für München'],
  ),
  finds(
    'eml-line-ends-within-a-name',
    'docling-project/docling#4242',
    ['eml', 'txt'],
    headed(
      'From: =?utf-8?q?Attacker=0D=0ADate=3A_1999-01-01=0D=0ATo=3A_ceo=40corp?= <evil@example.com>\nTo: "Smith, Jane" <jane@example.com>',
    ),
    'no lines that look like a date and a recipient',
    async ({ text }) => [
      holds('people', await text(), 'evil@example.com', 'Smith, Jane', 'jane@example.com'),
      finding('lines', !/^\s*(?:Date:? +1999|To:? +ceo)/m.test(await text()), await text()),
    ],
  ),
  finds(
    'msg-attachments-are-whole',
    'Sicos1977/MsgKit#71',
    ['msg', 'eml'],
    writeCompound({
      ...names,
      ...withProperties(
        32,
        { '001A': 'IPM.Note', '0037': 'Files', '0C1A': 'Ann', '0C1F': 'ann@example.org', 1000: 'x' },
        partsNamed('attach', [
          withProperties(8, { '3705': 1, '3707': 'a.txt', '3701': Buffer.from('first file') }),
          withProperties(8, { '3705': 1, '3707': 'b.bin', '3701': Buffer.from([0, 1, 2, 255]) }),
        ]),
      ),
    }),
    'both files with their bytes',
    async ({ path }) => [holds('files', await filesOf(path), 'a.txt', "b'first file'", 'b.bin', "b'\\x00\\x01\\x02\\xff'")],
  ),
  finds(
    'msg-recipient-by-its-name-alone',
    'TeamMsgExtractor/msg-extractor#55',
    ['msg', 'html'],
    writeCompound({
      ...names,
      ...withProperties(
        32,
        { '001A': 'IPM.Note', '0037': 'To', '0C1A': 'Ann', '0C1F': 'ann@example.org', 1000: 'x' },
        partsNamed('recip', [withProperties(8, { '0C15': 1, '3001': 'mail@example.org' })]),
      ),
    }),
    'mail@example.org once, without None or empty brackets',
    async ({ text }) => {
      const all = await text();
      return [
        finding('once', (all.match(/mail@example\.org/g) ?? []).length === 1, all),
        lacks('signs', all, 'None', '&lt;&gt;', 'undefined'),
      ];
    },
  ),
];
