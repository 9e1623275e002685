import { failureByStatus } from '../../catalogue/client-problems.ts';
import type { Said } from '../../catalogue/languages/message.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { asProblem, problemBody } from '../contract/problem.ts';
import { userSpeech } from './speech.ts';

/** Why a file was not converted, in the API's words, or in our own for failures that only the command line has. */
export type Failure = Pick<ProblemBody, 'title' | 'detail' | 'remedy' | 'retryable'> & { readonly code: string };

/** A failure that no server reports. */
export class CliFailure extends Error {
  override readonly name = 'CliFailure';
  constructor(
    readonly code: keyof typeof userSpeech.commandLine,
    readonly said?: Said,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** A failure reported by the server, as a problem document or only by status. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(readonly failure: Failure) {
    super(failure.title);
  }
}

export const connectionLost = (): RemoteFailure => {
  const { lostTitle: title, lostDetail: detail, lostRemedy: remedy } = userSpeech.tool.plain;
  return new RemoteFailure({ code: 'connection_lost', title, detail, remedy, retryable: true });
};

/** The failure for a response without a problem document. */
export const failureOfStatus = (status: number): RemoteFailure => new RemoteFailure(failureByStatus(status, userSpeech.tool.more.failures));

/** Converts any thrown value to a failure. */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof RemoteFailure) return thrown.failure;
  if (thrown instanceof CliFailure) {
    const { title, remedy } = userSpeech.commandLine[thrown.code];
    const detail = thrown.said === undefined ? remedy : textOf(thrown.said, userSpeech);
    return { code: thrown.code, title, detail, remedy, retryable: false };
  }
  return problemBody(asProblem(thrown), undefined, userSpeech);
};

/** `The file is damaged. The file is cut off. Open it in …`: title, reason and remedy without repetition. */
export const sentences = ({ title, detail, remedy }: Failure): string =>
  [...new Set([title, detail, remedy])]
    .map((text) => text.replace(/[^.!?。！？؟]$/, `$&${userSpeech.sentences.end}`))
    .join(userSpeech.sentences.separator);
