import type { FlowModel } from '../flow-model.ts';
import type { Inline, Paragraph, Running } from '../model.ts';
import { isPageNumber } from '../understand/page-number.ts';

/** A running line with the page number as text; empty if it contains nothing else. */
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

type RunningText = { readonly header: readonly Running[]; readonly footer: readonly Running[] };

/**
 * The running header and footer of a single-page file as text, since nothing shows that they repeat; without lines that only number the
 * page.
 */
export const runningText = ({ sections, pages }: FlowModel): RunningText => {
  const [only] = pages === 1 ? sections : [];
  const textOf = (lines: readonly Running[] = []) => lines.flatMap((line) => lineOf(line, only?.firstPageNumber ?? 1));
  return { header: textOf(only?.header), footer: textOf(only?.footer) };
};

/** The document with the result of `runningText` added before and after its content. */
export const withRunningText = (model: FlowModel): FlowModel => {
  const { header, footer } = runningText(model);
  const last = model.sections.length - 1;
  return {
    ...model,
    sections: model.sections.map((section, n) => ({
      ...section,
      blocks: [...(n === 0 ? header : []), ...section.blocks, ...(n === last ? footer : [])],
    })),
    noteFeet: new Map([...model.noteFeet].map(([blocks, notes]) => [blocks + header.length, notes])),
  };
};
