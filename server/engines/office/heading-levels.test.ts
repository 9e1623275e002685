import { expect, test } from 'bun:test';
import { withFirstHeadings, withHeadingStyles } from './heading-levels.ts';

const style = (name: string, parent = '', level = 0): string =>
  `<style:style style:name="${name}" style:family="paragraph"${parent && ` style:parent-style-name="${parent}"`}${level ? ` style:default-outline-level="${level}"` : ''}/>`;
const flat = (styles: string, body: string): string => `<office:styles>${styles}</office:styles><office:text>${body}</office:text>`;
const head = (name: string, level = 1): string => `<text:h text:style-name="${name}" text:outline-level="${level}">Words</text:h>`;

test('a style with an outline level builds on the heading of that level', () => {
  const settled = withHeadingStyles(flat(style('Nadpis', 'Standard', 2) + style('P1', 'Nadpis'), head('P1', 2)));
  expect(settled).toContain(
    '<style:style style:name="Nadpis" style:family="paragraph" style:default-outline-level="2" style:parent-style-name="Heading_20_2"/>',
  );
  expect(settled).toContain('<style:style style:name="Heading_20_2" style:display-name="Heading 2"');
  expect(settled).toContain(head('P1', 2));
});

test('a heading in the style of other paragraphs gets the style of headings, the paragraphs stay', () => {
  const settled = withHeadingStyles(flat(style('Body') + style('P1', 'Body'), `${head('P1')}<text:p text:style-name="P1">Text</text:p>`));
  expect(settled).toContain('<text:h text:style-name="Heading_20_1" text:outline-level="1">');
  expect(settled).toContain('<text:p text:style-name="P1">Text</text:p>');
  expect(settled).toContain(style('P1', 'Body'));
});

test('headings of the usual styles, deep ones and documents without any stay', () => {
  for (const same of [
    flat(style('Heading_20_1', 'Heading', 1) + style('P1', 'Heading_20_1'), head('P1')),
    flat(style('Deep', '', 8), head('Deep', 8)),
    flat('', '<text:p>Text</text:p>'),
  ])
    expect(withHeadingStyles(same)).toBe(same);
});

test('styles in a circle end', () => {
  expect(withHeadingStyles(flat(style('A', 'B') + style('B', 'A'), head('A')))).toContain('<text:h text:style-name="Heading_20_1"');
});

test('headings of a page of the first level have it', () => {
  const plain = (name: string, words = 'Words'): string => `<text:p text:style-name="${name}">${words}</text:p>`;
  const made = withFirstHeadings(
    flat(
      style('Heading_20_1', 'Heading') + style('P1', 'Heading_20_1'),
      `${plain('P1')}${plain('Body')}${plain('Heading_20_1', 'a<text:span>b</text:span>')}`,
    ),
  );
  expect(made).toContain(
    `${head('P1')}${plain('Body')}<text:h text:style-name="Heading_20_1" text:outline-level="1">a<text:span>b</text:span></text:h>`,
  );
  expect(made).toContain(
    'style:name="Heading_20_1" style:family="paragraph" style:parent-style-name="Heading" style:default-outline-level="1"',
  );
  for (const same of [flat(style('Heading_20_1', 'Heading', 1), plain('Heading_20_1')), flat(style('Body'), plain('Body'))])
    expect(withFirstHeadings(same)).toBe(same);
  const nested = plain('Heading_20_1', `<draw:text-box>${plain('Body')}</draw:text-box>`);
  expect(withFirstHeadings(flat(style('Heading_20_1', 'Heading'), nested))).toContain(nested);
  expect(withFirstHeadings(flat(style('Heading_20_1'), '<text:p text:style-name="Heading_20_1">'.repeat(3000)))).toContain('<text:p');
});
