import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import { fetchJson, once } from '../../stores/fetch-once.ts';
import { pageWords } from '../../stores/words.ts';
import type { FormatRef } from './tool.ts';

/**
 * A source format of the universal converter with its targets, each with its set of options. The first `common` outputs are the
 * best-known ones, the others follow.
 */
export type SourceFormat = FormatRef & {
  readonly kind: string;
  readonly common: number;
  readonly outputs: readonly (readonly [to: string, optionSet: number])[];
};

/** Texts of a merge into a format. */
export type MergeWords = {
  /** `One PDF`, and the label of its button. */
  readonly label: string;
  readonly make: string;
  readonly holds: string;
  /** Ids of accepted formats. */
  readonly from: readonly string[];
};

/** Content of `formats.json`, in the page's language. */
export type FormatCatalogue = {
  readonly formats: readonly SourceFormat[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly optionSets: readonly (readonly string[])[];
  /** Name and path of the tools that keep or read a format, by its id. */
  readonly tools: Readonly<Record<string, readonly (readonly [name: string, path: string])[]>>;
  /** By target. */
  readonly merges: Readonly<Record<string, MergeWords>>;
};

/** Loads the formats once. Retries a failed fetch on the next call. */
export const loadFormats = once(() => fetchJson(`${pageWords().base}/formats.json`) as Promise<FormatCatalogue>);

export const findFormat = (catalogue: FormatCatalogue, id: string): SourceFormat | undefined =>
  catalogue.formats.find((format) => format.id === id);

/** The options of a pair in the catalogue. */
export const optionsOfPair = (catalogue: FormatCatalogue, from: string, to: string | undefined): readonly OptionSpec[] => {
  const set = findFormat(catalogue, from)?.outputs.find(([output]) => output === to)?.[1];
  return (set === undefined ? [] : (catalogue.optionSets[set] ?? [])).flatMap((id) => catalogue.options[id] ?? []);
};

/** Ids of a format's targets. */
export const outputsOf = (catalogue: FormatCatalogue, from: string): readonly string[] =>
  findFormat(catalogue, from)?.outputs.map(([to]) => to) ?? [];
