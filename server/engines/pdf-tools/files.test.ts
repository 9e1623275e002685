import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isNightly, nightlyTest } from '../../testing/nightly.ts';
import { rejection } from '../../testing/rejection.ts';
import { nothingSaved } from './compress.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { sample, operate, infoOf, textOf, check, jsonOf, write, at } = pdfBench(() => harness);
const sizeOf = (path: string): number => Bun.file(path).size;
const python = (script: string, ...args: readonly string[]) => Bun.$`/usr/bin/python3 -I -c ${script} ${args}`.quiet();

describe('compress', () => {
  let photos = '';
  beforeAll(async () => {
    photos = at('photos.pdf');
    await Bun.$`convert -seed 1 -size 1200x800 plasma:red-blue -attenuate 0.3 +noise Gaussian -quality 92 ${at('a.jpg')}`.quiet();
    await python(
      `
import fitz, sys
document = fitz.open()
for n in range(2):
    page = document.new_page()
    page.insert_image(fitz.Rect(72, 150, 297, 300), filename=sys.argv[2])
    page.insert_text((72, 100), f"Words {n + 1} above")
document.set_toc([[1, "Chapter", 2]])
document.save(sys.argv[1])
`,
      photos,
      at('a.jpg'),
    );
  });

  test('each level is smaller than the one before, and keeps text and bookmarks', async () => {
    const made = [];
    for (const level of ['light', 'balanced', 'strong']) made.push(await operate('compress-pdf', photos, { level }));
    const sizes = [sizeOf(photos), ...made.map(({ path }) => sizeOf(path))];
    for (const [index, size] of sizes.entries()) if (index > 0) expect(size).toBeLessThan(sizes[index - 1] ?? 0);
    for (const { path, notes } of made) {
      expect(await textOf(path)).toBe(await textOf(photos));
      expect((await jsonOf(path, 'outlines')).outlines).toMatchObject([{ title: 'Chapter', destpageposfrom1: 2 }]);
      expect(notes.join()).toMatch(/^The image now has at most \d+ pixels per inch/);
      await check(path);
    }
  });

  nightlyTest('a size is kept to', async () => {
    const { path } = await operate('compress-pdf', photos, { targetSize: 0.1 });
    expect(sizeOf(path)).toBeLessThanOrEqual(100_000);
    await check(path);
  });

  test('a size that is out of reach is refused with the smallest there is', async () => {
    await write('noise.bin', crypto.getRandomValues(new Uint8Array(60_000)));
    await Bun.$`qpdf --add-attachment ${at('noise.bin')} -- ${photos} ${at('laden.pdf')}`.quiet();
    expect(await rejection(operate('compress-pdf', at('laden.pdf'), { targetSize: 0.05 }))).toMatchObject({
      code: 'invalid_option',
      detail: expect.stringMatching(/the smallest possible result has [\d.]+ MB/),
    });
  });

  test('a file that cannot be made smaller is returned unchanged, with a note', async () => {
    const { path: packed } = await operate('compress-pdf', await sample('Alpha', 3));
    for (const options of [{}, { targetSize: 1 }]) {
      const made = await operate('compress-pdf', packed, options);
      expect(await Bun.file(made.path).bytes()).toEqual(await Bun.file(packed).bytes());
      expect(made.notes).toEqual([inEnglish(nothingSaved)]);
    }
  });
});

