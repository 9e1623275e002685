import { expect, test } from 'bun:test';
import { parseTree } from '../../formats/odf-tree.ts';
import { type Cutting, readDeck } from './page.ts';

const frame = (x: number, y: number, inner: string, more = ''): string =>
  `<draw:frame svg:x="${x}cm" svg:y="${y}cm" svg:width="8cm" svg:height="2cm" ${more}>${inner}</draw:frame>`;
const words = (x: number, y: number, text: string, more = ''): string =>
  frame(x, y, `<draw:text-box><text:p>${text}</text:p></draw:text-box>`, more);
const styles = `
<style:style style:name="hidden" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="arrow" style:family="graphic"><style:graphic-properties draw:marker-end="Arrow"/></style:style>
<text:list-style style:name="L">
<text:list-level-style-bullet text:level="1" text:bullet-char="•"/>
<text:list-level-style-number text:level="2" style:num-format="a" text:start-value="3"/>
<text:list-level-style-bullet text:level="3" text:bullet-char=" "/>
</text:list-style>
<style:page-layout style:name="PL"><style:page-layout-properties fo:page-width="25.4cm" fo:page-height="19.05cm"/></style:page-layout>`;
const deck = (...pages: readonly string[]): string =>
  `<?xml version="1.0"?><office:document><office:automatic-styles>${styles}</office:automatic-styles><office:master-styles><style:master-page style:name="M" style:page-layout-name="PL"/></office:master-styles><office:body><office:presentation>${pages.join('')}</office:presentation></office:body></office:document>`;
const page = (shapes: string, more = ''): string => `<draw:page draw:master-page-name="M" ${more}>${shapes}</draw:page>`;

const read = async (xml: string, pages?: string) => {
  const cuttings: Cutting[] = [];
  const { drawnPages, html } = readDeck(parseTree(xml), pages);
  const made = await html('Deck', async (cutting) => {
    cuttings.push(cutting);
    return 'data:image/png;base64,AAAA';
  });
  return { drawnPages, cuttings, body: /<body>\n([\s\S]*)<\/body>/.exec(made?.page ?? '')?.[1] ?? '' };
};

test('the title comes first, whatever its place, as a heading without marks', async () => {
  const title = words(1, 9, '<text:span text:style-name="B">Big</text:span><text:line-break/>news', 'presentation:class="title"');
  const { body } = await read(deck(page(words(1, 1, 'small print') + title)));
  expect(body).toBe('<section id="slide-1">\n<h1>Big news</h1>\n<p>small print</p>\n</section>\n');
});

test('levels of a list are nested, with their numbers, and a level without mark is a paragraph', async () => {
  const item = (...inner: readonly string[]): string => `<text:list-item>${inner.join('')}</text:list-item>`;
  const list = (...items: readonly string[]): string => `<text:list text:style-name="L">${items.join('')}</text:list>`;
  const p = (text: string): string => `<text:p>${text}</text:p>`;
  const text = list(
    item(p('one')),
    item(list(item(p('third letter')), item(p('fourth')))),
    item(p('two')),
    item(list(item(list(item(p('bare')))))),
  );
  const { body } = await read(deck(page(frame(1, 1, `<draw:text-box>${text}</draw:text-box>`))));
  expect(body.replace(/\n/g, '')).toBe(
    '<section id="slide-1"><ul><li>one<ol type="a" start="3"><li>third letter</li><li>fourth</li></ol></li><li>two</li></ul><p>bare</p></section>',
  );
});

