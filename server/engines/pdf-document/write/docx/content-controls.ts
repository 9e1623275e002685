import { BuilderElement, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';

/** Check boxes: characters and whether they are ticked. */
const boxes: Readonly<Record<string, boolean>> = { '\u2610': false, '\u2611': true, '\u2612': true };
const box = /([\u2610-\u2612])/u;
const boxFont = 'MS Gothic';
/** Placeholder in an empty field, as wide as Word's own. */
const placeholder = '\u2002'.repeat(5);
const emptyField = /\u200b/g;

const element = (name: string, value?: string | number, prefix = 'w'): BuilderElement =>
  new BuilderElement({ name, ...(value === undefined ? {} : { attributes: { value: { key: `${prefix}:val`, value } } }) });

/** A control around runs: ISO/IEC 29500-1, 17.5.2. */
const control = (properties: readonly BuilderElement[], run: TextRun): ParagraphChild =>
  new BuilderElement({
    name: 'w:sdt',
    children: [
      new BuilderElement({ name: 'w:sdtPr', children: properties }),
      new BuilderElement({ name: 'w:sdtContent', children: [run] }),
    ],
  }) as unknown as ParagraphChild;

const checkBox = (sign: string, options: IRunOptions): ParagraphChild => {
  const state = (name: string, value: string): BuilderElement =>
    new BuilderElement({
      name,
      attributes: { value: { key: 'w14:val', value }, font: { key: 'w14:font', value: boxFont } },
    });
  const properties = new BuilderElement({
    name: 'w14:checkbox',
    children: [element('w14:checked', boxes[sign] ? 1 : 0, 'w14'), state('w14:checkedState', '2612'), state('w14:uncheckedState', '2610')],
  });
  return control([properties], new TextRun({ ...options, font: boxFont, text: sign }));
};

/** The runs of a text: check boxes are controls, and so is the whole text if it is in a `field` of a form. */
export const textRuns = (text: string, options: IRunOptions, field: boolean): ParagraphChild[] => {
  if (!field)
    return text
      .split(box)
      .filter((part) => part !== '')
      .map((part) => (part in boxes ? checkBox(part, options) : new TextRun({ ...options, text: xmlText(part) })));
  const value = text.replace(emptyField, '');
  const run = new TextRun({ ...options, text: value.trim() === '' ? placeholder : xmlText(value) });
  return [control([...(value.trim() === '' ? [element('w:showingPlcHdr')] : []), element('w:text')], run)];
};
