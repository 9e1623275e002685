import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfOf } from '../merge-pdf/samples.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/** The path of what comes of these edits of a PDF of three pages. */
const edit = async (
  edits: unknown,
  further: readonly { readonly name: string; readonly content: Uint8Array | string }[] = [],
): Promise<string> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.zip`);
  await writeBundle(path, [{ name: 'in.pdf', content: pdfOf('Alpha', 3) }, ...further], { document: '1', edits });
  return (await harness.operate('edit-pdf', path, 'zip')).paths[0] ?? '';
};
const refused = (edits: unknown, further?: Parameters<typeof edit>[1]): Promise<string> =>
  edit(edits, further).then(
    () => 'ok',
    (thrown: { readonly code?: string }) => String(thrown.code),
  );
const tell = (...argv: readonly string[]): Promise<string> => Bun.$`${argv}`.quiet().text();

describe('changes to a PDF', () => {
  test('stamps and watermarks are on the pages that were named, and read upright on turned ones', async () => {
    const pdf = await edit(
      [
        { do: 'rotate', angle: 90, pages: '2' },
        { do: 'stamp', source: 'text', text: 'DRAFT', pages: '1-2', options: { rot: '0', pos: 'tl', scale: '0.5 abs', fillc: '#FF0000' } },
        { do: 'stamp', source: 'image', file: '2', under: true, pages: '3', options: { scale: '0.2', opacity: '0.5' } },
        { do: 'stamp', source: 'pdf', file: '3', options: { scale: '0.1', pos: 'br' } },
      ],
      [
        { name: 'a.png', content: png },
        { name: 'b.pdf', content: pdfOf('Beta', 1) },
      ],
    );
    const pages = (await tell('pdftotext', pdf, '-')).split('\f');
    expect(pages.slice(0, 3).map((page) => page.includes('DRAFT'))).toEqual([true, true, false]);
    expect(pages.slice(0, 3).every((page) => page.includes('Beta'))).toBe(true);
    // At the top left of the page as it is shown, and nowhere else.
    const drawn = join(harness.dir, 'turned.png');
    await Bun.$`mutool draw -q -r 144 -o ${drawn} ${pdf} 2`.quiet();
    const redIn = async (part: string): Promise<boolean> =>
      Number(await tell('convert', drawn, '-gravity', part, '-crop', '50%x50%+0+0', '+repage', '-format', '%[fx:mean.r-mean.g]', 'info:')) >
      0.001;
    expect([await redIn('NorthWest'), await redIn('SouthEast')]).toEqual([true, false]);
    expect(await tell('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors');
  });

  test('properties, bookmarks and attachments are there for other programs', async () => {
    const pdf = await edit(
      [
        {
          do: 'metadata',
          values: {
            Title: 'Über',
            Author: 'Ada',
            CreateDate: '2006-09-18T16:27:50-04:00',
            Keywords: ['a', 'b'],
            Copyright: 'C',
            Trapped: 'Unknown',
          },
        },
        { do: 'bookmarks', list: [{ title: 'First', page: 1, children: [{ title: 'Second', page: 2 }] }] },
        { do: 'embed', files: ['2'], about: { 'x.xml': { mimeType: 'text/xml', relationship: 'Data' } } },
      ],
      [{ name: '../../x.xml', content: '<x/>' }],
    );
    const info = await tell('pdfinfo', '-rawdates', pdf);
    for (const line of [/^Title: +Über$/m, /^Author: +Ada$/m, /^Keywords: +a, b$/m, /20060918162750-04'00'/]) expect(info).toMatch(line);
    expect(await tell('mutool', 'show', pdf, 'outline')).toMatch(/First[\s\S]*Second/);
    expect(await tell('pdfdetach', '-list', pdf)).toContain('x.xml');
    expect(await tell('qpdf', '--qdf', '--object-streams=disable', pdf, '-')).toContain('/AFRelationship /Data');
  });

  test('a password and permissions hold', async () => {
    const pdf = await edit([{ do: 'encrypt', userPassword: 'u', ownerPassword: 'o', allowPrinting: false }]);
    expect(await tell('pdfinfo', '-upw', 'u', pdf)).toMatch(
      /Encrypted: +yes \(print:no copy:yes change:yes addNotes:yes algorithm:AES-256\)/,
    );
    expect((await Bun.$`pdfinfo ${pdf}`.quiet().nothrow()).exitCode).not.toBe(0);
  });

  test('whatever else a bundle says is refused', async () => {
    const deep = (levels: number): unknown => (levels === 0 ? [] : [{ title: 'x', page: 1, children: deep(levels - 1) }]);
    const cases: readonly (readonly [edits: unknown, code: string])[] = [
      ['no list', 'invalid_request'],
      [[{ do: '__import__' }], 'invalid_request'],
      [[null], 'invalid_request'],
      [Array.from({ length: 500 }, () => ({ do: 'rotate', angle: 90 })), 'invalid_request'],
      [[{ do: 'rotate', angle: 45 }], 'invalid_request'],
      [[{ do: 'rotate', angle: 90, pages: '9' }], 'invalid_request'],
      [[{ do: 'rotate', angle: 90, pages: '1;2' }], 'invalid_request'],
      [[{ do: 'stamp', source: 'image', file: '77' }], 'invalid_request'],
      [[{ do: 'stamp', source: 'image', file: '../1' }], 'invalid_request'],
      [[{ do: 'stamp', source: 'image', file: '1' }], 'corrupt_input'],
      [[{ do: 'stamp', source: 'text', text: 'x'.repeat(5000) }], 'invalid_request'],
      [[{ do: 'stamp', source: 'text', text: '日本' }], 'invalid_request'],
      [[{ do: 'metadata', values: { 'a/b': 'x' } }], 'invalid_request'],
      [[{ do: 'metadata', values: { Title: 'x'.repeat(50_000) } }], 'invalid_request'],
      [[{ do: 'metadata', values: { CreateDate: 'soon' } }], 'invalid_request'],
      [[{ do: 'bookmarks', list: [{ title: 'x', page: 9 }] }], 'invalid_request'],
      [[{ do: 'bookmarks', list: deep(30) }], 'invalid_request'],
      [[{ do: 'encrypt' }], 'invalid_request'],
    ];
    for (const [edits, code] of cases)
      expect([JSON.stringify(edits).slice(0, 60), await refused(edits)]).toEqual([JSON.stringify(edits).slice(0, 60), code]);
  });
});
