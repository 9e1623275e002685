import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { describeFont } from './fonts.ts';

longTimeout();

test.each([
  ['BAAAAA+NotoSansMono-Bold', 'Noto Sans Mono', true, false],
  ['TimesNewRomanPS-BoldItalicMT', 'Times New Roman', true, true],
  ['TimesNewRoman', 'Times New Roman', false, false],
  ['TimesNewRoman,Bold', 'Times New Roman', true, false],
  ['ABCDEF+Times New Roman,Italic', 'Times New Roman', false, true],
  ['Times-Roman', 'Times New Roman', false, false],
  ['HelveticaNeue-Roman', 'Helvetica Neue', false, false],
  ['NimbusRoman-Regular', 'Nimbus Roman', false, false],
  ['ABCDEF+LiberationSerif-Italic', 'Liberation Serif', false, true],
  ['Helvetica-Oblique', 'Helvetica', false, true],
  ['CMBX12', 'Latin Modern Roman', true, false],
  ['ArialMT', 'Arial', false, false],
  ['Carlito', 'Carlito', false, false],
  ['Constructor', 'Constructor', false, false],
])('%s', (name, family, bold, italic) => {
  expect(describeFont({ name })).toMatchObject({ family, bold, italic });
});
