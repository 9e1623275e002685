import { expect, test } from 'bun:test';
import { lacks } from '../testing/needs.ts';
import { checkClock, judgeClock } from './clock.ts';

const day = Date.UTC(2026, 5, 1);

test('a clock that goes is well', async () => {
  expect(judgeClock({ day, counted: 0 }, { day: day + 100, counted: 100 }).state).toBe('ok');
  // Two readings close to each other say nothing.
  expect(judgeClock({ day, counted: 0 }, { day, counted: 5 }).state).toBe('ok');
  // Somebody has set it forward or back a little between them.
  expect(judgeClock({ day, counted: 0 }, { day: day + 60_000, counted: 100 }).state).toBe('ok');
  expect((await checkClock()).state).toBe('ok');
});

test('a clock that stands still, or has never been set, is a fault', () => {
  expect(judgeClock({ day, counted: 0 }, { day, counted: 100 })).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('stands still'),
  });
  expect(judgeClock({ day: 0, counted: 0 }, { day: 100, counted: 100 })).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('1970'),
  });
});

test.skipIf(lacks('faketime'))('the stopped clock of a real process is seen', async () => {
  const module = `${import.meta.dir}/clock.ts`;
  const child = Bun.spawn(
    [
      'faketime',
      '-f',
      '2026-06-01 00:00:00',
      process.execPath,
      '-e',
      `console.log((await (await import('${module}')).checkClock()).state)`,
    ],
    { env: { ...process.env, FAKETIME_DONT_FAKE_MONOTONIC: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  expect((await new Response(child.stdout).text()).trim()).toBe('fault');
});
