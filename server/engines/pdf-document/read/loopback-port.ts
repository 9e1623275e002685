/** What the two halves of pdf.js say to each other: a message of an action with its data. */
type Message = { readonly action?: string; readonly data?: unknown };
type Listener = (event: { readonly data: unknown }) => void;
type FontExport = { readonly extra?: Readonly<Record<string, unknown>> };

/** What this engine reads of a font beyond what pdf.js needs for drawing it. */
const usedExtras = ['isMonospace', 'differences'];

/**
 * A font that is handed over, without the tables that nobody here reads. Its character map is an array by code, where a code of four
 * bytes stands at place 3 627 080 715: to clone that, JavaScriptCore walks through all the empty places before it, for minutes.
 */
const lean = (message: Message): Message => {
  if (message.action !== 'commonobj' || !Array.isArray(message.data)) return message;
  const [id, type, font]: readonly unknown[] = message.data;
  if (type !== 'Font') return message;
  const { extra = {}, ...drawn } = font as FontExport;
  return { ...message, data: [id, type, { ...drawn, extra: Object.fromEntries(usedExtras.map((name) => [name, extra[name]])) }] };
};

/** Both ends of a line between the two halves of pdf.js in one thread, as its own loopback: messages are clones and come later. */
export class LoopbackPort {
  readonly #listeners = new Set<Listener>();

  postMessage(message: Message, transfer?: readonly ArrayBuffer[]): void {
    const event = { data: structuredClone(lean(message), transfer ? { transfer: [...transfer] } : undefined) };
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
