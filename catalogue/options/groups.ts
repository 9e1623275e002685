/** The groups that forms show options in, in their order. An option that is in none comes last. */
const groups: readonly (readonly [title: string, ids: readonly string[]])[] = [
  ['Pages', ['pages', 'sheetPages', 'pageBox', 'pageSize', 'orientation', 'margin', 'pictures', 'changes']],
  ['Start and end', ['trimStart', 'trimEnd']],
  ['Size', ['width', 'height', 'fit', 'scale', 'dpi', 'resolution', 'iconSizes', 'targetSize']],
  ['Quality', ['quality', 'videoQuality', 'lossless', 'colours', 'frameRate', 'audioBitrate', 'sampleRate', 'channels', 'archiveLevel']],
  ['Rotate and crop', ['turn', 'crop']],
  ['Text', ['ocr', 'ocrLanguage', 'csvDelimiter', 'csvEncoding']],
];

/** From so many options on a form is easier to read in groups. */
const manyOptions = 5;

export type OptionGroup<Spec> = { readonly title: string | undefined; readonly options: readonly Spec[] };

/** Options as a form shows them: few as they come, many in titled groups. */
export const groupOptions = <Spec extends { readonly id: string }>(options: readonly Spec[]): readonly OptionGroup<Spec>[] => {
  if (options.length < manyOptions) return [{ title: undefined, options }];
  const titled = groups.map(([title, ids]) => ({ title, options: ids.flatMap((id) => options.filter((option) => option.id === id)) }));
  const others = options.filter(({ id }) => !groups.some(([, ids]) => ids.includes(id)));
  return [...titled, { title: 'More', options: others }].filter((group) => group.options.length > 0);
};
