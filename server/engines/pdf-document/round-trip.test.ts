import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plan } from '../../planning/plan.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';

longTimeout();

/**
 * Documents of known structure are printed, converted back, and compared block by block. The floors are slightly below the measured values;
 * a change that loses structure fails here before it reaches visitors.
 */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** A block as [kind, text]; kinds are HTML's. */
type Piece = readonly [kind: string, text: string];

const sentence = (n: number): string =>
  [
    'The tide comes in twice a day, and with it the smaller boats that cannot lie at the outer wall.',
    'Ropes are laid in the long hall behind the market, where the floor still slopes towards the sea.',
    'Anyone may watch from the gallery, though the noise of the machines makes talk impossible.',
    'In winter the work stops at four, since the windows face north and lamps are thought a danger.',
    'A list of prices hangs beside the door and has not been changed for eleven years.',
  ][n % 5] as string;

const paragraph = (n: number): Piece => ['p', [0, 1, 2].map((k) => sentence(n + k)).join(' ')];

const report: readonly Piece[] = [
  ['h1', 'The rope works'],
  paragraph(0),
  ['h2', 'How to get there'],
  paragraph(1),
  ['li', 'By boat from the northern pier'],
  ['li', 'On foot along the sea wall, which takes about an hour when the wind is fair and rather longer when it is not'],
  ['li', 'By the yellow bus'],
  paragraph(2),
  ['h2', 'Prices'],
  ['td', 'Rope'],
  ['td', 'Metres'],
  ['td', 'Price'],
  ['td', 'Hemp'],
  ['td', '40'],
  ['td', '12.50'],
  ['td', 'Sisal'],
  ['td', '60'],
  ['td', '9.80'],
  paragraph(3),
  ['h2', 'A day in the hall'],
  paragraph(4),
  paragraph(5),
  paragraph(6),
];

/** Table cells come in rows of three. */
const sourceOf = (pieces: readonly Piece[]): string => {
  const body = pieces
    .map(([kind, text]) => `<${kind}>${text}</${kind}>`)
    .join('\n')
    .replace(/(<li>[\s\S]*<\/li>)/, '<ul>$1</ul>')
    .replace(
      /<td>[\s\S]*<\/td>/,
      (cells) => `<table border="1" cellspacing="0">${cells.replace(/((?:<td>[^<]*<\/td>\s*){3})/g, '<tr>$1</tr>')}</table>`,
    );
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Rope</title></head><body>${body}</body></html>`;
};

/** Splits pages into HTML blocks; drops markup inside a block. */
const piecesOf = (html: string): readonly Piece[] =>
  [...html.matchAll(/<(h[1-6]|p|li|td|th)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, kind = '', text = '']) => [
    kind === 'th' ? 'td' : kind,
    text
      .replace(/<[^>]+>/g, '')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim(),
  ]);

/** F1 score of the blocks; headings count at any level, since a page shows ranks, not levels. */
const likeness = (expected: readonly Piece[], found: readonly Piece[]): number => {
  const key = ([kind, text]: Piece) => `${kind.replace(/\d/, '')} ${text}`;
  const left = found.map(key);
  let hits = 0;
  for (const piece of expected) {
    const at = left.indexOf(key(piece));
    if (at < 0) continue;
    left.splice(at, 1);
    hits++;
  }
  return (2 * hits) / (expected.length + found.length);
};

/** Prints via these formats, and converts the PDF to HTML. */
const roundTrip = async (way: readonly string[]): Promise<readonly Piece[] | undefined> => {
  let path = join(harness.dir, `report-${way.join('-')}.html`);
  await Bun.write(path, sourceOf(report));
  const formats = ['html', ...way, 'pdf', 'html'];
  for (let i = 0; i + 1 < formats.length; i++) {
    const [from, to] = [formats[i] as string, formats[i + 1] as string];
    if (!plan(harness.tools.engines, from, to)) return undefined;
    const { paths } = await harness.convert(path, from, to);
    path = paths[0] ?? '';
  }
  return piecesOf(await Bun.file(path).text());
};

describe('a document that was printed', () => {
  test.each([
    ['by a browser', [], 0.95],
    ['by an office program', ['docx'], 0.95],
  ] as const)('%s comes back', async (_, way, floor) => {
    const found = await roundTrip(way);
    if (!found) throw new Error('No program prints here: the toolchain is not installed.');
    expect(likeness(report, found)).toBeGreaterThanOrEqual(floor);
  });
});

/** Real documents with a known text, if the folder of shared files is present. */
describe('documents of the shared set', () => {
  const shared = join(import.meta.dir, '../../../../shared/pdf-roundtrip/pdf');
  const path = join(shared, 'synth-report-lists.pdf');
  test.skipIf(!existsSync(path))('a report keeps its headings, lists and table', async () => {
    const { paths } = await harness.convert(path, 'pdf', 'html');
    const pieces = piecesOf(await Bun.file(paths[0] ?? '').text());
    const count = (kind: RegExp) => pieces.filter(([k]) => kind.test(k)).length;
    expect([count(/^h/), count(/^td/)]).toEqual([11, 24]);
    expect(count(/^li/)).toBeGreaterThanOrEqual(13);
  });
});
