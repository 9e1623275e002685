/**
 * The process that workers in Bun are forked from: it loads a kind's bundle, whose `serve` stops at the point where forks continue.
 * Arguments: socket, system call filter, folder of control groups, whether forks get a second connection ("passes"), the bundle and its path
 * inside sandboxes, and the bundle's arguments.
 */
import { setRandomSeed } from 'bun:jsc';
import { beforeServing, forkDescriptorName } from '../../contract/worker-main.ts';
import { serveForks } from './fork-server.ts';
import { cText, libc, ptr } from './libc.ts';

/** More 16-byte blocks than Bun prefetches: larger requests go to the system each time. */
const ahead = 1024;

/**
 * Bun prefetches random bytes, and Math.random continues from one seed: sibling forks would give two visitors' books the same number. What is
 * drawn after the fork is unique.
 */
const drawAnew = (): void => {
  const piece = new Uint8Array(16);
  for (let count = 0; count < ahead; count++) crypto.getRandomValues(piece);
  setRandomSeed(new Uint32Array(piece.buffer)[0] ?? 0);
};

const [socket = '', filterFile = '', groups = '', passes = '', outside = '', inside = '', ...rest] = process.argv.slice(2);
process.argv.splice(1, process.argv.length, outside, ...rest);
(globalThis as Record<symbol, unknown>)[beforeServing] = () => {
  console.warn = warn;
  // Garbage would be copied page by page when forks collect it.
  Bun.gc(true);
  const { passed } = serveForks(socket, filterFile, groups, passes === 'passes');
  drawAnew();
  // As if it had been started there.
  process.argv[1] = inside;
  process.env.HOME = '/tmp';
  if (passed !== undefined) process.env[forkDescriptorName] = String(passed);
  libc.setenv(ptr(cText('HOME')), ptr(cText('/tmp')), 1);
};
// Warnings of libraries during loading are for developers.
const { warn } = console;
console.warn = () => undefined;
require(outside);
