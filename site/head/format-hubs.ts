import type { Format } from '../../catalogue/formats/format.ts';
import { formats, requireFormat } from '../../catalogue/formats.ts';
import { offeredPairs, outputsFor } from '../../catalogue/pairs.ts';
import { formatPath } from '../../catalogue/paths.ts';

/** All targets and sources of a format. */
export type FormatHub = {
  readonly format: Format;
  readonly path: string;
  /** Ids of its targets. */
  readonly from: readonly string[];
  /** Ids of its sources. */
  readonly to: readonly string[];
};

const isOwn = (id: string): boolean => !requireFormat(id).aliasOf;

const sources = new Map<string, string[]>();
for (const { from, to } of offeredPairs()) if (isOwn(from) && isOwn(to)) sources.set(to, [...(sources.get(to) ?? []), from]);

/** A hub for every format that can be converted from or to, by name. */
export const formatHubs: readonly FormatHub[] = formats
  .filter(({ aliasOf }) => !aliasOf)
  .map((format) => ({
    format,
    path: formatPath(format.id),
    from: outputsFor(format.id).filter(isOwn),
    to: sources.get(format.id) ?? [],
  }))
  .filter(({ from, to }) => from.length + to.length > 0)
  .sort((a, b) => a.format.name.localeCompare(b.format.name, 'en'));

const letterOf = ({ format }: FormatHub): string => (/^[A-Z]/i.test(format.name) ? format.name.charAt(0).toUpperCase() : '0–9');

/** The hubs by first letter; digits first. */
export const hubsByLetter: readonly { readonly letter: string; readonly hubs: readonly FormatHub[] }[] = [
  ...new Set(formatHubs.map(letterOf)),
].map((letter) => ({ letter, hubs: formatHubs.filter((hub) => letterOf(hub) === letter) }));
