import { entriesOf, isFields, type Value } from './value.ts';

/** Key for an element's mixed content: a list of texts and elements in order. */
export const mixedMark = '#mixed';

const mixedOf = (value: Value): readonly Value[] | undefined => {
  const content = isFields(value) ? value[mixedMark] : undefined;
  return Array.isArray(content) ? content : undefined;
};

export const isMixed = (value: Value): boolean => mixedOf(value) !== undefined;

export const mixedText = (value: Value): string => {
  const content = mixedOf(value);
  if (content) return content.map(mixedText).join('');
  if (Array.isArray(value)) return value.map(mixedText).join('');
  if (isFields(value))
    return entriesOf(value)
      .filter(([key]) => !key.startsWith('@'))
      .map(([, child]) => mixedText(child))
      .join('');
  return value === null ? '' : String(value);
};
