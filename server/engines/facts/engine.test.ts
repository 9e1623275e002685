import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { embeddedFormats, factFormats } from '../../../catalogue/service-operations.ts';
import { createZip } from '../../formats/zip/write.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pdfOf } from '../merge-pdf/samples.ts';
import type { FileFacts } from './facts.ts';
import { writeSample } from './samples.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const make = async (format: string): Promise<string> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
  if (format === 'pdf') await Bun.write(path, pdfOf('Alpha', 3));
  else await writeSample(path, format);
  return path;
};
const factsOf = async (path: string, format: string): Promise<FileFacts> => {
  const { paths } = await harness.operate('file-facts', path, format);
  return (await Bun.file(paths[0] ?? '').json()) as FileFacts;
};
const embeddedIn = async (path: string, format: string): Promise<string> => {
  const { paths } = await harness.operate('embedded-files', path, format);
  return Bun.$`unzip -Z -1 ${paths[0] ?? ''}`.text();
};
const codeOf = (thrown: { readonly code?: string }): string | undefined => thrown.code;

const images = ['jpg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'];

describe('facts', () => {
  test('of documents, mails, books and pages: title, author, date', async () => {
    for (const format of factFormats.filter((one) => one !== 'pdf' && !images.includes(one))) {
      const { title, authors, created } = await factsOf(await make(format), format);
      expect([format, title, authors?.join(), created]).toEqual([
        format,
        'Title',
        format === 'eml' ? 'Ada <ada@example.org>' : 'Ada',
        '2026-01-02T03:04:05Z',
      ]);
    }
  });

  test('of images: width and height', async () => {
    for (const format of images) {
      const { width, height } = await factsOf(await make(format), format);
      expect([format, width, height]).toEqual([format, ...(format === 'heic' ? [64, 48] : [7, 5])]);
    }
  });

  test('of a PDF: its pages', async () => {
    expect(await factsOf(await make('pdf'), 'pdf')).toMatchObject({ pages: 3 });
  });

  test('of a hostile file are cut, or an error, and quick', async () => {
    const long = join(harness.dir, 'long.docx');
    const zip = createZip(long);
    await zip.add(
      'docProps/core.xml',
      `<c xmlns:dc="d"><dc:title>${'a\u0001b'.replace('\u0001', '&#x9;')}${'x'.repeat(1_000_000)}</dc:title></c>`,
    );
    zip.close();
    expect((await factsOf(long, 'docx')).title?.length).toBe(10_000);
    const laughs = join(harness.dir, 'laughs.docx');
    const bomb = createZip(laughs);
    await bomb.add('docProps/core.xml', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>');
    bomb.close();
    expect(await factsOf(laughs, 'docx').catch(codeOf)).toBe('unsafe_content');
    const noise = join(harness.dir, 'noise');
    await Bun.write(noise, crypto.getRandomValues(new Uint8Array(5000)));
    for (const format of ['pdf', 'docx', 'odt', 'epub', 'png'])
      expect([format, await factsOf(noise, format).catch(codeOf)]).toEqual([format, 'corrupt_input']);
    const metas = join(harness.dir, 'metas.html');
    await Bun.write(metas, `<html${' '.repeat(100_000)}${'<meta name='.repeat(20_000)}`);
    const began = performance.now();
    await factsOf(metas, 'html');
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

describe('files inside', () => {
  test('come out under plain names', async () => {
    for (const format of embeddedFormats.filter((one) => one !== 'pdf'))
      expect([format, await embeddedIn(await make(format), format)]).toEqual([format, 'dot.png\n']);
  });

  test('of a PDF are its attachments, whatever they are called', async () => {
    const [plain, path] = ['plain.pdf', 'attached.pdf'].map((name) => join(harness.dir, name));
    await Bun.write(plain ?? '', pdfOf('Alpha', 1));
    await Bun.write(join(harness.dir, 'a.txt'), 'attached');
    await Bun.$`qpdf --add-attachment ${join(harness.dir, 'a.txt')} --filename=../../up.txt -- ${plain ?? ''} ${path ?? ''}`.quiet();
    expect(await embeddedIn(path ?? '', 'pdf')).toBe('up.txt\n');
    expect(await embeddedIn(plain ?? '', 'pdf').catch(codeOf)).toBe('nothing_to_convert');
  });
});
