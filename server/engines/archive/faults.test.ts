import { expect, test } from 'bun:test';
import { failure } from './list.ts';

test('a listing with unencrypted entries asks for no password', () => {
  const told = (text: string) => failure({ code: 2, text, program: '7zz' });
  expect(told('Path = a.txt\nEncrypted = -\n\nUnexpected end of archive')).toMatchObject({ code: 'corrupt_input' });
  expect(told('Cannot open encrypted archive. Wrong password?')).toMatchObject({ code: 'password_protected' });
  expect(told('Path = a.txt\nEncrypted = +')).toMatchObject({ code: 'password_protected' });
});

test('an unknown compression method is unsupported, not damage', () => {
  const told = (program: string, text: string) => failure({ code: 2, text, program });
  expect(told('7zz', 'ERROR: Unsupported Method : a.txt')).toMatchObject({ code: 'unsupported_conversion' });
  expect(told('unrar', 'Unknown method in a.txt')).toMatchObject({ code: 'unsupported_conversion' });
  expect(told('zstd', 'in.zst: unsupported format')).toMatchObject({ code: 'corrupt_input' });
});
