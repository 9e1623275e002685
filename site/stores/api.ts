const origin: string = (import.meta.env?.PUBLIC_API_ORIGIN ?? '').replace(/\/$/, '');

/** The address of an API call; `/api` is put in front when it is missing. */
export const apiUrl = (path: string): string => `${origin}${path.startsWith('/api/') ? path : `/api${path}`}`;
