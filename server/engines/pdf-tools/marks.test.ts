import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { sample, operate, infoOf, textOf, check, jsonOf, write, at } = pdfBench(() => harness);

/** Words of a displayed page according to Poppler: text, left, top, right, bottom. */
const wordsOn = async (path: string, page: number): Promise<readonly (readonly [string, number, number, number, number])[]> => {
  const html = await Bun.$`pdftotext -bbox -cropbox -f ${page} -l ${page} ${path} -`.text();
  return [...html.matchAll(/xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g)].map(
    ([, left, top, right, bottom, text = '']) => [text, Number(left), Number(top), Number(right), Number(bottom)] as const,
  );
};
const sizeOf = async (path: string, page = 1): Promise<string> =>
  (await infoOf(path, '-f', String(page), '-l', String(page)))[`Page    ${page} size`] ?? '';
/** The darkest grey of each quarter of a displayed page: top left, top right, bottom left, bottom right. */
const darkest = async (path: string): Promise<readonly number[]> => {
  await Bun.$`pdftoppm -r 72 -gray -singlefile ${path} ${path}`.quiet();
  const text = await Bun.$`convert ${path}.pgm -crop 2x2@ +repage -format ${'%[fx:minima*255] '} info:`.text();
  return text.trim().split(' ').map(Number);
};

describe('page numbers', () => {
  test('go on every page, in the style and from the number that is chosen', async () => {
    const { path } = await operate('add-page-numbers', await sample('Alpha', 3), { numberStyle: 'page-of-total', startAt: 4 });
    for (const page of [1, 2, 3]) {
      const words = (await wordsOn(path, page)).map(([text]) => text).join(' ');
      expect(words).toContain(`Page ${page + 3} of 6`);
      expect(words).toContain(`Alpha ${page}`);
    }
    await check(path);
    expect((await jsonOf(path, 'outlines')).outlines).toMatchObject([{ title: 'Alpha chapter' }]);
  });

  nightlyTest('skip the cover, in Roman numerals at the top right', async () => {
    const { path } = await operate('add-page-numbers', await sample('Alpha', 5), {
      pages: '2-',
      numberStyle: 'roman',
      place: 'top-right',
      edge: 5,
    });
    expect((await wordsOn(path, 1)).map(([text]) => text)).not.toContain('i');
    expect((await wordsOn(path, 2)).map(([text]) => text)).toContain('i');
    const found = (await wordsOn(path, 5)).find(([text]) => text === 'iv');
    expect(found?.[3]).toBeGreaterThan(180);
    expect(found?.[2]).toBeLessThan(16);
  });

  nightlyTest('are upright at the bottom of a page that is shown turned', async () => {
    await Bun.$`qpdf --rotate=+90 ${await sample('Alpha', 1)} ${at('turned.pdf')}`.quiet();
    const { path } = await operate('add-page-numbers', at('turned.pdf'), { numberStyle: 'page' });
    // 100 points wide and 200 high as displayed.
    const found = (await wordsOn(path, 1)).find(([text]) => text === 'Page');
    expect(found?.[2]).toBeGreaterThan(150);
    expect((found?.[3] ?? 0) - (found?.[1] ?? 0)).toBeGreaterThan((found?.[4] ?? 0) - (found?.[2] ?? 0));
  });
});

describe('watermark', () => {
  test('is drawn across the page, and the text below stays', async () => {
    const { path } = await operate('watermark-pdf', await sample('Alpha', 2), {
      text: 'DRAFT & <copy>',
      opacity: 100,
      markColour: '#000000',
    });
    await check(path);
    expect(await textOf(path)).toContain('Alpha 2');
    // From the bottom left to the top right: both have ink, the other quarters only what they had before.
    const [, topRight = 255, bottomLeft = 255] = await darkest(path);
    expect(topRight).toBeLessThan(40);
    expect(bottomLeft).toBeLessThan(40);
    expect((await jsonOf(path, 'acroform')).acroform.fields).toMatchObject([{ fullname: 'name' }]);
  });

  nightlyTest('stays upright on a turned page, in any script, only on chosen pages', async () => {
    await Bun.$`qpdf --rotate=+90 ${await sample('Alpha', 2)} ${at('turned-two.pdf')}`.quiet();
    const { path } = await operate('watermark-pdf', at('turned-two.pdf'), { text: 'مسودة 草稿', layout: 'straight', pages: '1' });
    const [one, two] = await Promise.all([1, 2].map((page) => Bun.$`pdftoppm -r 72 -gray -f ${page} -l ${page} ${path}`.arrayBuffer()));
    expect(one && two && Bun.hash(one) !== Bun.hash(two)).toBe(true);
    const fonts = await Bun.$`pdffonts -f 1 -l 1 ${path}`.text();
    expect(fonts).toMatch(/DejaVu|Arabic/);
    expect(fonts).toMatch(/CJK/);
    // Straight across a page of 100 × 200 points: no ink in the lower quarter.
    await Bun.$`pdftoppm -r 72 -gray -singlefile ${path} ${at('mark')}`.quiet();
    const rows = await Bun.$`convert ${at('mark.pgm')} -crop 100x50+0+150 -format ${'%[fx:minima*255]'} info:`.text();
    expect(Number(rows)).toBe(255);
  });

  test('needs a text of one line', async () => {
    const path = await sample('Alpha', 1);
    expect(await rejection(operate('watermark-pdf', path))).toMatchObject({ code: 'option_missing' });
    for (const options of [
      { text: 'two\nlines' },
      { text: 'x'.repeat(81) },
      { text: 'x', markColour: 'red"/><image href="file:///etc/passwd"/>' },
    ])
      expect(await rejection(operate('watermark-pdf', path, options))).toMatchObject({ code: 'invalid_option' });
  });
});

