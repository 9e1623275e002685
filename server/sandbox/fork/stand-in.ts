import { handedOn } from '../spawn.ts';

/** Where a stand-in has a second connection, for the fork to take: to what forks a program for the worker to work with. */
export const passedOn = handedOn + 1;

/** Where it has its standard input, output and complaints for the fork to take: a shell has others there while it writes and reads. */
export const standardOfStandIn = [6, 7, 8] as const;

const [input, output, complaints] = standardOfStandIn;

/** What runs in the place of a worker that is a fork: it asks for it, and ends when it ends, as nobody else has the connection then. */
export const standIn: readonly string[] = [
  'sh',
  '-c',
  `exec ${input}<&0 ${output}>&1 ${complaints}>&2; printf . >&${handedOn}; read end <&${handedOn}`,
];
