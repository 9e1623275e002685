import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { isNightly } from '../../testing/nightly.ts';
import { readText } from '../../testing/read-text.ts';
import { officeEngine } from './engine.ts';
import { samplePagesOfXml } from './iwork-samples.ts';
import { made } from './testing-inputs.ts';

longTimeout();

describe.skipIf(lacks('soffice', 'pdftotext', 'unzip'))('documents of programs that LibreOffice only reads', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  test('everything that is offered of older and other programs comes out', async () => {
    for (const from of ['pages', 'numbers', 'key', 'wk3', 'wq1', 'wri', 'cdr']) {
      const path = join(harness.dir, `sample.${from}`);
      await Bun.write(path, made[from]?.() ?? '');
      for (const to of isNightly ? outputsFor(from) : outputsFor(from).slice(0, 1)) {
        const { paths } = await harness.convert(path, from, to);
        expect([from, to, paths.length > 0 && paths.every((one) => Bun.file(one).size > 0)]).toEqual([from, to, true]);
      }
    }
  });

  test('documents of Apple: of 2009 and before, locked, and newer than what can be read', async () => {
    const attempt = async (from: string, to: string, bytes: Uint8Array): Promise<string> => {
      const path = join(harness.dir, `apple.${from}`);
      await Bun.write(path, bytes);
      const step = stepFinder(officeEngine)(from, to);
      return harness.follow(path, [{ engine: officeEngine, step }]).then(
        ({ paths: [made = ''] }) => made,
        ({ code }) => code,
      );
    };
    expect((await readText(await attempt('pages', 'docx', samplePagesOfXml()), 'docx')).replace(/\s+/g, ' ')).toContain(
      'Ein Brief von 1996',
    );
    const newer = zipSync({ 'Index/Document.iwa': strToU8('x'), 'Index/Metadata.iwa': strToU8('x') });
    expect(await attempt('numbers', 'xlsx', newer)).toBe('unsupported_conversion');
    expect(await attempt('key', 'pdf', newer)).toBe('unsupported_conversion');
    expect(await attempt('pages', 'pdf', newer)).toBe('corrupt_input');
    expect(await attempt('pages', 'pdf', zipSync({ '.iwpv2': strToU8('x'), 'index.xml': strToU8('x') }))).toBe('password_protected');
    // A file of another format than its extension says is rejected.
    expect(await attempt('numbers', 'xlsx', samplePagesOfXml())).toBe('corrupt_input');
  });
});
