/** Removes each program, library and package in turn, and checks the offers of `/api/formats` with real conversions. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { canonicalFormat, extensionOf } from '../../catalogue/formats.ts';
import { readConfig } from '../config/config.ts';
import type { Engine } from '../contract/engine.ts';
import { programsOf, workersOf } from '../contract/needs.ts';
import { sampleFodg, sampleFodp, sampleFods, sampleHtml } from '../engines/office/samples.ts';
import { makePdf } from '../engines/pdf-document/testing/make-pdf.ts';
import { engines } from '../engines.ts';
import { makeOffers } from '../planning/offers.ts';
import { type PlannedStep, plan } from '../planning/plan.ts';
import { startApp } from '../testing/app.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { makePresence } from './presence.ts';
import { prepareToolchain } from './toolchain.ts';

longTimeout();

/** Everything that a step or its worker can lack. */
const steps = engines.flatMap((engine) => engine.steps);
const kinds = workersOf(steps);
const names = [
  ...new Set([
    ...steps.flatMap((step) => [...programsOf(step), ...(step.needs.files ?? [])]),
    ...kinds.flatMap(({ needs = {}, beside = [] }) => [...(needs.programs ?? []), ...(needs.files ?? []), ...beside]),
  ]),
];

let harness: Harness;
let dir: string;
beforeAll(async () => {
  harness = await startHarness();
  dir = makeTestFolder('without');
});
afterAll(async () => {
  await harness.close();
});

const tone = (): Uint8Array => {
  const head = Buffer.from(
    '52494646241f000057415645666d7420100000000100010040 1f0000803e0000020010006461746100 1f0000'.replace(/ /g, ''),
    'hex',
  );
  return Buffer.concat([head, Buffer.from(Int16Array.from({ length: 3968 }, (_, at) => 9000 * Math.sin(at / 5)).buffer)]);
};
/** A page with a table, for plans that accept only tables. */
const cells = [
  ['Part', 'Amount', 'Price'],
  ['Screw', '45', '4.50'],
  ['Nut', '12', '3.20'],
  ['Bolt', '7', '9.90'],
].flatMap((row, line) => row.map((text, column) => ({ text, x: 72 + 120 * column, y: 160 + 18 * line, size: 12 })));

const seeds: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  png: (path) => sharp({ create: { width: 48, height: 32, channels: 3, background: '#2846c8' } }).toFile(path),
  svg: (path) => Bun.write(path, '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><path d="M0 0h48v32z"/></svg>'),
  ps: (path) => Bun.write(path, '%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n20 20 60 40 rectfill showpage\n'),
  pdf: (path) => Bun.write(path, makePdf([{ text: 'Some words of a letter.', x: 72, y: 100, size: 12 }, ...cells])),
  html: (path) => Bun.write(path, sampleHtml()),
  md: (path) => Bun.write(path, '# Title\n\nSome *words*.\n'),
  txt: (path) => Bun.write(path, 'Some words of a letter.\n\nAnd some more.\n'),
  csv: (path) => Bun.write(path, 'name,amount\nscrew,4.5\n'),
  json: (path) => Bun.write(path, '[{"name":"screw","amount":4.5}]'),
  fods: (path) => Bun.write(path, sampleFods()),
  fodp: (path) => Bun.write(path, sampleFodp()),
  fodg: (path) => Bun.write(path, sampleFodg()),
  wav: (path) => Bun.write(path, tone()),
  mp4: async (path) => {
    await Bun.write(`${path}.srt`, '1\n00:00:00,100 --> 00:00:00,900\nWords that are said.\n');
    const streams = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=1', '-f', 'lavfi', '-i', 'sine=d=1', '-i', `${path}.srt`];
    await Bun.$`ffmpeg -v error ${streams} -map 0 -map 1 -map 2 -c:s mov_text -shortest -f mp4 ${path}`.quiet();
  },
  zip: async (path) => {
    await Bun.write(`${path}.txt`, 'words');
    await Bun.$`7zz a -bd -tzip ${path} ${path}.txt`.quiet();
  },
};

