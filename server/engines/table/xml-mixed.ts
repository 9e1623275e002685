import { entriesOf, isFields, type Value } from './value.ts';

/** Key of the content of an element that has text and elements side by side: a list of texts and elements in their order. */
export const mixedMark = '#mixed';

const mixedOf = (value: Value): readonly Value[] | undefined => {
  const content = isFields(value) ? value[mixedMark] : undefined;
  return Array.isArray(content) ? content : undefined;
};

export const isMixed = (value: Value): boolean => mixedOf(value) !== undefined;

/** The words of such an element, as they read without its tags. */
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
