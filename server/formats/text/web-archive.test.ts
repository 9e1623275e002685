import { expect, test } from 'bun:test';
import { isWebArchive, pageOfArchive } from './web-archive.ts';

const is = (...lines: readonly string[]): boolean => isWebArchive(Buffer.from(lines.join('\r\n')));
const related = 'Content-Type: multipart/related; type="text/html"; boundary="b"';

test('pages saved by browsers and office programs are not taken for mails', () => {
  expect(is('From: <Saved by Blink>', 'Snapshot-Content-Location: https://example.com/', related, '', '--b')).toBe(true);
  expect(is('From: "Saved by Windows Internet Explorer 8"', related, '', '--b')).toBe(true);
  expect(is('MIME-Version: 1.0', related, '', '--b', 'Content-Location: file:///C:/a.htm', '', 'x')).toBe(true);
  expect(is('From: a@example.org', 'To: b@example.org', related, '', '--b', 'Content-Location: a.htm')).toBe(false);
  expect(is('From: a@example.org', 'Content-Type: text/plain', '', 'From: <Saved by Blink>')).toBe(false);
});

test('style sheets and images are found by their ids too', () => {
  const page = pageOfArchive(
    Buffer.from(
      `${related}\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<link rel="stylesheet" href="cid:css-1@mhtml.blink"><p>x</p>\r\n--b\r\nContent-Type: text/css\r\nContent-ID: <css-1@mhtml.blink>\r\n\r\np{color:red}\r\n--b--`,
    ),
  );
  expect(page).toContain(`href="data:text/css;base64,${Buffer.from('p{color:red}\n').toString('base64').slice(0, 12)}`);
});

const archive = (...lines: readonly string[]): string => pageOfArchive(Buffer.from(lines.join('\r\n'), 'latin1'));

test('the page may be a part of a part, in the encoding that its part states', () => {
  const page = archive(
    'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="a-b";\r\n\ttype="multipart/alternative"\r\n\r\nFor old programs.\r\n\r\n--a-b',
    'Content-Type: multipart/alternative;\r\n\tboundary="c"\r\n\r\n--c\r\nContent-Type: text/plain\r\n\r\nPlain\r\n--c',
    'Content-Type: text/html;\r\n\tcharset=windows-1251\r\nContent-Transfer-Encoding: 8bit\r\n\r\n<p>\xcf\xf0\xe8\r\n\r\nx</p>\r\n--c--\r\n--a-b--',
  );
  expect(page).toContain('<p>При\r\n\r\nx</p>');
});

test.each([
  ['cid:x%2B1%40example.org', '<x+1@example.org>'],
  ['CID:x@example.org', '< x@example.org >'],
])('the image of %s is found by its id', (address, id) => {
  const page = archive(
    `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<img src="${address}">\r\n--b`,
    `Content-Type: image/png\r\nContent-ID: ${id}\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--b--`,
  );
  expect(page).toContain('<img src="data:image/png;base64,AAAA">');
});

test('files are found by addresses as the page and its sheets write them', () => {
  const page = archive(
    'Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\nContent-Location: file:///C:/D/a.htm\r\n',
    '<link rel=stylesheet href="a_files/s.css"><img src="a_files/i.png"><img src=3D"a.png">\r\n--b\r\nContent-Type: image/png',
    'Content-Location: file:///C:/D/a_files/i.png\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--b\r\nContent-Type: text/css',
    'Content-Location: a_files/s.css\r\n\r\np{background:url(file:///C:/D/a_files/i.png)}\r\n--b--',
  );
  expect(page).toContain('<img src="data:image/png;base64,AAAA">');
  const sheet = Buffer.from(/text\/css;base64,([^"]+)/.exec(page)?.[1] ?? '', 'base64').toString();
  expect(sheet).toContain('url(data:image/png;base64,AAAA)');
});

test('containers without end are read within limits', () => {
  const nested = Array.from({ length: 5000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join('');
  expect(archive(`${nested}Content-Type: text/html\r\n\r\n<p>x`)).toBe('');
});
