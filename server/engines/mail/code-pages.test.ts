import { expect, test } from 'bun:test';
import { decodeByPage } from './code-pages.ts';

test.each([
  [65000, 'Gr+APYA3w-e', 'Größe'],
  [50225, '\x1b$)C\x0e>H3g\x0f!', '안녕!'],
  [52936, '~{2bJT~}!', '测试!'],
  [50220, '\x1b$B%F%9%H\x1b(B!', 'テスト!'],
  [1252, 'Gr\xf6\xdfe', 'Größe'],
])('code page %d', (page, bytes, expected) => {
  expect(decodeByPage(Buffer.from(bytes, 'latin1'), page)).toBe(expected);
});
