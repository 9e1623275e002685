import { expect, test } from 'bun:test';
import { patient } from '../../testing/patient.ts';
import { describeFont } from './fonts.ts';

patient();

test.each([
  ['BAAAAA+NotoSansMono-Bold', 'Noto Sans Mono', true, false],
  ['TimesNewRomanPS-BoldItalicMT', 'Times New Roman', true, true],
  ['ABCDEF+LiberationSerif-Italic', 'Liberation Serif', false, true],
  ['Helvetica-Oblique', 'Helvetica', false, true],
  ['CMBX12', 'Latin Modern Roman', true, false],
  ['ArialMT', 'Arial', false, false],
  ['Carlito', 'Carlito', false, false],
])('%s', (name, family, bold, italic) => {
  expect(describeFont({ name })).toMatchObject({ family, bold, italic });
});
