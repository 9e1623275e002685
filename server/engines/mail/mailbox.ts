/** Mails of one mailbox. */
export const mostMails = 5000;

const fromLine = Buffer.from('From ');

/**
 * The mails of an mbox file (RFC 4155): each begins with a line `From `, after an empty one. A `>` that was put before such a line
 * within a mail is taken away again.
 */
export const splitMailbox = (bytes: Buffer): readonly Buffer[] => {
  const starts: number[] = [];
  for (let at = bytes.indexOf(fromLine); at >= 0 && starts.length <= mostMails; at = bytes.indexOf(fromLine, at + 1)) {
    const isAfterBlank = at === 0 || (bytes[at - 1] === 10 && (bytes[at - 2] === 10 || (bytes[at - 2] === 13 && bytes[at - 3] === 10)));
    if (isAfterBlank) starts.push(at);
  }
  return starts.map((start, index) => {
    const line = bytes.indexOf(10, start);
    const mail = bytes.subarray(line < 0 ? start : line + 1, starts[index + 1] ?? bytes.length);
    return mail.includes('\n>From ') ? Buffer.from(mail.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1') : mail;
  });
};
