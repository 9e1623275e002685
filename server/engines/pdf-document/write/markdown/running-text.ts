import type { Inline, Paragraph, Running } from '../../model.ts';
import { isPageNumber } from '../../understand/page-number.ts';

/** A running line with the page's number as text; none where it says nothing else. */
const lineOf = (line: Running, number: number): readonly Running[] => {
  if (line.kind !== 'paragraph' || !line.inlines.some((i) => i.kind === 'pageNumber')) return [line];
  const inlines: Inline[] = [];
  for (const given of line.inlines) {
    const own: Inline = given.kind === 'pageNumber' ? { kind: 'text', text: String(number), style: given.style } : given;
    const last = inlines.at(-1);
    // The number was cut out of a text.
    if (last?.kind === 'text' && own.kind === 'text' && last.style === own.style && last.link === own.link && !own.formula && !last.formula)
      inlines[inlines.length - 1] = { ...last, text: last.text + own.text };
    else inlines.push(own);
  }
  const text = inlines.map((i) => (i.kind === 'text' ? i.text : ' ')).join('');
  return isPageNumber(text) ? [] : [{ ...line, inlines } satisfies Paragraph];
};

/** The running header or footer of a page as text, where nothing shows that it comes again. */
export const runningText = (lines: readonly Running[], number: number): readonly Running[] => lines.flatMap((line) => lineOf(line, number));
