import { same } from '../../../fidelity/check.ts';
import { zipNames, zipText } from '../../look/names.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { mailOf } from './make.ts';

const base64 = (content: string): string => Buffer.from(content).toString('base64');
const said = ['Content-Type: text/plain; charset=utf-8', 'see the files'] as const;

/** A mail whose attachments are saved as files of their own. */
const saved = (name: string, source: string, input: string, files: Readonly<Record<string, string>>): Situation => ({
  ...{ name, source, file: 'message.eml', from: 'eml', to: 'zip', operation: 'extract-attachments', input: () => input },
  expect: Object.keys(files).join(' | '),
  check: async ({ path }) => {
    const names = (await zipNames(path))
      .trim()
      .split('\n')
      .filter((one) => !one.endsWith('.html') || one in files);
    const read = Object.entries(files).filter(([file]) => names.includes(file));
    return [
      same('names', names.toSorted(), Object.keys(files).toSorted()),
      ...(await Promise.all(read.map(async ([file, text]) => holds(file, await zipText(path, file), text)))),
    ];
  },
});

const inner = (subject: string): string =>
  `From: Cat <cat@example.org>\nTo: Ann <ann@example.org>\nSubject: ${subject}\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nContent-Type: text/plain\n\nWords of ${subject}.\n`;

export const savedFiles: readonly Situation[] = [
  saved(
    'attachment-named-in-two-encoded-words',
    'tmccoid-tech/extract-em#51',
    mailOf('mixed', said, [
      `Content-Type: application/octet-stream;\n name="=?utf-8?B?${base64('Factura Electrónica N° 0010000101')}?=\n =?utf-8?B?${base64('0000002119.txt')}?="\nContent-Disposition: attachment;\n filename="=?utf-8?B?${base64('Factura Electrónica N° 0010000101')}?=\n =?utf-8?B?${base64('0000002119.txt')}?="\nContent-Transfer-Encoding: base64`,
      base64('forty-two euros'),
    ]),
    { 'Factura Electrónica N° 00100001010000002119.txt': 'forty-two euros' },
  ),
  saved(
    'attached-messages-without-names',
    'bbottema/simple-java-mail#351',
    mailOf(
      'mixed',
      said,
      ['Content-Type: message/rfc822\nContent-Disposition: attachment', inner('Offer')],
      ['Content-Type: message/rfc822\nContent-Disposition: attachment', inner('Answer')],
    ),
    { 'Offer.eml': 'Words of Offer.', 'Answer.eml': 'Words of Answer.' },
  ),
  saved(
    'attached-message-named-by-a-number',
    'GOVCERT-LU/eml_parser#31',
    mailOf('report', said, [
      'Content-Type: message/rfc822; name="189844630"\nContent-Disposition: inline; filename="189844630"\nContent-Description: Undelivered Message\nContent-Transfer-Encoding: 7bit',
      inner('Lost'),
    ]),
    { '189844630': 'Words of Lost.' },
  ),
];
