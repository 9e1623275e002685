import { expect, test } from 'bun:test';
import { xmlFault } from '../text/xml-fault.ts';
import { withoutLateDeclaration } from './declaration.ts';

const late = '\n \r\n<?xml version="1.0" encoding="UTF-8"?>\n<a>\n<b></a>';

test('a declaration behind blank lines becomes blank, and nothing moves', () => {
  expect(withoutLateDeclaration(late).trim()).toBe('<a>\n<b></a>');
  expect(withoutLateDeclaration(late).length).toBe(late.length);
  for (const same of ['<?xml version="1.0"?><a/>', ' <a/>', ' <?xml-stylesheet href="a"?><a/>', ' <?xml version="1.0"']) {
    expect(withoutLateDeclaration(same)).toBe(same);
  }
});

test('is not an error, and the position of another one stays', () => {
  expect(xmlFault(late.replace('<b>', '<b/>'))).toBeUndefined();
  expect(xmlFault(late)).toMatchObject({ line: 5 });
});
