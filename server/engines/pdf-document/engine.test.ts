import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfDocumentEngine } from './engine.ts';
import { makePdf } from './testing/make-pdf.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const write = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  const path = join(harness.dir, name);
  await Bun.write(path, bytes);
  return path;
};

const letter = () =>
  makePdf([
    { text: 'The ferry timetable', x: 72, y: 90, size: 20, bold: true },
    { text: 'Boats leave the northern pier at eight and at noon.', x: 72, y: 130, size: 11 },
  ]);

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'converted',
    (thrown: { code?: string }) => thrown.code,
  );

/** A PDF of these objects; the first is its catalogue. */
const pdfOf = (objects: readonly string[]): string => {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${trailer}`;
};

describe('layers', () => {
  const line = (y: number, words: string): string => `BT /F 14 Tf 72 ${y} Td (${words}) Tj ET `;
  const drawn = `${line(700, 'Plan of the ferry')}/OC /Off BDC 0 0 1 rg ${line(650, 'Secret draft')}/Span BMC ${line(640, 'and more of it')}EMC EMC /OC /On BDC ${line(600, 'Printed note')}EMC ${line(560, 'Last words')}`;
  const layered = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R 7 0 R]/D<</OFF[6 0 R]/Order[6 0 R 7 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/Properties<</Off 6 0 R/On 7 0 R>>>>>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Off)>>',
    '<</Type/OCG/Name(On)>>',
  ]);

  test.each(['txt', 'html', 'docx', 'xlsx', 'pptx', 'epub'])('that are switched off are not in %s', async (to) => {
    const { paths } = await harness.convert(await write('layers.pdf', layered), 'pdf', to);
    const text = ['txt', 'html'].includes(to)
      ? await Bun.file(paths[0] ?? '').text()
      : await Bun.$`unzip -p ${paths[0] ?? ''}`.quiet().text();
    for (const words of ['Plan of the ferry', 'Printed note', 'Last words']) expect(text).toContain(words);
    for (const words of ['Secret', 'more of it']) expect(text).not.toContain(words);
  });
});

describe('every step, through the plan and the sandbox', () => {
  for (const step of pdfDocumentEngine.steps)
    test(`pdf to ${step.to}`, async () => {
      const path = await write('letter.pdf', letter());
      const { paths } = await harness.follow(path, [{ engine: pdfDocumentEngine, step }]);
      expect(paths).toHaveLength(1);
      const bytes = new Uint8Array(await Bun.file(paths[0] ?? '').arrayBuffer());
      const isText = ['txt', 'html', 'md'].includes(step.to);
      const text = isText ? new TextDecoder().decode(bytes) : await Bun.$`unzip -p ${paths[0] ?? ''}`.quiet().text();
      expect(text).toContain('The ferry timetable');
      expect(text).toContain('northern pier');
    });
});

test('the pictures of Markdown are names, inside it or beside it where that is chosen', async () => {
  const svg = join(harness.dir, 'drawing.svg');
  const shapes = Array.from(
    { length: 9 },
    (_, n) => `<circle cx="${60 + n * 20}" cy="${90 + n * 9}" r="${12 + n}" stroke="#00f" fill="none"/>`,
  ).join('');
  await Bun.write(
    svg,
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${shapes}<text x="40" y="300" font-size="14">Rings of the old oak</text></svg>`,
  );
  const { paths: pdf } = await harness.convert(svg, 'svg', 'pdf');
  const named = await harness.convert(pdf[0] ?? '', 'pdf', 'md');
  expect(await Bun.file(named.paths[0] ?? '').text()).toContain('](picture-1.png)');
  const inside = await harness.convert(pdf[0] ?? '', 'pdf', 'md', { pictures: 'embed' });
  expect(await Bun.file(inside.paths[0] ?? '').text()).toMatch(/\]\(data:image\/png;base64,[A-Za-z0-9+/]{200,}/);
  const beside = await harness.convert(pdf[0] ?? '', 'pdf', 'md', { pictures: 'files' });
  expect(beside.paths.map((path) => path.split('/').at(-1))).toEqual(['out.md', 'picture-1.png']);
  expect(await Bun.file(beside.paths[0] ?? '').text()).toContain('](picture-1.png)');
  expect([
    ...new Uint8Array(
      await Bun.file(beside.paths[1] ?? '')
        .slice(1, 4)
        .arrayBuffer(),
    ),
  ]).toEqual([0x50, 0x4e, 0x47]);
});

describe('files that are not fine', () => {
  test('a damaged file is repaired, and the answer says so', async () => {
    const whole = new TextDecoder('latin1').decode(letter());
    const path = await write('damaged.pdf', whole.replace(/xref[\s\S]*$/, ''));
    const { paths } = await harness.convert(path, 'pdf', 'txt');
    expect(await Bun.file(paths[0] ?? '').text()).toContain('northern pier');
  });

  test('a page that is listed several times is read as often', async () => {
    const drawn = 'BT /F 14 Tf 72 700 Td (The tide turns at nine) Tj ET';
    const repeated = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[6 0 R 3 0 R 3 0 R 3 0 R]/Count 4>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    ]);
    const { paths } = await harness.convert(await write('repeated.pdf', repeated), 'pdf', 'txt');
    expect((await Bun.file(paths[0] ?? '').text()).match(/The tide turns at nine/g)).toHaveLength(3);
  });

  test('a file that is no PDF is named damaged', async () => {
    const path = await write('noise.pdf', '%PDF-1.4\nnothing of the kind');
    expect(await codeOf(harness.convert(path, 'pdf', 'docx'))).toBe('corrupt_input');
  });

  test('a locked file asks for its password', async () => {
    const open = await write('open.pdf', letter());
    const locked = join(harness.dir, 'locked.pdf');
    await Bun.$`qpdf --encrypt secret secret 256 -- ${open} ${locked}`.quiet();
    expect(await codeOf(harness.convert(locked, 'pdf', 'docx'))).toBe('password_protected');
  });

  test('pages beyond the end are nothing to convert', async () => {
    const path = await write('letter.pdf', letter());
    expect(await codeOf(harness.convert(path, 'pdf', 'docx', { pages: '7-9' }))).toBe('nothing_to_convert');
  });

  test('a page without a letter gives no empty text file', async () => {
    const path = join(harness.dir, 'blank.pdf');
    await Bun.$`gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile=${path} -c showpage`.quiet();
    expect(await codeOf(harness.convert(path, 'pdf', 'txt'))).toBe('nothing_to_convert');
    const blank = await write('blank.pdf', makePdf([{ text: '  ', x: 72, y: 90, size: 11 }]));
    expect(await codeOf(harness.convert(blank, 'pdf', 'txt'))).toBe('nothing_to_convert');
  });
});
