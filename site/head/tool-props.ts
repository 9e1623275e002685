import type { Format } from '../../catalogue/formats/format.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { say } from '../../catalogue/languages/say.ts';
import type { ToolWords } from '../../catalogue/languages/tool-words.ts';
import type { Operation } from '../../catalogue/operations.ts';
import type { SingleTool } from '../../catalogue/text/single-tools.ts';
import type { FixedPairTool, FixedToolText, FormatRef } from '../islands/upload/tool.ts';
import { toneOf } from './tone.ts';

const formatRef = (format: Format): FormatRef => ({
  id: format.id,
  name: format.name,
  extensions: [...format.extensions, ...(format.packedIn ?? [])],
  mimeTypes: format.mimeTypes,
  tone: toneOf(format),
});

/** Properties of the upload island for a pair; `words` makes it a single-file tool. */
export const toolFor = (from: string, to: string, words?: SingleTool): FixedPairTool => {
  const pair = { from: formatRef(requireFormat(from)), to: formatRef(requireFormat(to)) };
  return words ? { kind: 'single', words, ...pair } : { kind: 'pair', ...pair };
};

/** Noun for an operation's input files: the format's name if it accepts only one. */
const inputName = ({ formats, category }: Operation): string => (formats.length === 1 ? requireFormat(formats[0] ?? '').name : category);

/** Properties of the upload island for an operation. */
export const toolForOperation = (operation: Operation): FixedPairTool => {
  const formats = operation.formats.map((id) => formatRef(requireFormat(id)));
  const [first = formatRef(requireFormat('pdf'))] = formats;
  const from: FormatRef = {
    ...first,
    name: inputName(operation),
    extensions: formats.flatMap(({ extensions }) => extensions),
    mimeTypes: [...new Set(formats.flatMap(({ mimeTypes }) => mimeTypes))],
  };
  const { id, to } = operation;
  return {
    kind: 'pair',
    from,
    to: to === undefined ? from : formatRef(requireFormat(to)),
    operation: { id, formats, ...(to !== undefined && { to }) },
  };
};

/** Initial texts of a pair's tool; `words` are those of a single-file page. */
export const pairText = ({ start }: ToolWords, from: string, words?: SingleTool): FixedToolText =>
  words
    ? {
        choose: words.choose,
        hint: start.oneHint,
        convert: words.convert,
        ...(words.formatBoxes && { boxes: [start.fromFormat, start.toFormat] as const }),
      }
    : { choose: say(start.chooseFormat, { format: requireFormat(from).name }), hint: start.hint, convert: start.convert };

const chooseKind = { image: 'chooseImage', video: 'chooseVideo', audio: 'chooseAudio' } as const;

/** Initial texts of an operation's tool; `verb` is its button. */
export const operationText = ({ start }: ToolWords, { formats, category }: Operation, verb: string): FixedToolText => ({
  choose:
    formats.length === 1 || category === 'pdf'
      ? say(start.chooseFormat, { format: requireFormat(formats[0] ?? 'pdf').name })
      : start[chooseKind[category]],
  hint: start.hint,
  convert: verb,
});
