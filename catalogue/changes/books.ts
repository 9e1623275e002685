import type { Rule } from './change.ts';
import { bothWritten } from './written.ts';

/** Rule for books as plain text. */
export const plainBook: Rule = (from, to) => {
  if (from.kind !== 'ebook' || to.kind !== 'ebook' || from.capabilities.styles) return undefined;
  return {
    topic: 'Text',
    from: 'Plain',
    to: to.capabilities.styles ? 'With simple formatting' : 'Plain',
    verdict: 'kept',
    sentence: `The text of the ${from.name} arrives whole; paragraphs and chapters are recognized by blank lines and headings where there are any.`,
  };
};

/** Rule for a book's cover. */
export const cover: Rule = (from, to) => {
  if (!bothWritten(from, to) || !from.capabilities.cover) return undefined;
  if (to.capabilities.cover)
    return {
      topic: 'Cover',
      from: 'Yes',
      to: 'Yes',
      verdict: 'kept',
      sentence: `The cover of the ${from.name} is the cover of the ${to.name}, also on the shelf of your reader.`,
    };
  return to.id === 'pdf'
    ? { topic: 'Cover', from: 'Yes', to: 'First page', verdict: 'kept', sentence: `The cover of the ${from.name} becomes the first page.` }
    : undefined;
};

/** Rule for embedded fonts. */
export const embeddedFonts: Rule = (from, to) => {
  if (from.kind !== 'ebook' || !from.capabilities.embedsFonts || to.kind !== 'ebook' || !to.capabilities.styles) return undefined;
  return to.capabilities.embedsFonts
    ? {
        topic: 'Fonts',
        from: 'Can be embedded',
        to: 'Can be embedded',
        verdict: 'kept',
        sentence: `Fonts and style sheets that the publisher put into the ${from.name} go into the ${to.name} too.`,
      }
    : {
        topic: 'Fonts',
        from: 'Can be embedded',
        to: 'Those of the reader',
        verdict: 'lost',
        sentence: `${to.name} knows only simple formatting: fonts and finer style sheets of the ${from.name} give way to those of the device.`,
      };
};
