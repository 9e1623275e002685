/** Runs `load` at the first call and returns its result from then on. A failed load is repeated at the next call. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
};

/** Fetches JSON. Rejects if the response is not successful. */
export const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
};