test('hidden slides are left out and do not count; chosen slides keep their order', async () => {
  const xml = deck(page(words(1, 1, 'first')), page(words(1, 1, 'kept back'), 'draw:style-name="hidden"'), page(words(1, 1, 'second')));
  expect(
    (await read(xml, '2,1')).body
      .replace(/<[^>]*>|\n/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['second', 'first']);
  expect((await read(xml, '3-')).body).toBe('');
});

test('arrows between boxes are one picture, cut from the slide; its words follow as text', async () => {
  const line = '<draw:connector draw:style-name="arrow" svg:x1="9cm" svg:y1="5cm" svg:x2="12cm" svg:y2="5cm"/>';
  const { drawnPages, cuttings, body } = await read(deck(page(words(1, 4, 'Plan') + line + words(12, 4, 'Do') + words(1, 15, 'apart'))));
  expect(drawnPages).toEqual([1]);
  expect(cuttings).toEqual([{ page: 1, width: 25.4, box: { x0: 1, y0: 4, x1: 20, y1: 6 } }]);
  expect(body.replace(/<figure>.*<\/figure>/, '[picture]').replace(/\n/g, '')).toBe(
    '<section id="slide-1">[picture]<p>Plan</p><p>Do</p><p>apart</p></section>',
  );
});

test('a picture in a drawing stands only in the picture of the drawing', async () => {
  const line = '<draw:connector draw:style-name="arrow" svg:x1="9cm" svg:y1="5cm" svg:x2="12cm" svg:y2="5cm"/>';
  const image = frame(12, 4, '<draw:image><office:binary-data>iVBORw0KGgo=</office:binary-data></draw:image>');
  const { cuttings, body } = await read(deck(page(words(1, 4, 'Plan') + line + image)));
  expect(cuttings).toHaveLength(1);
  expect(body.match(/<img /g)).toHaveLength(1);
});

test('the title stays a heading, and the number away, beside an arrow that touches them', async () => {
  const line = '<draw:connector draw:style-name="arrow" svg:x1="5cm" svg:y1="2cm" svg:x2="5cm" svg:y2="9cm"/>';
  const title = words(1, 1, 'Heading', 'presentation:class="title"');
  const number = words(5, 8, '7', 'presentation:class="page-number"');
  const { body } = await read(deck(page(title + number + line + words(1, 8, 'One') + words(1, 6, 'Two'))));
  expect(body).toMatch(/^<section[^>]*>\n<h1>Heading<\/h1>/);
  expect(body).not.toContain('7</p>');
});

test('shapes that are not printed are left out', async () => {
  const hidden = words(1, 1, 'kept back', 'drawooo:display="none"') + words(1, 4, 'on screen', 'draw:display="screen"');
  const { body } = await read(
    deck(page(`${hidden}<draw:g drawooo:display="none">${words(1, 7, 'grouped')}</draw:g>${words(1, 10, 'shown')}`)),
  );
  expect(body.replace(/<[^>]*>|\n/g, '')).toBe('shown');
});

test('a click on a shape leads where its words do not lead elsewhere', async () => {
  const click = '<office:event-listeners><presentation:event-listener xlink:href="https://example.org/"/></office:event-listeners>';
  const shape = (x: number, text: string) =>
    `<draw:custom-shape svg:x="${x}cm" svg:y="1cm" svg:width="3cm" svg:height="2cm">${click}<text:p>${text}</text:p></draw:custom-shape>`;
  const { body } = await read(deck(page(shape(1, 'go') + shape(9, '<text:a xlink:href="https://example.com/">own</text:a>'))));
  expect(body).toContain('<p><a href="https://example.org/">go</a></p>\n<p><a href="https://example.com/">own</a></p>');
});

test('a straight line without ends between texts is no drawing', async () => {
  const line = '<draw:connector svg:x1="1cm" svg:y1="3cm" svg:x2="20cm" svg:y2="3cm"/>';
  expect((await read(deck(page(words(1, 1, 'above') + line + words(1, 3, 'below'))))).drawnPages).toEqual([]);
});

test('words keep their color where it can be read, their size beside the usual one, and their side', async () => {
  const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`;
  const style = (name: string, properties: string) =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
  const more = `${style('red', 'fo:color="#c00000" fo:font-size="18pt"')}${style('white', 'fo:color="#ffffff" fo:font-size="36pt"')}
<style:style style:name="dark" style:family="graphic"><style:graphic-properties draw:fill="solid" draw:fill-color="#1F497D"/></style:style>
<style:style style:name="mid" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style>`;
  const filled = words(1, 9, span('white', 'on dark'), 'draw:style-name="dark"');
  const centred = words(1, 1, span('red', 'usual and long words')).replace('<text:p>', '<text:p text:style-name="mid">');
  const { body } = await read(
    deck(page(centred + words(1, 5, span('white', 'on white')) + filled)).replace('<text:list-style', `${more}<text:list-style`),
  );
  expect(body).toContain('<p style="text-align:center"><span style="color:#c00000">usual and long words</span></p>');
  expect(body).toContain('<p><span style="font-size:2em">on white</span></p>');
  expect(body).toContain(
    '<div class="filled" style="background:#1f497d;color:#fff">\n<p><span style="color:#ffffff;font-size:2em">on dark</span></p>',
  );
});

test('a slide of shapes without words is a picture', async () => {
  const rect = (x: number) =>
    `<draw:rect svg:x="${x}cm" svg:y="2cm" svg:width="3cm" svg:height="3cm"><text:p><text:span/></text:p></draw:rect>`;
  const { cuttings, body } = await read(deck(page(rect(1) + rect(9))));
  expect(cuttings).toEqual([{ page: 1, width: 25.4, box: { x0: 1, y0: 2, x1: 12, y1: 5 } }]);
  expect(body).toContain('<img ');
});

test('turned words are read at their place on the slide', async () => {
  const turned = `<draw:frame svg:width="8cm" svg:height="2cm" draw:transform="rotate (1.5708) translate (20cm 12cm)"><draw:text-box><text:p>turned</text:p></draw:text-box></draw:frame>`;
  expect((await read(deck(page(turned + words(1, 4, 'upright'))))).body).toMatch(/upright[\s\S]*turned/);
});

test('links lead to the web or to a slide that is there', async () => {
  const link = (href: string): string => `<text:a xlink:href="${href}">here</text:a>`;
  const text = [link('https://example.org/?a=1&amp;b=2'), link('#Second'), link('#Nowhere'), link('file:///etc/passwd')].join(' ');
  const { body } = await read(deck(page(words(1, 1, text)), page(words(1, 1, 'x'), 'draw:name="Second"')));
  expect(body).toContain('<p><a href="https://example.org/?a=1&amp;b=2">here</a> <a href="#slide-2">here</a> here here</p>');
});

test('a footer and a date are shown where they change, a number is not', async () => {
  const foot = (text: string): string =>
    words(1, 18, text, 'presentation:class="footer"') +
    words(9, 18, '1 May', 'presentation:class="date-time"') +
    words(18, 18, '7', 'presentation:class="page-number"');
  const { body } = await read(
    deck(page(foot('A') + words(1, 1, 'x')), page(foot('A') + words(1, 1, 'y')), page(foot('B') + words(1, 1, 'z'))),
  );
  expect(
    body
      .replace(/<[^>]*>/g, '')
      .split(/\n+/)
      .filter(Boolean),
  ).toEqual(['x', 'A · 1 May', 'y', 'z', 'B · 1 May']);
});

test('styles of an embedded document are not those of the deck', async () => {
  const object = `<draw:object><office:document><office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="normal"/></style:style></office:automatic-styles><office:body><office:presentation><draw:page><draw:frame><draw:text-box><text:p>inner</text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document></draw:object>`;
  const { body, cuttings } = await read(deck(page(frame(1, 1, object) + words(1, 9, '<text:span text:style-name="B">strong</text:span>'))));
  expect(body).toContain('<strong>strong</strong>');
  expect(body).not.toContain('inner');
  expect(cuttings).toHaveLength(1);
});

test('a deck that is not well formed is damaged', () => {
  expect(() => parseTree('<office:document><draw:page>')).toThrow(expect.objectContaining({ code: 'corrupt_input' }));
});
