import { canonicalFormat } from '../../catalogue/formats.ts';
import { mergeFor } from '../../catalogue/merges.ts';
import type { Merger } from '../contract/merger.ts';
import type { Offers } from './offers.ts';

/** True if the merger accepts files of this format without conversion. */
export const isPart = ({ step, takes }: Merger, from: string): boolean => {
  const format = canonicalFormat(from);
  return format === step.from || (takes?.has(format) ?? false);
};

/** True if files of this format can be merged here into the target: as they are, or through the merger's input format. */
export const isMergeable = ({ has }: Pick<Offers, 'has'>, merger: Merger, from: string, to: string): boolean =>
  mergeFor(from, to) !== undefined && (isPart(merger, from) || has(from, merger.step.from));
