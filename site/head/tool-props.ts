import type { Format } from '../../catalogue/formats/format.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import type { Operation } from '../../catalogue/operations.ts';
import type { SingleTool } from '../../catalogue/text/single-tools.ts';
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

/** What files are called that an operation takes: by their format where it takes one alone. */
const inputName = ({ formats, category }: Operation): string => (formats.length === 1 ? requireFormat(formats[0] ?? '').name : category);

/** The upload island's properties for an operation. */
export const toolForOperation = (operation: Operation): FixedPairTool => {
  const formats = operation.formats.map((id) => formatRef(requireFormat(id)));
  const [first = formatRef(requireFormat('pdf'))] = formats;
  const from: FormatRef = {
    ...first,
    name: inputName(operation),
    extensions: formats.flatMap(({ extensions }) => extensions),
    mimeTypes: [...new Set(formats.flatMap(({ mimeTypes }) => mimeTypes))],
  };
  const { id, verb, to } = operation;
  return {
    kind: 'pair',
    from,
    to: to === undefined ? from : formatRef(requireFormat(to)),
    operation: { id, verb, formats, ...(to !== undefined && { to }) },
  };
};
