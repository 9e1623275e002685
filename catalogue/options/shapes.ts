/** Values that options of text may have, to follow `must be`, by the key of their message. */
export const shapes = {
  rangeTime: 'a time in seconds or as h:mm:ss, such as 75.5 or 1:15.5',
  rangePages: 'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-',
  rangeParts: 'page numbers from 1 and rising ranges, separated by commas, such as 1-3,4-10,11-',
  rangeSizes: 'up to 12 whole numbers from 16 to 256, separated by commas',
  rangeLongLine: 'one line of at most 300 characters',
  rangeLine: 'one line of at most 200 characters',
  rangeShortLine: 'one line of at most 80 characters',
  rangePassword: 'a password of at most 127 characters',
} as const;

/** Key of a shape's message. */
export type ShapeKey = keyof typeof shapes;

const keys = new Map<string, ShapeKey>(Object.entries(shapes).map(([key, shape]) => [shape, key as ShapeKey]));

export const shapeKey = (shape: string): ShapeKey => {
  const key = keys.get(shape);
  if (!key) throw new Error(`There is no shape "${shape}".`);
  return key;
};
