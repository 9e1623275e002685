import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { normaliseFormat } from '../../../catalogue/formats.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { look, meanOf } from './testing.ts';

longTimeout();

/** Real files and their facts, if present beside the checkout. */
const folder = new URL('../../../../shared/fixtures/', import.meta.url).pathname;
const present = existsSync(`${folder}MANIFEST.json`);

type Facts = {
  readonly width?: number;
  readonly height?: number;
  readonly upright_width?: number;
  readonly upright_height?: number;
  readonly entries?: readonly string[];
  readonly frames_or_pages?: number;
  readonly mean_rgb?: readonly [number, number, number];
};
type Item = { readonly path: string; readonly format: string; readonly expect: string; readonly facts?: Facts };

const items: readonly Item[] = present ? JSON.parse(readFileSync(`${folder}MANIFEST.json`, 'utf8')).items : [];
const families = new Set(['jpg', 'png', 'webp', 'gif', 'avif', 'bmp', 'tiff', 'ico', 'heic', 'psd', 'raw', 'svg']);
const images = items.flatMap((item) => {
  const from = normaliseFormat(item.format);
  return from && families.has(from) ? [{ ...item, from }] : [];
});

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** Of an icon the largest image is converted; of other files the first. Drawings have various size definitions. */
const sizeOf = ({ from, facts = {} }: (typeof images)[number]): readonly [number, number] | undefined => {
  if (from === 'svg') return undefined;
  if (facts.entries)
    return facts.entries.map((entry) => entry.split('x').map(Number) as [number, number]).sort(([one], [other]) => other - one)[0];
  const [width, height] = [facts.upright_width ?? facts.width, facts.upright_height ?? facts.height];
  return width && height ? [width, height] : undefined;
};

describe.skipIf(!present)('real images', () => {
  for (const item of images) {
    const to = item.from === 'png' ? 'jpg' : 'png';
    const convert = () => harness.convert(folder + item.path, item.from, to);

    if (item.expect === 'ok' || item.expect === 'ok-but-nothing-leaked')
      test(`${item.path} to ${to}`, async () => {
        const { paths, notes } = await convert();
        const pages = item.from === 'tiff' ? (item.facts?.frames_or_pages ?? 1) : 1;
        expect(paths).toHaveLength(pages);
        const seen = await look(paths[0] ?? '', to);
        const size = sizeOf(item);
        if (size) expect([seen.width, seen.height]).toEqual([...size]);
        // The facts of a HEIC with several images describe its first, but the primary one is converted.
        const severalImages = notes.some((note) => note.includes('The main one'));
        if (item.facts?.mean_rgb && !severalImages)
          for (const [channel, mean] of (await meanOf(paths[0] ?? '', to)).entries())
            expect(Math.abs(mean - (item.facts.mean_rgb[channel] ?? 0))).toBeLessThanOrEqual(6);
      });
    else
      test(`${item.path} is refused, or what can be read of it comes out and says so`, async () => {
        const outcome = await convert().catch((thrown: { code?: string }) => thrown);
        if ('code' in outcome) expect(['corrupt_input', 'content_mismatch', 'unsupported_conversion']).toContain(outcome.code ?? '');
        else {
          expect((await look((outcome as Awaited<ReturnType<typeof convert>>).paths[0] ?? '', to)).width).toBeGreaterThan(0);
          if (item.expect === 'error-or-preview-only')
            expect((outcome as Awaited<ReturnType<typeof convert>>).notes.join()).toContain('preview');
        }
      });
  }
});
