import { readFileSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { readOrCorrupt, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { isWebArchive, pageOfArchive } from '../../formats/text/web-archive.ts';
import { entryName, type TakenNames } from '../../formats/zip/entry-names.ts';
import { inHead } from '../chromium/page-head.ts';
import { contentOf } from './attachment.ts';
import { mailFaults } from './faults.ts';
import { plainBytes } from './mail-bytes.ts';
import { mostMails, splitMailbox } from './mailbox.ts';
import { type Message, mailArticle, mailPage, readMessage } from './message.ts';
import { outlookAsMail } from './outlook-mail.ts';
import type { MailRequest } from './protocol.ts';

const readAll = async (mails: readonly Uint8Array[]): Promise<readonly Message[]> => {
  const read: Message[] = [];
  for (const mail of mails) read.push(await readMessage(mail));
  return read;
};

const isMail = ({ mail }: Message): boolean =>
  mail.headers.some(({ key }) => ['from', 'date', 'subject', 'to', 'received', 'message-id', 'mime-version', 'content-type'].includes(key));

const zipOf = (message: Message, title: string): Uint8Array => {
  const taken: TakenNames = new Map();
  const entries: [string, Uint8Array][] = [[entryName('message.html', taken), Buffer.from(mailPage([mailArticle(message)], title))]];
  if (message.attachments.length > fileLimits.entries)
    throw new WorkerProblem('resource_limit', undefined, {
      name: 'attachments',
      max: fileLimits.entries,
      actual: message.attachments.length,
    });
  for (const attachment of message.attachments) {
    const kind = attachment.mimeType.split('/')[1]?.replace(/[^a-z0-9]/gi, '') ?? 'bin';
    entries.push([
      entryName(attachment.filename || (attachment.mimeType === 'message/rfc822' ? 'mail.eml' : `part.${kind}`), taken),
      contentOf(attachment),
    ]);
  }
  return zipSync(Object.fromEntries(entries), packing);
};

/** Every entry has the same date: none of them has one of its own, and the clock's would make each result another. */
const packing = { level: 6, mtime: new Date(1980, 0, 1) } as const;

/** A saved page shows itself as it is, but runs and fetches nothing. */
const archivePolicy = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline' data:; font-src data:">`;

const convert = async ({ input, from, to, output, title }: MailRequest): Promise<null> => {
  const read = readFileSync(input);
  const bytes = from === 'msg' ? readOrCorrupt(() => outlookAsMail(read), message('messageDamaged')) : read;
  if (to === 'eml') {
    writeFileSync(output, bytes);
    return null;
  }
  if (from === 'eml' && to === 'html' && isWebArchive(bytes)) {
    const page = pageOfArchive(Buffer.from(bytes));
    if (page.trim() === '') throw new WorkerProblem('nothing_to_convert');
    writeFileSync(output, inHead(page, archivePolicy));
    return null;
  }
  const sources = from === 'mbox' ? splitMailbox(plainBytes(bytes)) : [bytes];
  if (sources.length > mostMails) throw new WorkerProblem('resource_limit', undefined, { name: 'mails', max: mostMails });
  if (from === 'mbox' && to === 'zip') {
    if (sources.length === 0) throw new WorkerProblem('corrupt_input', message('mailNone'));
    const digits = String(sources.length).length;
    writeFileSync(
      output,
      zipSync(Object.fromEntries(sources.map((mail, at) => [`mail-${String(at + 1).padStart(digits, '0')}.eml`, mail])), packing),
    );
    return null;
  }
  const mails = (await readAll(sources)).filter(isMail);
  const [first] = mails;
  if (!first) throw new WorkerProblem('corrupt_input', message('mailNone'));
  const heading = (mails.length === 1 && first.mail.subject) || title;
  if (to === 'zip') writeFileSync(output, zipOf(first, heading));
  else
    writeFileSync(
      output,
      mailPage(
        mails.map((mail, index) => mailArticle(mail, String(index + 1))),
        heading,
      ),
    );
  return null;
};

void serve(convert, { faults: mailFaults });
