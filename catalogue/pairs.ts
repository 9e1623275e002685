import { converters } from './converters.ts';
import { canonicalFormat, formats } from './formats.ts';
import { archivePairs } from './pairs/archives.ts';
import { bookPairs, documentPairs } from './pairs/documents.ts';
import { fontPairs, modelPairs, subtitlePairs } from './pairs/families.ts';
import { drawingPairs, imagePairs } from './pairs/images.ts';
import { markupPairs } from './pairs/markup.ts';
import type { PairTable } from './pairs/pair-table.ts';
import { audioPairs, videoPairs } from './pairs/video.ts';
import type { Pair } from './paths.ts';
import { universalTable } from './universal.ts';

const furtherTables: readonly PairTable[] = [
  imagePairs,
  drawingPairs,
  documentPairs,
  markupPairs,
  bookPairs,
  videoPairs,
  audioPairs,
  subtitlePairs,
  fontPairs,
  modelPairs,
  archivePairs,
];

const further = new Map<string, readonly string[]>(
  furtherTables.flatMap((table) => Object.entries(table).map(([from, outputs]) => [from, outputs.split(' ')] as const)),
);

const collect = (from: string): readonly string[] => [
  ...new Set([
    ...(universalTable[from] ?? []),
    ...converters.filter((converter) => converter.from === canonicalFormat(from)).map((converter) => converter.to),
    ...(further.get(canonicalFormat(from)) ?? []),
  ]),
];

const outputsByInput = new Map(formats.map(({ id }) => [id, collect(id)] as const).filter(([, outputs]) => outputs.length > 0));

/** Every output that the product offers for this input, the universal converter's first. Empty if it offers none. */
export const outputsFor = (from: string): readonly string[] => outputsByInput.get(from) ?? [];

/** Outputs that the universal converter lists: its row of universal.ts if it has one, else everything offered. */
export const universalOutputs = (from: string): readonly string[] => universalTable[from] ?? outputsFor(from);

/** All conversions that the product offers. A server offers those that its engines support. */
export const offeredPairs = (): readonly Pair[] => [...outputsByInput].flatMap(([from, outputs]) => outputs.map((to) => ({ from, to })));

/** Formats that can be improved without a conversion: a PDF whose scans become searchable. Not in lists of outputs. */
const betteredFormats: ReadonlySet<string> = new Set(['pdf']);
export const betteredPairs: readonly Pair[] = [...betteredFormats].map((format) => ({ from: format, to: format }));

/** True if the product offers this conversion. */
export const isOffered = (from: string, to: string): boolean =>
  outputsFor(from).includes(to) || (betteredFormats.has(canonicalFormat(from)) && canonicalFormat(from) === canonicalFormat(to));
