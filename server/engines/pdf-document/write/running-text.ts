import type { FlowModel, RunningText } from '../flow-model.ts';
import type { Inline, Paragraph, Running } from '../model.ts';
import { isPageNumber } from '../understand/page-number.ts';
import { keyOf } from '../understand/running-variants.ts';

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

/** Running text of the first page that is on no other page; all of it in a single-page file. */
const onlyOnFirst = ({ sections, pages }: FlowModel): RunningText => {
  const [section, ...others] = sections;
  if (!section || (pages > 1 && !section.first && others.length === 0)) return { header: [], footer: [] };
  const { first = section } = section;
  const repeated = [...(section.first ? [section] : []), ...others].flatMap((s) => [s, ...(s.even ? [s.even] : [])]);
  const elsewhere = new Set(pages > 1 ? repeated.flatMap(({ header, footer }) => [...header, ...footer].map((r) => keyOf([r]))) : []);
  const own = (lines: readonly Running[]) => lines.filter((line) => !elsewhere.has(keyOf([line])));
  return { header: own(first.header), footer: own(first.footer) };
};

/**
 * The running header and footer of the first page as text, as far as nothing shows that they repeat; without lines that only number the
 * page.
 */
export const runningText = (model: FlowModel): RunningText => {
  const { header, footer } = onlyOnFirst(model);
  const textOf = (lines: readonly Running[]) => lines.flatMap((line) => lineOf(line, model.sections[0]?.firstPageNumber ?? 1));
  return { header: textOf(header), footer: textOf(footer) };
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
