import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { isPicture } from './attachment.ts';
import { headerEncoding, headerLine, plainTextOf, textOfPart, withKnownWords } from './charset.ts';
import { withoutFlow } from './flowed.ts';
import { footerFinder } from './list-footer.ts';
import { plainMail } from './mail-bytes.ts';
import { nameQuoter, withJoinedWords, withOneKind, withPlainEncoding } from './part-headers.ts';
import { bestForm, type Piece, type PieceOfForm } from './pieces.ts';
import { withoutUuFiles } from './uuencoded.ts';

/** Limit of nested parts in a mail. */
const mostLevels = 100;

/** The parser's internal data of a part, which its package doesn't declare. */
type Part = {
  state: string;
  headerLines: readonly string[];
  content: ArrayBuffer | undefined;
  contentId?: string | undefined;
  readonly parentNode?: Part | undefined;
  readonly childNodes: readonly Part[];
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly contentTransferEncoding: { readonly value: string; readonly encoding: string };
  readonly contentDisposition: { readonly parsed: { readonly value: string; readonly params: Record<string, string> } };
  readonly contentType: {
    readonly multipart: string | false;
    readonly parsed: { value: string; readonly params: Record<string, string> };
  };
};

/** The parser's internal state, and methods that are overridden below. */
type Inner = {
  readonly currentNode: Part;
  readonly attachments: readonly Attachment[];
  readonly textMap: ReadonlyMap<Part, Readonly<Partial<Record<'html' | 'plain', readonly { readonly value: string }[]>>>>;
  isInlineTextNode(node: Part): boolean;
  collectNode(node: Part, alternative: Part | false, related: boolean): Promise<void>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
};
const base = PostalMime.prototype as unknown as Inner;
const none = new Uint8Array();

const encodingOf = ({ contentTransferEncoding: { encoding, value } }: Part): string => (encoding || value).trim();

/** Another form of a text that no reader shows when it has words or a page: AMP, RTF, enriched text. */
const isOtherForm = ({ contentType, contentDisposition }: Part): boolean =>
  /^text\/(?!plain$|html$|calendar$)|^application\/rtf$/.test(contentType.parsed.value) &&
  contentDisposition.parsed.value !== 'attachment' &&
  !contentDisposition.parsed.params.filename;
const isFile = ({ contentType, contentDisposition }: Part): boolean =>
  contentDisposition.parsed.value === 'attachment' || Boolean(contentDisposition.parsed.params.filename || contentType.parsed.params.name);
/** Text of a kind that nobody knows, or none, and the reports of servers, which programs show as they are unless they are files. */
const isUnknownText = (part: Part): boolean =>
  /^text(?:$|\/(?!plain$|html$|calendar$|rtf$|(?:x-)?vcard$))|^message\/(?:delivery-status|disposition-notification|feedback-report)$/.test(
    part.contentType.parsed.value,
  ) && !isFile(part);

const known = new WeakMap<Part, boolean>();
const hasWords = (alternative: Part): boolean => {
  const before = known.get(alternative);
  if (before !== undefined) return before;
  const has = alternative.childNodes.some((one) =>
    one.contentType.multipart ? hasWords(one) : /^text\/(?:plain|html)$/.test(one.contentType.parsed.value),
  );
  known.set(alternative, has);
  return has;
};

const uuContent = (content: ArrayBuffer): ArrayBuffer => {
  const { files } = withoutUuFiles(Buffer.from(content).toString('latin1'));
  return files[0] ? (new Uint8Array(files[0].content).buffer as ArrayBuffer) : content;
};

/** Blanks behind the `=` of a soft line break, which servers add (RFC 2045, 6.7, rule 3). */
const softBreak = (line: Uint8Array): Uint8Array => {
  const isBlank = (at: number): boolean => line[at] === 32 || line[at] === 9;
  if (!isBlank(line.length - 1)) return line;
  let end = line.length;
  while (end > 0 && isBlank(end - 1)) end--;
  return line[end - 1] === 61 ? line.subarray(0, end) : line;
};

/**
 * The content of a part between boundaries without its last line break, which belongs to the boundary (RFC 2046, 5.1.1). The parser adds
 * none to a line with a soft break.
 */
const withoutLastBreak = (part: Part, endsSoftly: boolean): ArrayBuffer | undefined => {
  const { content, parentNode } = part;
  if (!content || !parentNode || endsSoftly || /^base64$/i.test(encodingOf(part))) return content;
  const last = content.byteLength - 1;
  return new Uint8Array(content)[last] === 10 ? content.slice(0, last) : content;
};

/** Start of an HTML page. */
const pageStart = /^\s{0,99}<(?:!doctype\s{1,9}html|html)[\s>]/i;
const isUnlabelledPage = ({ headers, content }: Part): boolean =>
  content !== undefined &&
  content !== null &&
  !headers.some(({ key }) => key === 'content-type') &&
  pageStart.test(Buffer.from(content).toString('latin1', 0, 200));

