import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { boxLooks, checkBox, pdf, text } from './make.ts';

const words = text('Member', 100, 700) + text('Guest', 100, 660);

/** A form with two check boxes, the first checked. */
const form = (): Uint8Array =>
  pdf([{ content: words, entries: '/Annots[102 0 R 103 0 R]' }], {
    objects: [...boxLooks, checkBox('m', 70, 697, 'Yes'), checkBox('g', 70, 657, 'Off')],
    catalog: '/AcroForm<</Fields[102 0 R 103 0 R]>>',
  });

/** A form whose check boxes follow their labels. */
const formBehind = (): Uint8Array =>
  pdf([{ content: words, entries: '/Annots[102 0 R 103 0 R]' }], {
    objects: [...boxLooks, checkBox('m', 170, 697, 'Yes'), checkBox('g', 170, 657, 'Off')],
    catalog: '/AcroForm<</Fields[102 0 R 103 0 R]>>',
  });

const radios = (): Uint8Array =>
  pdf([{ content: text('red', 100, 700) + text('blue', 100, 660), entries: '/Annots[102 0 R 103 0 R]' }], {
    objects: [
      ...boxLooks,
      '<</Type/Annot/Subtype/Widget/Parent 104 0 R/F 4/Rect[70 697 84 711]/AS/Off/AP<</N<</a 100 0 R/Off 101 0 R>>>>>>',
      '<</Type/Annot/Subtype/Widget/Parent 104 0 R/F 4/Rect[70 657 84 671]/AS/b/AP<</N<</b 100 0 R/Off 101 0 R>>>>>>',
      '<</FT/Btn/Ff 49152/T(colour)/V/b/Kids[102 0 R 103 0 R]>>',
    ],
    catalog: '/AcroForm<</Fields[104 0 R]>>',
  });

const isTicked = (result: string): readonly ReturnType<typeof finding>[] => {
  const all = folded(result);
  return [
    finding('Member ticked', /[☒☑]\s*Member|Member:?\s*[☒☑]/u.test(all), all),
    finding('Guest not ticked', /☐\s*Guest|Guest:?\s*☐/u.test(all), all),
  ];
};

const square = (x: number, y: number): string => `${x} ${y} 11 11 re S\n`;
const cross = (x: number, y: number): string => `${x + 2} ${y + 2} m ${x + 9} ${y + 9} l S ${x + 2} ${y + 9} m ${x + 9} ${y + 2} l S\n`;

const ticked = (name: string, source: string, to: string, input: () => Uint8Array): Situation => ({
  name,
  source,
  file: 'form.pdf',
  input,
  from: 'pdf',
  to,
  expect: 'Member ticked (☒ or ☑), Guest not ticked (☐)',
  check: async (result) =>
    isTicked(
      to === 'docx'
        ? (await part(result.path, 'word/document.xml')).replace(/<[^>]*>/g, ' ')
        : (await result.text()).replace(/<[^>]*>/g, ' '),
    ),
});

export const pdfForms: readonly Situation[] = [
  ...(['txt', 'md', 'html', 'docx'] as const).map((to) => ticked(`check-boxes-to-${to}`, 'modesty/pdf2json#148', to, form)),
  ticked('check-boxes-behind-words', 'modesty/pdf2json#48', 'txt', formBehind),
  {
    name: 'radio-buttons',
    source: 'py-pdf/pypdf#1264',
    file: 'form.pdf',
    input: radios,
    from: 'pdf',
    to: 'txt',
    expect: 'red not chosen, blue chosen',
    check: async (result) => {
      const all = folded(await result.text());
      return [finding('red', /☐\s*red/u.test(all), all), finding('blue', /[☒☑]\s*blue/u.test(all), all)];
    },
  },
  ticked('drawn-boxes-with-a-cross', 'docling-project/docling#2677', 'txt', () =>
    pdf([{ content: words + square(70, 698) + cross(70, 698) + square(70, 658) }]),
  ),
  ticked('drawn-boxes-with-a-letter', 'Belval/pdf2image#213', 'txt', () =>
    pdf([{ content: words + square(70, 698) + text('X', 71.8, 699.5, 11, 'F2') + square(70, 658) }]),
  ),
  {
    name: 'boxes-of-dingbats',
    source: 'pdflexer/pdflexer#47',
    file: 'form.pdf',
    input: () => pdf([{ content: words + text('8', 70, 699, 12, 'F3') + text('o', 70, 659, 12, 'F3') }]),
    from: 'pdf',
    to: 'txt',
    expect: 'a cross before Member, an empty box before Guest',
    check: async (result) => {
      const all = folded(await result.text());
      return [finding('cross', /[☒✘✗✕✖]\s*Member/u.test(all), all), finding('box', /[☐❏❑❒]\s*Guest/u.test(all), all)];
    },
  },
  {
    name: 'value-of-a-field-without-looks',
    source: 'docling-project/docling#2677',
    file: 'form.pdf',
    input: () =>
      pdf([{ content: text('Name:', 70, 700), entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(n)/F 4/Rect[120 695 300 715]/V(Erika Muster)/DA(/F1 12 Tf 0 g)>>'],
        catalog: '/AcroForm<</Fields[100 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font 3 0 R>>>>',
      }),
    from: 'pdf',
    to: 'txt',
    expect: 'Name: Erika Muster',
    check: async ({ text: read }) => [holds('value', await read(), 'Name: Erika Muster')],
  },
  {
    name: 'hidden-field',
    source: 'yfedoseev/pdf_oxide#570',
    file: 'form.pdf',
    input: () =>
      pdf([{ content: text('Name:', 70, 700), entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(n)/F 2/Rect[120 695 300 715]/V(secret)/DA(/F1 12 Tf 0 g)>>'],
        catalog: '/AcroForm<</Fields[100 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font 3 0 R>>>>',
      }),
    from: 'pdf',
    to: 'txt',
    expect: 'Name: alone, as the page shows',
    check: async ({ text: read }) => {
      const all = await read();
      return [holds('words', all, 'Name:'), lacks('hidden value', all, 'secret')];
    },
  },
];
