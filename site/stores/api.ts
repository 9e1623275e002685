const origin: string = (import.meta.env?.PUBLIC_API_ORIGIN ?? '').replace(/\/$/, '');

/** The address of an API call. */
export const apiUrl = (path: string): string => `${origin}/api${path}`;
