import { expect, test } from 'bun:test';
import { readApiKeys } from '../config/api-keys.ts';
import { makeCallers } from '../intake/callers.ts';
import { makeClients } from '../requests/clients.ts';

test('a printed key is one that a server with its hash lets in, and no two are the same', async () => {
  const print = async () => {
    const text = await Bun.$`${process.execPath} ${import.meta.dir}/main.ts key new`.text();
    const [, key = '', hash = ''] = /^key {3}(fck_[\w-]{43})\nhash {2}([0-9a-f]{64})\n$/.exec(text) ?? [];
    return { key, hash };
  };
  const [one, other] = [await print(), await print()];
  expect(one.key).not.toBe(other.key);
  const callers = makeCallers(readApiKeys({ API_KEYS: `office:${one.hash}`, ANONYMOUS: '0' }), makeClients(0));
  const asWith = (key: string) => callers(new Request('http://localhost/', { headers: { authorization: `Bearer ${key}` } }), '192.0.2.1');
  expect(asWith(one.key).quota?.name).toBe('office');
  expect(() => asWith(other.key)).toThrow('The key is unknown.');
});
