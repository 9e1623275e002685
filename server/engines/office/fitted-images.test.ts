import { expect, test } from 'bun:test';
import { withFittedImages } from './fitted-images.ts';

const flat = (frame: string): string =>
  `<style:page-layout style:name="M"><style:page-layout-properties fo:page-width="10in" fo:page-height="25.4cm" fo:margin-top="1in" fo:margin-bottom="1in" fo:margin-left="1in" fo:margin-right="1in"/></style:page-layout><style:master-page style:name="Standard" style:page-layout-name="M"/>${frame}`;

test('images wider or higher than the text shrink to it in their shape; others and text boxes stay', () => {
  const frame = (width: string, height: string, inner = '<draw:image/>') =>
    `<draw:frame svg:width="${width}" svg:height="${height}">${inner}`;
  expect(withFittedImages(flat(frame('16in', '4in')))).toContain(frame('8.0000in', '2.0000in'));
  expect(withFittedImages(flat(frame('2in', '40.64cm')))).toContain(frame('1.0000in', '8.0000in'));
  for (const one of [frame('8in', '4in'), frame('16in', '4in', '<draw:text-box/>'), frame('50%', '4in')])
    expect(withFittedImages(flat(one))).toContain(one);
});
