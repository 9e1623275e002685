import { type Failure, sentences } from './failures.ts';
import type { Input } from './inputs.ts';

/** Outcome of one input, in the words of the API's jobs. */
export type Outcome =
  | {
      readonly state: 'done';
      readonly files: readonly { readonly path?: string; readonly name: string; readonly bytes: number }[];
      readonly notes: readonly string[];
    }
  | { readonly state: 'failed'; readonly problem: Failure }
  | { readonly state: 'cancelled' };

export type Told = { readonly given: string; readonly input?: Input; readonly to: string; readonly outcome: Outcome };

/** One line of `--json`. */
export const jsonLine = ({ given, input, to, outcome }: Told): string =>
  JSON.stringify({ input: given, ...(input && { inputFormat: input.from }), outputFormat: to, ...outcome });

const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Masks control characters in names, which may move a terminal's cursor. */
const shown = (name: string): string => name.replace(/\p{Cc}/gu, '?');

/** Human-readable line: `a.heic → done/a.jpg (1.2 MB)`. */
export const plainLine = ({ given, outcome }: Told): string => {
  if (outcome.state === 'cancelled') return `${shown(given)}: cancelled`;
  if (outcome.state === 'failed') return `${shown(given)}: ${shown(sentences(outcome.problem))}`;
  const { files, notes } = outcome;
  const [first] = files;
  const made =
    files.length === 1 && first
      ? shown(first.path ?? first.name)
      : `${files.length} files: ${files.map(({ path, name }) => shown(path ?? name)).join(', ')}`;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [`${shown(given)} → ${made} (${sizeText(bytes)})`, ...notes.map((note) => `  ${shown(note)}`)].join('\n');
};
