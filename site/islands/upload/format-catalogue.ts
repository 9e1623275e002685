import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import { pageWords } from '../../stores/words.ts';
import type { FormatRef } from './tool.ts';

/**
 * A format of the universal converter with what it can become; each output names its set of options. The first `common` outputs are those
 * that the converter is known for, the others follow.
 */
export type SourceFormat = FormatRef & {
  readonly kind: string;
  readonly common: number;
  readonly outputs: readonly (readonly [to: string, optionSet: number])[];
};

/** How several files become one of a format. */
export type MergeWords = {
  /** `One PDF`, and what the button says that makes it. */
  readonly label: string;
  readonly make: string;
  readonly holds: string;
  /** Format ids that it takes. */
  readonly from: readonly string[];
};

/** What `formats.json` holds, in the page's language. */
export type FormatCatalogue = {
  readonly formats: readonly SourceFormat[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly optionSets: readonly (readonly string[])[];
  /** Name and path of the tools that keep a format, or read it, by its id. */
  readonly tools: Readonly<Record<string, readonly (readonly [name: string, path: string])[]>>;
  /** By target. */
  readonly merges: Readonly<Record<string, MergeWords>>;
};

let pending: Promise<FormatCatalogue> | undefined;

/** Fetches the formats once. A failed fetch is tried again at the next call. */
export const loadFormats = (): Promise<FormatCatalogue> => {
  pending ??= fetch(`${pageWords().base}/formats.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      return response.json() as Promise<FormatCatalogue>;
    })
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};

export const findFormat = (catalogue: FormatCatalogue, id: string): SourceFormat | undefined =>
  catalogue.formats.find((format) => format.id === id);

/** The options of a pair as the catalogue lists them. */
export const optionsOfPair = (catalogue: FormatCatalogue, from: string, to: string | undefined): readonly OptionSpec[] => {
  const set = findFormat(catalogue, from)?.outputs.find(([output]) => output === to)?.[1];
  return (set === undefined ? [] : (catalogue.optionSets[set] ?? [])).flatMap((id) => catalogue.options[id] ?? []);
};

/** The ids of what a format can become. */
export const outputsOf = (catalogue: FormatCatalogue, from: string): readonly string[] =>
  findFormat(catalogue, from)?.outputs.map(([to]) => to) ?? [];
