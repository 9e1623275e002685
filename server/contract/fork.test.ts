import { dlopen, FFIType, ptr } from 'bun:ffi';
import { expect, test } from 'bun:test';
import { closeSync, writeSync } from 'node:fs';
import { askForFork } from './fork.ts';
import { WorkerProblem } from './worker-main.ts';

const [AF_UNIX, SOCK_STREAM] = [1, 1];

/** A connected pair of descriptors: the worker's, and the fork's, with `said` already sent. */
const connection = (said: string): readonly [worker: number, fork: number] => {
  const { i32, ptr: pointer } = FFIType;
  const { symbols, close } = dlopen('libc.so.6', { socketpair: { args: [i32, i32, i32, pointer], returns: i32 } });
  const pair = new Int32Array(2);
  expect(symbols.socketpair(AF_UNIX, SOCK_STREAM, 0, ptr(pair))).toBe(0);
  close();
  const [worker = -1, fork = -1] = pair;
  writeSync(fork, said);
  return [worker, fork];
};

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
};

test('a fork answers each request with a line', () => {
  const [worker, fork] = connection('"ready"\n');
  const ask = askForFork(worker);
  writeSync(fork, '{"done":1}\n');
  expect(ask({ ask: 1 })).toEqual({ done: 1 });
  for (const descriptor of [worker, fork]) closeSync(descriptor);
});

test('one that ends over a request has failed to convert the file, and one that never began is a fault of ours', () => {
  const [worker, fork] = connection('"ready"\n');
  const ask = askForFork(worker);
  closeSync(fork);
  const thrown = thrownBy(() => ask({ ask: 1 }));
  expect([thrown instanceof WorkerProblem, (thrown as WorkerProblem).code]).toEqual([true, 'conversion_failed']);
  closeSync(worker);
  const [early, gone] = connection('');
  closeSync(gone);
  const fault = thrownBy(() => askForFork(early));
  expect([fault instanceof Error, fault instanceof WorkerProblem]).toEqual([true, false]);
  closeSync(early);
});
