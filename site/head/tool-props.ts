import type { Format } from '../../catalogue/formats/format.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import type { SingleTool } from '../../catalogue/text/tool.ts';
import type { FixedPairTool, FormatRef } from '../islands/upload/tool.ts';
import { toneOf } from './tone.ts';

const formatRef = (format: Format): FormatRef => ({
  id: format.id,
  name: format.name,
  extensions: [...format.extensions, ...(format.packedIn ?? [])],
  mimeTypes: format.mimeTypes,
  tone: toneOf(format),
});

/** The upload island's properties for a pair; `words` makes it the single-file tool that they belong to. */
export const toolFor = (from: string, to: string, words?: SingleTool): FixedPairTool => {
  const pair = { from: formatRef(requireFormat(from)), to: formatRef(requireFormat(to)) };
  return words ? { kind: 'single', words, ...pair } : { kind: 'pair', ...pair };
};
