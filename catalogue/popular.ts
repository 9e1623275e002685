import { type Converter, findConverter } from './converters.ts';

/** A popular converter, without its description. */
export type PopularConverter = Omit<Converter, 'description'>;

const popularPairs = [
  ['jpg', 'png'],
  ['png', 'jpg'],
  ['pdf', 'docx'],
  ['pdf', 'jpg'],
  ['jpg', 'pdf'],
  ['webp', 'png'],
  ['mp4', 'avi'],
  ['mp3', 'wav'],
  ['gif', 'mp4'],
  ['webp', 'jpg'],
  ['svg', 'png'],
] as const;

/** The 11 converters on the home page. */
export const popularConverters: readonly PopularConverter[] = popularPairs.map(([from, to]) => {
  const { description: _, ...entry } = findConverter(from, to) as Converter;
  return entry;
});
