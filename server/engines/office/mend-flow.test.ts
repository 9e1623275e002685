import { expect, test } from 'bun:test';
import { settleDrawings } from './drawn-words.ts';
import { formulaPlaces, pageWithFormulas } from './formula-places.ts';
import { mendFlow as mendWith } from './mend-flow.ts';

const mendFlow = (fodt: string): string => mendWith(fodt, formulaPlaces());

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

test('the description of an image replaces a mere title', () => {
  const desc = '<svg:desc>Ein Hafen</svg:desc>';
  expect(mendFlow(`<draw:frame><draw:image/>${desc}</draw:frame>`)).toContain(`<svg:title>Ein Hafen</svg:title>${desc}`);
  const titled = `<draw:frame><svg:title>Hafen</svg:title>\n ${desc}</draw:frame>`;
  expect(mendFlow(titled)).toBe(titled);
});

/** LibreOffice's rendering of the drawings: images with the name as description. */
const asPage = (fodt: string): string =>
  fodt.replace(
    /<draw:(?:g|custom-shape|frame)[^>]*draw:name="([^"]*)">[\s\S]*?<\/draw:(?:g|custom-shape|frame)>/g,
    '<img name="$1" alt="$1"/>',
  );

test('words of drawings become the description of the image, once', () => {
  const shape = (words: string) => `<draw:custom-shape draw:name="Shape 1"><text:p>${words}</text:p></draw:custom-shape>`;
  const group = `<text:p>vor <draw:frame draw:name="F"><draw:text-box>${shape('Eins')}${shape('"Zwei"')}</draw:text-box></draw:frame></text:p>`;
  const alone = mendFlow(group).replace(/<draw:custom-shape[^>]*>|<\/draw:custom-shape>/g, '');
  expect(settleDrawings(asPage(alone), new Map())).toBe('<text:p>vor <img alt="Eins &quot;Zwei&quot;"/></text:p>');
  const box = asPage(mendFlow(shape('Im Kasten')));
  expect(settleDrawings(`<p>Anker <span>Im <b>Kasten</b></span> ${box}</p>`, new Map())).toEndWith('</span> </p>');
  const image = '<draw:frame draw:name="Foto"><draw:image/></draw:frame>';
  expect(mendFlow(image)).toBe(image);
});

test('a ruby annotation keeps its form and the look of its base, and is plain text in a description', () => {
  const places = formulaPlaces();
  const ruby =
    '<text:ruby><text:ruby-base><text:span text:style-name="T1">日本</text:span></text:ruby-base><text:ruby-text>にほん</text:ruby-text></text:ruby>';
  const page = mendWith(`<text:p>a${ruby}b</text:p><text:p><draw:g draw:name="G"><text:p>${ruby}</text:p></draw:g></text:p>`, places);
  const html = pageWithFormulas(settleDrawings(asPage(page), places.charts), places);
  expect(html).toBe(
    '<text:p>a<text:span text:style-name="T1"><ruby>日本<rt>にほん</rt></ruby></text:span>b</text:p><text:p><img alt="日本（にほん）"/></text:p>',
  );
});

test('a text box in a line stays text', () => {
  const box = (anchor: string) =>
    `<draw:frame text:anchor-type="${anchor}"><draw:text-box><text:p>Im Kasten</text:p></draw:text-box></draw:frame>`;
  expect(mendFlow(box('as-char'))).toContain('<draw:frame text:anchor-type="char"');
  expect(mendFlow(box('page'))).toContain('text:anchor-type="page"');
  expect(mendFlow('<draw:frame text:anchor-type="as-char"><draw:image/></draw:frame>')).toContain('"as-char"');
});
