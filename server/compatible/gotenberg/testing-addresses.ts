import { innerAddresses } from '../testing-forms.ts';

/** Addresses that lead inside or to hosts that are not listed, in every spelling. `allowed` is the port of the listed hosts. */
export const attacksOn = (allowed: number, forbidden: number): readonly string[] => [
  ...innerAddresses.flatMap((address) => [address, address.replace(/^(\w+:\/\/[^/]+)\//, `$1:${forbidden}/`)]),
  `http://unlisted.example:${allowed}/`,
  `http://pages.example:${forbidden}/`,
  `https://pages.example:${allowed}/`,
  `http://pages.example@127.0.0.1:${forbidden}/`,
  `http://user:word@pages.example:${allowed}/a/page`,
  `http://127.0.0.1:${forbidden}\\@pages.example/`,
  'http://pages.example.evil.example/',
  `http://pages.example.:${allowed}/`,
  'javascript:alert(1)',
  'data:text/html,<p>a',
  'view-source:http://127.0.0.1/',
  'about:blank',
  'chrome://version',
];

/** Answers of a web server. */
export const html = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const image = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
export const png = (): Response => new Response(image, { headers: { 'content-type': 'image/png' } });

/** A body without an end; counts what was taken of it. */
export const endless = (sent: { bytes: number }): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: (to) => {
      sent.bytes += 1024 ** 2;
      to.enqueue(new Uint8Array(1024 ** 2));
    },
  });
