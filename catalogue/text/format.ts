import type { Format } from '../formats/format.ts';
import { reach } from '../formats/reach.ts';
import { canonicalFormat } from '../formats.ts';

/** The paragraph about a format: what it is, and what opens it. */
export const formatText = (format: Format): string => {
  const opens = reach[canonicalFormat(format.id)];
  return opens ? `${format.text} ${format.name} opens in ${opens.opensIn}.` : format.text;
};
