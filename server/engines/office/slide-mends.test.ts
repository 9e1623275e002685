import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { box, paragraph, pptx } from '../../bench/troubles/families/slides/deck.ts';
import { openZip } from '../../formats/zip/read.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { hasOwnColors, withOwnBackgrounds } from './slide-backgrounds.ts';
import { withFormulaLines } from './slide-formulas.ts';
import { hasJumps, withPlainJumps } from './slide-jumps.ts';
import { slideMends } from './slide-mends.ts';

const dir = makeTestFolder('slides');

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const jump = (where: string): string => `<a:hlinkClick xmlns:r="${office}" r:id="" action="ppaction://hlinkshowjump?jump=${where}"/>`;

test('links to the first, last, next and previous slide name it; hidden slides do not count', async () => {
  const path = join(dir, 'deck.pptx');
  const parts = Array.from({ length: 4 }, (_, index) => ({ shapes: box(1, paragraph(`Slide ${index + 1}`)) }));
  // The order of the deck: 4, 2, 1, 3.
  writeFileSync(path, pptx(parts, { order: [4, 2, 1, 3] }));
  const name = 'ppt/slides/slide2.xml';
  const text = ['firstslide', 'lastslide', 'nextslide', 'previousslide', 'endshow'].map(jump).join('');
  expect(hasJumps(text)).toBe(true);
  const changed = await withPlainJumps(openZip(path), new Map([[name, text]]), new Set(['ppt/slides/slide1.xml']));
  const links = changed['ppt/slides/_rels/slide2.xml.rels'] ?? '';
  const targets = [...(changed[name] ?? '').matchAll(/r:id="([^"]*)" action="ppaction:\/\/([^"]*)"/g)].map(([, id, action]) => [
    action,
    new RegExp(`Id="${id}" [^>]*Target="([^"]*)"`).exec(links)?.[1],
  ]);
  expect(targets).toEqual([
    ['hlinksldjump', 'slide4.xml'],
    ['hlinksldjump', 'slide3.xml'],
    ['hlinksldjump', 'slide3.xml'],
    ['hlinksldjump', 'slide4.xml'],
    ['hlinkshowjump?jump=endshow', undefined],
  ]);
  expect(links).toContain('slideLayout1.xml');
});

const formula = (inner: string): string => `<a14:m><m:oMath>${inner}</m:oMath></a14:m>`;
const twice = (choice: string, fallback: string): string =>
  `<p:sp>one</p:sp><mc:AlternateContent><mc:Choice Requires="a14"><p:sp>${choice}</p:sp></mc:Choice><mc:Fallback><p:sp>${fallback}</p:sp></mc:Fallback></mc:AlternateContent>`;
const square = '<m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>';

test('a shape with a formula keeps its words, with the formula as a line', () => {
  const slide = twice(`<a:r><a:t>see </a:t></a:r>${formula(square)}`, '<a:t> </a:t>');
  expect(withFormulaLines(slide, false)).toBe('<p:sp>one</p:sp><p:sp><a:r><a:t>see </a:t></a:r><a:r><a:rPr/><a:t>x^2</a:t></a:r></p:sp>');
});

test('a picture of the words stays on paper, and gives way to the words in a text', () => {
  const slide = twice(formula(square), '<a:blipFill><a:blip r:embed="r1"/></a:blipFill>');
  expect(withFormulaLines(slide, false)).toBe(slide);
  expect(withFormulaLines(slide, true)).toContain('<a:t>x^2</a:t>');
});

test('a formula that is not XML, and other alternatives, stay', () => {
  for (const slide of [twice(formula('<m:r>'), ''), twice('<p14:media/>', '')]) expect(withFormulaLines(slide, true)).toBe(slide);
});

test('every one of many alternatives is taken', () => {
  expect(withFormulaLines(twice(formula(square), '').repeat(3000), true).split('x^2').length).toBe(3001);
});

const background = (fill: string): string => `<p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`;
const solid = background('<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>');
const swapped = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr>';

test('a slide with colors of its own takes the background of its master, unless it has one or that is an image', async () => {
  const path = join(dir, 'colors.pptx');
  const onMaster = async (fill: string) => {
    const deck = unzipSync(pptx([{ shapes: box(1, paragraph('Words')) }]));
    const master = strFromU8(deck['ppt/slideMasters/slideMaster1.xml'] ?? new Uint8Array()).replace('<p:cSld>', `<p:cSld>${fill}`);
    writeFileSync(path, zipSync({ ...deck, 'ppt/slideMasters/slideMaster1.xml': strToU8(master) }));
    const changed = await withOwnBackgrounds(
      openZip(path),
      new Map([['ppt/slides/slide1.xml', `<p:sld><p:cSld name="x"></p:cSld>${swapped}</p:sld>`]]),
    );
    return changed['ppt/slides/slide1.xml'];
  };
  expect(hasOwnColors(`<p:cSld/>${swapped}`)).toBe(true);
  expect(hasOwnColors(`<p:cSld>${solid}</p:cSld>${swapped}`)).toBe(false);
  expect(await onMaster('')).toBeUndefined();
  expect(await onMaster(background('<a:blipFill><a:blip r:embed="r1"/></a:blipFill>'))).toBeUndefined();
  expect(await onMaster(solid)).toBe(`<p:sld><p:cSld name="x">${solid}</p:cSld>${swapped}</p:sld>`);
  // As the deck is prepared for any target, editable ones too.
  for (const to of ['pdf', 'odp']) {
    const mends = slideMends({ input: path, from: 'pptx', to, output: 'out', title: 'deck' });
    mends.see('ppt/slides/slide1.xml', `<p:sld><p:cSld></p:cSld>${swapped}</p:sld>`);
    expect((await mends.mended({}))['ppt/slides/slide1.xml']).toContain(solid);
  }
});
