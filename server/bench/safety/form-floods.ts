/** Forms that are expensive to parse because of what surrounds the file; its content does not matter. */
export type FormFlood = { readonly name: string; readonly type: string; readonly body: () => Buffer };

const size = 48 * 1024 ** 2;
const repeated = (text: string, bytes = size): string => text.repeat(Math.ceil(bytes / text.length));
const part = (headers: string, content: string): string => `--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const flood = (name: string, body: () => string, boundary = 'b'): FormFlood => ({
  name,
  type: `multipart/form-data; boundary=${boundary}`,
  body: () => Buffer.from(body(), 'latin1'),
});
const fields = part('name="inputFormat"', 'txt') + part('name="outputFormat"', 'pdf');

export const formFloods: readonly FormFlood[] = [
  flood('form-of-line-ends', () => `${fields}${part('name="file"; filename="a.txt"', repeated('\r\n'))}--b--`),
  flood('form-of-near-boundaries', () => `${fields}${part('name="file"; filename="a.txt"', repeated('\r\n--'))}--b--`),
  flood('form-of-long-near-boundaries', () => `--${'b'.repeat(70)}\r\n${repeated(`\r\n--${'b'.repeat(69)}`)}`, 'b'.repeat(70)),
  flood('form-of-parts', () => repeated(part('name="x"', 'x'))),
  flood('form-of-nameless-parts', () => repeated('--b\r\n\r\n\r\n')),
  flood('form-of-headers', () => `--b\r\n${repeated('X: y\r\n')}`),
  flood('form-of-one-header', () => `--b\r\nContent-Disposition: form-data; name="${repeated('\\"%41')}`),
  flood('form-of-names', () => part(`name="file"; filename="${repeated('. ', 3000)}"`, 'x')),
  flood('form-of-parameters', () => part(repeated("name*=utf-8''%41;", 3900), 'x')),
  flood('form-with-no-end', () => `${fields}${part('name="file"; filename="a.txt"', repeated('a '))}`),
  flood('form-with-an-epilogue', () => `${fields}${part('name="file"; filename="a.txt"', 'a')}--b--${repeated('\r\n--b')}`),
  flood(
    'form-of-options',
    () => `${fields}${part('name="options"', repeated('[', 16_000))}${part('name="file"; filename="a.txt"', 'a')}--b--`,
  ),
];
