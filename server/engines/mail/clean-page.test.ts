import { expect, test } from 'bun:test';
import { cleanMailPage } from './clean-page.ts';

test('styles only for print or phones stay so', () => {
  const page =
    '<html><head><style media="print">p{color:red}</style><style media="screen and (max-width:600px)"><!-- b{color:red} --></style></head><body><p>a</p></body></html>';
  const html = cleanMailPage(page, () => undefined, 'm');
  expect(html).toContain('@media print{.m p{color:red}}');
  expect(html).toContain('@media screen and (max-width:600px){.m b{color:red}}');
});
