import type { CallClass } from '../contract/run.ts';
import { allowedCalls } from './calls/classes.ts';
import { type CallName, callNumbers } from './calls/numbers.ts';
import { refusedCalls } from './calls/refused.ts';

/**
 * The system call filters of tools, as classic BPF (seccomp(2)): allow-lists per class. A call on no list answers ENOSYS, as on a kernel older
 * than the call, and so does clone3, so that C libraries fall back to clone, whose flags a filter can read. Some calls are allowed only on the
 * process itself or with some arguments.
 */

type Arch = 'x64' | 'arm64';

const [LOAD, EQUAL, AT_LEAST, ANY_BIT, AND, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x54, 0x06];
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const refuse = (errno: number): number => 0x00050000 | errno;
const [EPERM, EINVAL, ENOTTY, ENOSYS, EAFNOSUPPORT] = [1, 22, 25, 38, 97];

const auditArch: Readonly<Record<Arch, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** struct seccomp_data: offsets of the call's number, the architecture and the low half of an argument. */
const [numberAt, archAt] = [0, 4];
const argumentAt = (index: number): number => 16 + 8 * index;
/** The x32 ABI numbers its calls from here; none of the tools uses it. */
const x32 = 0x40000000;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const newNamespaces = 0x7e020000;
const AF_UNIX = 1;
/** SOCK_STREAM and SOCK_SEQPACKET, which send to their peer only; SOCK_DGRAM could send to any address. */
const connectedTypes = [1, 5];
const socketTypeBits = 0xf;
/** TCGETS, TIOCGPGRP, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX, FICLONE: usual queries of files and pipes. */
const harmlessControls = [0x5401, 0x540f, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451, 0x40049409];
/** PR_{SET,GET}_PDEATHSIG, GET_DUMPABLE, {SET,GET}_NAME, GET_SECCOMP, CAPBSET_READ, SET_TIMERSLACK, {SET,GET}_NO_NEW_PRIVS, SET_VMA. */
const harmlessOptions = [1, 2, 3, 15, 16, 21, 23, 29, 38, 39, 0x53564d41];
/** A lease delays every process that opens the file, including the server. */
const F_SETLEASE = 1024;
/** The limit that marks a run (run-tag.ts). */
const RLIMIT_RTTIME = 15;
const PRIO_PROCESS = 0;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];
const verdict = (value: number): Instruction => [RETURN, 0, 0, value];
const load = (index: number): Instruction => [LOAD, 0, 0, argumentAt(index)];

/** Allows one of these values of the loaded word, and answers with the error otherwise. */
const oneOf = (values: readonly number[], errno: number): readonly Instruction[] => [
  ...values.flatMap((value): Instruction[] => [[EQUAL, 0, 1, value], verdict(ALLOW)]),
  verdict(refuse(errno)),
];
/** Continues if an argument has this value, and answers EPERM otherwise. */
const must = (index: number, value: number): readonly Instruction[] => [load(index), [EQUAL, 1, 0, value], verdict(refuse(EPERM))];
const forItself = [...must(0, 0), verdict(ALLOW)];

const pairs: readonly Instruction[] = [
  load(0),
  [EQUAL, 1, 0, AF_UNIX],
  verdict(refuse(EAFNOSUPPORT)),
  load(1),
  [AND, 0, 0, socketTypeBits],
  ...oneOf(connectedTypes, EAFNOSUPPORT),
];

/** Rules for calls that depend on their arguments. Each ends in a verdict. */
const rules = (callClass: CallClass): Readonly<Partial<Record<CallName, readonly Instruction[]>>> => ({
  clone3: [verdict(refuse(ENOSYS))],
  clone: [load(0), [ANY_BIT, 0, 1, newNamespaces], verdict(refuse(EPERM)), verdict(ALLOW)],
  // No tool needs a socket: those that look for a local service treat this as none.
  socket: [verdict(refuse(EAFNOSUPPORT))],
  socketpair: callClass === 'plain' ? [verdict(refuse(EAFNOSUPPORT))] : pairs,
  fcntl: [load(1), [EQUAL, 0, 1, F_SETLEASE], verdict(refuse(EINVAL)), verdict(ALLOW)],
  ioctl: [load(1), ...oneOf(harmlessControls, ENOTTY)],
  prctl: [load(0), ...oneOf(harmlessOptions, EINVAL)],
  // Its own limits, except its mark.
  prlimit64: [...must(0, 0), load(1), [EQUAL, 0, 1, RLIMIT_RTTIME], verdict(refuse(EPERM)), verdict(ALLOW)],
  setpriority: [...must(0, PRIO_PROCESS), ...must(1, 0), verdict(ALLOW)],
  sched_setaffinity: forItself,
  sched_setscheduler: forItself,
  sched_setparam: forItself,
});

/** The filter of a class as bytes, for one processor architecture. Throws for an architecture without a table. */
export const seccompFilter = (callClass: CallClass, arch: string = process.arch): Uint8Array => {
  if (arch !== 'x64' && arch !== 'arm64') throw new Error(`No system-call table for ${arch}.`);
  const column = arch === 'x64' ? 0 : 1;
  const when = (name: CallName, block: readonly Instruction[]): readonly Instruction[] => {
    const number = callNumbers[name][column];
    return number === undefined ? [] : [[EQUAL, 0, block.length, number], ...block];
  };
  const special = rules(callClass);
  const program: readonly Instruction[] = [
    [LOAD, 0, 0, archAt],
    [EQUAL, 1, 0, auditArch[arch]],
    verdict(KILL),
    [LOAD, 0, 0, numberAt],
    ...(arch === 'x64' ? ([[AT_LEAST, 0, 1, x32], verdict(refuse(ENOSYS))] as const) : []),
    ...Object.entries(special).flatMap(([name, block]) => when(name as CallName, block)),
    ...allowedCalls[callClass].filter((name) => !(name in special)).flatMap((name) => when(name, [verdict(ALLOW)])),
    ...refusedCalls.filter((name) => !allowedCalls[callClass].includes(name)).flatMap((name) => when(name, [verdict(refuse(EPERM))])),
    verdict(refuse(ENOSYS)),
  ];
  const bytes = new DataView(new ArrayBuffer(program.length * 8));
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.setUint16(index * 8, code, true);
    bytes.setUint8(index * 8 + 2, ifTrue);
    bytes.setUint8(index * 8 + 3, ifFalse);
    bytes.setUint32(index * 8 + 4, value >>> 0, true);
  });
  return new Uint8Array(bytes.buffer);
};
