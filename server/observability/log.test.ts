import { expect, spyOn, test } from 'bun:test';
import { logFailure } from './log.ts';

test('a failure is logged with its class and its place in our code, without any of its message', () => {
  const lines: string[] = [];
  const write = spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  // Parser messages quote their input.
  logFailure('request_failed', new TypeError('Unexpected token in "secret\n    at secret (secret.txt:1:2)\n"'), 'an-id');
  write.mockRestore();
  const [line = ''] = lines;
  expect(line).not.toContain('secret');
  expect(JSON.parse(line)).toMatchObject({ level: 'error', event: 'request_failed', requestId: 'an-id', name: 'TypeError' });
  expect((JSON.parse(line) as { at: string[] }).at[0]).toContain('log.test.ts');
});
