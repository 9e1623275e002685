import { expect, test } from 'bun:test';
import { statusOf } from './service-status.ts';

test.each([
  [{ ready: true, queue: { waiting: 0 } }, 'ok'],
  [{ ready: true, queue: { waiting: 3 } }, 'busy'],
  [{ ready: true }, 'ok'],
  [{ ready: false, queue: { waiting: 0 } }, 'down'],
  [undefined, 'down'],
  ['<html>', 'down'],
] as const)('%j is %s', (health, status) => expect(statusOf(health)).toBe(status));
