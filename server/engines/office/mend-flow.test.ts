import { expect, test } from 'bun:test';
import { mendFlow } from './mend-flow.ts';

const font = (style: string, name: string): string =>
  `<style:style style:name="${style}" style:family="text"><style:text-properties style:font-name="${name}"/></style:style>`;
const span = (style: string, ...bytes: readonly number[]): string =>
  `<text:span text:style-name="${style}">${String.fromCharCode(...bytes.map((byte) => 0xf000 + byte))}</text:span>`;

test('letters of Symbol and ticks of Wingdings are characters that every font has', () => {
  const mended = mendFlow(
    `${font('T1', 'Symbol')}${font('T2', 'Wingdings').replace('style:font-name', 'fo:font-family')}${font('T3', 'Other')}<text:p>${span('T1', 0x61, 0xa3, 0xe5)}${span('T2', 0xfc, 0xfe)}${span('T3', 0x61)}</text:p>`,
  );
  expect(mended.replace(/<[^>]*>/g, '')).toBe('α≤∑✔☑\uf061');
});

test('what a picture shows is told where only a title would be', () => {
  const desc = '<svg:desc>Ein Hafen</svg:desc>';
  expect(mendFlow(`<draw:frame><draw:image/>${desc}</draw:frame>`)).toContain(`<svg:title>Ein Hafen</svg:title>${desc}`);
  const titled = `<draw:frame><svg:title>Hafen</svg:title>\n ${desc}</draw:frame>`;
  expect(mendFlow(titled)).toBe(titled);
});
