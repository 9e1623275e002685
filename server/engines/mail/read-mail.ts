import PostalMime, { type Email } from 'postal-mime';
import { headerEncoding, headerLine, textOfPart } from './charset.ts';
import { withoutFlow } from './flowed.ts';

/** Limit of nested parts in a mail. */
const mostLevels = 100;

/** The parser's internal data of a part, which its package doesn't declare. */
type Part = {
  state: string;
  content: ArrayBuffer | undefined;
  readonly contentType: {
    readonly multipart: string | false;
    readonly parsed: { readonly value: string; readonly params: Record<string, string> };
  };
};

/** The parser's internal methods that are overridden below. */
type Inner = {
  readonly currentNode: Part;
  collectNode(node: Part, ...rest: unknown[]): Promise<void>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
};
const base = PostalMime.prototype as unknown as Inner;

/** Recodes texts with a missing or wrong label, and raw header lines, to UTF-8 before the parser decodes them. */
class MailReader extends PostalMime {
  #encoding: string | undefined;
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    super({ attachmentEncoding: 'arraybuffer', maxNestingDepth: mostLevels, forceRfc822Attachments: true });
    this.#bytes = bytes;
  }

  processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const inner = this as unknown as Inner;
    const isHeader = inner.currentNode.state === 'header';
    const known = isHeader ? headerLine(line, () => (this.#encoding ??= headerEncoding(this.#bytes))) : line;
    return base.processLine.call(this, known, isFinal);
  }

  collectNode(node: Part, ...rest: unknown[]): Promise<void> {
    const { multipart, parsed } = node.contentType;
    if (!multipart && node.content && /^(?:text\/(?:plain|html|calendar)|application\/ics|)$/.test(parsed.value)) {
      const text = textOfPart(new Uint8Array(node.content), parsed.params.charset ?? '', parsed.value === 'text/html');
      if (text !== undefined) {
        node.content = new TextEncoder().encode(text).buffer as ArrayBuffer;
        parsed.params.charset = 'utf-8';
      }
      if (/^flowed$/i.test(parsed.params.format ?? '')) {
        // Line ends, blanks and quote marks are the same bytes in all mail encodings.
        const flowed = Buffer.from(node.content).toString('latin1');
        const joined = Buffer.from(withoutFlow(flowed, /^yes$/i.test(parsed.params.delsp ?? '')), 'latin1');
        node.content = new Uint8Array(joined).buffer;
        parsed.params.format = 'fixed';
      }
    }
    return base.collectNode.call(this, node, ...rest);
  }
}

/** Parses a mail (RFC 5322, MIME): headers, bodies and attachments, including attached mails. */
export const parseMail = (bytes: Uint8Array): Promise<Email> => new MailReader(bytes).parse(bytes);
