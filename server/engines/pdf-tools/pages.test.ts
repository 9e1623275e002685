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

const pagesOf = async (path: string): Promise<number> => Number((await infoOf(path)).Pages);
const numbersOf = async (path: string, word: string): Promise<readonly string[] | null> =>
  (await textOf(path)).match(new RegExp(`${word} \\d+`, 'g'));
/** All bytes of a file with its streams unpacked, to search for content that should be gone. */
const bytesOf = async (path: string): Promise<string> => {
  await Bun.$`qpdf --qdf --object-streams=disable ${path} ${path}.plain`.quiet();
  return new TextDecoder('latin1').decode(await Bun.file(`${path}.plain`).bytes());
};

describe('extract', () => {
  test('takes the pages that are named, in their order, and nothing of the others', async () => {
    const made = await operate('extract-pdf-pages', await sample('Alpha', 5), { pages: '4,2' });
    expect(await numbersOf(made.path, 'Alpha')).toEqual(['Alpha 4', 'Alpha 2']);
    await check(made.path);
    const bytes = await bytesOf(made.path);
    for (const gone of ['Alpha 1', 'Alpha 3', 'Alpha 5', 'Alpha chapter', '/AcroForm', '/Dests']) expect(bytes).not.toContain(gone);
    expect(bytes).toMatch(/\/OFF \[/);
    expect((await jsonOf(made.path, 'pagelabels')).pagelabels.map(({ label }: { label: object }) => label)).toMatchObject([
      { '/S': '/r', '/St': 4 },
      { '/St': 2 },
    ]);
  });

  test('keeps what belongs to the pages: fields, links, bookmarks', async () => {
    const made = await operate('extract-pdf-pages', await sample('Alpha', 5), { pages: '1,5' });
    const { outlines, acroform } = await jsonOf(made.path, 'outlines', 'acroform');
    expect(outlines).toMatchObject([{ title: 'Alpha chapter', destpageposfrom1: 2 }]);
    expect(acroform.fields).toMatchObject([{ fullname: 'name', pageposfrom1: 1 }]);
    await check(made.path);
  });

  nightlyTest('gives a file for each page where that is chosen', async () => {
    const made = await operate('extract-pdf-pages', await sample('Alpha', 5), { pages: '2-3', separate: true });
    expect(made.parts).toEqual(['2', '3']);
    expect(await Promise.all(made.paths.map((path) => numbersOf(path, 'Alpha')))).toEqual([['Alpha 2'], ['Alpha 3']]);
  });

  test('wants pages, and such as there are', async () => {
    const path = await sample('Alpha', 5);
    expect(await rejection(operate('extract-pdf-pages', path))).toMatchObject({
      code: 'option_missing',
      detail: expect.stringMatching(/^pages is missing/),
    });
    expect(await rejection(operate('extract-pdf-pages', path, { pages: '6' }))).toMatchObject({
      detail: 'There is no page 6: the document has 5 pages.',
    });
  });
});

describe('delete', () => {
  test('takes pages out for good', async () => {
    const made = await operate('delete-pdf-pages', await sample('Beta', 4), { pages: '1,4' });
    expect(await numbersOf(made.path, 'Beta')).toEqual(['Beta 2', 'Beta 3']);
    const bytes = await bytesOf(made.path);
    for (const gone of ['Beta 1', 'Beta 4', 'Beta chapter', '/V (Beta)', '/Widget']) expect(bytes).not.toContain(gone);
    await check(made.path);
  });

  test('leaves one page at least', async () =>
    expect(await rejection(sample('Beta', 4).then((path) => operate('delete-pdf-pages', path, { pages: '1-' })))).toMatchObject({
      code: 'invalid_option',
      detail: 'No page would be left: the document has 4 pages.',
    }));
});

describe('reorder', () => {
  test.each([
    [{ pages: '3' }, [3, 1, 2, 4]],
    [{ pages: '4,2' }, [4, 2, 1, 3]],
    [{ reverse: true }, [4, 3, 2, 1]],
  ])('%j', async (options, order) => {
    const made = await operate('reorder-pdf-pages', await sample('Gamma', 4), options);
    expect(await numbersOf(made.path, 'Gamma')).toEqual(order.map((page) => `Gamma ${page}`));
    const { outlines } = await jsonOf(made.path, 'outlines');
    expect(outlines).toMatchObject([{ title: 'Gamma chapter', destpageposfrom1: order.indexOf(4) + 1 }]);
    await check(made.path);
  });

  test('wants an order', async () =>
    expect(await rejection(sample('Gamma', 4).then((path) => operate('reorder-pdf-pages', path)))).toMatchObject({
      code: 'option_missing',
    }));
});

describe('split', () => {
  test('into single pages, unless more are wanted', async () => {
    const path = await sample('Delta', 5);
    const single = await operate('split-pdf', path);
    expect(single.parts).toEqual(['1', '2', '3', '4', '5']);
    const pairs = await operate('split-pdf', path, { every: 2 });
    expect(pairs.parts).toEqual(['1-2', '3-4', '5']);
    expect(await Promise.all(pairs.paths.map(pagesOf))).toEqual([2, 2, 1]);
    for (const part of pairs.paths) await check(part);
    expect(await bytesOf(pairs.paths[1] ?? '')).not.toContain('Delta 5');
  });

  nightlyTest('by ranges, which may overlap', async () => {
    const made = await operate('split-pdf', await sample('Delta', 5), { ranges: '-2,2-4,5-' });
    expect(made.parts).toEqual(['1-2', '2-4', '5-5']);
    expect(await numbersOf(made.paths[1] ?? '', 'Delta')).toEqual(['Delta 2', 'Delta 3', 'Delta 4']);
  });

  test('by bookmarks, with what is before the first', async () => {
    const path = at('chapters.pdf');
    const script = `
import fitz, sys
document = fitz.open()
for n in range(6): document.new_page().insert_text((72, 72), f"Sheet {n + 1}")
document.set_toc([[1, "One / 1", 2], [2, "Inner", 3], [1, "Two", 4], [1, "Also two", 4]])
document.save(sys.argv[1])
`;
    await Bun.$`/usr/bin/python3 -I -c ${script} ${path}`.quiet();
    const made = await operate('split-pdf', path, { splitBy: 'bookmarks' });
    expect(made.parts).toEqual(['1 Front', '2 One / 1', '3 Two']);
    expect(await Promise.all(made.paths.map((one) => numbersOf(one, 'Sheet')))).toEqual([
      ['Sheet 1'],
      ['Sheet 2', 'Sheet 3'],
      ['Sheet 4', 'Sheet 5', 'Sheet 6'],
    ]);
    const { outlines } = await jsonOf(made.paths[1] ?? '', 'outlines');
    expect(outlines).toMatchObject([{ title: 'One / 1', kids: [{ title: 'Inner', destpageposfrom1: 2 }] }]);
  });

  nightlyTest('by as many bookmarks as there may be, with long titles in any script', async () => {
    const path = at('many-chapters.pdf');
    const script = `
import fitz, sys
document = fitz.open()
for n in range(2): document.new_page()
document.set_toc([[1, f"{n + 1} " + "\u7ae0" * 90, 1 + n // 350] for n in range(700)])
document.save(sys.argv[1])
`;
    await Bun.$`/usr/bin/python3 -I -c ${script} ${path}`.quiet();
    const { parts } = await operate('split-pdf', path, { splitBy: 'bookmarks' });
    expect(parts).toEqual([`1 1 ${'章'.repeat(78)}`, `2 351 ${'章'.repeat(76)}`]);
  });

  test('into parts without drawings and images that only other pages show', async () => {
    const path = at('listed.pdf');
    const script = `
import fitz, sys
document = fitz.open()
for colour in (255, 128, 0):
    image = fitz.Pixmap(fitz.csRGB, fitz.IRect(0, 0, 4, 4))
    image.clear_with(colour)
    document.new_page().insert_image(fitz.Rect(72, 72, 144, 144), pixmap=image)
# One list of images for all pages, as many programs write.
images = [document.get_page_images(n)[0] for n in range(3)]
shared = document.get_new_xref()
for n, image in enumerate(images):
    content = document[n].get_contents()[-1]
    document.update_stream(content, document.xref_stream(content).replace(f"/{image[7]} Do".encode(), f"/Im{n} Do".encode()))
document.update_object(shared, "<<" + " ".join(f"/Im{n} {image[0]} 0 R" for n, image in enumerate(images)) + ">>")
for page in document: document.xref_set_key(page.xref, "Resources", f"<</XObject {shared} 0 R>>")
document.save(sys.argv[1])
`;
    await Bun.$`/usr/bin/python3 -I -c ${script} ${path}`.quiet();
    const imagesOf = async (part: string) => (await bytesOf(part)).match(/\/Subtype \/Image/g)?.length;
    const made = await operate('split-pdf', path);
    expect(await Promise.all(made.paths.map(imagesOf))).toEqual([1, 1, 1]);
    const shown = (await Bun.$`pdfimages -list ${made.paths[1] ?? ''}`.text()).trim().split('\n');
    expect(shown).toHaveLength(3);
    expect(await imagesOf((await operate('delete-pdf-pages', path, { pages: '2' })).path)).toBe(2);
    for (const part of made.paths) await check(part);
  });

  test('says where there is nothing to split by', async () => {
    const bare = at('bare.pdf');
    await Bun.$`qpdf --empty --pages ${await sample('Delta', 2)} 1-z -- ${bare}`.quiet();
    expect(await rejection(operate('split-pdf', bare, { splitBy: 'bookmarks' }))).toMatchObject({
      detail: expect.stringContaining('no bookmarks'),
    });
    expect((await operate('split-pdf', bare, { every: 50 })).notes.join()).toContain('it was not split');
  });
});

test('tags of pages that are left out go with them', async () => {
  const html = await write('tagged.html', '<h1>First heading</h1><p style="break-after:page">one</p><h1>Second heading</h1><p>two</p>');
  const { paths } = await harness.convert(html, 'html', 'pdf');
  const made = await operate('extract-pdf-pages', paths[0] ?? '', { pages: '2' });
  const tags = await Bun.$`pdfinfo -struct-text ${made.path}`.text();
  expect(tags).toContain('Second heading');
  expect(tags).not.toContain('First heading');
  await check(made.path);
});

describe('hostile files', () => {
  const withRoot = (root: string, more: string): string => {
    const objects = [
      `<</Type/Catalog/Pages 2 0 R${root}>>`,
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
      more,
    ];
    return `%PDF-1.7\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`;
  };
  test.each([
    ['a contents list that leads back to itself', '/Outlines 5 0 R', '<</First 5 0 R/Next 5 0 R/Title(a)/Dest[3 0 R]>>'],
    ['a form whose field is its own kid', '/AcroForm<</Fields[5 0 R]>>', '<</T(a)/FT/Tx/Kids[5 0 R 5 0 R]>>'],
    ['tags that hold themselves', '/StructTreeRoot 5 0 R', '<</Type/StructTreeRoot/K[5 0 R 5 0 R]>>'],
    ['names that hold themselves', '/Names<</Dests 5 0 R>>', '<</Kids[5 0 R]/Names[(a)5 0 R]>>'],
    ['labels of the wrong kind', '/PageLabels 5 0 R', '<</Nums[0 7 (x) 3 1 5 0 R]>>'],
  ])('%s', async (_, root, more) => {
    const made = await operate('extract-pdf-pages', await write('hostile.pdf', withRoot(root, more)), { pages: '2' });
    expect(await pagesOf(made.path)).toBe(1);
  });
});
