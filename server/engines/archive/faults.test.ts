import { expect, test } from 'bun:test';
import { failure } from './list.ts';

test('a list that says of entries that they are not encrypted is no password', () => {
  const told = (text: string) => failure({ code: 2, text, program: '7zz' });
  expect(told('Path = a.txt\nEncrypted = -\n\nUnexpected end of archive')).toMatchObject({ code: 'corrupt_input' });
  expect(told('Cannot open encrypted archive. Wrong password?')).toMatchObject({ code: 'password_protected' });
  expect(told('Path = a.txt\nEncrypted = +')).toMatchObject({ code: 'password_protected' });
});
