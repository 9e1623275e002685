import type { Format } from '../../catalogue/formats/format.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { say } from '../../catalogue/languages/say.ts';
import type { ToolWords } from '../../catalogue/languages/tool-words.ts';
import type { Operation } from '../../catalogue/operations.ts';
import type { SingleTool } from '../../catalogue/text/single-tools.ts';
import type { FixedPairTool, FormatRef, ToolText } from '../islands/upload/tool.ts';
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

/** The word for files that a tool takes: their format if it takes only one. */
const inputName = ({ formats, category }: Pick<Operation, 'formats' | 'category'>): string =>
  formats.length === 1 ? requireFormat(formats[0] ?? '').name : category;

/** The upload island's properties for an operation, or for a page that merges. */
export const toolForOperation = (operation: Pick<Operation, 'formats' | 'category' | 'to'> & { readonly id: string }): FixedPairTool => {
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

/** What the tool of a pair's page says before anything is chosen; `words` are those of a page for a single file. */
export const pairText = ({ start }: ToolWords, from: string, words?: SingleTool): ToolText =>
  words
    ? {
        choose: words.choose,
        hint: start.oneHint,
        convert: words.convert,
      }
    : { choose: say(start.chooseFormat, { format: requireFormat(from).name }), hint: start.hint, convert: start.convert };

const chooseKind = { image: 'chooseImage', video: 'chooseVideo', audio: 'chooseAudio' } as const;

/** What the tool of an operation's page says before anything is chosen; `verb` is its button. */
export const operationText = (
  { start }: ToolWords,
  { formats, category }: Pick<Operation, 'formats' | 'category'>,
  verb: string,
): ToolText => ({
  choose:
    formats.length === 1 || category === 'pdf'
      ? say(start.chooseFormat, { format: requireFormat(formats[0] ?? 'pdf').name })
      : start[chooseKind[category]],
  hint: start.hint,
  convert: verb,
});
