import PostalMime, { type Email } from 'postal-mime';
import { headerEncoding, headerLine, textOfPart } from './charset.ts';
import { withoutFlow } from './flowed.ts';

/** Parts within parts of one mail. */
const mostLevels = 100;

/** What the reader keeps of a part; its package does not declare it. */
type Part = {
  state: string;
  content: ArrayBuffer | undefined;
  readonly contentType: {
    readonly multipart: string | false;
    readonly parsed: { readonly value: string; readonly params: Record<string, string> };
  };
};

/** The reader's own methods that are replaced below. */
type Inner = {
  readonly currentNode: Part;
  collectNode(node: Part, ...rest: unknown[]): Promise<void>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
};
const base = PostalMime.prototype as unknown as Inner;

/** Texts whose label is missing or wrong, and header lines that are in no encoding, come as UTF-8 before the reader decodes them. */
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
        // Line ends, blanks and quote signs are the same bytes in all encodings of mail.
        const flowed = Buffer.from(node.content).toString('latin1');
        const joined = Buffer.from(withoutFlow(flowed, /^yes$/i.test(parsed.params.delsp ?? '')), 'latin1');
        node.content = new Uint8Array(joined).buffer;
        parsed.params.format = 'fixed';
      }
    }
    return base.collectNode.call(this, node, ...rest);
  }
}

/** Reads one mail (RFC 5322, MIME): headers, bodies and what is attached; mails within it are attached. */
export const parseMail = (bytes: Uint8Array): Promise<Email> => new MailReader(bytes).parse(bytes);
