import { partsNamed, storedRtf, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import { look } from '../../../fidelity/look.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, reads } from './make.ts';

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };
const outlook = (values: Parameters<typeof withProperties>[1], parts: Parameters<typeof withProperties>[2] = {}): Uint8Array =>
  writeCompound({ ...names, ...withProperties(32, { '001A': 'IPM.Note', '0037': 'Report', ...values }, parts) });

/** The page of a mail as Python's parser decodes it. */
const pageOf = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import sys, email\nfrom email import policy\nm = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=policy.default)\nprint(m.get_body(("html", "plain")).get_content())',
    path,
  );

/** A task with its named properties: state, share, start and day on which it is due ([MS-OXOTASK]). */
const task = (): Uint8Array => {
  const numbers = [0x8101, 0x8102, 0x8104, 0x8105];
  const entries = Buffer.alloc(8 * numbers.length);
  for (const [at, number] of numbers.entries()) {
    entries.writeUInt32LE(number, 8 * at);
    entries.writeUInt16LE(6, 8 * at + 4);
    entries.writeUInt16LE(at, 8 * at + 6);
  }
  const parts = withProperties(32, {
    ...{ '001A': 'IPM.Task', '0037': 'Write the budget', 1000: 'with last year beside it' },
    ...{ 8000: 1, 8002: new Date('2021-09-20T00:00:00Z'), 8003: new Date('2021-09-24T00:00:00Z') },
  });
  // A floating point number of 8 bytes.
  const share = Buffer.alloc(16);
  share.writeUInt32LE(0x80010005, 0);
  share.writeDoubleLE(0.5, 8);
  return writeCompound({
    '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(16), '__substg1.0_00030102': entries },
    ...parts,
    '__properties_version1.0': Buffer.concat([parts['__properties_version1.0'] as Uint8Array, share]),
  });
};

/** Reports, tasks and pages of Outlook, and chats of Google. */
export const savedItems: readonly Situation[] = [
  finds(
    'msg-report-of-an-undelivered-mail',
    'microsoft/mfcmapi#291',
    ['msg', 'eml'],
    outlook(
      {
        ...{ '001A': 'REPORT.IPM.Note.NDR', '0037': 'Undeliverable: Offer', '0C1A': 'System Administrator' },
        '1001': 'Your message did not reach some or all of the intended recipients.',
      },
      partsNamed('recip', [withProperties(8, { '0C15': 1, '3001': 'Bob', '39FE': 'bob@example.org' })]),
    ),
    'the words of the report',
    async ({ path }) => [holds('page', await pageOf(path), 'Your message did not reach some or all of the intended recipients.')],
  ),
  reads(
    'msg-task-with-its-days',
    'TeamMsgExtractor/msg-extractor#212',
    ['msg', 'pdf'],
    task,
    ['Write the budget', '2021-09-20', '2021-09-24', 'with last year beside it', '50'],
    ['1601'],
  ),
  reads(
    'msg-page-in-rtf-that-states-its-charset',
    'Sicos1977/MSGReader#369',
    ['msg', 'html'],
    outlook({
      '1009': storedRtf(
        '{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}{\\*\\htmltag19 <html>}{\\*\\htmltag34 <head>}{\\*\\htmltag161 <meta http-equiv="Content-Type" content="text/html; charset=utf-8">}{\\*\\htmltag41 </head>}{\\*\\htmltag50 <body>}{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Gr\\\'f6\\\'dfe \\\'80 5 \\u321?\\u243?d\\u378?\\htmlrtf }\\htmlrtf0{\\*\\htmltag72 </p>}{\\*\\htmltag58 </body>}{\\*\\htmltag27 </html>}}',
      ),
    }),
    ['Größe € 5 Łódź'],
    ['htmltag', '\\'],
  ),
  finds(
    'msg-page-in-the-charset-of-its-message',
    'lolo101/MsgViewer#177',
    ['msg', 'eml'],
    outlook({
      '3FDE': 1252,
      '1013': Buffer.from(
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><p>Gr\xf6\xdfe \x80 5 \x96 \x93so\x94</p></body></html>',
        'latin1',
      ),
    }),
    'the words in the charset that the part states',
    async ({ path }) => [holds('page', await pageOf(path), 'Größe € 5 – “so”')],
  ),
  reads(
    'mbox-chats-of-google',
    'coandco/gtalk_export#2',
    ['mbox', 'html'],
    [
      ...['From 1430000000000000001@xxx Sat Dec 12 10:00:00 +0000 2015', 'X-GM-THRID: 1430000000000000001', 'X-Gmail-Labels: Chat'],
      ...['From: Ann <ann@example.org>', 'MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="b1"', ''],
      ...['--b1', 'Content-Type: text/xml; charset=utf-8', 'Content-Transfer-Encoding: 7bit', ''],
      '<con:conversation xmlns:con="google:conversation"><cli:message to="bob@example.org" from="ann@example.org" int:cid="1" xmlns:cli="jabber:client" xmlns:int="google:internal"><cli:body>are you there</cli:body></cli:message></con:conversation>',
      ...['--b1', 'Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 7bit', ''],
      '<div><span style="font-weight:bold">Ann:</span> are you there</div>',
      ...['--b1--', '', ''],
    ].join('\n'),
    ['Ann <ann@example.org>', 'Ann: are you there'],
    ['cli:', 'google:conversation'],
  ),
];
