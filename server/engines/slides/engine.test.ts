import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { box, paragraph, pptx } from '../../bench/troubles/families/slides/deck.ts';
import { chosenSteps, madeOnce, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { readText } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { officeEngine } from '../office/engine.ts';
import { facts, sampleFodp } from '../office/samples.ts';
import { slidesEngine } from './engine.ts';

longTimeout();

/** An arrow from one box to another, 10 cm wide, red. */
const arrow =
  '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="9" name="A"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm><a:off x="3600000" y="1260000"/><a:ext cx="0" cy="1440000"/></a:xfrm><a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="76200"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill><a:tailEnd type="triangle"/></a:ln></p:spPr></p:cxnSp>';

describe.skipIf(lacks('soffice', 'pdftoppm'))('slides', () => {
  let harness: Harness;
  const stepOf = stepFinder(officeEngine);
  const input = madeOnce(async (format: string): Promise<string> => {
    const path = join(harness.dir, 'sample.fodp');
    if (format === 'fodp') {
      await Bun.write(path, sampleFodp());
      return path;
    }
    const source = format === 'ppt' ? 'pptx' : 'fodp';
    const { paths } = await harness.follow(await input(source), [{ engine: officeEngine, step: stepOf(source, format) }]);
    return paths[0] ?? '';
  });
  const read = async (path: string, step = slidesEngine.steps[0], pages?: string): Promise<string> => {
    if (!step) throw new Error('No step.');
    const { paths } = await harness.follow(path, [{ engine: slidesEngine, step }], pages ? { pages } : {});
    return Bun.file(paths[0] ?? '').text();
  };
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(slidesEngine.steps))
    test(`step ${step.from} to ${step.to} keeps what is written, with the speaker's notes behind their slide`, async () => {
      const html = await read(await input(step.from), step);
      const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
      for (const fact of facts.slides) expect(text).toContain(fact);
      expect(text).toMatch(/Erste Folie.*Notes: Dazu sagen.*und warten.*Zweite Folie/);
      const first = await read(await input(step.from), step, '-1');
      expect(first).toContain('und warten');
      expect(first).not.toContain('Zweite Folie');
    });

  test('pages beyond the deck are refused with its number of slides', async () => {
    const beyond = await read(await input('pptx'), undefined, '7-9').catch((thrown) => thrown);
    expect(beyond).toMatchObject({ code: 'nothing_to_convert' });
  });

  test('a deck of hidden slides says so', async () => {
    const path = join(harness.dir, 'hidden.pptx');
    await Bun.write(path, pptx([{ shapes: box(1, paragraph('Kept back')), hidden: true }]));
    const toPdf = () => harness.follow(path, [{ engine: officeEngine, step: stepOf('pptx', 'pdf') }]);
    for (const refused of [() => read(path), toPdf])
      expect(await rejection(refused())).toMatchObject({ code: 'nothing_to_convert', said: { key: 'slidesAllHidden' } });
  });

  test('a font that is not there is named by the page, and replaced only on paper', async () => {
    const path = join(harness.dir, 'font.pptx');
    const words = paragraph('Words').replace('<a:rPr lang="en"/>', '<a:rPr lang="en"><a:latin typeface="Nowhere Sans"/></a:rPr>');
    await Bun.write(path, pptx([{ shapes: box(1, words) }]));
    const [step] = slidesEngine.steps;
    if (!step) throw new Error('No step.');
    const { notes, paths } = await harness.follow(path, [{ engine: slidesEngine, step }]);
    expect(notes).toEqual([]);
    expect(await Bun.file(paths[0] ?? '').text()).toContain("font-family:'Nowhere Sans'");
    expect((await harness.follow(path, [{ engine: officeEngine, step: stepOf('pptx', 'pdf') }])).notes).toHaveLength(1);
  });

  test('a hidden shape stays hidden', async () => {
    const path = join(harness.dir, 'hidden-shape.pptx');
    const hidden = box(5, paragraph('Kept back'), 3).replace('<p:cNvPr ', '<p:cNvPr hidden="1" ');
    await Bun.write(path, pptx([{ shapes: box(1, paragraph('Shown')) + hidden }]));
    const html = await read(path);
    expect(html).toContain('Shown');
    expect(html).not.toContain('Kept back');
  });

  test('an arrow between boxes is a picture of both; turned words are text', async () => {
    const path = join(harness.dir, 'arrow.pptx');
    const turned = box(14, paragraph('Turned'), 7).replace('<a:xfrm>', '<a:xfrm rot="2000000">');
    await Bun.write(path, pptx([{ shapes: box(1, paragraph('From'), 2) + arrow + box(7.5, paragraph('To'), 3) + turned }]));
    const html = await read(path);
    expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('From To Turned');
    const [, data = ''] = /<img src="data:image\/png;base64,([^"]+)"/.exec(html) ?? [];
    const { data: pixels, info } = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < pixels.length; at += info.channels) if ((pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 255) < 60) red++;
    expect(red).toBeGreaterThan(500);
    expect(await readText(path, 'pptx')).toContain('Turned');
  });
});
