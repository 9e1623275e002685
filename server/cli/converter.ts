import type { Input } from './inputs.ts';

/** An input, or several that become one, on the way to one format. */
export type Task = {
  readonly input: Input;
  /** Those that become one with it, in their order. */
  readonly others?: readonly Input[];
  /** Format id in the spelling that was asked for. */
  readonly to: string;
  /** Added to the name of the result. */
  readonly suffix?: string;
  /** What the form says besides its files: `outputFormat`, `operation`, `options`, `steps`. Checked. */
  readonly fields: Readonly<Record<string, string>>;
  /** Opens the input where it is locked. */
  readonly password?: string;
};

/** A result in the work folder: one file, which is a ZIP where the input gave several. */
export type Obtained = {
  readonly path: string;
  readonly bytes: number;
  /** The files in it, or it alone. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly notes: readonly string[];
};

/** Where conversions are done: on this machine or on a server. */
export type Converter = {
  /** `onFraction` takes 0 to 1. Rejects with a failure (failures.ts, a Problem), or with the signal's reason. */
  readonly convert: (task: Task, signal: AbortSignal, onFraction: (fraction: number) => void) => Promise<Obtained>;
  /** Removes a result from where it was made. */
  readonly discard: (result: Obtained) => Promise<void>;
  readonly close: () => Promise<void>;
};
