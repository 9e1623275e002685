import { bytes, chunked, file, form, head, honest, type Part, pair, part, post, smallPng, type } from './wire-form.ts';

/** Accepted answers: `refused` is an error other than 500, or a closed connection; a list gives the exact statuses in order. */
export type WireAttack = {
  readonly name: string;
  readonly sent: readonly Part[];
  readonly answer: 'refused' | readonly number[];
  readonly halfClose?: true;
  /** Milliseconds without data after which the answer counts as complete. */
  readonly quietMs?: number;
};

const attack = (name: string, answer: WireAttack['answer'], ...sent: readonly Part[]): WireAttack => ({ name, sent, answer });

export const wireAttacks: readonly WireAttack[] = [
  attack('two requests in one breath', 'refused', bytes(post(honest), post(honest))),
  attack(
    'a second request in the body of the first',
    [200],
    post(form(pair, file(), 'GET /api/metrics HTTP/1.1\r\nHost: converter\r\n\r\n')),
  ),
  attack(
    'a length and chunks',
    'refused',
    bytes(head([type, 'Content-Length: 5', 'Transfer-Encoding: chunked']), '0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'),
  ),
  attack('two lengths', 'refused', bytes(head([type, 'Content-Length: 5', 'Content-Length: 900']), honest)),
  attack('a length with a sign', 'refused', bytes(head([type, 'Content-Length: +900']), honest)),
  attack('a negative length', 'refused', bytes(head([type, 'Content-Length: -1']), honest)),
  attack('a length past every number', 'refused', bytes(head([type, 'Content-Length: 99999999999999999999999']), honest)),
  attack('an encoding that is almost chunked', 'refused', bytes(head([type, 'Transfer-Encoding: xchunked']), honest)),
  attack(
    'chunks of a size past every number',
    'refused',
    bytes(head([type, 'Transfer-Encoding: chunked']), 'ffffffffffffffffff\r\n', honest),
  ),
  attack('chunks of a negative size', 'refused', bytes(head([type, 'Transfer-Encoding: chunked']), '-5\r\n', honest)),
  attack('honest chunks', [200], bytes(head([type, 'Transfer-Encoding: chunked']), chunked(honest))),
  attack(
    'chunks of one byte',
    [200],
    bytes(head([type, 'Transfer-Encoding: chunked']), chunked(...[...honest].map((byte) => Uint8Array.of(byte)))),
  ),
  attack('a megabyte beside a chunk', 'refused', bytes(head([type, 'Transfer-Encoding: chunked']), `5;a=${'x'.repeat(1_000_000)}\r\n`)),
  attack(
    '5000 headers after the chunks',
    'refused',
    bytes(
      head([type, 'Transfer-Encoding: chunked']),
      `${honest.length.toString(16)}\r\n`,
      honest,
      `\r\n0\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
    ),
  ),
  attack(
    'chunks with bare line feeds',
    'refused',
    bytes(head([type, 'Transfer-Encoding: chunked']), `${honest.length.toString(16)}\n`, honest),
  ),
  ...[
    ['Transfer-Encoding: gzip, chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding : chunked', 'Content-Length: 5'],
    ['Content-Length: 5, 5'],
    ['Content-Length: 0x10'],
  ].map((lines) => attack(`a body framed by "${lines.join(' + ')}"`, 'refused', bytes(head([type, ...lines]), honest))),
  attack(
    'chunks for a server of 1996',
    'refused',
    bytes(head([type, 'Transfer-Encoding: chunked'], 'POST /api/convert HTTP/1.0'), chunked(honest)),
  ),
  attack('headers of 200 kB', 'refused', head([type, `X-A: ${'a'.repeat(200_000)}`])),
  attack('5000 headers', 'refused', head([type, ...Array.from({ length: 5000 }, (_, index) => `X-${index}: 1`)])),
  attack('a header without a name', 'refused', head([type, ': value'])),
  attack('a header that is folded', 'refused', head([type, 'X-A: one\r\n two', 'Content-Length: 0'])),
  attack('a NUL in a header', 'refused', head([type, 'X-A: a\0b', 'Content-Length: 0'])),
  attack('no host', 'refused', 'GET /api/health HTTP/1.1\r\n\r\n'),
  ...['', '[::', 'x@y', 'a b', 'x/api/convert?', 'x:99999'].map((host) =>
    attack(`the host "${host}"`, 'refused', `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99999\r\n\r\n`),
  ),
  attack('another server as the address', 'refused', head([type, 'Content-Length: 0'], 'POST http://127.0.0.1:1/api/convert HTTP/1.1')),
  attack('a method that is none', 'refused', head([], 'CONVERT /api/convert HTTP/1.1')),
  attack('TRACE', 'refused', head([], 'TRACE /api/convert HTTP/1.1')),
  attack('CONNECT', 'refused', head([], 'CONNECT 127.0.0.1:22 HTTP/1.1')),
  attack('HTTP/2 without asking', 'refused', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  attack('TLS to a plain port', 'refused', Buffer.from(`160301020001000${'1fc0303'.padEnd(200, '0')}`, 'hex')),
  attack('HTTP/0.9', 'refused', 'GET /\r\n'),
  attack('nothing but line ends', 'refused', '\r\n'.repeat(50_000)),
  attack('no boundary', [400], bytes(head(['Content-Type: multipart/form-data', `Content-Length: ${honest.length}`]), honest)),
  attack(
    'an empty boundary',
    [400],
    bytes(head(['Content-Type: multipart/form-data; boundary=', `Content-Length: ${honest.length}`]), honest),
  ),
  attack(
    'a boundary of 5000 letters',
    [400],
    bytes(head([`Content-Type: multipart/form-data; boundary=${'b'.repeat(5000)}`, `Content-Length: ${honest.length}`]), honest),
  ),
  attack(
    'two boundaries',
    'refused',
    bytes(head(['Content-Type: multipart/form-data; boundary=x; boundary=b', `Content-Length: ${honest.length}`]), honest),
  ),
  attack(
    'a boundary in quotes',
    [200],
    bytes(head(['Content-Type: multipart/form-data; charset=utf-8; boundary="b"', `Content-Length: ${honest.length}`]), honest),
  ),
  attack('a body that is not what it says', [400], post(Buffer.from('{"file":"a"}'))),
  attack('another type', [415], bytes(head(['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3']), 'a=b')),
  attack('a compressed form', [400], bytes(head([type, 'Content-Encoding: gzip', `Content-Length: ${honest.length}`]), honest)),
  attack('the file before its formats', [200], post(form(file(), pair))),
  attack('words before and after the form', [200], post(bytes('hello\r\n', honest, 'goodbye'))),
  attack('a part without a name', 'refused', post(form(pair, '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n', file()))),
  attack('a part without headers', 'refused', post(form(pair, '--b\r\n\r\nx\r\n'))),
  attack(
    'a part with 60 kB of headers',
    'refused',
    post(form(pair, `--b\r\nX-A: ${'a'.repeat(60_000)}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n`)),
  ),
  attack(
    'a part that holds parts',
    'refused',
    post(
      form(
        pair,
        '--b\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Disposition: attachment; filename="/etc/passwd"\r\n\r\nx\r\n--c--\r\n',
      ),
    ),
  ),
  attack('a file that is a field', 'refused', post(form(pair, part('file', smallPng)))),
  attack(
    'a file in base64',
    'refused',
    post(
      form(
        pair,
        bytes(
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n',
          smallPng.toString('base64'),
          '\r\n',
        ),
      ),
    ),
  ),
  attack(
    'a name in two ways',
    [200],
    post(form(pair, file(smallPng, `; filename="a.png"; filename*=UTF-8''..%2f..%2fetc%2fpasswd%00.png`))),
  ),
  attack(
    'a name in an encoding that is none',
    [200],
    post(form(pair, file(smallPng, `; filename*=klingon'en'%ff%fe.png; filename="a.png"`))),
  ),
  attack('a name of 15 kB', [200], post(form(pair, file(smallPng, `; filename="${'n'.repeat(15_000)}.png"`)))),
  attack('a format twice', [400], post(form(pair, part('inputFormat', 'jpg'), file()))),
  attack('two files', [400], post(form(pair, file(), file()))),
  attack('a file in another field', [400], post(form(pair, file(), part('other', 'x', '; filename="b"')))),
  attack('1000 fields', [400], post(form(pair, ...Array.from({ length: 1000 }, (_, index) => part(`f${index}`, 'x')), file()))),
  attack('a field of 60 kB', [400], post(form(pair, part('options', 'x'.repeat(60_000)), file()))),
  attack('a field with a name of 10 kB', [200], post(form(pair, part('f'.repeat(10_000), 'x'), file()))),
  attack('100000 parts of nothing', [400], post(form(pair, '--b\r\n\r\n\r\n'.repeat(100_000), file()))),
  attack(
    'a part with 20000 headers',
    [200],
    post(form(pair, `--b\r\n${'A: b\r\n'.repeat(20_000)}Content-Disposition: form-data; name="x"\r\n\r\ny\r\n`, file())),
  ),
  attack('a file of what is nearly a boundary', [415], post(form(pair, file(Buffer.from('\r\n-'.repeat(200_000)))))),
  attack('fields of a prototype', [200], post(form(pair, part('__proto__', 'x'), part('constructor', 'y'), file()))),
  attack('an option of a prototype', [400], post(form(pair, part('option.constructor', 'x'), file()))),
  attack('formats of a prototype', [415], post(form(part('inputFormat', '__proto__'), part('outputFormat', 'toString'), file()))),
  attack('options that are no object', [400], post(form(pair, part('options', '[[[1]]]'), file()))),
  attack('options 8000 deep', [400], post(form(pair, part('options', '['.repeat(8000)), file()))),
  attack('options of a prototype', 'refused', post(form(pair, part('options', '{"__proto__":{"quality":1},"constructor":1}'), file()))),
  attack('options of no number', 'refused', post(form(pair, part('options', '{"quality":1e999}'), file()))),
  attack('a format that is a path', [415], post(form(part('inputFormat', '../png'), part('outputFormat', 'webp'), file()))),
  attack('a progress id that is a path', [200], post(form(pair, part('progressId', '../../x'), file()))),
  attack('a body that ends too soon', 'refused', bytes(head([type, `Content-Length: ${honest.length}`]), honest.subarray(0, 200))),
  attack('a form without its end', 'refused', post(bytes(pair, file()))),
  { ...attack('a client that has said all', 'refused', post(honest, 'Connection: close')), halfClose: true },
  { ...attack('a question before the body', [100, 200], post(honest, 'Expect: 100-continue', 'Connection: close')), quietMs: 10_000 },
  attack('an expectation that is none', 'refused', bytes(head([type, 'Content-Length: 0', 'Expect: miracles']))),
  attack(
    'a change to web sockets',
    'refused',
    head(
      ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13'],
      'GET /api/convert HTTP/1.1',
    ),
  ),
  attack('a part of the result', [200], post(honest, 'Range: bytes=0-1', 'If-None-Match: *', 'If-Range: x')),
  attack('another method by a header', [405], head(['X-HTTP-Method-Override: POST'], 'GET /api/convert HTTP/1.1')),
  attack(
    'another method for conversions',
    [405],
    bytes(head([type, `Content-Length: ${honest.length}`], 'PUT /api/convert HTTP/1.1'), honest),
  ),
  ...[
    '//api/convert',
    '/api//convert',
    '/api/convert/',
    '/API/convert',
    '/api/convert;a',
    '/api/%63onvert',
    '/./api/convert',
    '/api/convert%00',
    '/api/convert?../health',
  ].map((path) =>
    attack(
      `the path ${path}`,
      path.includes('?') || path === '/api/convert/' || path === '/./api/convert' ? [200] : 'refused',
      bytes(head([type, `Content-Length: ${honest.length}`], `POST ${path} HTTP/1.1`), honest),
    ),
  ),
  attack('a page that leads on with a header', 'refused', head([], 'GET /all-tools/%0d%0aSet-Cookie:a/ HTTP/1.1')),
  ...[
    '/..%2f..%2f..%2fetc/passwd',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/....//....//etc/passwd',
    '/_astro/%2e%2e/%2e%2e/package.json',
    '/proc/self/environ',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/_astro/..%5c..%5cpackage.json',
    '/%00',
    '/%',
    '/.env',
    '/.git/config',
    '/server/main.ts',
    `/${'a/'.repeat(5000)}`,
  ].map((path) => attack(`the page ${path.slice(0, 40)}`, 'refused', head([], `GET ${path} HTTP/1.1`))),
];
