import { userSpeech } from './speech.ts';

/** The API key for `--server`. Other users of the machine can read a command line, but not this. */
export const keyVariable = 'FILE_CONVERTER_API_KEY';

/**
 * Sends a request to the API of a server, with the user's API key if there is one. A redirect, such as that of a result to a store, is
 * followed without the key. Rejects as `fetch` does.
 */
export const askServer = async (server: URL, path: string, init: RequestInit = {}): Promise<Response> => {
  const url = new URL(path, server);
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', userSpeech.language.tag);
  const key = process.env[keyVariable];
  if (key) headers.set('Authorization', `Bearer ${key}`);
  const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
  if (location === null) return answer;
  await answer.body?.cancel();
  return fetch(new URL(location, url), { method: 'GET', signal: init.signal ?? null });
};
