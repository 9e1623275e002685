import type { Input } from './inputs.ts';

/** An input, or several to merge, and the target format. */
export type Task = {
  readonly input: Input;
  /** Further inputs to merge, in order. */
  readonly others?: readonly Input[];
  /** Format id in the requested spelling. */
  readonly to: string;
  /** Appended to the name of the result. */
  readonly suffix?: string;
  /** Form fields besides the files: `outputFormat`, `operation`, `options`, `steps`. Validated. */
  readonly fields: Readonly<Record<string, string>>;
  /** Password of a locked input. */
  readonly password?: string;
};

/** A result in the work folder: one file, which is a ZIP if the input produced several. */
export type Obtained = {
  readonly path: string;
  readonly bytes: number;
  /** The files in the ZIP, or the single file. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly notes: readonly string[];
};

/** Runs conversions, on this machine or on a server. */
export type Converter = {
  /** `onFraction` receives 0 to 1. Rejects with a failure (failures.ts, a Problem), or with the signal's reason. */
  readonly convert: (task: Task, signal: AbortSignal, onFraction: (fraction: number) => void) => Promise<Obtained>;
  /** Removes a result from the work folder. */
  readonly discard: (result: Obtained) => Promise<void>;
  readonly close: () => Promise<void>;
};
