import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { OptionValues } from '../../../catalogue/options.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { officeEngine } from './engine.ts';

longTimeout();

describe.skipIf(lacks('soffice'))('plain text on paper', () => {
  let harness: Harness;
  const print = async (text: string, options: OptionValues = {}): Promise<string> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.txt`);
    await Bun.write(path, text);
    const step = officeEngine.steps.find(({ from, to }) => from === 'txt' && to === 'pdf');
    if (!step) throw new Error('There is no step from txt to pdf.');
    const { paths } = await harness.follow(path, [{ engine: officeEngine, step }], options);
    return paths[0] ?? '';
  };
  const words = async (pdf: string) =>
    [...(await tell('pdftotext', '-bbox', pdf, '-')).matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]*)</g)].map(
      ([, x, y, word]) => ({
        x: Number(x),
        y: Number(y),
        word,
      }),
    );

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  test('blanks, tabs and characters that mean something to XML stay where they are', async () => {
    const pdf = await print('a\tb\n        b\n    b   b\r\nage <&>');
    const xs = (await words(pdf)).filter(({ word }) => word === 'b').map(({ x }) => x);
    // All start in the ninth column, except one in the fifth: four letters of 6 points before it.
    expect(xs.map((x) => Math.round(x - Math.min(...xs))).sort((one, other) => one - other)).toEqual([0, 24, 24, 24]);
    expect(await tell('pdftotext', '-layout', pdf, '-')).toContain('age <&>');
  });

  test('a form feed begins a page, an empty line stays one', async () => {
    const pdf = await print('one\n\n\nfour\fnext');
    expect(await tell('pdfinfo', pdf)).toMatch(/^Pages: +2$/m);
    const [one, four] = await words(pdf);
    const [line, after] = await words(await print('one\ntwo'));
    expect((four?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(3 * ((after?.y ?? 0) - (line?.y ?? 0)), 0);
  });

  test('A4 with margins of 20 mm, or the requested page', async () => {
    const pdf = await print('here');
    expect(await tell('pdfinfo', pdf)).toMatch(/^Page size: .*\(A4\)$/m);
    expect((await words(pdf))[0]?.x).toBeCloseTo((20 * 72) / 25.4, 0);
    const asked = await print('here', { pageSize: 'letter', orientation: 'landscape', margin: 0 });
    expect(await tell('pdfinfo', asked)).toMatch(/^Page size: +79[12](\.\d+)? x 61[12](\.\d+)?/m);
    expect((await words(asked))[0]?.x).toBeCloseTo(0, 0);
  });
});
