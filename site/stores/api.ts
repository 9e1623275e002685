const origin: string = (import.meta.env?.PUBLIC_API_ORIGIN ?? '').replace(/\/$/, '');

/** The address of an API call; prepends a missing `/api`. */
export const apiUrl = (path: string): string => `${origin}${path.startsWith('/api/') ? path : `/api${path}`}`;
