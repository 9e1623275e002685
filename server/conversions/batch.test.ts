import { expect, test } from 'bun:test';
import { checkBatch } from './batch.ts';

test('a batch is long enough not to be guessed, and optional', () => {
  expect(() => checkBatch(undefined)).not.toThrow();
  expect(() => checkBatch(crypto.randomUUID())).not.toThrow();
  for (const batch of ['', '1', 'a'.repeat(21), 'a'.repeat(65), `${crypto.randomUUID()}\n`, `${crypto.randomUUID()}/..`])
    expect(() => checkBatch(batch)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
});
