import { handedOn } from '../spawn.ts';

/** Descriptor of a stand-in's second connection, which the fork takes: to a parent that forks a program for the worker. */
export const passedOn = handedOn + 1;

/** Descriptors of its standard streams for the fork to take: a shell uses 0 to 2 itself. */
export const standardOfStandIn = [6, 7, 8] as const;

const [input, output, complaints] = standardOfStandIn;

/** Runs in a worker's place if the worker is a fork: it requests the fork, and ends with it, when the connection closes. */
export const standIn: readonly string[] = [
  'sh',
  '-c',
  `exec ${input}<&0 ${output}>&1 ${complaints}>&2; printf . >&${handedOn}; read end <&${handedOn}`,
];
