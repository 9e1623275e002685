import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { fromCollection } from './collection.ts';
import { fromEot, toEot } from './eot.ts';
import { withTrueBoxes } from './glyph-boxes.ts';
import { nameOf } from './names.ts';
import type { FontReply, FontRequest } from './protocol.ts';
import { outlinesOf, settled, tablesOf } from './sfnt.ts';
import { fromWoff, toWoff } from './woff.ts';
import { hasOverlaps, toPlainWoff2 } from './woff2.ts';

/** Number of a font's name with its style. */
const fullName = 4;

const pack = (font: Buffer, to: string): Buffer => {
  const outlines = outlinesOf(tablesOf(font));
  if (outlines === 'postscript' && (to === 'ttf' || to === 'eot'))
    throw new WorkerProblem('unsupported_conversion', message('fontPostScript'));
  if (outlines === 'truetype' && to === 'otf') throw new WorkerProblem('unsupported_conversion', message('fontTrueType'));
  return to === 'eot' ? toEot(font) : to === 'woff' ? toWoff(font) : font;
};

void serve<FontRequest>(async ({ input, from, to, output, index, packs }): Promise<FontReply> => {
  const file = readFileSync(input);
  const stated =
    index !== undefined ? fromCollection(file, index) : from === 'eot' ? fromEot(file) : from === 'woff' ? fromWoff(file) : file;
  const font = settled(withTrueBoxes(stated));
  const packed = pack(font, to);
  writeFileSync(output, packs ? toPlainWoff2(font) : packed);
  const name = index === undefined ? '' : nameOf(tablesOf(font).get('name') ?? Buffer.alloc(0), fullName);
  return { name: name.slice(0, 100), hasOverlaps: to === 'woff2' && hasOverlaps(font) };
});
