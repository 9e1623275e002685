import { fromEot } from '../../../engines/font/eot.ts';
import { tablesOf } from '../../../engines/font/sfnt.ts';
import { fromWoff } from '../../../engines/font/woff.ts';
import { unpackRtf } from '../../../engines/mail/compressed-rtf.ts';
import { readMessage } from '../../../engines/mail/message.ts';
import { readRtfBody } from '../../../engines/mail/rtf-body.ts';
import { signedContent } from '../../../engines/mail/signed-content.ts';
import { readTnef } from '../../../engines/mail/tnef.ts';
import { cleanMidi } from '../../../engines/midi/clean-midi.ts';
import { sampleMid } from '../../../engines/midi/samples.ts';
import { plainDxf } from '../../../engines/office/plain-dxf.ts';
import { zeros } from '../attacks/bytes.ts';
import type { Parser } from './parser.ts';
import { byBytes } from './samples.ts';

/** The mail library refuses headers that are too long; the worker turns that into a problem. */
const readOne = (bytes: Buffer): Promise<unknown> =>
  readMessage(bytes).catch((thrown) => {
    if (!/^Maximum (?:header size|MIME nesting depth)/.test(String((thrown as Error).message))) throw thrown;
  });

const binaryDxf = 'AutoCAD Binary DXF\r\n\x1a\0';

export const mailAndFontParsers: readonly Parser[] = [
  byBytes(
    'mail',
    'engines/mail/message.ts',
    readOne,
    ['From: a@b\r\nContent-Type: multipart/mixed; boundary="c"\r\n\r\n--c\r\n\r\nwords\r\n--c--\r\n'],
    [
      'a: b\r\n',
      ' ',
      '=?utf-8?Q?a?= ',
      { start: 'From: ', row: 'a@b, ' },
      { start: 'Content-Type: multipart/mixed; boundary=c\r\n\r\n', row: '--c\r\n\r\n' },
      { start: 'Content-Transfer-Encoding: quoted-printable\r\n\r\n', row: '=' },
      { start: 'Content-Type: a/b', row: '; a=b' },
      { start: 'Subject: ', row: '=?cp850?Q?=94?= ' },
      { start: 'Content-Disposition: ', row: '=?utf-8?b?YQ==?=' },
      { start: 'From: a@b\r\n\r\n', row: 'begin 644 a\r\n' },
      { start: 'From: a@b\r\n\r\nbegin 644 a\r\n', row: '$86%A80\r\n', end: '`\r\nend\r\n' },
      { start: 'Content-Type: text/plain; charset=hz-gb-2312\r\n\r\n', row: '~{VP~}' },
      { start: 'Content-Type: text/plain; charset=iso-2022-kr\r\n\r\n', row: '\x0eGQ\x0f' },
      { start: 'Content-Type: text/html\r\n\r\n<body style="', row: 'url(cid:a);', end: '">' },
      { start: 'Content-Type: multipart/alternative; boundary=c\r\n\r\n', row: '--c\r\nContent-Type: text/x-amp-html\r\n\r\n' },
      { start: '9999999\n', row: '\r' },
    ],
  ),
  byBytes(
    'signed data',
    'engines/mail/signed-content.ts',
    signedContent,
    [Buffer.from('308006092a864886f70d010702a080308002010131003080 06092a864886f70d010701a080248004027878'.replace(' ', ''), 'hex')],
    [
      '\x30\x80',
      '\x24\x80',
      '\x04\x00',
      { start: '\x30\x80\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02\xa0\x80\x30\x80', row: '\x31\x00' },
    ],
  ),
  byBytes(
    'TNEF',
    'engines/mail/tnef.ts',
    (bytes) => readTnef(bytes),
    [Buffer.from('789f3e22010001', 'hex')],
    [
      { start: '\x78\x9f\x3e\x22\x01\0', row: '\x01\x05\x90\x06\0\0\0\0\0\0\0' },
      { start: '\x78\x9f\x3e\x22\x01\0', row: '\x02' },
    ],
  ),
  byBytes(
    'compressed RTF',
    'engines/mail/compressed-rtf.ts',
    unpackRtf,
    [Buffer.concat([Buffer.from('2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af86262', 'hex')])],
    [
      { start: '\xff\xff\x0f\0\xff\xff\xff\x7fLZFu\0\0\0\0', row: '\xff' },
      { start: '\xff\xff\x0f\0\xff\xff\xff\x7fLZFu\0\0\0\0', row: '\0abcdefgh' },
    ],
  ),
  byBytes(
    'RTF of a mail',
    'engines/mail/rtf-body.ts',
    readRtfBody,
    ['{\\rtf1\\fromhtml1{\\*\\htmltag <b>}words{\\*\\htmltag </b>}}'],
    ['{', '}', '\\', "\\'41", '{\\*\\htmltag <b>', '\\bin9999 ', '\\u9999 '],
  ),
  byBytes(
    'DXF',
    'engines/office/plain-dxf.ts',
    plainDxf,
    ['0\nSECTION\n2\nENTITIES\n0\nLINE\n10\n1\n20\n2\n0\nENDSEC\n0\nEOF\n'],
    [
      '0\n',
      '0\nLINE\n',
      '999\na\n',
      ' ',
      '\n\t1',
      { start: `${binaryDxf}\0SECTION\0`, row: '\x3e\x01\0' },
      { start: binaryDxf, row: '\0A\0' },
    ],
  ),
  byBytes(
    'MIDI',
    'engines/midi/clean-midi.ts',
    cleanMidi,
    [sampleMid()],
    [
      { start: 'MThd\0\0\0\x06\0\x01\xff\xff\0\x60', row: 'MTrk\0\0\0\0' },
      { start: 'MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\x0f\xff\xff', row: '\0\x90\x40\x40' },
      { start: 'MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\x0f\xff\xff', row: '\x80' },
    ],
  ),
  byBytes(
    'font',
    'engines/font/sfnt.ts',
    tablesOf,
    [Buffer.concat([Buffer.from('000100000001001000000000', 'hex'), Buffer.from('head\0\0\0\0\0\0\0\x1c\0\0\0\x04abcd', 'latin1')])],
    [{ start: '\0\x01\0\0\xff\xff\0\0\0\0\0\0', row: 'glyf\0\0\0\0\0\0\0\x0c\0\0\0\x01' }],
  ),
  byBytes(
    'WOFF',
    'engines/font/woff.ts',
    fromWoff,
    [
      Buffer.from(
        `wOFF\0\x01\0\0\0\0\0\x50\0\x01\0\0\0\0\0\x20\0\x01\0\0${'\0'.repeat(20)}head\0\0\0\x40\0\0\0\x04\0\0\0\x04\0\0\0\0abcd`,
        'latin1',
      ),
    ],
    [
      {
        start: `wOFF\0\x01\0\0\0\0\0\x50\xff\xff\0\0\0\0\0\x20\0\x01\0\0${'\0'.repeat(20)}`,
        row: 'head\0\0\0\x40\0\0\0\x04\0\0\0\x04\0\0\0\0',
      },
    ],
  ),
  byBytes('EOT', 'engines/font/eot.ts', fromEot, [zeros(120)], ['\0', '\xff', { start: '\0\0\0\0\0\0\0\0\x01\0\x02\0', row: '\x02\0' }]),
];
