import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { type Checks, type Finding, finding } from '../check.ts';
import { look } from '../look.ts';
import { wordsOf } from './documents.ts';
import { bare } from './input.ts';

type Mail = {
  readonly words: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly size: number; readonly crc: string }[];
};

const readMail = async (path: string, format: string): Promise<Mail> =>
  JSON.parse(await look('/usr/bin/python3', join(import.meta.dir, '../read-mail.py'), path, format));

const checksum = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0');

/** Content of the ZIP of a mail or of a folder of mails. */
const inZip = async (path: string): Promise<{ readonly text: string; readonly sums: ReadonlySet<string> }> => {
  const files = Object.entries(unzipSync(await Bun.file(path).bytes()));
  const page = files.find(([name]) => name === 'message.html')?.[1];
  const mails = files.filter(([name]) => name.endsWith('.eml')).map(([, bytes]) => new TextDecoder().decode(bytes));
  return {
    text: [page ? new TextDecoder().decode(page).replace(/<[^>]*>/g, ' ') : '', ...mails].join('\n'),
    sums: new Set(files.map(([, bytes]) => checksum(bytes))),
  };
};

/**
 * Mails: words of subject and body according to olefile or Python's email, and every attachment, byte for byte, if the target keeps
 * attachments.
 */
export const mailChecks: Checks = async ({ fixture, to, output }) => {
  const was = await readMail(fixture.file, fixture.format);
  const findings: Finding[] = [];
  let text: string;
  let sums: ReadonlySet<string> | undefined;
  if (to === 'zip') ({ text, sums } = await inZip(output));
  else if (to === 'eml') {
    const is = await readMail(output, 'eml');
    text = is.words.join(' ');
    sums = new Set(is.attachments.map(({ crc }) => crc));
  } else text = to === 'pdf' ? await look('pdftotext', output, '-') : await wordsOf(output, to);
  const seen = bare(text);
  const lost = was.words.map(bare).filter((word) => !seen.includes(word));
  findings.push(finding('words', lost.length === 0, `without ${lost.slice(0, 5).join(', ')}`));
  if (sums && fixture.format !== 'mbox') {
    const missing = was.attachments.filter(({ crc }) => !sums.has(crc)).map(({ name }) => basename(name));
    findings.push(finding('attachments', missing.length === 0, missing));
  }
  return findings;
};
