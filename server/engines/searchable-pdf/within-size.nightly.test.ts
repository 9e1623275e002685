import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfOf } from '../merge-pdf/samples.ts';

longTimeout();

let harness: Harness;
let album = '';

/** Photos, a drawing with a translucent edge and a CMYK one, each on a page with words, a link, a field and a chapter. */
const albumScript = `
import sys, fitz
document = fitz.open()
for name in sys.argv[2:]:
    page = document.new_page()
    page.insert_image(fitz.Rect(72, 150, 523, 600), filename=name)
    page.insert_text((72, 100), "Words beside a picture")
    page.insert_link({"kind": fitz.LINK_URI, "from": fitz.Rect(72, 90, 200, 110), "uri": "https://example.org/"})
field = fitz.Widget()
field.field_name, field.field_type, field.field_value = "place", fitz.PDF_WIDGET_TYPE_TEXT, "Harbour"
field.rect = fitz.Rect(72, 700, 200, 720)
document[0].add_widget(field)
document.set_toc([[1, "Morning", 1], [1, "Evening", 2]])
document.save(sys.argv[1])
`;

beforeAll(async () => {
  harness = await startHarness();
  const at = (name: string): string => join(harness.dir, name);
  const noise = ['-attenuate', '0.3', '+noise', 'Gaussian', '-quality', '92'];
  await Bun.$`convert -seed 1 -size 2400x1600 plasma:red-blue ${noise} ${at('a.jpg')}`.quiet();
  await Bun.$`convert -seed 2 -size 1500x2000 plasma:green-yellow ${noise} ${at('b.jpg')}`.quiet();
  await Bun.$`convert -seed 3 -size 1200x1200 plasma: ${noise} -colorspace CMYK ${at('c.jpg')}`.quiet();
  const rim = ['(', '-size', '800x800', 'radial-gradient:', ')', '-alpha', 'off', '-compose', 'copyopacity', '-composite'];
  await Bun.$`convert -seed 4 -size 800x800 plasma: ${rim} ${at('d.png')}`.quiet();
  album = at('album.pdf');
  await Bun.$`/usr/bin/python3 -I -c ${albumScript} ${album} ${['a.jpg', 'b.jpg', 'c.jpg', 'd.png'].map(at)}`.quiet();
});
afterAll(() => harness.close());

const shrink = async (path: string, bytes: number): Promise<{ readonly path: string; readonly notes: readonly string[] }> => {
  const { paths, notes } = await harness.convert(path, 'pdf', 'pdf', { targetSize: bytes / 1e6, ocr: false });
  return { path: paths[0] ?? '', notes };
};
const whatIsBeside = async (path: string) => {
  const { outlines, acroform } = await Bun.$`qpdf --json --json-key=outlines --json-key=acroform ${path}`.json();
  return {
    text: await Bun.$`pdftotext -layout ${path} -`.text(),
    chapters: outlines.map(({ title }: { readonly title: string }) => title),
    fields: acroform.fields.map(({ fullname, value }: { readonly fullname: string; readonly value: string }) => [fullname, value]),
    links: (await Bun.$`pdfinfo -url ${path}`.text()).match(/https:\S+/g),
  };
};
/** Width of each picture in pixels, and its encoding. */
const picturesOf = async (path: string) =>
  (await Bun.$`pdfimages -list ${path}`.text())
    .split('\n')
    .slice(2, -1)
    .map((line) => line.trim().split(/\s+/))
    .map(([, , kind, width, , , , , encoding]) => ({ kind, width: Number(width), encoding }));
/** Visible difference of two documents, page by page, from 0 to 1. */
const apart = async (one: string, two: string): Promise<readonly number[]> => {
  const draw = async (path: string, prefix: string) => Bun.$`pdftoppm -r 20 ${path} ${join(harness.dir, prefix)}`.quiet();
  await Promise.all([draw(one, 'one'), draw(two, 'two')]);
  return Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const names = ['one', 'two'].map((prefix) => join(harness.dir, `${prefix}-${n}.ppm`));
      const { stderr } = await Bun.$`compare -metric RMSE ${names} null:`.nothrow().quiet();
      return Number(/\(([\d.e-]+)\)/.exec(stderr.toString())?.[1]);
    }),
  );
};

test.each([3, 12])('an album in a part of its size, one of %d, keeps all but pixels', async (part) => {
  const limit = Bun.file(album).size / part;
  const { path, notes } = await shrink(album, limit);
  expect(Bun.file(path).size).toBeLessThanOrEqual(limit);
  expect((await Bun.$`qpdf --check ${path}`.nothrow().quiet()).exitCode).toBe(0);
  expect(await whatIsBeside(path)).toEqual(await whatIsBeside(album));
  const pictures = await picturesOf(path);
  expect(pictures.filter(({ kind }) => kind === 'image').map(({ encoding }) => encoding)).toEqual(['jpeg', 'jpeg', 'jpeg', 'jpeg']);
  expect(pictures.filter(({ kind }) => kind === 'smask')).toHaveLength(1);
  expect(pictures[0]?.width).toBeLessThan(2400);
  for (const distance of await apart(album, path)) expect(distance).toBeLessThan(0.05);
  expect(notes.join(' ')).toMatch(/^To fit the size, all 4 images were re-encoded with at most \d+ pixels per inch/);
});

test('what keeps to the size is handed back as it is', async () => {
  const { path, notes } = await shrink(album, 49e6);
  expect(await Bun.file(path).bytes()).toEqual(await Bun.file(album).bytes());
  expect(notes).toEqual([]);
});

test('a size that is too little is refused with the smallest there is, which then holds', async () => {
  const refused = await shrink(album, 10_000).catch((thrown) => thrown);
  expect(refused).toMatchObject({ code: 'invalid_option', extra: { option: 'targetSize' } });
  const [, smallest] = /the smallest possible result has ([\d.]+) MB/.exec(refused.detail) ?? [];
  expect(Bun.file((await shrink(album, (Number(smallest) + 0.01) * 1e6)).path).size).toBeGreaterThan(10_000);
});

test('a document without pictures loses its waste at most', async () => {
  const path = join(harness.dir, 'text.pdf');
  await Bun.write(path, `${pdfOf('Alpha', 3)}\n${'% '.padEnd(80_000, 'x')}\n`);
  const made = await shrink(path, 20_000);
  expect(await Bun.$`pdftotext ${made.path} -`.text()).toBe(await Bun.$`pdftotext ${path} -`.text());
  expect(made.notes).toEqual([]);
});
