/** A local server that must never be called. */
export type CallTrap = {
  readonly url: string;
  readonly calls: readonly string[];
  readonly close: () => Promise<void>;
};

/** Listens on a free port and answers every call with `answer`. */
export const setCallTrap = (answer: () => Response): CallTrap => {
  const calls: string[] = [];
  const listener = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: ({ url }) => {
      calls.push(new URL(url).pathname);
      return answer();
    },
  });
  return { url: `http://127.0.0.1:${listener.port}`, calls, close: () => listener.stop(true) };
};
