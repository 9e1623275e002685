import { WorkerProblem } from '../../contract/worker-main.ts';

/** Parameters or results of the protocol, under the protocol's own names. */
type Members = Readonly<Record<string, unknown>>;
type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Members;
  readonly result?: Members;
  readonly error?: Members;
};

/**
 * A browser connected by two pipes (`--remote-debugging-pipe`). Messages are JSON, terminated by a zero byte.
 * Source: Chrome DevTools Protocol, 1.3.
 */
export type Devtools = {
  /**
   * Resolves with the result. Rejects with an Error if the browser refuses; WorkerProblem `conversion_failed` once the browser or its page
   * has ended.
   */
  readonly ask: (method: string, params?: Members, session?: string) => Promise<Members>;
  /** Resolves with the parameters of the next event of that name. */
  readonly next: (event: string) => Promise<Members>;
  /** Calls `heard` for every event of that name. */
  readonly each: (event: string, heard: (params: Members) => void) => void;
  readonly end: () => void;
};

/** Events that report a crashed page process. */
const ends = new Set(['Inspector.targetCrashed', 'Target.targetCrashed']);

export const startBrowser = (program: string, args: readonly string[]): Devtools => {
  const child = Bun.spawn([program, '--remote-debugging-pipe', ...args], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input = -1, output = -1] = child.stdio as unknown as readonly number[];
  const writer = Bun.file(input).writer();
  const asked = new Map<number, PromiseWithResolvers<Members>>();
  const listeners = new Map<string, (params: Members) => void>();
  let ended = false;
  let last = 0;

  const end = (): void => {
    ended = true;
    for (const { reject } of asked.values()) reject(new WorkerProblem('conversion_failed'));
    asked.clear();
  };
  const hear = ({ id, method, params = {}, result, error }: Message): void => {
    if (method !== undefined) {
      if (ends.has(method)) end();
      listeners.get(method)?.(params);
      return;
    }
    const one = asked.get(id ?? 0);
    asked.delete(id ?? 0);
    if (error) one?.reject(new Error(`The browser refused: ${String(error.message)}`));
    else one?.resolve(result ?? {});
  };
  const listen = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let pieces: string[] = [];
    for await (const chunk of Bun.file(output).stream()) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\0');
      pieces.push(first);
      for (const piece of more) {
        hear(JSON.parse(pieces.join('')) as Message);
        pieces = [piece];
      }
    }
  };
  void listen()
    .catch(() => undefined)
    .finally(end);

  const ask: Devtools['ask'] = async (method, params, session) => {
    if (ended) throw new WorkerProblem('conversion_failed');
    const id = ++last;
    const one = Promise.withResolvers<Members>();
    asked.set(id, one);
    writer.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    try {
      await writer.flush();
    } catch {
      // The browser has exited; the end of its output rejects the request.
    }
    return one.promise;
  };
  return {
    ask,
    next: (event) => {
      const { promise, resolve, reject } = Promise.withResolvers<Members>();
      // Registered like a request, so that it is rejected when the browser ends.
      const id = ++last;
      asked.set(id, { promise, resolve, reject });
      promise.catch(() => undefined);
      listeners.set(event, (params) => {
        listeners.delete(event);
        asked.delete(id);
        resolve(params);
      });
      return promise;
    },
    each: (event, heard) => void listeners.set(event, heard),
    end: () => child.kill('SIGKILL'),
  };
};