describe('crop', () => {
  test('takes strips off as the page is shown', async () => {
    const { path } = await operate('crop-pdf', await sample('Alpha', 2), { cutTop: 10, cutLeft: 5 });
    const [width = 0, height = 0] = (await sizeOf(path)).match(/[\d.]+/g)?.map(Number) ?? [];
    expect(width).toBeCloseTo(200 - (5 * 72) / 25.4, 1);
    expect(height).toBeCloseTo(100 - (10 * 72) / 25.4, 1);
    const [, left = 0] = (await wordsOn(path, 1)).find(([text]) => text === 'Alpha') ?? [];
    expect(left).toBeCloseTo(20 - (5 * 72) / 25.4, 0);
  });

  nightlyTest('takes them off a turned page where one sees them', async () => {
    await Bun.$`qpdf --rotate=+90 ${await sample('Alpha', 1)} ${at('crop-turned.pdf')}`.quiet();
    const before = (await wordsOn(at('crop-turned.pdf'), 1))[0] ?? ['', 0, 0, 0, 0];
    const { path } = await operate('crop-pdf', at('crop-turned.pdf'), { cutTop: 5 });
    const after = (await wordsOn(path, 1))[0] ?? ['', 0, 0, 0, 0];
    expect(after[2]).toBeCloseTo(before[2] - (5 * 72) / 25.4, 0);
    expect(after[1]).toBeCloseTo(before[1], 0);
  });

  test.each([0, 90, 180, 270])('takes off what is empty of a page turned by %d', async (turn) => {
    await write('dot.pdf', (await Bun.file(await sample('Alpha', 1)).text()).replace('/Annots[5 0 R 8 0 R]', ''));
    await Bun.$`qpdf --rotate=${turn} ${at('dot.pdf')} ${at('turned-dot.pdf')}`.nothrow().quiet();
    const { path } = await operate('crop-pdf', at('turned-dot.pdf'), { autoCrop: true });
    const [width = 0, height = 0] = (await sizeOf(path)).match(/[\d.]+/g)?.map(Number) ?? [];
    expect(width).toBeLessThan(120);
    expect(height).toBeLessThan(50);
    // Text outside the visible area does not count.
    expect(await Bun.$`pdftotext -cropbox ${path} -`.text()).toContain('Alpha 1');
  });

  test('is refused where nothing would be left, and without a wish', async () => {
    const path = await sample('Alpha', 2);
    expect(await rejection(operate('crop-pdf', path, { cutTop: 40 }))).toMatchObject({
      detail: 'Nothing of page 1 would be left. Crop less.',
    });
    for (const options of [{}, { cutTop: 0, cutLeft: 0 }])
      expect(await rejection(operate('crop-pdf', path, options))).toMatchObject({ code: 'option_missing' });
  });
});

