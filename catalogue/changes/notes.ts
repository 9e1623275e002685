import type { Rule } from './change.ts';
import { bothWritten, carried } from './written.ts';

const notes = carried('Notes', 'notes', {
  kept: (from, to) =>
    from.capabilities.slides
      ? `Speaker notes of the ${from.name} stay with their slides.`
      : from.capabilities.sheets
        ? `Comments on cells of the ${from.name} stay with their cells.`
        : from.kind === 'ebook' || to.kind === 'ebook'
          ? `Notes of the ${from.name} stay linked to the place that they belong to.`
          : `Footnotes and comments of the ${from.name} are footnotes and comments of the ${to.name}.`,
  lost: (from, to) =>
    from.capabilities.slides
      ? `Speaker notes of the ${from.name} are not part of the slides and are left out.`
      : from.capabilities.sheets
        ? `Comments on cells of the ${from.name} are left out of the ${to.name}.`
        : from.kind === 'ebook'
          ? `Notes of the ${from.name} become plain text where the book has them.`
          : `Footnotes and comments of the ${from.name} become plain text at the end.`,
});

/** Footnotes are printed, comments become PDF annotations, and a book's notes keep their position. */
export const notesOnPaper: Rule = (from, to) => {
  if (from.capabilities.slides && ['txt', 'html', 'md'].includes(to.id))
    return {
      topic: 'Notes',
      from: 'Speaker notes',
      to: 'Text',
      verdict: 'kept',
      sentence: `Speaker notes of the ${from.name} follow the text of their slide.`,
    };
  if (to.id === 'md' && bothWritten(from, to) && from.capabilities.notes && !from.capabilities.sheets && from.kind !== 'ebook')
    return {
      topic: 'Notes',
      from: 'Footnotes, comments',
      to: 'Footnotes',
      verdict: 'kept',
      sentence: `Footnotes and comments of the ${from.name} become footnotes of the ${to.name}.`,
    };
  if (to.id !== 'pdf' || from.capabilities.slides) return notes(from, to);
  if (!bothWritten(from, to) || !from.capabilities.notes || from.kind === 'ebook') return undefined;
  return from.capabilities.sheets
    ? {
        topic: 'Notes',
        from: 'Comments',
        to: 'PDF notes',
        verdict: 'kept',
        sentence: `Comments on cells of the ${from.name} become notes of the PDF, which viewers show as small marks.`,
      }
    : from.capabilities.reflows
      ? {
          topic: 'Notes',
          from: 'Footnotes',
          to: 'Notes at the end',
          verdict: 'kept',
          sentence: `Footnotes of the ${from.name} come at the end of the PDF, linked to their places in the text.`,
        }
      : {
          topic: 'Notes',
          from: 'Footnotes, comments',
          to: 'Footnotes, PDF notes',
          verdict: 'kept',
          sentence: `Footnotes of the ${from.name} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.`,
        };
};
