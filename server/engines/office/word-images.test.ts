import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';

import { withPlainPictures } from './word-images.ts';

const picture = (style: string, image = '', more = '', alt = ' alt="A &amp; B"') =>
  `<w:r><w:pict><v:shapetype id="t"><v:stroke joinstyle="miter"/><o:lock v:ext="edit"/></v:shapetype><v:shape type="#t"${alt} style="${style}"><v:imagedata r:id="rId4"${image}/>${more}</v:shape></w:pict></w:r>`;
const inLine = 'width:72pt;height:0.5in';

test('a VML picture in the line becomes a drawing with its size and description', () => {
  const made = withPlainPictures(picture(inLine));
  expect(made).toContain('<wp:extent cx="914400" cy="457200"/>');
  expect(made).toContain('descr="A &amp; B"');
  expect(made).toContain('r:embed="rId4"');
  expect(made).not.toContain('v:shape');
  expect(withPlainPictures(picture(inLine, ' o:title="Logo"', '', ''))).toContain('descr="Logo"');
});

test('others stay: at a place of their own, cropped, turned, with words, without a description or a size', () => {
  for (const other of [
    picture(`position:absolute;${inLine}`),
    picture(inLine, ' cropleft="0.1"'),
    picture(`${inLine};rotation:90`),
    picture(inLine, '', '<v:textbox><w:txbxContent/></v:textbox>'),
    picture(inLine, '', '', ''),
    picture('width:72pt'),
    picture('width:9999999999999999in;height:1in'),
    '<w:pict><v:imagedata r:id="a"/>',
  ])
    expect(withPlainPictures(other)).toBe(other);
});

test('very many pictures take linear time', () => {
  expect(growsFaster((characters) => picture(inLine).repeat(Math.ceil(characters / 250)), withPlainPictures)).toBe(false);
  expect(
    growsFaster((characters) => `<v:imagedata/><w:pict>${'<v:shape style="'.repeat(characters / 16)}</w:pict>`, withPlainPictures),
  ).toBe(false);
});
