import { expect, test } from 'bun:test';
import { checkPort, portTrouble } from './port.ts';

test('a port that another program has is a fault, and free again when that one ends', () => {
  const other = Bun.listen({ port: 0, hostname: '127.0.0.1', socket: { data: () => undefined } });
  expect(checkPort(other.port, '127.0.0.1')).toMatchObject({ state: 'fault', says: `Port ${other.port} is taken by another program.` });
  other.stop(true);
  expect(checkPort(other.port, '127.0.0.1').state).toBe('ok');
});

test('an address of another machine is a fault', () => {
  expect(checkPort(0, '192.0.2.1')).toMatchObject({ state: 'fault', says: expect.stringContaining('192.0.2.1') });
});

test('unrelated errors are not reported as port problems', () => {
  expect(portTrouble(new Error('other'), 3000, '0.0.0.0')).toBeUndefined();
  expect(portTrouble(Object.assign(new Error(), { code: 'EACCES' }), 80, '0.0.0.0')?.says).toContain('root alone');
});
