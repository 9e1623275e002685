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
