import { brokenConnection } from '../../catalogue/english-client-problems.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { asProblem, problemBody } from '../contract/problem.ts';

/** Why a file was not converted, in the API's words, or in our own for failures that only the command line has. */
export type Failure = Pick<ProblemBody, 'title' | 'detail' | 'remedy' | 'retryable'> & { readonly code: string };

const ofTheCommandLine = {
  unreadable: {
    title: 'The file could not be read',
    remedy: 'Check its name, and whether you may read it. Name the files of a folder, as in photos/*.',
  },
  unknown_input: {
    title: 'The format of the file is not known',
    remedy: 'Name it with --from; --list shows all formats.',
  },
  file_exists: {
    title: 'The result is there already',
    remedy: 'Choose another folder with --out, or replace it with --force.',
  },
  several_files: {
    title: 'The result is several files',
    remedy: 'Name a folder with --out, or keep them together with --zip.',
  },
  unwritable: {
    title: 'The result could not be written',
    remedy: 'Check whether you may write there, and whether the disk has room.',
  },
} as const;

/** A failure that no server reports. */
export class CliFailure extends Error {
  override readonly name = 'CliFailure';
  constructor(
    readonly code: keyof typeof ofTheCommandLine,
    readonly detail: string = ofTheCommandLine[code].remedy,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

/** A failure reported by the server, as a problem document or only by status. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(readonly failure: Failure) {
    super(failure.title);
  }
}

export const connectionLost = (): RemoteFailure => new RemoteFailure(brokenConnection);

/** Converts any thrown value to a failure. */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof RemoteFailure) return thrown.failure;
  if (thrown instanceof CliFailure) {
    const { title, remedy } = ofTheCommandLine[thrown.code];
    return { code: thrown.code, title, detail: thrown.detail, remedy, retryable: false };
  }
  return problemBody(asProblem(thrown));
};

/** `The file is damaged. The file is cut off. Open it in …`: title, reason and remedy without repetition. */
export const sentences = ({ title, detail, remedy }: Failure): string =>
  [...new Set([title, detail, remedy])].map((text) => text.replace(/[^.!?]$/, '$&.')).join(' ');
