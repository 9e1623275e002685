/** Books that refer to files outside their folder. Runs without a sandbox: Calibre itself must stay inside the book. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { calibreEngine } from './engine.ts';

longTimeout();

describe.skipIf(lacks('calibre-debug'))('without a sandbox', () => {
  let harness: Harness;
  let taken: string;
  let image: Buffer;
  beforeAll(async () => {
    harness = await startHarness('none');
    taken = join(harness.dir, 'secret.png');
    image = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c1fe11' } })
      .png()
      .toBuffer();
    await writeFile(taken, image);
    await chmod(taken, 0o644);
  });
  afterAll(() => harness.close());

  /** The parts of the resulting EPUB; none if the book is refused as damaged. */
  const convert = async (name: string, from: string, content: Uint8Array | string): Promise<readonly Uint8Array[]> => {
    const step = calibreEngine.steps.find((one) => one.from === from && one.to === 'epub');
    if (!step) throw new Error('Calibre reads no such book.');
    const book = join(harness.dir, name);
    await writeFile(book, content);
    try {
      const { paths } = await harness.follow(book, [{ engine: calibreEngine, step }]);
      return Object.values(unzipSync(await Bun.file(paths[0] ?? '').bytes()));
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: 'corrupt_input' });
      return [];
    }
  };

  test('the cover of an HTMLZ is a file of the book', async () => {
    const way = `${'../'.repeat(12)}${taken.slice(1)}`;
    const book = zipSync({
      'index.html': strToU8(`<html><body><p>Words</p><img src="file://${taken}"><img src="${way}"></body></html>`),
      'metadata.opf': strToU8(
        `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><guide><reference type="cover" href="${way}"/></guide></package>`,
      ),
    });
    const parts = await convert('cover.htmlz', 'htmlz', book);
    expect(parts.some((part) => image.equals(part))).toBe(false);
  });

  test('an image inside an FB2 is not written where its name leads', async () => {
    const outside = join(harness.dir, 'written');
    const book = `<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><p>Words</p></section></body><binary id="${outside}.png" content-type="image/png">${Buffer.from('x').toString('base64')}</binary></FictionBook>`;
    await chmod(harness.dir, 0o777);
    await convert('image.fb2', 'fb2', book);
    expect(existsSync(`${outside}.png`)).toBe(false);
  });
});
