import { expect, test } from 'bun:test';
import type { Paragraph } from '../model.ts';
import { findHeadings } from './headings.ts';

const paragraph = (text: string, size: number, bold: boolean, y: number): Paragraph => ({
  kind: 'paragraph',
  role: { kind: 'body' },
  inlines: [
    {
      kind: 'text',
      text,
      style: {
        font: 'Sans',
        size,
        bold,
        italic: false,
        underline: false,
        strike: false,
        monospace: false,
        colour: '#000000',
        script: 'base',
      },
    },
  ],
  align: 'start',
  direction: 'ltr',
  indent: { start: 0, end: 0, first: 0 },
  spacing: { before: 0, line: size * 1.2 },
  box: { x0: 72, y0: y, x1: 400, y1: y + size },
});

const prose = 'The keeper of the western light rings its bell when more than twelve boats are out, as he did in the year before it.';

test('headings that an outline with only the title omits are levels below it', () => {
  const title = paragraph('Glossary', 20, true, 72);
  const terms = ['Abutment', 'Bearing'].map((text, n) => paragraph(text, 10, true, 110 + n * 40));
  const paragraphs = [title, ...terms.flatMap((term, n) => [term, paragraph(prose, 10, false, 125 + n * 40)])];
  const roles = findHeadings(paragraphs, 10, [{ title: 'Glossary', page: 0, level: 1 }]);
  expect(roles.get(title)).toEqual({ kind: 'heading', level: 1 });
  expect(terms.map((term) => roles.get(term))).toEqual(terms.map(() => ({ kind: 'heading', level: 2 })));
});

test('words beside a box to tick are no heading, however large', () => {
  const choice = paragraph('\u2612 Send the permit by post', 13, true, 110);
  expect(findHeadings([paragraph(prose, 10, false, 72), choice, paragraph(prose, 10, false, 140)], 10, []).get(choice)).toBeUndefined();
});

test('chapters that the contents list has without a leader are a level over its entries', () => {
  const entry = (text: string, y: number): Paragraph => {
    const made = paragraph(text, 10, false, y);
    const { style } = made.inlines[0] as Extract<Paragraph['inlines'][number], { kind: 'text' }>;
    return {
      ...made,
      inlines: [...made.inlines, { kind: 'tab', at: 400, align: 'right', leader: 'dot' }, { kind: 'text', text: '7', style }],
    };
  };
  const sections = ['1.1 Boats', '1.2 Bells', '2.1 Lights'];
  const entries = sections.map((text, n) => entry(text, 72 + n * 14));
  const [first, second] = ['Of the sea', 'Of the shore'].map((text, n) => paragraph(text, 24, true, 150 + n * 300)) as [
    Paragraph,
    Paragraph,
  ];
  const heads = sections.map((text, n) => paragraph(text, 14, true, 190 + n * 60));
  const rest = heads.map((head, n) => [head, paragraph(prose, 10, false, 210 + n * 60)] as const);
  const roles = findHeadings([...entries, first, ...rest.slice(0, 2).flat(), second, ...rest.slice(2).flat()], 10, []);
  expect([first, second].map((head) => roles.get(head))).toEqual([1, 1].map((level) => ({ kind: 'heading', level })));
  expect(heads.map((head) => roles.get(head))).toEqual([2, 2, 2].map((level) => ({ kind: 'heading', level })));
});
