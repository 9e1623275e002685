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

test('headings that an outline of the title alone leaves out are levels under it', () => {
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
