import { expect, test } from 'bun:test';
import { placeSaid } from './place.ts';

test.each([
  [`Error at "in.bib" (line 4, column 3):\nunexpected 'y'\n  year = 1984,\n  ^\n`, { line: 4, fault: 'misfit' }],
  ['Error at "in.bib" (line 5, column 1):\nunexpected end of input\n', { line: 5, fault: 'ends' }],
  ['Invalid XML:\n4:1 (54)-4:8 (61): Expected end element for: Name {nameLocalName = "outline"}', { line: 4, fault: 'tag-other' }],
  ['Invalid XML:\n2:7 (14): Missing equals sign', { line: 2, fault: 'xml-line' }],
  ['Error at "in.bib" (line 0, column 1):\nunexpected', undefined],
  ['pandoc: Cannot decode byte', undefined],
] as const)('%j', (said, place) => {
  expect(placeSaid(said)).toEqual(place);
});
