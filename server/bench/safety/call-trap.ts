/** A server on this machine that nothing should ever call. */
export type CallTrap = {
  readonly url: string;
  /** Paths that were called. */
  readonly calls: readonly string[];
  readonly close: () => Promise<void>;
};

/** Listens on a free port and answers every call by this. */
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
