import { partsNamed, withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';
import type { Situation } from '../../situation.ts';
import { bytes, mail, reads, unpacks } from './make.ts';

/** An element of DER: tag, length, content. */
const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
/** The same without a length, closed by two zeros, as Outlook and OpenSSL's streams write it (X.690, 8.1.3.6). */
const ber = (tag: number, ...content: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0])]);
const signedData = Buffer.from('06092a864886f70d010702', 'hex');
const plainData = Buffer.from('06092a864886f70d010701', 'hex');
const version = Buffer.from('020101', 'hex');

const inner = Buffer.from(
  'Content-Type: multipart/mixed; boundary="in"\r\n\r\n--in\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nThe signed words.\r\n--in\r\nContent-Type: text/plain; name="terms.txt"\r\nContent-Disposition: attachment; filename="terms.txt"\r\n\r\nfile content\r\n--in--\r\n',
);
const envelope = (wrap: typeof der, octets: Buffer): Buffer =>
  wrap(0x30, signedData, wrap(0xa0, wrap(0x30, version, der(0x31), wrap(0x30, plainData, wrap(0xa0, octets)), der(0x31))));
const whole = envelope(der, der(0x04, inner));
const inPieces = envelope(ber, ber(0x24, der(0x04, inner.subarray(0, 50)), der(0x04, inner.subarray(50))));

const signed = (content: Buffer): Uint8Array =>
  mail(
    'Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="smime.p7m"',
    [...Buffer.from((content.toString('base64').match(/.{1,76}/g) ?? []).join('\n'))],
  );

const names = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };

/** Mails whose signature wraps their content, and subjects cut by their senders. */
export const signedMails: readonly Situation[] = [
  reads('eml-words-within-a-signature', 'zammad/zammad#6376', ['eml', 'pdf'], signed(whole), ['The signed words.', 'Report']),
  unpacks('eml-files-within-a-signature', 'ddeboer/imap#467', 'eml', signed(inPieces), { 'terms.txt': 'file content' }),
  reads(
    'msg-words-within-a-signature',
    'bbottema/outlook-message-parser#4',
    ['msg', 'txt'],
    writeCompound({
      ...names,
      ...withProperties(
        32,
        { '001A': 'IPM.Note.SMIME', '0037': 'Signed', '0C1A': 'Ann', '0C1F': 'ann@example.org' },
        partsNamed('attach', [withProperties(8, { '3705': 1, '3707': 'smime.p7m', '370E': 'application/pkcs7-mime', '3701': whole })]),
      ),
    }),
    ['The signed words.', 'Signed'],
  ),
  reads(
    'eml-subject-cut-within-a-letter',
    'neomutt/neomutt#1015',
    ['eml', 'html'],
    bytes(
      'From: Ann <ann@example.org>\nTo: b@example.org\nSubject: =?UTF-8?Q?Kvie=C4=8Diame=20drauge=20pildyti=20ESO=20pasi=C5=BEad=C4?=\n =?UTF-8?Q?=97jim=C5=B3=20girliand=C4=85!?=\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nx\n',
    ),
    ['Kviečiame drauge pildyti ESO pasižadėjimų girliandą!'],
  ),
  reads(
    'eml-subject-cut-within-a-chinese-letter',
    'thunderbird/thunderbird-android#2499',
    ['eml', 'html'],
    bytes(
      'From: =?gb2312?B?086yyZjl?= <user@example.org>\nTo: b@example.org\nSubject: =?gb2312?B?Obv9t9az6cnu29rHsLqju6rHyLPHSlfN8rrAvsa16qOsuPzT0DIwvNIzOTnU?=\n\t =?gb2312?B?qr6r0aG439DHytTLr77Gteq1yMTjwLSjoaOoQUSjqQ?=\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nx\n',
    ),
    ['9积分抽深圳前海华侨城JW万豪酒店，更有20家399元精选高星试睡酒店等你来！（AD）', '游采樺'],
  ),
];
