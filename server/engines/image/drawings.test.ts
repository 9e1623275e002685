import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { $ } from 'bun';
import { growsFaster } from '../../lint/growth.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { rejection } from '../../testing/rejection.ts';
import { repairedDrawing } from './drawing-repairs.ts';
import { look, meanOf } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const first = ({ paths }: { readonly paths: readonly string[] }) => paths[0] ?? '';
let count = 0;
const convert = async (svg: string | Uint8Array, to: string, options = {}) => {
  const path = join(harness.dir, `drawing-${++count}.svg`);
  await Bun.write(path, svg);
  return harness.convert(path, 'svg', to, options);
};
const svg = (attributes: string, content = '<rect width="100%" height="100%" fill="#0a0"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const size = async (attributes: string, options = {}) => {
  const { width, height } = await look(first(await convert(svg(attributes), 'png', options)), 'png');
  return [width, height];
};

describe('drawings', () => {
  test('that crash their program are reported as not convertible, not as an internal error', async () => {
    const filter = `<filter id="f" x="-99" y="-99" width="999" height="999"><feConvolveMatrix order="300" kernelMatrix="${'1 '.repeat(90_000)}"/></filter>`;
    const drawn = convert(svg('width="2000" height="2000"', `${filter}<rect width="2000" height="2000" filter="url(#f)"/>`), 'pdf');
    expect(await rejection(drawn)).toMatchObject({ code: 'conversion_failed' });
  });

  test('have their own size, or that of their view box', async () => {
    expect(await size('width="120" height="80"')).toEqual([120, 80]);
    expect(await size('width="1in" height="25.4mm"')).toEqual([96, 96]);
    expect(await size('viewBox="0 0 300 150"')).toEqual([300, 150]);
    expect(await size('viewBox="0 0 30000 15000"')).toEqual([4096, 2048]);
    expect(await size('width="100" viewBox="0 0 300 150"')).toEqual([100, 50]);
    expect(await size('width="100%" height="100%" viewBox="0 0 48 36"')).toEqual([48, 36]);
  });

  nightlyTest('say their size in every spelling', async () => {
    const plain = '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="50"><rect width="70" height="50" fill="#0a0"/></svg>';
    for (let seed = 0; seed < 8; seed++) {
      const random = seeded(seed);
      const { width, height } = await look(first(await convert(spelledOddly(plain, { random }), 'png')), 'png');
      expect([width, height]).toEqual([70, 50]);
    }
  });

  test('are drawn with a document type before any prefix, whatever comments say', async () => {
    const doctype = `<!DOCTYPE s:svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd' [ <!ENTITY ns_svg 'http://www.w3.org/2000/svg'> ]>`;
    const drawing = (prefix: string, uri: string) =>
      `<${prefix}svg ${prefix ? 'xmlns:s' : 'xmlns'}='${uri}' width = '70' height='&#53;0'><${prefix}rect width='70' height='50' fill='#0a0'/></${prefix}svg>`;
    const plain = first(await convert(svg('width="70" height="50"', '<rect width="70" height="50" fill="#0a0"/>'), 'png'));
    for (const head of [doctype, `<!-- <svg width='999999' height='1'> -->${doctype}`, `${doctype}<!-- <s:svg width='9'/> -->`])
      for (const prefix of ['s:', '']) {
        const path = first(await convert(`<?xml version='1.0'?>${head}${drawing(prefix, '&ns_svg;')}`, 'png'));
        const { width, height } = await look(path, 'png');
        expect([prefix, head, width, height]).toEqual([prefix, head, 70, 50]);
        expect(await meanOf(path, 'png')).toEqual(await meanOf(plain, 'png'));
      }
  });

  nightlyTest('are read in the encoding that they state', async () => {
    const words = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${svg('width="60.4" height="39.6"', '<title>Grüße</title><rect width="61" height="40" fill="#00f"/>')}`;
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words('UTF-16'), 'utf16le')]);
    for (const bytes of [utf16, Buffer.from(words('ISO-8859-1'), 'latin1')]) {
      const { width, height, pixel } = await look(first(await convert(bytes, 'png')), 'png');
      expect([width, height, ...pixel(30, 20).slice(0, 3)]).toEqual([60, 40, 0, 0, 255]);
      expect(
        await Bun.file(first(await convert(bytes, 'svgz')))
          .bytes()
          .then((packed) => Buffer.from(Bun.gunzipSync(packed)).toString()),
      ).toContain('Grüße');
    }
  });

  nightlyTest('keep their margins in EPS', async () => {
    const eps = await Bun.file(
      first(await convert(svg('width="96" height="48"', '<rect x="40" y="20" width="8" height="8"/>'), 'eps')),
    ).text();
    expect(/^%%BoundingBox: (.*)$/m.exec(eps)?.[1]).toBe('0 0 72 36');
  });

  test('are drawn at the resolution or size asked for, not enlarged', async () => {
    expect(await size('width="120" height="80"', { dpi: 192 })).toEqual([240, 160]);
    expect(await size('width="12" height="8"', { width: 600 })).toEqual([600, 400]);
    const lines = svg('width="10" height="10"', '<rect width="5" height="10"/>');
    const big = await look(first(await convert(lines, 'png', { width: 1000 })), 'png');
    expect([big.pixel(498, 500), big.pixel(502, 500)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  test('stay drawings in a PDF: words are words, with a title', async () => {
    const pdf = first(
      await convert(
        svg('width="300" height="100"', '<title>A drawn title</title><text x="10" y="50" font-size="20">Grüße 123</text>'),
        'pdf',
      ),
    );
    expect((await $`pdftotext ${pdf} -`.quiet()).stdout.toString()).toContain('Grüße 123');
    expect((await $`pdfimages -list ${pdf}`.quiet()).stdout.toString().trim().split('\n')).toHaveLength(2);
    const info = (await $`pdfinfo ${pdf}`.quiet()).stdout.toString();
    expect(info).toMatch(/Title:\s+A drawn title/);
    expect(info).toMatch(/Page size:\s+225 x 75 pts/);
  });

  test('nothing from elsewhere is shown, with a note', async () => {
    const { paths, notes } = await convert(
      svg('width="40" height="40"', '<rect width="40" height="40" fill="#0a0"/><image href="file:///etc/hostname" width="9" height="9"/>'),
      'png',
    );
    expect((await look(paths[0] ?? '', 'png')).pixel(20, 20)).toEqual([0, 170, 0]);
    expect(notes.join()).toContain('outside');
  });

  test('are shown with what browsers forgive in them', async () => {
    const box = '<rect width="40" height="20" fill="#0a0"/>';
    const root = 'xmlns="http://www.w3.org/2000/svg" width="40" height="20"';
    for (const [fault, loose] of Object.entries({
      'a prefix of an editor': `<svg ${root}><sodipodi:namedview/><g inkscape:label="a">${box}</g></svg>`,
      'a link without its namespace': `<!-- <svg> --><!DOCTYPE svg><svg ${root}><defs><g id="a">${box}</g></defs><use xlink:href="#a"/></svg>`,
      'a root without its namespace': `<svg:svg width="40" height="20"><svg:rect width="40" height="20" fill="#0a0"/></svg:svg>`,
      'a name of HTML': `<svg ${root}>${box}<text x="99">A&nbsp;B&copy;</text></svg>`,
      'an ampersand': `<svg ${root}>${box}<text x="99">R&D &unknown; & more</text></svg>`,
      'blank lines before it': `\r\n\n<?xml version="1.0" encoding="UTF-8"?>\n<svg ${root}>${box}</svg>`,
    }))
      expect([fault, (await look(first(await convert(loose, 'png')), 'png')).pixel(20, 10)]).toEqual([fault, [0, 170, 0]]);
    expect(repairedDrawing(`<svg ${root}><style><![CDATA[a&b]]></style></svg>`)).toContain('[a&b]');
    const whole = svg('', '<use xlink:href="#a"/>&amp;&#169;');
    expect(repairedDrawing(whole)).toBe(whole);
  });

  test('with choices by language are drawn for a reader of English', () => {
    const chosen = (languages: string) => repairedDrawing(svg('', `<switch><g systemLanguage="${languages}"/><g/></switch>`));
    for (const languages of ['en', 'de, en-GB', 'EN']) expect(chosen(languages)).toContain('<switch><g/><g/>');
    for (const languages of ['de', 'den', '']) expect(chosen(languages)).toContain(`<g systemLanguage="${languages}"/>`);
    const many = (characters: number): string => `<svg>${'<g systemLanguage="'.repeat(characters / 20)}</svg>`;
    expect(growsFaster(many, repairedDrawing)).toBe(false);
  });

  test('with very many prefixes are mended in linear time', () => {
    const drawing = (characters: number): string => {
      const count = characters / 20;
      const prefixes = Array.from({ length: count }, (_, at) => `<p${at}:a q${at}:b="1"/>`).join('');
      return `<svg>${prefixes}${'& '.repeat(count)}${'<!['.repeat(count)}</svg>`;
    };
    expect(repairedDrawing(drawing(100_000)).match(/xmlns:/g)?.length).toBe(100);
    expect(growsFaster(drawing, repairedDrawing)).toBe(false);
  });

  test('entities that grow without end and bombs are refused', async () => {
    const grows = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
    const entities = `<!DOCTYPE svg [<!ENTITY e0 "a">${grows}]>`;
    expect(await rejection(convert(entities + svg('width="9" height="9"', '<text>&e9;</text>'), 'png'))).toMatchObject({
      code: 'unsafe_content',
    });
    const bomb = join(harness.dir, 'bomb.svgz');
    await Bun.write(bomb, gzipSync(Buffer.alloc(80 * 1024 * 1024, ' ')));
    expect(await rejection(harness.convert(bomb, 'svgz', 'png'))).toMatchObject({ code: 'decompression_bomb' });
    expect(await rejection(convert('<html><body>no drawing</body></html>', 'png'))).toMatchObject({ code: 'corrupt_input' });
    expect(await rejection(convert(svg('width="90000" height="90000"'), 'png'))).toMatchObject({ code: 'image_too_large' });
  });
});

describe('tracing', () => {
  test('a logo becomes few shapes in its colours, and no bitmap', async () => {
    const png = join(harness.dir, 'logo.png');
    const logo = ['-fill', '#d03020', '-draw', 'circle 80,80 80,20', '-fill', '#2040c0', '-draw', 'rectangle 120,100 190,180'];
    await $`convert -size 200x200 xc:white ${logo} ${png}`.quiet();
    const path = first(await harness.convert(png, 'png', 'svg'));
    const text = await Bun.file(path).text();
    expect(text).not.toContain('<image');
    expect(text.length).toBeLessThan(20_000);
    const seen = await look(path, 'svg');
    expect([seen.width, seen.height]).toEqual([200, 200]);
    for (const [x, y, colour] of [
      [80, 80, [208, 48, 32]],
      [160, 150, [32, 64, 192]],
      [190, 10, [255, 255, 255]],
    ] as const)
      for (const [channel, value] of seen.pixel(x, y).entries()) expect(Math.abs(value - (colour[channel] ?? 0))).toBeLessThan(12);
  });

  nightlyTest('a code drawn dot by dot stays as it is', async () => {
    const png = join(harness.dir, 'code.png');
    await $`convert -size 21x21 -seed 5 plasma: -colorspace gray -ordered-dither 2x2 -monochrome ${png}`.quiet();
    const traced = first(await harness.convert(png, 'png', 'svg'));
    await $`rsvg-convert -o ${traced}.png ${traced}`.quiet();
    const differing = await $`compare -metric AE ${png} ${traced}.png null:`.nothrow().quiet();
    expect(differing.stderr.toString()).toBe('0');
  });

  nightlyTest('a photograph keeps its look in a file of sensible size', async () => {
    const jpg = join(harness.dir, 'photo.jpg');
    await $`convert -size 1200x900 -seed 11 plasma:tomato-steelblue -blur 0x2 -quality 92 ${jpg}`.quiet();
    const path = first(await harness.convert(jpg, 'jpg', 'svg'));
    expect(Bun.file(path).size).toBeLessThan(2_500_000);
    const [mean, source] = [await meanOf(path, 'svg'), await meanOf(jpg, 'jpg')];
    for (const [channel, value] of mean.entries()) expect(Math.abs(value - (source[channel] ?? 0))).toBeLessThan(6);
    const few = await Bun.file(first(await harness.convert(jpg, 'jpg', 'svg', { colours: 4 }))).text();
    expect(new Set(few.match(/fill="#\w+"/g)).size).toBeLessThanOrEqual(4);
  });
});
