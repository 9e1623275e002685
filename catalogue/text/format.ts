import type { Format } from '../formats/format.ts';
import { canonicalFormat, requireFormat } from '../formats.ts';

/** The paragraph on a format: what it is, and what opens it. */
export const formatText = (format: Format): string => {
  const { reach } = requireFormat(canonicalFormat(format.id));
  return reach ? `${format.text} ${format.name} opens in ${reach.opensIn}.` : format.text;
};