/** Recodes texts with a missing or wrong label, and raw header lines, to UTF-8 before the parser decodes them. */
class MailReader extends PostalMime {
  #encoding: string | undefined;
  readonly #withQuotes = nameQuoter();
  readonly #endSoftly = new WeakSet<Part>();
  readonly #footers = new WeakMap<Part, ReturnType<typeof footerFinder>>();
  /** Pieces by their alternative, or by their part if it has none. */
  readonly #pieces = new Map<Part, PieceOfForm[]>();
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    super({ attachmentEncoding: 'arraybuffer', maxNestingDepth: mostLevels, forceRfc822Attachments: true });
    this.#bytes = bytes;
  }

  async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const inner = this as unknown as Inner;
    const node = inner.currentNode;
    const isHeader = node.state === 'header';
    const isPrintable = !isHeader && inner.currentNode.contentTransferEncoding.encoding === 'quoted-printable';
    const plain = isPrintable ? softBreak(line) : line;
    if (isHeader && line.length === 0) node.headerLines = withPlainEncoding(withJoinedWords(withOneKind(node.headerLines)));
    const known = () => withKnownWords(headerLine(line, () => (this.#encoding ??= headerEncoding(this.#bytes))));
    const read = isHeader ? this.#withQuotes(known()) : this.#isFooter(node, line) ? none : plain;
    await base.processLine.call(this, read, isFinal);
    if (!isPrintable || inner.currentNode !== node) return;
    if (plain.at(-1) === 61) this.#endSoftly.add(node);
    else this.#endSoftly.delete(node);
  }

  #isFooter(node: Part, line: Uint8Array): boolean {
    if (node.state === 'header' || !/^base64$/i.test(encodingOf(node))) return false;
    const finder = this.#footers.get(node) ?? footerFinder();
    this.#footers.set(node, finder);
    return finder.isFooter(line);
  }

  async collectNode(node: Part, alternative: Part | false, related: boolean): Promise<void> {
    const { multipart, parsed } = node.contentType;
    if (!multipart && alternative && isOtherForm(node) && hasWords(alternative)) return;
    if (!multipart) node.content = withoutLastBreak(node, this.#endSoftly.has(node));
    if (isUnknownText(node)) parsed.value = 'text/plain';
    if (!multipart && parsed.value === 'text/plain' && isUnlabelledPage(node)) parsed.value = 'text/html';
    // Saved pages name their pictures by address.
    node.contentId ??= node.headers.find(({ key }) => key === 'content-location')?.value;
    if (node.content && /^x?-?uu/i.test(encodingOf(node))) node.content = uuContent(node.content);
    if (!multipart && node.content && /^(?:text\/(?:plain|html|calendar)|application\/ics|)$/.test(parsed.value)) {
      const text = textOfPart(new Uint8Array(node.content), parsed.params.charset ?? '', parsed.value === 'text/html');
      if (text !== undefined) {
        node.content = new TextEncoder().encode(text).buffer as ArrayBuffer;
        parsed.params.charset = 'utf-8';
      }
      const footer = parsed.value === 'text/plain' && !isFile(node) ? this.#footers.get(node)?.text() : undefined;
      if (footer) {
        const words = plainTextOf(new Uint8Array(node.content), parsed.params.charset ?? '');
        node.content = new TextEncoder().encode(`${words.trimEnd()}\n\n${footer}\n`).buffer as ArrayBuffer;
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
    const { length } = (this as unknown as Inner).attachments;
    await base.collectNode.call(this, node, alternative, related);
    if (!multipart) this.#place(node, alternative, related, length);
  }

  /** Notes the place of a text or of a picture that no page has to name; `before` is the number of attachments until then. */
  #place(node: Part, alternative: Part | false, related: boolean, before: number): void {
    const inner = this as unknown as Inner;
    const key = alternative || node;
    const picture = related ? undefined : inner.attachments[before];
    const kind = node.contentType.parsed.value === 'text/html' ? 'html' : 'plain';
    const content = inner.isInlineTextNode(node) ? inner.textMap.get(key)?.[kind]?.at(-1)?.value : undefined;
    const isShown = picture !== undefined && picture.disposition !== 'attachment' && isPicture(picture);
    const piece: Piece | undefined = content !== undefined ? { kind, content } : isShown ? { kind: 'picture', picture } : undefined;
    if (!piece) return;
    let form = node;
    while (alternative && form.parentNode && form.parentNode !== alternative) form = form.parentNode;
    const pieces = this.#pieces.get(key) ?? [];
    pieces.push({ form, piece });
    this.#pieces.set(key, pieces);
  }

  /** What the mail shows, after it was parsed. */
  pieces(): readonly Piece[] {
    return [...this.#pieces].flatMap(([key, pieces]) => (key.contentType.multipart ? bestForm(pieces) : pieces.map(({ piece }) => piece)));
  }
}

/** A mail, and what it shows. */
export type ReadMail = Email & { readonly pieces: readonly Piece[] };

/** Parses a mail (RFC 5322, MIME): headers, bodies and attachments, including attached mails. */
export const parseMail = async (bytes: Uint8Array): Promise<ReadMail> => {
  const plain = plainMail(bytes);
  const reader = new MailReader(plain);
  const mail = await reader.parse(plain);
  const found: Attachment[] = [];
  const pieces = reader.pieces().map((piece) => {
    if (piece.kind !== 'plain') return piece;
    const { text, files } = withoutUuFiles(piece.content);
    for (const { name, content } of files)
      found.push({ filename: name, mimeType: 'application/octet-stream', disposition: 'attachment', content: new Uint8Array(content) });
    return files.length === 0 ? piece : { ...piece, content: text };
  });
  if (found.length === 0) return { ...mail, pieces };
  const text = pieces.flatMap((piece) => (piece.kind === 'plain' ? [piece.content] : [])).join('\n');
  return { ...mail, pieces, ...(mail.html ? {} : { text }), attachments: [...mail.attachments, ...found] };
};
