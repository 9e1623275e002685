import type { JobView } from '../job-service/job-view.ts';

/** A file as a tool's caller names it: by its bytes in base64, or by a path where the operator has named folders. */
export type FileArgument = { readonly name?: string; readonly data?: string; readonly path?: string; readonly format?: string };

/** What is to be done with files: fields of the API's form, except for the files and their formats. */
export type Wanted = { readonly files: readonly FileArgument[]; readonly fields: Readonly<Record<string, string>> };

/** A result, which can be read until the call returns. */
export type Made = {
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly notes: readonly string[];
  readonly read: () => Promise<Uint8Array>;
  /** Writes it to a path in one of the operator's folders; returns the path. */
  readonly save?: (path: string) => Promise<string>;
};

/** What tools are done with: a server's own services, or those of the command line. */
export type Backend = {
  /** Paths are taken, of files in folders that the operator has named. */
  readonly takesPaths: boolean;
  readonly offers: () => Promise<{
    readonly outputs: ReadonlyMap<string, readonly string[]>;
    readonly operations: ReadonlyMap<string, readonly string[]>;
  }>;
  /** Rejects with what `explain` puts into words, or the signal's reason. */
  readonly convert: <Used>(
    wanted: Wanted,
    use: (made: Made) => Promise<Used>,
    signal: AbortSignal,
    onFraction: (fraction: number) => void,
  ) => Promise<Used>;
  /** Jobs, where there are any. */
  readonly jobs?: {
    readonly submit: (wanted: Wanted, signal: AbortSignal) => Promise<JobView>;
    readonly find: (id: string) => Promise<JobView | undefined>;
  };
  /** The error, in sentences for the caller. */
  readonly explain: (thrown: unknown) => string;
};