describe('protect and unlock', () => {
  test.each(['secret', ...(isNightly ? ['-a b@', 'Schlüssel 7', '鍵', '"\\'] : ['"\\'])])(
    'the password %j opens the file, and no other',
    async (newPassword) => {
      const { path } = await operate('protect-pdf', await sample('Alpha', 2), { newPassword });
      expect((await Bun.$`pdfinfo ${path}`.nothrow().quiet()).stderr.toString()).toContain('Incorrect password');
      expect((await Bun.$`pdfinfo -upw ${`${newPassword}x`} ${path}`.nothrow().quiet()).exitCode).not.toBe(0);
      // qpdf reads passwords as UTF-8, as the standard requires.
      const open = await Bun.$`qpdf --password=${newPassword} --show-encryption ${path}`.text();
      expect(open).toContain('AESv3');
      expect(open).toContain('extract for any purpose: allowed');
    },
  );

  test('what is not allowed is forbidden', async () => {
    const options = { newPassword: 'secret', allowPrinting: false, allowCopying: false, allowEditing: false };
    const { path } = await operate('protect-pdf', await sample('Alpha', 2), options);
    expect((await infoOf(path, '-upw', 'secret')).Encrypted).toBe('yes (print:no copy:no change:no addNotes:no algorithm:AES-256)');
    const opened = await operate('unlock-pdf', await unlocked(path, 'secret'));
    expect((await infoOf(opened.path)).Encrypted).toBe('no');
    expect(await textOf(opened.path)).toContain('Alpha 2');
    await check(opened.path);
  });

  /** Unlocks a file as the server does before any operation. */
  const unlocked = async (path: string, password: string): Promise<string> => {
    await Bun.$`qpdf --password=${password} --decrypt ${path} ${at('opened.pdf')}`.quiet();
    return at('opened.pdf');
  };

  nightlyTest('limits without a password are lifted', async () => {
    const path = at('limited.pdf');
    await Bun.$`qpdf --encrypt ${''} owner 256 --print=none -- ${await sample('Alpha', 2)} ${path}`.quiet();
    expect((await infoOf((await operate('unlock-pdf', path)).path)).Encrypted).toBe('no');
  });

  test('a password is needed, and one that fits on a line', async () => {
    const path = await sample('Alpha', 2);
    expect(await rejection(operate('protect-pdf', path))).toMatchObject({ code: 'option_missing', extra: { option: 'newPassword' } });
    for (const options of [{ newPassword: '' }, { newPassword: 'a\nb' }, { newPassword: 'x'.repeat(128) }])
      expect(await rejection(operate('protect-pdf', path, options))).toMatchObject({
        code: 'invalid_option',
        extra: { option: 'newPassword' },
      });
  });

  test('a file that is locked is not worked on', async () => {
    const { path } = await operate('protect-pdf', await sample('Alpha', 2), { newPassword: 'secret' });
    for (const operation of ['unlock-pdf', 'rotate-pdf', 'compress-pdf', 'split-pdf'])
      expect(await rejection(operate(operation, path))).toMatchObject({ code: 'password_protected' });
  });
});

test('flatten: values of fields become text of the page, and no field is left', async () => {
  const path = at('form.pdf');
  await python(
    `
import fitz, sys
document = fitz.open()
page = document.new_page()
field = fitz.Widget()
field.field_name, field.field_type, field.field_value = "place", fitz.PDF_WIDGET_TYPE_TEXT, "Harbour"
field.rect = fitz.Rect(72, 100, 300, 120)
page.add_widget(field)
page.add_freetext_annot(fitz.Rect(72, 200, 300, 230), "A note of mine")
page.insert_link({"kind": fitz.LINK_URI, "from": fitz.Rect(72, 90, 200, 95), "uri": "https://example.org/"})
document.save(sys.argv[1])
`,
    path,
  );
  const made = await operate('flatten-pdf', path);
  expect((await jsonOf(made.path, 'acroform')).acroform.fields).toEqual([]);
  const text = await textOf(made.path);
  expect(text).toContain('Harbour');
  expect(text).toContain('A note of mine');
  expect(await Bun.$`pdfinfo -url ${made.path}`.text()).toContain('https://example.org/');
  await check(made.path);
});

test('every operation refuses a file that is not a PDF', async () => {
  const words = await write('words.pdf', '%PDF-1.7\nthese are just words\n');
  // What qpdf or MuPDF put together of these has no page.
  const cut = await write('cut.pdf', '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 ob');
  const empty = await write(
    'empty.pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
  for (const [operation, options] of [
    ['compress-pdf', {}],
    ['protect-pdf', { newPassword: 'a' }],
    ['unlock-pdf', {}],
    ['flatten-pdf', {}],
    ['archive-pdf', {}],
    ['pdf-metadata', { title: 'a' }],
    ['split-pdf', {}],
    ['delete-pdf-pages', { pages: '1' }],
  ] as const)
    for (const path of isNightly || operation === 'compress-pdf' ? [words, cut, empty] : [cut])
      expect(await rejection(operate(operation, path, options))).toMatchObject({ code: 'corrupt_input' });
});
