import { type ShapeKey, shapes } from '../options/shapes.ts';

/** Shapes of options that only the API has: no page's words have them. */
type OfTheApi = 'rangeLine';
type OfPages = Exclude<ShapeKey, OfTheApi>;

/** Messages about the values of options, in the words that a language's pages have for them. */
export const localShapes = (options: Readonly<Record<string, string>>): Readonly<Record<OfPages, string>> => {
  const { rangeLine: _, ...ofPages } = shapes;
  return Object.fromEntries(Object.entries(ofPages).map(([key, shape]) => [key, options[shape] ?? ''])) as Record<OfPages, string>;
};
