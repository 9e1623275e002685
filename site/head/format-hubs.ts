import type { Format } from '../../catalogue/formats/format.ts';
import { formats, requireFormat } from '../../catalogue/formats.ts';
import { offeredPairs, outputsFor } from '../../catalogue/pairs.ts';
import { canonicalPath } from '../../catalogue/paths.ts';
import type { PairLink } from './pair-links.ts';

/** All targets and sources of a format. */
export type FormatHub = {
  readonly format: Format;
  readonly path: string;
  readonly from: readonly PairLink[];
  readonly to: readonly PairLink[];
};

const isOwn = (id: string): boolean => !requireFormat(id).aliasOf;

export const hubPath = (id: string): string => `/formats/${id}`;

const sources = new Map<string, string[]>();
for (const { from, to } of offeredPairs()) if (isOwn(from) && isOwn(to)) sources.set(to, [...(sources.get(to) ?? []), from]);

const link = (from: string, to: string): PairLink => ({
  name: `${requireFormat(from).name} to ${requireFormat(to).name}`,
  path: canonicalPath(from, to),
});

/** A hub for every format that can be converted from or to, by name. */
export const formatHubs: readonly FormatHub[] = formats
  .filter(({ aliasOf }) => !aliasOf)
  .map((format) => ({
    format,
    path: hubPath(format.id),
    from: outputsFor(format.id)
      .filter(isOwn)
      .map((to) => link(format.id, to)),
    to: (sources.get(format.id) ?? []).map((from) => link(from, format.id)),
  }))
  .filter(({ from, to }) => from.length + to.length > 0)
  .sort((a, b) => a.format.name.localeCompare(b.format.name, 'en'));

const letterOf = ({ format }: FormatHub): string => (/^[A-Z]/i.test(format.name) ? format.name.charAt(0).toUpperCase() : '0–9');

/** The hubs by first letter; digits first. */
export const hubsByLetter: readonly { readonly letter: string; readonly hubs: readonly FormatHub[] }[] = [
  ...new Set(formatHubs.map(letterOf)),
].map((letter) => ({ letter, hubs: formatHubs.filter((hub) => letterOf(hub) === letter) }));
