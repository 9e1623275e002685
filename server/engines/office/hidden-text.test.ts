import { expect, test } from 'bun:test';
import { withoutHiddenText } from './hidden-text.ts';

const style = (name: string, family: string, display: string, parent = ''): string =>
  `<style:style style:name="${name}" style:family="${family}"${parent && ` style:parent-style-name="${parent}"`}><style:text-properties${display && ` text:display="${display}"`} x="y"/></style:style>`;
const styles = `${style('H', 'text', 'none')}${style('H1', 'text', '', 'H')}${style('V', 'text', 'true', 'H')}${style('P', 'paragraph', 'none')}${style('Q', 'paragraph', '', 'P')}`;
const of = (body: string): string => withoutHiddenText(`<t>${styles}<b>${body}</b></t>`).replace(/^.*<b>|<\/b><\/t>$/g, '');
const span = (name: string, text: string): string => `<text:span text:style-name="${name}">${text}</text:span>`;

test('hidden runs are gone, by their own style or an ancestor of it, and those that are shown again stay', () => {
  expect(of(`<text:p>a${span('H', 'b')}${span('H1', 'c')}${span('V', 'd')}</text:p>`)).toBe(
    `<text:p>a${span('H', '')}${span('H1', '')}${span('V', 'd')}</text:p>`,
  );
});

test('paragraphs that hold nothing else are gone', () => {
  expect(of(`<text:p text:style-name="Q">a</text:p><text:p>${span('H', 'b')}</text:p><text:p></text:p><text:p>c</text:p>`)).toBe(
    '<text:p></text:p><text:p>c</text:p>',
  );
  expect(of(`<text:p>${span('H', 'b')}<draw:frame><text:p>c</text:p></draw:frame></text:p>`)).toContain('<text:p>c</text:p>');
});

test('styles that descend from each other end', () => {
  const loop = style('A', 'text', '', 'B') + style('B', 'text', '', 'A');
  expect(withoutHiddenText(`<t>${loop}${styles}<text:p>${span('A', 'x')}</text:p></t>`)).toContain('>x<');
});
