/** What the two halves of pdf.js say to each other: a message of an action with its data. */
type Message = { readonly action?: string; readonly data?: unknown };
type Listener = (event: { readonly data: unknown }) => void;
type FontExport = { readonly extra?: Readonly<Record<string, unknown>> };

/** pdf.js takes a font for typewriter's where all signs in use have one width: so many must have it, for a bullet alone always has. */
const fewestWidths = 6;

/** What this engine reads of a font beyond what pdf.js needs for drawing it. */
const usedExtras = ({ isMonospace, differences, widths }: Readonly<Record<string, unknown>>) => ({
  isMonospace: isMonospace === true && Object.values(widths ?? {}).filter((width) => width > 0).length >= fewestWidths,
  differences,
});

/**
 * A font that is handed over, without the outlines and tables that nobody here reads. Its character map is an array by code, where a code of four
 * bytes stands at place 3 627 080 715: to clone that, JavaScriptCore walks through all the empty places before it, for minutes.
 */
const lean = (message: Message): Message => {
  // The half that would draw cannot load a font, and asks for the outlines of all its signs instead, which nobody here draws: of no font there are none.
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
 * A piece of a page's operators as the other half may have it without a clone of each glyph: whoever sends it empties the two lists and
 * goes on with nothing else of it, and whoever gets it only reads.
 */
const handedOver = (message: Message): Message | undefined => {
  const { chunk } = message as { readonly chunk?: unknown };
  return isOperators(chunk)
    ? ({ ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } } as Message)
    : undefined;
};

/** Both ends of a line between the two halves of pdf.js in one thread, as its own loopback: messages are clones, but for operators, and come later. */
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
