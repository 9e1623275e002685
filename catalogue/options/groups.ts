import type { tool } from '../languages/en/tool.ts';

/** A group of options; its words are those of languages/en/tool.ts. */
type OptionGroupId = keyof (typeof tool)['groups'];

/** The groups that forms show options in, in their order. An option that is in none comes last. */
const groups: readonly (readonly [id: OptionGroupId, ids: readonly string[]])[] = [
  ['pages', ['pages', 'sheetPages', 'pageBox', 'pageSize', 'orientation', 'margin', 'pictures', 'changes']],
  ['times', ['trimStart', 'trimEnd']],
  ['size', ['width', 'height', 'fit', 'scale', 'dpi', 'resolution', 'iconSizes', 'targetSize']],
  ['quality', ['quality', 'videoQuality', 'lossless', 'colours', 'frameRate', 'audioBitrate', 'sampleRate', 'channels', 'archiveLevel']],
  ['turn', ['turn', 'crop']],
  ['text', ['ocr', 'ocrLanguage', 'csvDelimiter', 'csvEncoding']],
];

/** From so many options on a form is easier to read in groups. */
const manyOptions = 5;

export type OptionGroup<Spec> = { readonly id: OptionGroupId | undefined; readonly options: readonly Spec[] };

/** Options as a form shows them: few as they come, many in titled groups. */
export const groupOptions = <Spec extends { readonly id: string }>(options: readonly Spec[]): readonly OptionGroup<Spec>[] => {
  if (options.length < manyOptions) return [{ id: undefined, options }];
  const titled = groups.map(([id, ids]) => ({ id, options: ids.flatMap((one) => options.filter((option) => option.id === one)) }));
  const others = options.filter(({ id }) => !groups.some(([, ids]) => ids.includes(id)));
  return [...titled, { id: 'more' as const, options: others }].filter((group) => group.options.length > 0);
};
