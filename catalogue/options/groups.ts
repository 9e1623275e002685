import type { tool } from '../languages/en/tool.ts';

/** A group of options; its texts are in languages/en/tool.ts. */
type OptionGroupId = keyof (typeof tool)['groups'];

/** Option groups in form order. Ungrouped options come last. */
const groups: readonly (readonly [id: OptionGroupId, ids: readonly string[]])[] = [
  ['pages', ['pages', 'sheetPages', 'pageBox', 'pageSize', 'orientation', 'margin', 'pictures', 'changes']],
  ['times', ['trimStart', 'trimEnd']],
  ['size', ['width', 'height', 'fit', 'scale', 'dpi', 'resolution', 'iconSizes', 'targetSize']],
  ['quality', ['quality', 'videoQuality', 'lossless', 'colours', 'frameRate', 'audioBitrate', 'sampleRate', 'channels', 'archiveLevel']],
  ['turn', ['turn', 'crop']],
  ['text', ['ocr', 'ocrLanguage', 'csvDelimiter', 'csvEncoding']],
];

/** Minimum number of options for grouping. */
const manyOptions = 5;

export type OptionGroup<Spec> = { readonly id: OptionGroupId | undefined; readonly options: readonly Spec[] };

/** Groups options for a form: few in a plain list, many under headings. */
export const groupOptions = <Spec extends { readonly id: string }>(options: readonly Spec[]): readonly OptionGroup<Spec>[] => {
  if (options.length < manyOptions) return [{ id: undefined, options }];
  const titled = groups.map(([id, ids]) => ({ id, options: ids.flatMap((one) => options.filter((option) => option.id === one)) }));
  const others = options.filter(({ id }) => !groups.some(([, ids]) => ids.includes(id)));
  return [...titled, { id: 'more' as const, options: others }].filter((group) => group.options.length > 0);
};
