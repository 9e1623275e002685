import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { pdfBench } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
const { sample, operate, textOf, check, jsonOf, at } = pdfBench(() => harness);
const python = (script: string, ...args: readonly string[]) => Bun.$`/usr/bin/python3 -I -c ${script} ${args}`.quiet();

describe('metadata', () => {
  const described = async (): Promise<string> => {
    const path = at('described.pdf');
    await Bun.$`cp ${await sample('Alpha', 2)} ${path}`.quiet();
    await Bun.$`exiftool -q -overwrite_original -Title=Old -Author=Someone -XMP-dc:Creator=Someone -XMP-xmp:CreatorTool=Writer ${path}`.quiet();
    return path;
  };
  const factsOf = async (path: string) => (await Bun.$`exiftool -json -G1 ${path}`.json())[0];

  test('filled fields change in both records, the others stay', async () => {
    const made = await operate('pdf-metadata', await described(), { title: 'Bericht – 報告 <&>', keywords: 'one, two' });
    const facts = await factsOf(made.path);
    expect(facts['PDF:Title']).toBe('Bericht – 報告 <&>');
    expect(facts['XMP-dc:Title']).toBe('Bericht – 報告 <&>');
    expect(facts['PDF:Author']).toBe('Someone');
    expect(facts['XMP-dc:Subject']).toEqual(['one', 'two']);
    expect(await textOf(made.path)).toContain('Alpha 2');
    await check(made.path);
  });

  test('equal pages stay pages of their own', async () => {
    const path = at('equal.pdf');
    await python(
      `
import fitz, sys
document = fitz.open()
document.new_page().insert_text((72, 100), "Left blank on purpose")
first = document[0].xref
for n in range(2):
    document.new_page()
    for key in ("Contents", "Resources"):
        document.xref_set_key(document[-1].xref, key, document.xref_get_key(first, key)[1])
document.save(sys.argv[1])
`,
      path,
    );
    const made = await operate('pdf-metadata', path, { title: 'Equal' });
    await check(made.path);
    const { pages } = await jsonOf(made.path, 'pages');
    expect(new Set(pages.map((page: { readonly object: string }) => page.object)).size).toBe(3);
  });

  test('everything else can go, and is not in the file any more', async () => {
    const made = await operate('pdf-metadata', await described(), { removeAll: true, title: 'Kept' });
    const facts = await factsOf(made.path);
    expect([facts['PDF:Title'], facts['PDF:Author'], facts['XMP-xmp:CreatorTool']]).toEqual(['Kept', undefined, undefined]);
    await Bun.$`qpdf --qdf ${made.path} ${made.path}.plain`.quiet();
    const bytes = new TextDecoder('latin1').decode(await Bun.file(`${made.path}.plain`).bytes());
    for (const gone of ['Someone', 'Writer', 'MuPDF']) expect(bytes).not.toContain(gone);
  });

  test('pages and photos say nothing either, and look the same', async () => {
    const [photo, path] = [at('photo.jpg'), at('album.pdf')];
    await Bun.$`convert -size 60x40 -seed 1 plasma:fractal -quality 90 ${photo}`.quiet();
    await Bun.$`exiftool -q -overwrite_original -Artist=Someone -GPSLatitude=48.1 -GPSLatitudeRef=N ${photo}`.quiet();
    await python(
      `
import fitz, sys
document = fitz.open()
page = document.new_page()
page.insert_image(fitz.Rect(72, 72, 144, 120), filename=sys.argv[2])
for key, content in (("Metadata", b"<x:xmpmeta>Someone</x:xmpmeta>"), ("PieceInfo", b"Someone")):
    record = document.get_new_xref()
    document.update_object(record, "<<>>")
    document.update_stream(record, content)
    document.xref_set_key(page.xref, key, f"{record} 0 R" if key == "Metadata" else f"<</Writer<</Private {record} 0 R>>>>")
document.save(sys.argv[1])
`,
      path,
      photo,
    );
    const raw = async (of: string) => (await Bun.$`qpdf --qdf ${of} -`.quiet()).stdout.toString('latin1');
    expect(await raw(path)).toContain('Someone');
    const made = await operate('pdf-metadata', path, { removeAll: true });
    expect(await raw(made.path)).not.toContain('Someone');
    for (const one of [path, made.path]) await Bun.$`pdfimages -j ${one} ${one}`.quiet();
    expect(await Bun.$`exiftool -a -G1 ${made.path}-000.jpg`.text()).not.toMatch(/GPS|Someone/);
    expect(await Bun.$`compare -metric AE ${path}-000.jpg ${made.path}-000.jpg null: 2>&1`.text()).toBe('0');
    await check(made.path);
  });

  test('nothing to do is a note', async () =>
    expect(await rejection(sample('Alpha', 2).then((path) => operate('pdf-metadata', path)))).toMatchObject({ code: 'option_missing' }));
});
