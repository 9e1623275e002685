/** What holds on this machine of one thing that the server needs, and what to do where it does not. */
export type Finding =
  | { readonly topic: string; readonly state: 'ok'; readonly says: string }
  /** `warning`: it runs, with less. `fault`: it does not start, or not for long. */
  | { readonly topic: string; readonly state: 'warning' | 'fault'; readonly says: string; readonly fix: string };

/** This machine cannot carry a server. The start stops and prints the sentence. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

/** Whether a start should end with it. */
export const isFault = (finding: Finding): finding is Exclude<Finding, { state: 'ok' }> => finding.state === 'fault';

/** A finding as the start prints it: what is wrong, and what mends it. */
export const sentence = (finding: Finding): string => (finding.state === 'ok' ? finding.says : `${finding.says} ${finding.fix}`);