describe('page size', () => {
  test('is that of every page, and all that is on it moves along', async () => {
    const { path } = await operate('resize-pdf', await sample('Alpha', 2));
    expect(await sizeOf(path)).toContain('842 x 595');
    const [, left = 0] = (await wordsOn(path, 1))[0] ?? [];
    expect(left).toBeCloseTo(20 * Math.min(842 / 200, 595 / 100), 0);
    const [link] = JSON.parse(
      await Bun.$`/usr/bin/python3 -I -c ${'import fitz,sys,json;d=fitz.open(sys.argv[1]);p=d[0];print(json.dumps([list(l["from"]) for l in p.get_links()]))'} ${path}`.text(),
    );
    expect(link[0]).toBeCloseTo(10 * (842 / 200), 0);
    await check(path);
  });

  nightlyTest('turns where that is chosen, and keeps the size of the content', async () => {
    const { path } = await operate('resize-pdf', await sample('Alpha', 1), {
      sheet: 'letter',
      orientation: 'portrait',
      contentScale: 'keep',
    });
    expect(await sizeOf(path)).toContain('612 x 792');
    const [, left = 0] = (await wordsOn(path, 1))[0] ?? [];
    expect(left).toBeCloseTo(20 + (612 - 200) / 2, 0);
  });

  nightlyTest('is taken from the page as it is shown', async () => {
    await Bun.$`qpdf --rotate=+90 ${await sample('Alpha', 1)} ${at('size-turned.pdf')}`.quiet();
    const { path } = await operate('resize-pdf', at('size-turned.pdf'), { sheet: 'a5' });
    const info = await infoOf(path);
    expect([info['Page size'], info['Page rot']]).toEqual([expect.stringContaining('595 x 420'), '90']);
  });
});

describe('split by size', () => {
  test('makes parts that fit, with all pages in order', async () => {
    const pages = 12;
    for (let page = 0; page < pages; page++)
      await Bun.$`convert -seed ${page} -size 300x300 plasma: -quality 90 ${at(`n${page}.jpg`)}`.quiet();
    const script = `
import fitz, sys
document = fitz.open()
for n in range(${pages}):
    page = document.new_page(width=200, height=200)
    page.insert_image(page.rect, filename=sys.argv[1] + f"/n{n}.jpg")
    page.insert_text((20, 20), f"Sheet {n + 1}")
document.save(sys.argv[2])
`;
    await Bun.$`/usr/bin/python3 -I -c ${script} ${harness.dir} ${at('sheets.pdf')}`.quiet();
    const limit = Bun.file(at('sheets.pdf')).size / 4;
    const made = await operate('split-pdf', at('sheets.pdf'), { splitBy: 'size', targetSize: Number((limit / 1e6).toFixed(2)) + 0.01 });
    expect(made.paths.length).toBeGreaterThan(3);
    expect(made.paths.length).toBeLessThan(pages);
    const sizes = made.paths.map((path) => Bun.file(path).size);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(limit + 20_000);
    const all = (await Promise.all(made.paths.map((path) => textOf(path)))).join(' ').match(/Sheet \d+/g);
    expect([...(all ?? [])]).toEqual(Array.from({ length: pages }, (_, n) => `Sheet ${n + 1}`));
    expect(made.parts[0]).toMatch(/^1(-\d+)?$/);
  });

  test('keeps a small file whole, and says which single page is too large', async () => {
    const whole = await operate('split-pdf', await sample('Alpha', 3), { splitBy: 'size' });
    expect([whole.paths.length, whole.notes.join()]).toEqual([1, 'The document is already smaller than that: it was not split.']);
    const made = await operate('split-pdf', at('sheets.pdf'), { splitBy: 'size', targetSize: 0.01 });
    expect(made.paths).toHaveLength(12);
    expect(made.notes.join()).toContain('Page 1, 2, 3');
  });
});

test('a signed document says that its signature is lost, whatever is done to its pages', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[4 0 R]>>>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 6 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R]>>',
    '<</Type/Annot/Subtype/Widget/FT/Sig/T(signed)/Rect[0 0 9 9]/P 3 0 R/V 5 0 R>>',
    '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 1 2 3]/Contents<00>>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
  ];
  const raw = `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`;
  await Bun.$`qpdf ${await write('raw.pdf', raw)} ${at('signed.pdf')}`.quiet().nothrow();
  for (const [operation, options, note] of [
    ['add-page-numbers', {}, 'The digital signature is no longer valid: the pages were changed after signing.'],
    ['crop-pdf', { cutTop: 5 }, 'The digital signature is no longer valid: the pages were changed after signing.'],
    ['extract-pdf-pages', { pages: '1' }, 'The digital signature was left out: it is valid for the whole document, not for a part of it.'],
  ] as const)
    expect([operation, (await operate(operation, at('signed.pdf'), options)).notes]).toEqual([operation, [note]]);
});

test('each of them refuses a file that is not a PDF', async () => {
  await write('words.pdf', 'these are just words');
  for (const [operation, options] of [
    ['add-page-numbers', {}],
    ['watermark-pdf', { text: 'x' }],
    ['crop-pdf', { autoCrop: true }],
    ['resize-pdf', {}],
  ] as const)
    expect(await rejection(operate(operation, at('words.pdf'), options))).toMatchObject({ code: 'corrupt_input' });
});
