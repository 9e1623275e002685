import { expect, test } from 'bun:test';
import type { Paragraph, ParagraphRole } from '../model.ts';
import type { PageRegion } from './page-region.ts';
import { areSlides } from './slides.ts';

const paragraph = (role: ParagraphRole): Paragraph => ({
  kind: 'paragraph',
  role,
  inlines: [
    {
      kind: 'text',
      text: 'words',
      style: { font: 'Arial', size: 20, bold: false, italic: false },
    } as unknown as Paragraph['inlines'][number],
  ],
  align: 'start',
  direction: 'ltr',
  indent: { start: 0, end: 0, first: 0 },
  spacing: { before: 0, line: 24 },
  box: { x0: 72, y0: 72, x1: 200, y1: 96 },
});
const pagesOf = (roles: readonly ParagraphRole['kind'][]): PageRegion[] =>
  roles.map((kind, page) => ({
    page,
    columns: [
      {
        measure: { left: 72, right: 700 },
        blocks: [
          {
            kind: 'text',
            paragraph: paragraph(kind === 'heading' ? { kind, level: 1 } : { kind: 'body' }),
            lines: [],
          } as unknown as PageRegion['columns'][number]['blocks'][number],
        ],
      },
    ],
  }));
const sized = (width: number, height: number, count: number) => Array.from({ length: count }, () => ({ width, height }));

test('pages of the shape of a screen are slides, whatever they begin with', () => {
  for (const [width, height] of [
    [720, 540],
    [960, 540],
    [720, 405],
    [1024, 640],
  ] as const)
    expect([width, areSlides(pagesOf(['body']), sized(width, height, 1))]).toEqual([width, true]);
});

test('wide pages of paper are slides where most of them begin with a heading', () => {
  const a4 = sized(842, 595, 4);
  expect(areSlides(pagesOf(['heading', 'heading', 'body', 'heading']), a4)).toBe(true);
  expect(areSlides(pagesOf(['heading', 'body', 'body', 'body']), a4)).toBe(false);
  expect(areSlides(pagesOf(['heading', 'heading']), a4.slice(0, 2))).toBe(false);
});

test('upright pages are none', () => {
  expect(areSlides(pagesOf(['heading', 'heading', 'heading']), sized(595, 842, 3))).toBe(false);
  expect(areSlides(pagesOf(['heading', 'heading', 'heading']), [...sized(720, 540, 2), ...sized(595, 842, 1)])).toBe(false);
});
