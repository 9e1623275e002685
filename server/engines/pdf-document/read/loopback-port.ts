/** A message between the two halves of pdf.js: an action with its data. */
type Message = { readonly action?: string; readonly data?: unknown };
type Listener = (event: { readonly data: unknown }) => void;
type FontExport = { readonly extra?: Readonly<Record<string, unknown>> };

/**
 * pdf.js takes a font for monospaced if all used characters have one width. It needs at least this many, since a single bullet always
 * qualifies.
 */
const fewestWidths = 6;

/** The extras of a font that this engine reads, beyond what pdf.js needs for drawing. */
const usedExtras = ({ isMonospace, differences, widths }: Readonly<Record<string, unknown>>) => ({
  isMonospace: isMonospace === true && Object.values(widths ?? {}).filter((width) => width > 0).length >= fewestWidths,
  differences,
});

/**
 * A font to send, without the unused outlines and tables. Its character map is an array by code, where a four-byte code has an index such
 * as 3 627 080 715: to clone it, JavaScriptCore visits all the empty slots before that for minutes.
 */
const lean = (message: Message): Message => {
  // The drawing half cannot load a font and requests the outlines of all its glyphs, which nothing here draws: an empty id has none.
  if (message.action === 'FontFallback') return { ...message, data: { id: '' } };
  if (message.action !== 'commonobj' || !Array.isArray(message.data)) return message;
  const [id, type, font]: readonly unknown[] = message.data;
  if (type !== 'Font') return message;
  const { extra = {}, ...drawn } = font as FontExport;
  return { ...message, data: [id, type, { ...drawn, extra: usedExtras(extra) }] };
};

type OperatorChunk = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

const isOperators = (chunk: unknown): chunk is OperatorChunk =>
  typeof chunk === 'object' && chunk !== null && 'fnArray' in chunk && 'argsArray' in chunk;

/**
 * A chunk of a page's operators, passed without cloning each glyph: the sender empties both lists and does not touch the rest again, and
 * the receiver only reads.
 */
const handedOver = (message: Message): Message | undefined => {
  const { chunk } = message as { readonly chunk?: unknown };
  return isOperators(chunk)
    ? ({ ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } } as Message)
    : undefined;
};

/**
 * Both ends of the port between the two halves of pdf.js in one thread, like its own loopback: messages are cloned, except operators, and
 * delivered asynchronously.
 */
export class LoopbackPort {
  readonly #listeners = new Set<Listener>();

  postMessage(message: Message, transfer?: readonly ArrayBuffer[]): void {
    const event = { data: handedOver(message) ?? structuredClone(lean(message), transfer ? { transfer: [...transfer] } : undefined) };
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener(event);
    });
  }

  addEventListener(_name: string, listener: Listener, options?: { readonly signal?: AbortSignal } | null): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }
}
