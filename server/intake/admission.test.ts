import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { addressOf, makeClients } from '../requests/clients.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { rejection } from '../testing/rejection.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makeAdmission } from './admission.ts';
import { makeSemaphore } from './semaphore.ts';
import { makeStorage } from './storage.ts';

longTimeout();

const visitor = { key: 'visitor', local: false };
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (thrown) {
    return thrown as { code: string; extra: { retryAfter: number } };
  }
  throw new Error('It was let in.');
};

describe('admission', () => {
  test('counts what a client has under way, and lets it in again when something is done', () => {
    const admission = makeAdmission({ clientConcurrency: 2, clientPerMinute: 100, total: 10 });
    const leave = admission.enter(visitor);
    admission.enter(visitor);
    expect(refusal(() => admission.enter(visitor)).code).toBe('too_many_concurrent');
    admission.enter({ key: 'other', local: false });
    leave();
    leave();
    admission.enter(visitor);
    expect(admission.state().total).toBe(3);
  });

  test('lets in so many a minute, and says truly when the next may come', () => {
    let now = 0;
    const admission = makeAdmission({ clientConcurrency: 100, clientPerMinute: 6, total: 100 }, () => now);
    for (let count = 0; count < 6; count++) admission.enter(visitor)();
    const { code, extra } = refusal(() => admission.enter(visitor));
    expect(code).toBe('rate_limited');
    now += extra.retryAfter * 1000;
    admission.enter(visitor)();
    expect(refusal(() => admission.enter(visitor)).code).toBe('rate_limited');
  });

  test('does not limit the machine itself but by the total', () => {
    const admission = makeAdmission({ clientConcurrency: 1, clientPerMinute: 1, total: 3 });
    const local = { key: 'local', local: true };
    for (let count = 0; count < 3; count++) admission.enter(local);
    expect(refusal(() => admission.enter(local)).code).toBe('queue_full');
  });
});

describe('clients', () => {
  const request = (forwarded?: string) => new Request('http://x/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {});
  test('are distinguished by headers of trusted proxies, and by nothing that a client can write itself', () => {
    expect(addressOf(request('1.1.1.1'), '10.0.0.1', 0)).toBe('10.0.0.1');
    expect(addressOf(request('6.6.6.6, 203.0.113.9'), '10.0.0.1', 1)).toBe('203.0.113.9');
    // A port beside it would make a new visitor of every connection.
    expect(addressOf(request('6.6.6.6, 203.0.113.9:4711'), '10.0.0.1', 1)).toBe('203.0.113.9');
    expect(addressOf(request('[2001:db8::9]:4711'), '10.0.0.1', 1)).toBe('2001:db8::9');
    expect(addressOf(request('6.6.6.6, 203.0.113.9, 10.0.0.2'), '10.0.0.1', 2)).toBe('203.0.113.9');
    expect(addressOf(request(), '10.0.0.1', 1)).toBe('10.0.0.1');
  });
  test('of one IPv6 network are one, and keys change every day', () => {
    let now = 0;
    const clients = makeClients(0, () => now);
    const key = (address: string) => clients(request(), address).key;
    expect(key('2001:db8:1:2:aaaa::1')).toBe(key('2001:db8:1:2:bbbb::2'));
    expect(key('2001:db8::1')).toBe(key('2001:db8:0:0:1::9'));
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
    expect(key('::ffff:192.0.2.1')).toBe(key('192.0.2.1'));
    expect(key('192.0.2.1')).not.toContain('192');
    const before = key('192.0.2.1');
    now += 25 * 60 * 60 * 1000;
    expect(key('192.0.2.1')).not.toBe(before);
    expect([clients(request(), '127.0.0.1').local, clients(request(), '192.0.2.1').local]).toEqual([true, false]);
  });
});

test('storage is refused before it is full, counting what was just let in', async () => {
  const dir = makeTestFolder('storage');
  await Bun.write(join(dir, 'job/large'), new Uint8Array(30 * 1024 ** 2));
  // Room for the file that is there and five more.
  const tight = makeStorage([dir], 300 * 1024 ** 2, undefined, () => 0);
  let admitted = 0;
  const full = await (async () => {
    for (;;) {
      await tight.admit();
      admitted++;
    }
  })().catch((thrown) => thrown);
  expect([full.code, full.extra.retryAfter > 0, admitted]).toEqual(['storage_full', true, 5]);
});

test('the semaphore lets so many in, the rest in turn, and sends away who waits too long', async () => {
  const semaphore = makeSemaphore(2, 30);
  const never = new AbortController().signal;
  const done = Promise.withResolvers<void>();
  const inside = [semaphore.pass(never, () => done.promise), semaphore.pass(never, () => done.promise)];
  expect(await rejection(semaphore.pass(never, async () => 'in'))).toMatchObject({ message: expect.stringContaining('queue_full') });
  await Bun.sleep(50);
  const gone = new AbortController();
  const leaving = semaphore.pass(gone.signal, async () => 'in');
  gone.abort(new Error('gone'));
  expect(await rejection(leaving)).toMatchObject({ message: expect.stringContaining('gone') });
  const next = semaphore.pass(never, async () => 'in');
  done.resolve();
  expect(await next).toBe('in');
  await Promise.all(inside);
  expect(semaphore.state()).toEqual({ inside: 0, waiting: 0 });
});

test('a household and a company have a share of their own, and what has gone is forgotten', () => {
  let now = 0;
  const admission = makeAdmission({ clientConcurrency: 2, clientPerMinute: 1000, total: 1000 }, () => now);
  const clients = makeClients(1, () => now);
  const from = (address: string) => clients(new Request('http://x/', { headers: { 'x-forwarded-for': address } }), '10.0.0.1');
  const letIn = (addresses: readonly string[]): number =>
    addresses.filter((address) => {
      try {
        admission.enter(from(address));
        return true;
      } catch {
        return false;
      }
    }).length;
  // Many networks of 64 bits in one of 56, then in one of 48.
  expect(letIn(Array.from({ length: 50 }, (_, index) => `2001:db8:1:1${index.toString(16).padStart(2, '0')}::1`))).toBe(4);
  expect(letIn(Array.from({ length: 50 }, (_, index) => `2001:db8:1:${(index + 32).toString(16)}00::1`))).toBe(4);
  expect(letIn(['2001:db8:2::1', '2001:db8:2::2', '2001:db8:2::3'])).toBe(2);
  for (let count = 0; count < 20_000; count++) {
    now += 100;
    admission.enter({ key: String(count), local: false })();
  }
  expect(admission.state().clients).toBeLessThan(700);
});

test('a request through a trusted proxy is from a visitor, even on this machine', () => {
  const asked = (noted: string) => new Request('http://x/', { headers: { 'x-forwarded-for': noted } });
  const behindTwo = makeClients(2);
  expect(behindTwo(asked('192.0.2.7'), '127.0.0.1').local).toBe(false);
  expect(behindTwo(asked('192.0.2.7'), '127.0.0.1').key).not.toBe(behindTwo(asked('192.0.2.8'), '127.0.0.1').key);
  expect(behindTwo(asked('127.0.0.1, 127.0.0.1'), '127.0.0.1').local).toBe(false);
  expect(behindTwo(new Request('http://x/'), '127.0.0.1').local).toBe(true);
});
