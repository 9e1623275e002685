export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Part = string | Uint8Array;
export const bytes = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export const part = (name: string, value: Part, more = ''): Buffer =>
  bytes(`--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`, value, '\r\n');
export const file = (value: Part = smallPng, name = '; filename="a.png"'): Buffer => part('file', value, name);
export const pair = bytes(part('inputFormat', 'png'), part('outputFormat', 'webp'));
export const end = '--b--\r\n';
export const form = (...parts: readonly Part[]): Buffer => bytes(...parts, end);
export const honest = form(pair, file());
export const head = (lines: readonly string[], request = 'POST /api/convert HTTP/1.1'): string =>
  `${[request, 'Host: converter', ...lines].join('\r\n')}\r\n\r\n`;
export const type = 'Content-Type: multipart/form-data; boundary=b';
export const post = (body: Uint8Array, ...lines: readonly string[]): Buffer =>
  bytes(head([type, `Content-Length: ${body.length}`, ...lines]), body);
export const chunked = (...chunks: readonly Part[]): Buffer =>
  bytes(...chunks.flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']), '0\r\n\r\n');
