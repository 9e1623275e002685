export const mostMails = 5000;

const fromLine = Buffer.from('From ');
/** Bytes inspected of a separator line and of the line after it. */
const mostBytes = 1000;

const lineAt = (bytes: Buffer, start: number): string => {
  const end = bytes.indexOf(10, start);
  return bytes.toString('latin1', start, Math.min(end < 0 ? bytes.length : end, start + mostBytes)).trimEnd();
};

/** Whether a line has a date after the sender, as all programs write it; a bare `From ` or `From -` counts as well. */
const isDated = (line: string): boolean => /^From\s*-?$/.test(line) || (/\b\d{1,2}:\d\d/.test(line) && /\b(?:19|20)\d\d\b/.test(line));
const isHeader = (line: string): boolean => /^>?[!-9;-~]{1,100}:/.test(line) || line.startsWith('>From ');

/** Both the line and the next one decide, because a sentence may begin with `From`, and a text may quote a mail's header. */
const separates = (bytes: Buffer, at: number): boolean => {
  const end = bytes.indexOf(10, at);
  if (end < 0) return at === 0;
  const isFirst = at === 0;
  const isBelowBlank = isFirst || bytes[at - 2] === 10 || (bytes[at - 2] === 13 && bytes[at - 3] === 10);
  const [line, below] = [lineAt(bytes, at), lineAt(bytes, end + 1)];
  // After a blank line, a sender without a date suffices, as archives shorten the line.
  return isFirst || ((isDated(line) || (isBelowBlank && /^From \S+$/.test(line))) && isHeader(below));
};

/**
 * Splits an mbox file (RFC 4155) into mails, each of which begins with a line `From `. Removes the `>` that escapes such lines within
 * a mail.
 */
export const splitMailbox = (bytes: Buffer): readonly Buffer[] => {
  const starts: number[] = [];
  for (let at = bytes.indexOf(fromLine); at >= 0 && starts.length <= mostMails; at = bytes.indexOf(fromLine, at + 1))
    if ((at === 0 || bytes[at - 1] === 10) && separates(bytes, at)) starts.push(at);
  return starts.map((start, index) => {
    const line = bytes.indexOf(10, start);
    const mail = bytes.subarray(line < 0 ? start : line + 1, starts[index + 1] ?? bytes.length);
    return mail.includes('\n>From ') ? Buffer.from(mail.toString('latin1').replace(/^>(>*From )/gm, '$1'), 'latin1') : mail;
  });
};
