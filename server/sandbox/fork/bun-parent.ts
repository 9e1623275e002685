/**
 * What workers in Bun are forked from, run as a program of its own: it loads a kind's bundle, whose `serve` stops at the place where
 * forks go on. Arguments: socket, filter of system calls, folder of control groups, whether forks are passed a second connection
 * ("passes"), the bundle and its path inside sandboxes, and what the bundle takes.
 */
import { setRandomSeed } from 'bun:jsc';
import { beforeServing, forkDescriptorName } from '../../contract/worker-main.ts';
import { serveForks } from './fork-server.ts';
import { cText, libc, ptr } from './libc.ts';

/** More pieces of 16 bytes than Bun draws in advance: for larger ones it asks the system each time. */
const ahead = 1024;

/**
 * Bun keeps random bytes in advance, and Math.random goes on from one seed: with that siblings would give two visitors' books one number.
 * What is drawn after the fork is each one's own.
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
  // What was only passing would be copied page by page, as forks look for garbage themselves.
  Bun.gc(true);
  const { passed } = serveForks(socket, filterFile, groups, passes === 'passes');
  drawAnew();
  // As if it had been started there.
  process.argv[1] = inside;
  process.env.HOME = '/tmp';
  if (passed !== undefined) process.env[forkDescriptorName] = String(passed);
  libc.setenv(ptr(cText('HOME')), ptr(cText('/tmp')), 1);
};
// What libraries warn of as they are loaded is for whoever develops with them.
const { warn } = console;
console.warn = () => undefined;
require(outside);