/** A file of a format, made by the complete machine from one of the seeds; undefined for formats that are only read. */
const made = new Map<string, Promise<string | undefined>>();
const make = async (format: string): Promise<string | undefined> => {
  const path = join(dir, `seed.${extensionOf(format)}`);
  if (seeds[format]) {
    await seeds[format](path);
    return path;
  }
  const ways = Object.keys(seeds).flatMap((seed) => {
    const chain = plan(engines, seed, format);
    return chain ? [{ seed, cost: chain.reduce((sum, { step }) => sum + step.cost, 0) }] : [];
  });
  const [best] = ways.toSorted((a, b) => a.cost - b.cost);
  const seed = best && (await inputFor(best.seed));
  return best && seed ? (await harness.convert(seed, best.seed, format)).paths[0] : undefined;
};
const inputFor = (format: string): Promise<string | undefined> => {
  const known = made.get(format) ?? make(format);
  made.set(format, known);
  return known;
};

const chainName = (chain: readonly PlannedStep[]): string =>
  chain.map(({ engine, step }) => `${engine.id}:${step.from}>${step.to}`).join(' ');

/** Maximum conversions to try per removal; affected ones come first. */
const most = 6;

type Near = { readonly from: string; readonly to: string };

/**
 * Pairs still on offer that the removal affects: their plan used it and has changed, they preferred it, or an engine in their plan has
 * other steps that need it. One for each engine, reason and kind of plan.
 */
const nearPairs = (name: string, here: readonly Engine[]): readonly Near[] => {
  const needsIt = new Set(
    engines
      .filter(({ steps: all }) =>
        all.some(({ needs }) =>
          makePresence(new Set([name]))
            .absent(needs)
            .includes(name),
        ),
      )
      .map(({ id }) => id),
  );
  const seen = new Set<string>();
  const ranked: (Near & { readonly rank: number })[] = [];
  const { outputs } = makeOffers(here);
  for (const [from, targets] of outputs)
    for (const to of targets) {
      const before = plan(engines, canonicalFormat(from), canonicalFormat(to)) ?? [];
      const now = plan(here, canonicalFormat(from), canonicalFormat(to)) ?? [];
      const isChanged = chainName(before) !== chainName(now);
      const preferred = before.some(
        ({ step: { prefers = {} } }) =>
          prefers.programs?.includes(name) ||
          (prefers.workers ?? []).some((kind) =>
            makePresence(new Set([name]))
              .absent({ workers: [kind] })
              .includes(name),
          ),
      );
      const isNear = now.some(({ engine }) => needsIt.has(engine.id));
      if (!isChanged && !preferred && !isNear) continue;
      const rank = isChanged ? 0 : preferred ? 1 : 2;
      const key = `${rank} ${now.map(({ engine }) => engine.id).join(' ')} ${rank < 2 ? now[0]?.step.from : ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      ranked.push({ from, to, rank });
    }
  return ranked.toSorted((a, b) => a.rank - b.rank).slice(0, most);
};

describe('a machine offers what it can do', () => {
  for (const name of names)
    test(`without ${name}`, async () => {
      const dataDir = join(dir, 'data');
      const config = readConfig({ DATA_DIR: dataDir, SPARE_WORKERS: '0', DOCUMENTS_PER_WORKER: '1000' }, 2);
      const tools = await prepareToolchain(config, { without: [name] });
      const app = await startApp({ DATA_DIR: dataDir }, { tools });
      try {
        const { conversions } = (await (await app.send('/api/formats')).json()) as { conversions: Record<string, readonly string[]> };
        const complete = [...makeOffers(engines).outputs].flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));
        const offered = Object.entries(conversions).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`));
        expect(offered.filter((pair) => !complete.includes(pair))).toEqual([]);
        const failed: string[] = [];
        for (const { from, to } of nearPairs(name, tools.engines)) {
          const input = await inputFor(canonicalFormat(from));
          if (!input) continue;
          const answer = await app.convert({
            file: new File([await Bun.file(input).bytes()], `a.${from}`),
            inputFormat: from,
            outputFormat: to,
          });
          if (!answer.ok) failed.push(`${from} to ${to}: ${answer.status} ${((await answer.json()) as { code: string }).code}`);
        }
        expect(failed).toEqual([]);
      } finally {
        await app.close();
        await tools.close();
      }
    });
});

test('what needs nothing of the machine but itself is there without all programs', () => {
  const { outputs } = makeOffers(makePresence(new Set(names.filter((name) => name !== 'sharp'))).present(engines));
  expect(outputs.get('png')).toContain('jpg');
  expect(outputs.get('csv')).toContain('json');
  expect(outputs.get('csv')).not.toContain('pdf');
});
